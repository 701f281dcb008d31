#pragma once
#include <QPlainTextEdit>

#include "core/run/run_event.h"

namespace nibble::ui {

class RunHistory;

/// A run's log: warnings and errors in colour; keeps to the end while the user has not scrolled away from it.
class LogView : public QPlainTextEdit {
    Q_OBJECT
  public:
    explicit LogView(QWidget* parent = nullptr);
    /// Shows another run's; the history must outlive this.
    void setHistory(const RunHistory* history);
    void setLines(const std::vector<LogLine>& lines);
    void addLines(const std::vector<LogLine>& lines, std::size_t from);

  private:
    const RunHistory* history_ = nullptr;
};

}  // namespace nibble::ui
