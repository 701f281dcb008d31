#pragma once
#include <QVariantMap>
#include <QWidget>
#include <functional>

class QHBoxLayout;
class QLabel;
class QStackedWidget;
class QPushButton;

namespace nibble::ui {

/// The frame of a page: title and what is shown, actions on the right; under it a message where there is one,
/// and the content or, while there is nothing to show, what to do first.
class Page : public QWidget {
    Q_OBJECT
  public:
    enum class Level { info, success, warning, error };

    Page(const QString& title, const QString& iconName, QWidget* parent = nullptr);

    void setSubtitle(const QString& text);
    const QString& iconName() const { return iconName_; }
    QHBoxLayout* actions() const { return actions_; }
    void setContent(QWidget* content);
    /// `button` may be empty; firstStepClicked() tells that it was pressed.
    void setEmptyState(const QString& headline, const QString& text, const QString& button);
    void showContent(bool content);
    bool showsContent() const;
    void showMessage(Level level, const QString& text);
    /// With a button at the message's end; messageClosed() tells that the user closed it, by either button.
    void showMessage(Level level, const QString& text, const QString& button, std::function<void()> pressed);
    /// Shows what `work` throws: out of a slot it would end the program, and the run that is under way with
    /// it.
    void attempt(const std::function<void()>& work);
    /// Now where the page is seen, else when it is shown next; of several works the last.
    void whenSeen(std::function<void()> work);
    void clearMessage();
    QString message() const;
    void setBusy(bool busy, const QString& what = {});

    /// What the page shows and how, to be remembered from one start to the next and over a change of
    /// language.
    virtual QVariantMap state() const { return {}; }
    virtual void setState(const QVariantMap&) {}

  Q_SIGNALS:
    void firstStepClicked();
    void demoClicked();  ///< the empty state's second button
    void messageClosed();
    void cancelClicked();

  protected:
    void showEvent(QShowEvent* event) override;

  private:
    QString iconName_;
    std::function<void()> later_;  ///< waits for the page to be seen
    QPushButton* messageButton_ = nullptr;
    std::function<void()> messagePressed_;
    QLabel *subtitle_ = nullptr, *messageText_ = nullptr, *busyText_ = nullptr;
    QWidget *banner_ = nullptr, *busy_ = nullptr;
    QHBoxLayout* actions_ = nullptr;
    QStackedWidget* stack_ = nullptr;
};

// The few furnishings that all pages share.
QPushButton* makeButton(const QString& text, const QString& iconName = {}, bool primary = false);
/// A framed surface with a title line around `content`.
QWidget* makeCard(const QString& title, QWidget* content);
/// Pale text, for what is of second interest.
QLabel* makeSecondary(const QString& text = {});

}  // namespace nibble::ui
