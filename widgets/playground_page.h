#pragma once
#include <filesystem>
#include <vector>

#include "widgets/chat_column.h"
#include "widgets/chat_worker.h"
#include "widgets/page.h"
#include "widgets/run_history.h"

class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSplitter;

namespace nibble::ui {

class NumberEdit;

/// Asks up to three models the same thing: the base, what was tuned, what ships in 4 bits.
class PlaygroundPage : public Page {
    Q_OBJECT
  public:
    static constexpr int mostColumns = 3;

    explicit PlaygroundPage(QWidget* parent = nullptr);

    void setHistory(const RunHistory* history);
    void setStore(const RunStore* store);
    /// The models to compare, each a checkpoint's folder or "RUN:STAGE".
    void setSources(const std::vector<ChatSource>& sources);
    const std::vector<ChatColumn*>& columns() const { return columns_; }
    void setReasoningLanguage(const QString& language);
    void ask(const QString& text);
    void stop() { worker_.stop(); }
    bool isBusy() const { return worker_.busy(); }

  Q_SIGNALS:
    void answered();  ///< by all that were asked

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* makeSettings();
    void connectWorker();
    ChatColumn* addColumn();
    void removeColumn(ChatColumn* column);
    void showColumns();
    void suggest();
    std::vector<ChatSource> known();
    void chooseFolder(ChatColumn* column);
    void chooseReference(ChatColumn* column);
    void startAnew();
    void markDifferences();
    void updateActions();
    bool readSettings(ChatOpening& opening, SamplingSettings& sampling);

    ChatWorker worker_;
    const RunHistory* history_ = nullptr;
    const RunStore* store_ = nullptr;
    std::int64_t suggestedFor_ = 0;  ///< the run whose models were chosen by suggest()
    std::vector<ChatColumn*> columns_;
    QSplitter* splitter_ = nullptr;
    QPushButton *add_ = nullptr, *anew_ = nullptr, *send_ = nullptr;
    QCheckBox* shade_ = nullptr;
    QPlainTextEdit* prompt_ = nullptr;
    QComboBox *language_ = nullptr, *effort_ = nullptr;
    QLineEdit* developer_ = nullptr;
    NumberEdit *temperature_ = nullptr, *topP_ = nullptr, *seed_ = nullptr, *longest_ = nullptr;
};

}  // namespace nibble::ui
