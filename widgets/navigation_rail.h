#pragma once
#include <QWidget>

class QButtonGroup;
class QVBoxLayout;

namespace nibble::ui {

/// The pages as a column of icons with their names.
class NavigationRail : public QWidget {
    Q_OBJECT
  public:
    explicit NavigationRail(QWidget* parent = nullptr);

    void addPage(const QString& title, const QString& iconName);
    /// Below the pages, at the bottom.
    void addAction(const QString& title, const QString& iconName,
                   std::function<void(QWidget* button)> clicked);
    void setCurrent(int page);

  Q_SIGNALS:
    void pageClicked(int page);

  private:
    QButtonGroup* group_ = nullptr;
    QVBoxLayout *pages_ = nullptr, *actions_ = nullptr;
};

}  // namespace nibble::ui
