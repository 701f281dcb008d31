#include "widgets/chat_column.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/answer_view.h"
#include "widgets/format.h"
#include "widgets/icons.h"
#include "widgets/number_edit.h"
#include "widgets/page.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

constexpr int kindRole = Qt::UserRole + 1;
enum Kind { model, folder, reference };

}  // namespace

ChatColumn::ChatColumn(const QString& letter, QWidget* parent) : QWidget(parent), letter_(letter) {
    auto* name = new QLabel(letter);
    name->setFont(scaledFont(1, true));
    choice_ = new QComboBox;
    choice_->setAccessibleName(tr("Model %1").arg(letter));
    choice_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice_->setMinimumContentsLength(12);
    choice_->setMaxVisibleItems(24);
    connect(choice_, &QComboBox::activated, this, &ChatColumn::choose);
    close_ = new QToolButton;
    close_->setIcon(icon("close", IconColor::secondary));
    close_->setAccessibleName(tr("Remove model %1").arg(letter));
    close_->setToolTip(close_->accessibleName());
    close_->setFocusPolicy(Qt::StrongFocus);
    connect(close_, &QToolButton::clicked, this, &ChatColumn::closeClicked);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(11, 1, 8, 0);
    head->setSpacing(8);
    head->addWidget(name);
    head->addWidget(choice_, 1);
    head->addWidget(close_);

    progress_ = new QProgressBar;
    progress_->setTextVisible(false);
    progress_->setRange(0, 1000);
    progress_->hide();
    view_ = new AnswerView;
    view_->setAccessibleName(tr("Conversation with model %1").arg(letter));
    status_ = makeSecondary();
    status_->setWordWrap(true);
    status_->setContentsMargins(12, 0, 12, 7);
    status_->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(4);
    column->addLayout(head);
    column->addWidget(progress_);
    column->addWidget(view_, 1);
    column->addWidget(status_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(makeCard({}, content));
    setMinimumWidth(200);
    showStatus();
}

void ChatColumn::setSources(const std::vector<ChatSource>& sources) {
    const QString label = choice_->currentText();
    const std::string before = source();
    choice_->clear();
    for (const ChatSource& s : sources) choice_->addItem(s.label, QString::fromStdString(s.source));
    if (!sources.empty()) choice_->insertSeparator(choice_->count());
    for (const auto& [text, kind] :
         {std::pair{tr("Folder of a checkpoint…"), folder}, {tr("Another run or stage…"), reference}}) {
        choice_->addItem(text);
        choice_->setItemData(choice_->count() - 1, kind, kindRole);
    }
    chosen_ = -1;
    choice_->setCurrentIndex(-1);
    if (!before.empty()) setSource({before, label});
}

void ChatColumn::setSource(const ChatSource& source) {
    int index = choice_->findData(QString::fromStdString(source.source));
    if (index < 0) choice_->insertItem(index = 0, source.label, QString::fromStdString(source.source));
    choice_->setCurrentIndex(chosen_ = index);
    choice_->setToolTip(QString::fromStdString(source.source));
    showStatus();
}

std::string ChatColumn::source() const {
    return chosen_ < 0 ? std::string() : choice_->itemData(chosen_).toString().toStdString();
}

QString ChatColumn::label() const {
    return chosen_ < 0 ? QString() : choice_->itemText(chosen_);
}

void ChatColumn::choose(int index) {
    const int kind = choice_->itemData(index, kindRole).toInt();
    if (kind == model) {
        if (index == chosen_) return;
        setSource({choice_->itemData(index).toString().toStdString(), choice_->itemText(index)});
        Q_EMIT sourceChanged();
        return;
    }
    choice_->setCurrentIndex(chosen_);
    kind == folder ? Q_EMIT folderWanted() : Q_EMIT referenceWanted();
}

void ChatColumn::setEnabledChoice(bool on) {
    choice_->setEnabled(on);
    close_->setEnabled(on);
}

void ChatColumn::setClosable(bool on) {
    close_->setVisible(on);
}

void ChatColumn::ask(const QString& text) {
    turns_.push_back(make_message("user", text.toStdString()));
    view_->addQuestion(text);
    waiting_ = true;
    cutShort_ = false;
    problem_.clear();
    difference_.clear();
    showStatus();
}

void ChatColumn::showLoading(double share) {
    loading_ = true;
    progress_->show();
    progress_->setValue(int(1000 * share));
    showStatus();
}

void ChatColumn::addTokens(const std::vector<ChatToken>& tokens) {
    loading_ = waiting_ = false;
    progress_->hide();
    view_->addTokens(tokens);
    showStatus();
}

void ChatColumn::finish(const Completion& completion) {
    for (const Message& message : completion.messages) turns_.push_back(message);
    cutShort_ = !completion.finished;
    endTurn();
}

void ChatColumn::showProblem(const QString& text) {
    problem_ = text;
    endTurn();
}

void ChatColumn::endTurn() {
    loading_ = waiting_ = false;
    progress_->hide();
    showStatus();
}

void ChatColumn::startAnew() {
    turns_.clear();
    view_->clearAll();
    problem_.clear();
    difference_.clear();
    endTurn();
}

void ChatColumn::setDifference(int token, const QString& from) {
    view_->setDifference(token);
    difference_ = token < 0 ? QString() : tr("differs from %1 at token %2").arg(from, formatCount(token + 1));
    showStatus();
}

double ChatColumn::tokensPerSecond() const {
    if (view_->isEmpty() || view_->tokens().size() < 2) return 0;
    const std::vector<ChatToken>& tokens = view_->tokens();
    const double seconds = tokens.back().seconds - tokens.front().seconds;
    return seconds > 0 ? double(tokens.size() - 1) / seconds : 0;
}

void ChatColumn::showStatus() {
    setStyleProperty(status_, "level", problem_.isEmpty() ? "" : "error");
    if (!problem_.isEmpty()) return status_->setText(problem_);
    if (loading_) return status_->setText(tr("Loading the model…"));
    if (waiting_) return status_->setText(tr("Waiting for its turn…"));
    if (view_->isEmpty() || view_->tokens().empty())
        return status_->setText(source().empty() ? tr("Choose a model above.") : tr("Ready."));
    QStringList parts = {tr("%n token(s)", nullptr, int(view_->tokens().size()))};
    if (const double speed = tokensPerSecond(); speed > 0)
        parts << tr("%1 tokens/s").arg(formatValue(speed, 3));
    if (cutShort_) parts << tr("cut short");
    if (!difference_.isEmpty()) parts << difference_;
    status_->setText(parts.join(QString::fromUtf8(" · ")));
}

}  // namespace nibble::ui
