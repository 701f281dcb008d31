#pragma once
#include <QMainWindow>

#include "app/run_controller.h"
#include "widgets/run_history.h"

class QSettings;
class QStackedWidget;

namespace nibble::ui {

class ComparePage;
class DataPage;
class ExportPage;
class JobBar;
class ModelPage;
class NavigationRail;
class Page;
class PlaygroundPage;
class QuantizationPage;
class RecipePage;
class RunDocks;
class RunsPage;

/// The window: its pages, and what one of them tells the others.
class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    MainWindow(std::filesystem::path store, RunController::Engine engine, QWidget* parent = nullptr);
    ~MainWindow() override;

    void showPage(int page);
    void showPage(const Page* page);
    const std::vector<Page*>& pages() const { return pages_; }
    Page* currentPage() const;
    void selectRun(std::int64_t run);
    void selectRunIfThere(std::int64_t run);
    /// Builds all pages anew, in the language that is now in use; what they show stays, and what runs goes
    /// on.
    void rebuild();
    /// Where recent items are kept; null (tests, pictures): nowhere.
    void setSettings(QSettings* settings) { settings_ = settings; }
    QSettings* settings() const { return settings_; }
    QString storePath() const;

    void startRecipe();
    void stopRun();
    void resumeRun(std::int64_t run);
    void chooseStore();
    void openDemo();  ///< the store that `./nibble demo` makes
    /// A checkpoint's folder, data files, a recipe or a store: each goes to its page.
    void openPaths(const QStringList& paths);
    bool isBusy() const;  ///< reading files

    RunController& controller() { return controller_; }
    const RunHistory& history() const { return history_; }
    ModelPage& modelPage() { return *model_; }
    DataPage& dataPage() { return *data_; }
    RecipePage& recipePage() { return *recipe_; }
    RunsPage& runsPage() { return *runs_; }
    QuantizationPage& quantizationPage() { return *quantization_; }
    ComparePage& comparePage() { return *compare_; }
    PlaygroundPage& playgroundPage() { return *playground_; }
    ExportPage& exportPage() { return *export_; }
    RunDocks& docks() { return *docks_; }
    QMainWindow& desk() const { return *desk_; }  ///< the pages with the docks around them

  Q_SIGNALS:
    void themeChosen(int choice);  ///< a ThemeChoice
    void languageChosen(const QString& code);

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void build();
    void addPage(Page* page);
    void connectRuns();
    void showRunning(std::int64_t run);
    void setLabels(std::int64_t run, const RunLabels& labels);
    void connectPages();
    void connectController();
    void openStore(const std::filesystem::path& file);
    void showStore();
    void readStore();
    void fillDocks();
    void startExport(std::int64_t run, const QString& stage, const QString& layout, const QString& folder);
    void deleteRun(std::int64_t run);

    RunController controller_;
    RunHistory history_;      ///< of the selected run
    RunHistory liveHistory_;  ///< of the run that this window trains, while another one is selected
    NavigationRail* rail_ = nullptr;
    QMainWindow* desk_ = nullptr;
    QStackedWidget* stack_ = nullptr;
    RunDocks* docks_ = nullptr;
    JobBar* jobs_ = nullptr;
    std::vector<Page*> pages_;
    ModelPage* model_ = nullptr;
    DataPage* data_ = nullptr;
    RecipePage* recipe_ = nullptr;
    RunsPage* runs_ = nullptr;
    QuantizationPage* quantization_ = nullptr;
    ComparePage* compare_ = nullptr;
    PlaygroundPage* playground_ = nullptr;
    ExportPage* export_ = nullptr;
    bool exporting_ = false;     ///< what the worker does is an export
    bool closing_ = false;       ///< the window closes when the run has saved its state
    std::int64_t handOver_ = 0;  ///< the run that the command line program goes on with then
    QSettings* settings_ = nullptr;
};

}  // namespace nibble::ui
