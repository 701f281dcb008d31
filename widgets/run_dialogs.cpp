#include "widgets/run_dialogs.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>

#include "widgets/format.h"
#include "widgets/page.h"
#include "widgets/recipe_document.h"
#include "widgets/recipe_form.h"

namespace nibble::ui {
namespace {

struct RunDialogs {
    Q_DECLARE_TR_FUNCTIONS(nibble::ui::RunDialogs)
};

QDialogButtonBox* makeButtons(QDialog& dialog, const QString& accept) {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton* first = buttons->addButton(accept, QDialogButtonBox::AcceptRole);
    first->setDefault(true);
    first->setProperty("primary", true);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    return buttons;
}

/// The fields of the stage that the fork begins with, and whether what they hold can be run.
class ForkForm {
  public:
    ForkForm(RecipeForm& form, QDialogButtonBox& buttons) : form_(form), buttons_(buttons) {
        QObject::connect(&form_, &RecipeForm::edited, &document_,
                         [this](const std::string& key, const nlohmann::json& value) {
                             document_.setField("stages.0", key, value);
                             check();
                         });
    }
    void setRecipe(const Recipe& recipe) {
        document_.set(to_json(recipe));
        form_.setFields(document_.stageFields(recipe.stages.front().type, 0), {"id", "from"});
        form_.setValues(document_.part("stages.0"));
        check();
    }
    void setName(const QString& name) {
        document_.setField("", "name", name.toStdString());
        check();
    }
    const RecipeDocument& document() const { return document_; }

  private:
    void check() {
        form_.setProblems(document_.problemsOf("stages.0"));
        buttons_.buttons().front()->setToolTip(document_.problems().join('\n'));
        for (QAbstractButton* button : buttons_.buttons())
            if (buttons_.buttonRole(button) == QDialogButtonBox::AcceptRole)
                button->setEnabled(document_.recipe().has_value());
    }
    RecipeForm& form_;
    QDialogButtonBox& buttons_;
    RecipeDocument document_;
};

}  // namespace

std::optional<RunLabels> askForLabels(QWidget* parent, const RunSummary& run) {
    QDialog dialog(parent);
    dialog.setWindowTitle(RunDialogs::tr("Notes and tags of run #%1").arg(run.id));
    auto* tags = new QLineEdit;
    QStringList words;
    for (const std::string& tag : run.labels.tags) words << QString::fromStdString(tag);
    tags->setText(words.join(' '));
    tags->setPlaceholderText(RunDialogs::tr("Words with spaces between them"));
    auto* notes = new QPlainTextEdit(QString::fromStdString(run.labels.notes));
    auto* layout = new QFormLayout(&dialog);
    layout->addRow(RunDialogs::tr("Tags"), tags);
    layout->addRow(RunDialogs::tr("Notes"), notes);
    layout->addRow(makeButtons(dialog, RunDialogs::tr("Save")));
    dialog.resize(480, 280);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    RunLabels labels = run.labels;
    labels.notes = notes->toPlainText().toStdString();
    labels.tags.clear();
    for (const QString& word : tags->text().split(' ', Qt::SkipEmptyParts))
        labels.tags.push_back(word.toStdString());
    return labels;
}

std::optional<std::pair<Recipe, ForkPoint>> askForFork(QWidget* parent, const RunStore& store,
                                                       std::int64_t run, const std::string& stage,
                                                       std::int64_t step) {
    const std::vector<ForkPoint> points = fork_points(store, run);
    if (points.empty()) {
        QMessageBox::information(parent, RunDialogs::tr("Fork run"),
                                 RunDialogs::tr("Run #%1 has saved no weights (yet).").arg(run));
        return std::nullopt;
    }
    std::vector<Recipe> recipes;  // read before the dialog opens: what fails then has nobody to tell
    for (const ForkPoint& point : points) recipes.push_back(fork_recipe(store, point));
    QDialog dialog(parent);
    dialog.setWindowTitle(RunDialogs::tr("Fork run #%1").arg(run));
    auto* from = new QComboBox;
    int chosen = int(points.size()) - 1;
    for (int i = 0; i < int(points.size()); ++i) {
        const RunOrigin& origin = points[std::size_t(i)].origin;
        from->addItem(RunDialogs::tr("%1, step %2")
                          .arg(QString::fromStdString(origin.stage), formatCount(origin.step)));
        if (!stage.empty() && origin.stage == stage && (step < 0 || origin.step == step)) chosen = i;
    }
    auto* name = new QLineEdit;
    auto* form = new RecipeForm;
    QDialogButtonBox* buttons = makeButtons(dialog, RunDialogs::tr("Start"));
    ForkForm fork(*form, *buttons);
    const auto choose = [&](int index) {
        const Recipe& recipe = recipes[std::size_t(index)];
        fork.setRecipe(recipe);
        name->setText(QString::fromStdString(recipe.name));
    };
    QObject::connect(from, &QComboBox::currentIndexChanged, &dialog, choose);
    QObject::connect(name, &QLineEdit::textEdited, &dialog, [&](const QString& text) { fork.setName(text); });
    from->setCurrentIndex(chosen);
    choose(chosen);
    QLabel* help =
        makeSecondary(RunDialogs::tr("The new run begins with these weights and does from there on what the "
                                     "recipe did. Change what it should do "
                                     "differently."));
    help->setWordWrap(true);
    auto* layout = new QFormLayout(&dialog);
    layout->addRow(help);
    layout->addRow(RunDialogs::tr("From"), from);
    layout->addRow(RunDialogs::tr("As"), name);
    layout->addRow(form);
    layout->addRow(buttons);
    dialog.resize(640, 640);
    if (dialog.exec() != QDialog::Accepted || !fork.document().recipe()) return std::nullopt;
    return std::pair(*fork.document().recipe(), points[std::size_t(from->currentIndex())]);
}

}  // namespace nibble::ui
