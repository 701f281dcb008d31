#include "widgets/field_editor.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QToolButton>

#include "widgets/icons.h"
#include "widgets/number_edit.h"
#include "widgets/page.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

using nlohmann::json;

constexpr int nameWidth = 168, inputWidth = 176;

QString text(const json& value) {
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

QString unitText(const std::string& unit) {
    if (unit == "tokens") return FieldEditor::tr("tokens");
    if (unit == "steps") return FieldEditor::tr("steps");
    if (unit == "epochs") return FieldEditor::tr("epochs");
    if (unit == "rows") return FieldEditor::tr("rows");
    if (unit == "batches") return FieldEditor::tr("batches");
    return QString::fromStdString(unit);
}

/// "0 to 1", "from 1" ...; empty without a limit. A limit that nobody reaches is not worth its room.
QString rangeText(const FieldInfo& info) {
    constexpr double beyondUse = 1e6;
    if (info.minimum && info.maximum && *info.maximum < beyondUse)
        return FieldEditor::tr("%1 to %2").arg(numberText(*info.minimum), numberText(*info.maximum));
    if (info.minimum) return FieldEditor::tr("from %1").arg(numberText(*info.minimum));
    if (info.maximum && *info.maximum < beyondUse)
        return FieldEditor::tr("up to %1").arg(numberText(*info.maximum));
    return {};
}

QString initialText(const json& value) {
    if (value.is_null() || (value.is_string() && value.get<std::string>().empty()) ||
        (value.is_array() && value.empty()))
        return FieldEditor::tr("empty");
    if (value.is_number()) return numberText(value.get<double>());
    return value.is_string() ? text(value) : QString::fromStdString(value.dump());
}

}  // namespace

FieldEditor::FieldEditor(const FieldInfo& info, QWidget* parent) : QWidget(parent), info_(info) {
    const QString key = QString::fromStdString(info.key);
    name_ = new QLabel(key);
    name_->setFixedWidth(nameWidth);
    input_ = makeInput();
    input_->setAccessibleName(key);
    name_->setBuddy(input_);
    reset_ = new QToolButton;
    reset_->setIcon(icon("refresh", IconColor::accent));
    reset_->setIconSize(QSize(14, 14));
    reset_->setToolTip(tr("Back to the default: %1").arg(initialText(info.initial)));
    reset_->setAccessibleName(tr("Back to the default of %1").arg(key));
    connect(reset_, &QToolButton::clicked, this, [this] {
        setValue(nullptr);
        emitEdited(nullptr);
    });
    help_ = makeSecondary();
    help_->setWordWrap(true);
    help_->setFont(scaledFont(-1));

    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    const bool isPath = info.type == FieldInfo::Type::path || info.type == FieldInfo::Type::path_list;
    const bool isWide =
        isPath || info.type == FieldInfo::Type::text_list || info.type == FieldInfo::Type::text;
    if (info.type == FieldInfo::Type::choice)
        input_->setMinimumWidth(inputWidth);
    else if (!isWide)
        input_->setFixedWidth(inputWidth);
    line->addWidget(input_, isWide ? 1 : 0);
    if (isPath) line->addWidget(makeBrowseButton(), 0, Qt::AlignTop);
    QStringList behind = {unitText(info.unit), rangeText(info)};
    behind.removeAll(QString());
    QLabel* unit = makeSecondary(behind.join(QString::fromUtf8(" · ")));
    unit->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // a narrow form is not widened by it
    if (!isWide) line->addWidget(unit, 1);
    line->addWidget(reset_, 0, Qt::AlignTop);
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(0, 4, 0, 6);
    layout->setHorizontalSpacing(8);
    layout->setVerticalSpacing(2);
    layout->addWidget(name_, 0, 0, Qt::AlignTop);
    layout->addLayout(line, 0, 1);
    layout->addWidget(help_, 1, 1);
    layout->setColumnStretch(1, 1);
    name_->setContentsMargins(0, 5, 0, 0);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    QStringList tip = {helpText()};
    tip << tr("Default: %1").arg(initialText(info.initial));
    name_->setToolTip(tip.join("\n"));
    setValue(nullptr);
}

QToolButton* FieldEditor::makeBrowseButton() {
    auto* button = new QToolButton;
    button->setIcon(icon("folder", IconColor::secondary));
    button->setToolTip(tr("Choose…"));
    button->setAccessibleName(tr("Choose %1").arg(QString::fromStdString(info_.key)));
    connect(button, &QToolButton::clicked, this, &FieldEditor::browse);
    return button;
}

QString FieldEditor::helpText() const {
    return QCoreApplication::translate("Recipe", info_.help.c_str());
}

QWidget* FieldEditor::makeInput() {
    switch (info_.type) {
        case FieldInfo::Type::text:
        case FieldInfo::Type::path:
            return makeText();
        case FieldInfo::Type::path_list:
        case FieldInfo::Type::text_list:
            return makeList();
        case FieldInfo::Type::integer:
        case FieldInfo::Type::real:
            return makeNumber();
        case FieldInfo::Type::choice:
            return makeChoice();
        case FieldInfo::Type::boolean:
            break;
    }
    auto* box = new QCheckBox;
    show_ = [box](const json& value) {
        const QSignalBlocker blocker(box);
        box->setChecked(value.is_boolean() && value.get<bool>());
    };
    connect(box, &QCheckBox::toggled, this, [this](bool on) { emitEdited(on); });
    return box;
}

QWidget* FieldEditor::makeText() {
    auto* edit = new QLineEdit;
    show_ = [edit](const json& value) {
        if (edit->text() != text(value)) edit->setText(text(value));
        if (!edit->hasFocus()) edit->setCursorPosition(edit->text().size());  // the end of a path says most
    };
    connect(edit, &QLineEdit::textEdited, this,
            [this](const QString& now) { emitEdited(now.toStdString()); });
    return edit;
}

QWidget* FieldEditor::makeList() {
    auto* edit = new QPlainTextEdit;
    edit->setFixedHeight(edit->fontMetrics().height() * 3 + 14);
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setTabChangesFocus(true);
    edit->setPlaceholderText(info_.type == FieldInfo::Type::path_list ? tr("one file a line")
                                                                      : tr("one name a line"));
    const auto entries = [edit] {
        json list = json::array();
        for (const QString& line : edit->toPlainText().split('\n'))
            if (!line.trimmed().isEmpty()) list.push_back(line.trimmed().toStdString());
        return list;
    };
    show_ = [edit, entries](const json& value) {
        const json list = value.is_string() ? json::array({value}) : value.is_array() ? value : json::array();
        if (list == entries()) return;  // leaves an empty line that is being typed
        QStringList lines;
        for (const json& entry : list) lines << text(entry);
        const QSignalBlocker blocker(edit);
        edit->setPlainText(lines.join('\n'));
    };
    connect(edit, &QPlainTextEdit::textChanged, this, [this, entries] { emitEdited(entries()); });
    return edit;
}

QWidget* FieldEditor::makeNumber() {
    auto* edit = new NumberEdit;
    const bool integer = info_.type == FieldInfo::Type::integer;
    edit->setInteger(integer);
    edit->setRange(info_.minimum, info_.maximum);
    edit->setOptional(true);
    edit->setPlaceholderText(info_.initial.is_null() ? tr("not set") : initialText(info_.initial));
    show_ = [edit](const json& value) {
        if (value.is_number())
            edit->setValue(value.get<double>());
        else if (value.is_string())
            edit->setText(text(value));
        else
            edit->setValue(std::nullopt);
    };
    connect(edit, &NumberEdit::valueEdited, this, [this, edit, integer] {
        if (!edit->problem().isEmpty()) return emitEdited(edit->text().toStdString());
        if (!edit->value()) return emitEdited(nullptr);
        emitEdited(integer ? json(std::int64_t(*edit->value())) : json(*edit->value()));
    });
    return edit;
}

QWidget* FieldEditor::makeChoice() {
    auto* box = new QComboBox;
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    const bool mayBeEmpty = std::find(info_.choices.begin(), info_.choices.end(),
                                      text(info_.initial).toStdString()) == info_.choices.end();
    if (mayBeEmpty) box->addItem(QString::fromUtf8("–"), QString());
    for (const std::string& choice : info_.choices)
        box->addItem(QString::fromStdString(choice), QString::fromStdString(choice));
    show_ = [box](const json& value) {
        const QSignalBlocker blocker(box);
        box->setCurrentIndex(box->findData(text(value)));
    };
    connect(box, &QComboBox::currentIndexChanged, this,
            [this, box] { emitEdited(box->currentData().toString().toStdString()); });
    return box;
}

void FieldEditor::browse() {
    const bool folder = info_.key == "checkpoint" || info_.key == "out";
    const QString title = QString::fromStdString(info_.key);
    if (info_.type == FieldInfo::Type::path) {
        const QString chosen = folder ? QFileDialog::getExistingDirectory(this, title)
                                      : QFileDialog::getOpenFileName(this, title);
        if (chosen.isEmpty()) return;
        setValue(chosen.toStdString());
        return emitEdited(chosen.toStdString());
    }
    json list = value_.is_array() ? value_ : json::array();
    for (const QString& chosen : QFileDialog::getOpenFileNames(this, title))
        list.push_back(chosen.toStdString());
    setValue(list);
    emitEdited(list);
}

void FieldEditor::setValue(const json& value) {
    value_ = value;
    show_(value.is_null() ? info_.initial : value);
    showState();
}

void FieldEditor::emitEdited(const json& value) {
    value_ = value;
    showState();
    Q_EMIT edited(value);
}

void FieldEditor::setProblem(const QString& problem) {
    problem_ = problem;
    showState();
}

QString FieldEditor::problem() const {
    const auto* number = qobject_cast<const NumberEdit*>(input_);
    return number && !number->problem().isEmpty() ? number->problem() : problem_;
}

void FieldEditor::showState() {
    // A text without a default (a name) has nothing to go back to.
    const bool named = info_.type == FieldInfo::Type::text && info_.initial == "";
    const bool changed = !named && !value_.is_null() && value_ != info_.initial;
    reset_->setVisible(changed);
    QFont font = name_->font();
    font.setBold(changed);
    name_->setFont(font);
    const QString wrong = problem();
    setStyleProperty(input_, "problem", !wrong.isEmpty());
    setStyleProperty(help_, "level", wrong.isEmpty() ? "" : "error");
    help_->setText(wrong.isEmpty() ? helpText() : wrong);
}

}  // namespace nibble::ui
