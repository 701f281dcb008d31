#include "app/main_window.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QShortcut>
#include <QStackedWidget>

#include "core/run/run.h"
#include "widgets/compare_page.h"
#include "widgets/curve_panel.h"
#include "widgets/data_page.h"
#include "widgets/export_page.h"
#include "widgets/icons.h"
#include "widgets/job_bar.h"
#include "widgets/model_page.h"
#include "widgets/navigation_rail.h"
#include "widgets/quantization_page.h"
#include "widgets/recipe_page.h"
#include "widgets/run_table_model.h"
#include "widgets/run_view.h"
#include "widgets/runs_page.h"
#include "widgets/theme.h"

namespace nibble::ui {

MainWindow::MainWindow(std::filesystem::path store, RunController::Engine engine, QWidget* parent)
    : QMainWindow(parent), controller_(std::move(store), std::move(engine)) {
    setWindowTitle("Nibble");
    setWindowIcon(QIcon(":/icons/nibble.svg"));
    rail_ = new NavigationRail;
    stack_ = new QStackedWidget;
    stack_->setFocusPolicy(Qt::ClickFocus);
    jobs_ = new JobBar;
    addPage(model_ = new ModelPage);
    addPage(data_ = new DataPage);
    addPage(recipe_ = new RecipePage);
    addPage(runs_ = new RunsPage);
    addPage(quantization_ = new QuantizationPage);
    addPage(compare_ = new ComparePage);
    addPage(export_ = new ExportPage);
    rail_->addAction(tr("Store"), "store", [this](QWidget*) { chooseStore(); });
    rail_->addAction(tr("Theme"), "theme", [this](QWidget* button) { showThemeMenu(button); });

    auto* right = new QWidget;
    auto* rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(0, 0, 0, 0);
    rightLayout->setSpacing(0);
    rightLayout->addWidget(stack_, 1);
    rightLayout->addWidget(jobs_);
    auto* central = new QWidget;
    auto* layout = new QHBoxLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(rail_);
    layout->addWidget(right, 1);
    setCentralWidget(central);

    runs_->setHistory(&history_);
    quantization_->setHistory(&history_);
    export_->setHistory(&history_);
    connectPages();
    connectController();
    addShortcuts();
    showStore();
    showPage(runs_);
    setAcceptDrops(true);
}

MainWindow::~MainWindow() = default;

void MainWindow::addPage(Page* page) {
    rail_->addPage(page->windowTitle(), page->iconName());
    stack_->addWidget(page);
    pages_.push_back(page);
}

void MainWindow::connectPages() {
    connect(rail_, &NavigationRail::pageClicked, this, qOverload<int>(&MainWindow::showPage));
    const auto to = [this](const Page* page) { return [this, page] { showPage(page); }; };
    for (Page* page :
         {static_cast<Page*>(quantization_), static_cast<Page*>(compare_), static_cast<Page*>(export_)})
        connect(page, &Page::firstStepClicked, this, to(runs_));
    connect(runs_, &Page::firstStepClicked, this, to(recipe_));

    connect(model_, &ModelPage::opened, this, [this](const QString& folder) {
        recipe_->suggestCheckpoint(folder);
        data_->setTokenizer(folder.toStdString());
    });
    connect(data_, &DataPage::opened, recipe_, &RecipePage::suggestData);
    connect(recipe_, &RecipePage::startRequested, this, [this](const Recipe& recipe) {
        if (!controller_.busy()) controller_.start(recipe);
    });
    connect(runs_, &RunsPage::selected, this, &MainWindow::selectRun);
    connect(runs_, &RunsPage::resumeRequested, this, [this](qint64 run) {
        if (!controller_.busy()) controller_.resume(run);
    });
    const auto stop = [this] {
        jobs_->setStopping();
        controller_.stop();
    };
    connect(runs_, &RunsPage::stopRequested, this, stop);
    connect(jobs_, &JobBar::stopClicked, this, stop);
    connect(runs_, &RunsPage::deleteRequested, this, &MainWindow::deleteRun);
    connect(export_, &ExportPage::exportRequested, this, &MainWindow::startExport);
}

void MainWindow::connectController() {
    connect(&controller_, &RunController::started, this, [this](qint64 run) {
        recipe_->setRunning(true);
        export_->setRunning(true);
        jobs_->setRunning(tr("Run #%1").arg(run));
        runs_->setLiveRun(run);
        if (exporting_) return;
        runs_->refresh();
        runs_->select(run);
        selectRun(run);
        showPage(runs_);
    });
    connect(&controller_, &RunController::eventsArrived, this, [this](const std::vector<RunEvent>& events) {
        jobs_->apply(events);
        if (controller_.liveRun() != 0 && history_.run() == controller_.liveRun()) history_.apply(events);
        for (const RunEvent& event : events)
            if (const auto* progress = std::get_if<Progress>(&event); progress && exporting_)
                export_->showProgress(progress->done, progress->total,
                                      QString::fromStdString(progress->what));
    });
    connect(&controller_, &RunController::ended, this, [this](qint64, const QString& error) {
        recipe_->setRunning(false);
        export_->setRunning(false);
        runs_->setLiveRun(0);
        jobs_->setRunning({});
        if (history_.run() != 0) history_.refresh();
        runs_->refresh();
        compare_->refresh();
        if (!error.isEmpty())
            (exporting_ ? static_cast<Page*>(export_) : runs_)->showMessage(Page::Level::error, error);
        exporting_ = false;
        if (closing_) close();
    });
    connect(&controller_, &RunController::storeChanged, this, [this] {
        runs_->refresh();
        // The live run of this window has told all by its events already.
        if (history_.run() != 0 && history_.run() != controller_.liveRun()) history_.refresh();
        if (controller_.liveRun() == 0) compare_->refresh();
    });
}

void MainWindow::addShortcuts() {
    const auto add = [this](const QKeySequence& keys, auto slot) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, slot);
    };
    add(Qt::CTRL | Qt::Key_Return, [this] {
        if (recipe_->document().recipe() && !controller_.busy())
            controller_.start(*recipe_->document().recipe());
    });
    add(Qt::CTRL | Qt::Key_Period, [this] {
        if (controller_.busy()) controller_.stop();
    });
    add(Qt::CTRL | Qt::Key_Down, [this] { runs_->selectNext(1); });
    add(Qt::CTRL | Qt::Key_Up, [this] { runs_->selectNext(-1); });
    add(QKeySequence::Open, [this] { chooseStore(); });
}

void MainWindow::showPage(int page) {
    stack_->setCurrentIndex(page);
    rail_->setCurrent(page);
    stack_->setFocus();
    if (pages_[std::size_t(page)] == model_ || pages_[std::size_t(page)] == data_) openFilesOfRun();
}

void MainWindow::showPage(const Page* page) {
    showPage(int(std::find(pages_.begin(), pages_.end(), page) - pages_.begin()));
}

void MainWindow::selectRun(std::int64_t run) {
    if (history_.run() == run) return;
    history_.show(&controller_.store(), run);
    runs_->select(run);
}

void MainWindow::openFilesOfRun() {
    if (history_.run() == 0) return;
    const Recipe& recipe = history_.recipe();
    if (!model_->info() && !model_->isBusy() && std::filesystem::exists(recipe.model.checkpoint))
        model_->open(recipe.model.checkpoint);
    if (data_->data() || data_->isBusy() || recipe.data.train.empty()) return;
    const std::string tokenizer =
        recipe.model.tokenizer.empty() ? recipe.model.checkpoint : recipe.model.tokenizer;
    if (std::filesystem::exists(tokenizer)) data_->setTokenizer(tokenizer);
    const bool all = std::all_of(recipe.data.train.begin(), recipe.data.train.end(),
                                 [](const std::string& file) { return std::filesystem::exists(file); });
    if (all) data_->open({recipe.data.train.begin(), recipe.data.train.end()});
}

bool MainWindow::isBusy() const {
    return model_->isBusy() || data_->isBusy();
}

void MainWindow::showStore() {
    const RunStore& store = controller_.store();
    jobs_->setStore(QString::fromStdString(store.path().string()),
                    QString::fromStdString(store.read_only() ? store.read_only_reason() : std::string()));
    history_.show(nullptr, 0);
    runs_->setStore(&store);
    compare_->setStore(&store);
    const std::vector<RunSummary>& runs = runs_->table()->runs();
    if (!runs.empty()) selectRun(runs.front().id);
}

void MainWindow::chooseStore() {
    if (controller_.busy()) return;
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Open or create a store"), QString::fromStdString(controller_.store().path().string()),
        tr("Stores (*.sqlite);;All files (*)"), nullptr, QFileDialog::DontConfirmOverwrite);
    if (!file.isEmpty()) openStore(file.toStdString());
}

void MainWindow::openStore(const std::filesystem::path& file) {
    try {
        history_.show(nullptr, 0);
        runs_->setStore(nullptr);
        compare_->setStore(nullptr);
        controller_.openStore(file);
    } catch (const std::exception& error) {
        runs_->showMessage(Page::Level::error, QString::fromUtf8(error.what()));
    }
    showStore();
}

void MainWindow::deleteRun(std::int64_t run) {
    try {
        history_.show(nullptr, 0);
        const std::filesystem::path folder = run_folder(controller_.store(), run);
        controller_.store().remove(run);
        std::filesystem::remove_all(folder);
    } catch (const std::exception& error) {
        runs_->showMessage(Page::Level::error, QString::fromUtf8(error.what()));
    }
    runs_->refresh();
    compare_->refresh();
}

void MainWindow::startExport(std::int64_t run, const QString& from, const QString& layout,
                             const QString& folder) {
    if (controller_.busy()) return;
    Stage stage;
    stage.id = "export-" + layout.toStdString();
    stage.type = StageType::export_checkpoint;
    stage.from = from.toStdString();
    stage.layout = layout.toStdString();
    stage.out = std::filesystem::absolute(folder.toStdString()).string();
    exporting_ = true;
    controller_.runExtraStage(run, stage);
}

void MainWindow::showThemeMenu(QWidget* at) {
    QMenu menu;
    const std::pair<ThemeChoice, QString> choices[] = {{ThemeChoice::system, tr("As the desktop")},
                                                       {ThemeChoice::light, tr("Light")},
                                                       {ThemeChoice::dark, tr("Dark")}};
    for (const auto& [choice, text] : choices) {
        QAction* action = menu.addAction(text);
        action->setCheckable(true);
        action->setChecked(themeChoice() == choice);
        action->setData(int(choice));
    }
    const QAction* chosen = menu.exec(at->mapToGlobal(QPoint(at->width(), 0)));
    if (chosen) Q_EMIT themeChosen(chosen->data().toInt());
}

void MainWindow::openPaths(const QStringList& paths) {
    std::vector<std::filesystem::path> data;
    for (const QString& path : paths) {
        const QFileInfo info(path);
        if (info.isDir()) {
            model_->open(path.toStdString());
            showPage(model_);
        } else if (info.suffix() == "sqlite") {
            if (!controller_.busy()) openStore(path.toStdString());
            showPage(runs_);
        } else if (info.suffix() == "json") {
            recipe_->openFile(path);
            showPage(recipe_);
        } else {
            data.emplace_back(path.toStdString());
        }
    }
    if (data.empty()) return;
    data_->open(data);
    showPage(data_);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasUrls()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    QStringList paths;
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile()) paths << url.toLocalFile();
    openPaths(paths);
    event->acceptProposedAction();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!controller_.busy()) return event->accept();
    const auto answer = QMessageBox::question(this, tr("Quit while a run is under way?"),
                                              tr("The run stops after its current step and saves its state. "
                                                 "It can be resumed here or with \"nibble run --resume\"."),
                                              QMessageBox::Ok | QMessageBox::Cancel, QMessageBox::Cancel);
    event->ignore();
    if (answer != QMessageBox::Ok) return;
    closing_ = true;
    jobs_->setStopping();
    controller_.stop();
}

}  // namespace nibble::ui
