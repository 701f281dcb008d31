#include "widgets/recipe_check.h"

#include <QLabel>
#include <QRegularExpression>
#include <QTextDocument>

#include "widgets/theme.h"
#include "widgets/translated.h"

namespace nibble::ui {
namespace {

QString paragraph(const QString& html, const QColor& color) {
    return QString("<p style='color:%1; margin:0 0 7px 0'>%2</p>").arg(color.name(), html);
}

QString heading(const QString& text, const QColor& color) {
    return QString("<p style='color:%1; margin:0 0 6px 0'><b>%2</b></p>").arg(color.name(), text);
}

QString link(const QString& part, const QString& field, const QString& text, const QColor& color) {
    return QString("<a style='color:%1; text-decoration:none' href='%2/%3'>%4</a>")
        .arg(color.name(), part, field, text.toHtmlEscaped());
}

const QRegularExpression& place() {
    static const QRegularExpression pattern("^(stages\\.\\d+|model|data)(?:\\.(\\w+))?(:|$)");
    return pattern;
}

/// A problem as a link to its field, a stage by its name.
QString problemHtml(const RecipeDocument& document, const QString& problem) {
    const auto match = place().match(problem);
    if (!match.hasMatch()) return paragraph(problem.toHtmlEscaped(), theme().error);
    const QString part = match.captured(1);
    QString text = problem;
    if (part.startsWith("stages."))
        if (const std::string id = document.stageText(part.mid(7).toInt(), "id"); !id.empty())
            text.replace(0, part.size(), QString::fromStdString(id));
    return paragraph(link(part, match.captured(2), text, theme().error), theme().error);
}

QString adviceHtml(const Advice& hint) {
    const auto match = place().match(QString::fromStdString(hint.path));
    const QString text =
        RecipeCheck::tr("Stage %1: %2").arg(QString::fromStdString(hint.stage), translated(hint.sentence));
    return paragraph(match.hasMatch() ? link(match.captured(1), match.captured(2), text, theme().warning)
                                      : text.toHtmlEscaped(),
                     theme().warning);
}

}  // namespace

RecipeCheck::RecipeCheck(QWidget* parent) : QScrollArea(parent) {
    label_ = new QLabel;
    label_->setObjectName("scrollContent");
    label_->setWordWrap(true);
    label_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    label_->setContentsMargins(12, 6, 12, 10);
    label_->setTextInteractionFlags(Qt::TextBrowserInteraction);
    label_->setTextFormat(Qt::RichText);
    label_->setAccessibleName(tr("Check of the recipe"));
    connect(label_, &QLabel::linkActivated, this, [this](const QString& target) {
        Q_EMIT fieldChosen(target.section('/', 0, 0).toStdString(), target.section('/', 1).toStdString());
    });
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(label_);
}

void RecipeCheck::setDocument(const RecipeDocument& document, std::int64_t trainingRows,
                              const QStringList& warnings, const QStringList& notes) {
    const QStringList& problems = document.problems();
    QString html = problems.isEmpty() ? heading(tr("The recipe is complete."), theme().success)
                                      : heading(tr("What is missing or wrong"), theme().text);
    for (const QString& problem : problems) html += problemHtml(document, problem);
    const std::vector<Advice> advice = document.advice(trainingRows);
    if (!advice.empty() || !warnings.isEmpty()) html += heading(tr("Worth a thought"), theme().text);
    for (const QString& warning : warnings) html += paragraph(warning.toHtmlEscaped(), theme().error);
    for (const Advice& hint : advice) html += adviceHtml(hint);
    for (const QString& note : notes) html += paragraph(note.toHtmlEscaped(), theme().textSecondary);
    if (label_->text() != html) label_->setText(html);
}

QString RecipeCheck::text() const {
    QTextDocument document;
    document.setHtml(label_->text());
    return document.toPlainText();
}

}  // namespace nibble::ui
