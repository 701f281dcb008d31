#pragma once
#include <QWidget>

class QLabel;
class QToolButton;

namespace nibble::ui {

/// The line above a chart: its title, the unit where there is room for it, what it cannot draw, and its menu.
class PlotHeader : public QWidget {
    Q_OBJECT
  public:
    explicit PlotHeader(QWidget* parent = nullptr);

    void setTitle(const QString& title, const QString& unit);
    const QString& title() const { return titleText_; }
    int titleWidth() const;  ///< that the header needs to show the whole title
    const QString& unit() const { return unitText_; }
    /// How many values are no numbers; empty: none.
    void setNonFinite(const QString& count);

  Q_SIGNALS:
    void menuClicked(const QPoint& global);

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void fitTexts();

    QString titleText_, unitText_;
    QLabel *title_ = nullptr, *unit_ = nullptr, *nonFinite_ = nullptr;
    QToolButton* menu_ = nullptr;
};

}  // namespace nibble::ui
