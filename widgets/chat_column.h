#pragma once
#include <QWidget>
#include <optional>
#include <string>
#include <vector>

#include "core/run/chat.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QToolButton;

namespace nibble::ui {

class AnswerView;

/// A model that can be asked.
struct ChatSource {
    std::string source;  ///< a checkpoint's folder, "RUN:STAGE"
    QString label;
};

/// One of the models side by side: which one it is, and the conversation with it.
class ChatColumn : public QWidget {
    Q_OBJECT
  public:
    /// `letter` names the column: A, B, C.
    explicit ChatColumn(const QString& letter, QWidget* parent = nullptr);

    void setSources(const std::vector<ChatSource>& sources);
    void setSource(const ChatSource& source);  ///< added where it is not in the list
    std::string source() const;
    QString label() const;
    void setEnabledChoice(bool on);  ///< of the model
    void setClosable(bool on);

    void ask(const QString& text);
    void showLoading(double share);
    void addTokens(const std::vector<ChatToken>& tokens);
    void finish(const Completion& completion);
    void showProblem(const QString& text);
    void endTurn();  ///< nothing more comes
    void startAnew();
    /// Marks where the answer leaves that of the first column; -1: nowhere.
    void setDifference(int token, const QString& from);

    /// What was said so far, without the beginning that all models share.
    const std::vector<Message>& turns() const { return turns_; }
    const QString& problem() const { return problem_; }
    AnswerView& view() { return *view_; }
    const AnswerView& view() const { return *view_; }
    double tokensPerSecond() const;  ///< behind the first token; 0: not known

  Q_SIGNALS:
    void sourceChanged();
    void folderWanted();     ///< the user wants to choose a checkpoint's folder
    void referenceWanted();  ///< ... or to name a run and stage
    void closeClicked();

  private:
    void choose(int index);
    void showStatus();

    QString letter_;
    QComboBox* choice_ = nullptr;
    QToolButton* close_ = nullptr;
    AnswerView* view_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QLabel* status_ = nullptr;
    std::vector<Message> turns_;
    int chosen_ = -1;  ///< in the list
    bool waiting_ = false, loading_ = false, cutShort_ = false;
    QString problem_, difference_;
};

}  // namespace nibble::ui
