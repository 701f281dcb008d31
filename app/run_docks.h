#pragma once
#include <QList>
#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;

namespace nibble::ui {

class LogView;
class RunHistory;
class RunLoss;

/// What can stay in view beside every page: the loss and the log of a run, each in a dock that can be moved,
/// set free and closed.
class RunDocks : public QObject {
    Q_OBJECT
  public:
    /// Puts them, closed, into `desk`, which owns this.
    explicit RunDocks(QMainWindow* desk);

    void setHistory(const RunHistory* history);
    const QList<QAction*>& toggles() const { return toggles_; }  ///< open and close
    const RunLoss& loss() const { return *loss_; }
    const LogView& log() const { return *log_; }

  private:
    void add(QWidget* content, const QString& title, const char* name, QAction* toggle);

    QMainWindow* desk_;
    RunLoss* loss_;
    LogView* log_;
    QList<QAction*> toggles_;
};

}  // namespace nibble::ui
