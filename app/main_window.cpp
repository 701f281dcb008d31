#include "app/main_window.h"

#include <QCloseEvent>
#include <QFileDialog>
#include <QGridLayout>
#include <QMimeData>
#include <QStackedWidget>

#include "app/commands.h"
#include "app/file_links.h"
#include "app/hand_over.h"
#include "app/menus.h"
#include "app/recent.h"
#include "app/run_docks.h"
#include "app/run_files.h"
#include "app/window_state.h"
#include "core/run/run.h"
#include "widgets/compare_page.h"
#include "widgets/data_page.h"
#include "widgets/export_page.h"
#include "widgets/job_bar.h"
#include "widgets/model_page.h"
#include "widgets/navigation_rail.h"
#include "widgets/playground_page.h"
#include "widgets/quantization_page.h"
#include "widgets/recipe_page.h"
#include "widgets/run_table_model.h"
#include "widgets/runs_page.h"
#include "widgets/translated.h"

namespace nibble::ui {

MainWindow::MainWindow(std::filesystem::path store, RunController::Engine engine, QWidget* parent)
    : QMainWindow(parent), controller_(std::move(store), std::move(engine)) {
    setWindowTitle("Nibble");
    setWindowIcon(QIcon(":/icons/nibble.svg"));
    setAcceptDrops(true);
    connectController();
    build();
    showStore();
    showPage(runs_);
}

void MainWindow::build() {
    pages_.clear();
    rail_ = new NavigationRail;
    stack_ = new QStackedWidget;
    stack_->setFocusPolicy(Qt::ClickFocus);
    jobs_ = new JobBar;
    desk_ = new QMainWindow;
    desk_->setWindowFlags(Qt::Widget);
    desk_->setDockOptions(AnimatedDocks | AllowNestedDocks | AllowTabbedDocks);
    desk_->setCentralWidget(stack_);
    docks_ = new RunDocks(desk_);
    for (QAction* toggle : docks_->toggles()) jobs_->addToggle(toggle);
    addPage(model_ = new ModelPage);
    addPage(data_ = new DataPage);
    addPage(recipe_ = new RecipePage);
    addPage(runs_ = new RunsPage);
    addPage(compare_ = new ComparePage);
    addPage(quantization_ = new QuantizationPage);
    addPage(playground_ = new PlaygroundPage);
    addPage(export_ = new ExportPage);
    rail_->addAction(tr("Store"), "store", [this](QWidget* button) { showStoreMenu(*this, button); });
    rail_->addAction(tr("Theme"), "theme", [this](QWidget* button) { showThemeMenu(*this, button); });
    rail_->addAction(tr("Language"), "language",
                     [this](QWidget* button) { showLanguageMenu(*this, button); });

    auto* central = new QWidget;
    auto* layout = new QGridLayout(central);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(rail_, 0, 0, 2, 1);
    layout->addWidget(desk_, 0, 1);
    layout->addWidget(jobs_, 1, 1);
    layout->setColumnStretch(1, 1);
    layout->setRowStretch(0, 1);
    setCentralWidget(central);

    runs_->setHistory(&history_);
    quantization_->setHistory(&history_);
    playground_->setHistory(&history_);
    export_->setHistory(&history_);
    fillDocks();
    connectPages();
    connectRuns();
    qDeleteAll(QWidget::actions());
    addCommands(*this);
}

void MainWindow::rebuild() {
    const QVariantMap state = pagesState(*this);
    const std::int64_t run = history_.run(), live = controller_.liveRun();
    setUpdatesEnabled(false);
    delete takeCentralWidget();
    build();
    showStore();
    selectRunIfThere(run);
    applyPagesState(*this, state);
    if (live != 0) showRunning(live);
    setUpdatesEnabled(true);
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
    for (Page* page : pages_) connect(page, &Page::demoClicked, this, &MainWindow::openDemo);
    for (Page* page :
         {static_cast<Page*>(quantization_), static_cast<Page*>(compare_), static_cast<Page*>(export_)})
        connect(page, &Page::firstStepClicked, this, to(runs_));
    connect(runs_, &Page::firstStepClicked, this, to(recipe_));

    linkFiles(*model_, *data_, *recipe_, *quantization_);
    connect(recipe_, &RecipePage::startRequested, &controller_, &RunController::start);
    connect(export_, &ExportPage::stopRequested, this, &MainWindow::stopRun);
    connect(export_, &ExportPage::exportRequested, this, &MainWindow::startExport);
}

void MainWindow::connectRuns() {
    connect(runs_, &RunsPage::selected, this, &MainWindow::selectRun);
    connect(runs_, &RunsPage::resumeRequested, this, &MainWindow::resumeRun);
    connect(runs_, &RunsPage::stopRequested, this, &MainWindow::stopRun);
    connect(jobs_, &JobBar::stopClicked, this, &MainWindow::stopRun);
    connect(runs_, &RunsPage::deleteRequested, this, &MainWindow::deleteRun);
    connect(runs_, &RunsPage::compareRequested, this, [this](const std::vector<std::int64_t>& runs) {
        compare_->setRuns(runs);
        showPage(compare_);
    });
    connect(runs_, &RunsPage::labelsChanged, this, &MainWindow::setLabels);
    connect(runs_, &RunsPage::forkRequested, &controller_, &RunController::startFork);
}

/// What the pages show while this window's worker is busy with a run.
void MainWindow::showRunning(std::int64_t run) {
    recipe_->setRunning(true);
    export_->setRunning(true);
    jobs_->setRunning(tr("Run #%1").arg(run));
    runs_->setLiveRun(run);
}

/// They show the run that this window trains, else the selected one.
void MainWindow::fillDocks() {
    const std::int64_t live = controller_.liveRun();
    const std::int64_t apart = live == history_.run() ? 0 : live;
    if (liveHistory_.run() != apart) liveHistory_.show(&controller_.store(), apart);
    docks_->setHistory(apart == 0 ? &history_ : &liveHistory_);
}

void MainWindow::connectController() {
    connect(&controller_, &RunController::started, this, [this](qint64 run) {
        showRunning(run);
        if (exporting_) return;
        runs_->refresh();
        runs_->select(run);
        selectRun(run);
        showPage(runs_);
    });
    connect(&controller_, &RunController::eventsArrived, this, [this](const std::vector<RunEvent>& events) {
        jobs_->apply(events);
        for (RunHistory* history : {&history_, &liveHistory_})
            if (history->run() != 0 && history->run() == controller_.liveRun()) history->apply(events);
        for (const RunEvent& event : events)
            if (const auto* progress = std::get_if<Progress>(&event); progress && exporting_)
                export_->showProgress(progress->done, progress->total, translated(progress->what));
    });
    connect(&controller_, &RunController::ended, this, [this](qint64, const QString& error) {
        recipe_->setRunning(false);
        export_->setRunning(false);
        runs_->setLiveRun(0);
        jobs_->setRunning({});
        fillDocks();
        readStore();
        if (!error.isEmpty())
            (exporting_ ? static_cast<Page*>(export_) : runs_)->showMessage(Page::Level::error, error);
        exporting_ = false;
        if (!closing_) return;
        if (handOver_ != 0 && !goOnWithoutWindow(handOver_, controller_.store().path())) {
            closing_ = false;
            runs_->showMessage(
                Page::Level::error,
                tr("The program nibble is not beside this one; the run is stopped and can be resumed."));
            return;
        }
        close();
    });
    connect(&controller_, &RunController::storeChanged, this, &MainWindow::readStore);
    connect(&controller_, &RunController::storeFailed, this,
            [this](const QString& error) { currentPage()->showMessage(Page::Level::error, error); });
}

/// What has changed in the store, by whomever.
void MainWindow::readStore() {
    currentPage()->attempt([this] {
        runs_->refresh();
        const bool deleted = history_.run() != 0 && !runs_->table()->find(history_.run());
        if (deleted) history_.show(nullptr, 0);  // by another process
        // The live run of this window has told all by its events already.
        if (history_.run() != controller_.liveRun()) history_.refresh();
        compare_->whenSeen([this] { compare_->refresh(); });
    });
}

void MainWindow::startRecipe() {
    const auto& recipe = recipe_->document().recipe();
    if (recipe) controller_.start(*recipe);
}

void MainWindow::stopRun() {
    if (!controller_.busy()) return;
    jobs_->setStopping();
    controller_.stop();
}

void MainWindow::resumeRun(std::int64_t run) {
    const RunSummary* known = runs_->table()->find(run);
    if (known && known->status != RunStatus::finished) controller_.resume(run);
}

void MainWindow::setLabels(std::int64_t run, const RunLabels& labels) {
    currentPage()->attempt([&] {
        controller_.store().set_labels(run, labels);
        if (history_.run() == run && run != controller_.liveRun()) history_.refresh();
    });
}

Page* MainWindow::currentPage() const {
    return pages_[std::size_t(stack_->currentIndex())];
}

QString MainWindow::storePath() const {
    return QString::fromStdString(controller_.storePath().string());
}

void MainWindow::showPage(int page) {
    stack_->setCurrentIndex(page);
    rail_->setCurrent(page);
    stack_->setFocus();
    const bool ofFiles = currentPage() == model_ || currentPage() == data_;
    if (ofFiles && history_.run() != 0) openFilesOf(history_.recipe(), *model_, *data_);
}

void MainWindow::showPage(const Page* page) {
    showPage(int(std::find(pages_.begin(), pages_.end(), page) - pages_.begin()));
}

void MainWindow::selectRun(std::int64_t run) {
    if (history_.run() == run) return;
    currentPage()->attempt([&] {
        if (history_.run() == controller_.liveRun()) liveHistory_.show(history_);
        run == liveHistory_.run() ? history_.show(liveHistory_) : history_.show(&controller_.store(), run);
        runs_->select(run);
        fillDocks();
    });
}

void MainWindow::selectRunIfThere(std::int64_t run) {
    if (runs_->table()->find(run)) selectRun(run);
}

bool MainWindow::isBusy() const {
    return model_->isBusy() || data_->isBusy() || recipe_->isBusy() || quantization_->isBusy() ||
           compare_->isBusy();
}

void MainWindow::showStore() {
    const RunStore& store = controller_.store();
    jobs_->setStore(QString::fromStdString(store.path().string()),
                    QString::fromStdString(store.read_only() ? store.read_only_reason() : std::string()));
    history_.show(nullptr, 0);
    recipe_->setStore(QString::fromStdString(store.path().string()));
    runs_->attempt([&] {
        runs_->setStore(&store);
        compare_->setStore(&store);
        playground_->setStore(&store);
        export_->setStore(&store);
    });
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

void MainWindow::openDemo() {
    const std::filesystem::path demo = demoStore();
    if (std::filesystem::exists(demo)) return openStore(demo);
    currentPage()->showMessage(
        Page::Level::info, tr("There is no demo's run yet. \"./nibble demo\" makes one in a few minutes."));
}

void MainWindow::openStore(const std::filesystem::path& file) {
    if (controller_.busy())
        return currentPage()->showMessage(Page::Level::warning,
                                          tr("A run is under way. Stop it before you open another store."));
    currentPage()->attempt([&] {
        runs_->commitDeleted();
        history_.show(nullptr, 0);
        runs_->setStore(nullptr);
        compare_->setStore(nullptr);
        playground_->setStore(nullptr);
        export_->setStore(nullptr);
        controller_.openStore(file);
        addRecentPath(settings_, QString::fromStdString(file.string()));
        showPage(runs_);
    });
    showStore();
}

void MainWindow::deleteRun(std::int64_t run) {
    currentPage()->attempt([&] {
        history_.show(nullptr, 0);
        const std::filesystem::path folder = run_folder(controller_.store(), run);
        controller_.store().remove(run);
        std::filesystem::remove_all(folder);
    });
    readStore();
}

void MainWindow::startExport(std::int64_t run, const QString& from, const QString& layout,
                             const QString& folder) {
    if (controller_.busy()) return;
    exporting_ = true;
    controller_.exportStage(run, from.toStdString(), layout.toStdString(),
                            std::filesystem::absolute(folder.toStdString()));
}

void MainWindow::openPaths(const QStringList& paths) {
    std::vector<std::filesystem::path> data;
    for (const QString& path : paths) {
        const QFileInfo info(path);
        if (info.suffix() != "sqlite") addRecentPath(settings_, path);
        if (info.isDir()) {
            model_->open(path.toStdString());
            showPage(model_);
        } else if (info.suffix() == "sqlite") {
            openStore(path.toStdString());
        } else if (info.suffix() == "json" && isRecipe(path)) {
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
    if (!controller_.busy()) {
        runs_->commitDeleted();
        return event->accept();
    }
    event->ignore();
    const Leave leave = closing_ ? Leave::stay : askToLeave(this, !exporting_);
    if (leave == Leave::stay) return;
    closing_ = true;
    handOver_ = leave == Leave::keepRunning ? controller_.liveRun() : 0;
    if (!controller_.busy()) return void(close());  // it ended while the question stood there
    stopRun();
}

}  // namespace nibble::ui
