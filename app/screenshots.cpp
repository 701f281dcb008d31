#include "app/screenshots.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTabWidget>
#include <QThread>
#include <QTimer>
#include <functional>

#include "app/commands.h"
#include "app/hand_over.h"
#include "app/main_window.h"
#include "app/run_docks.h"
#include "widgets/data_page.h"
#include "widgets/model_page.h"
#include "widgets/page.h"
#include "widgets/playground_page.h"
#include "widgets/quantization_page.h"
#include "widgets/recipe_page.h"
#include "widgets/rule_lab.h"
#include "widgets/runs_page.h"
#include "widgets/tensor_panel.h"

namespace nibble::ui {
namespace {

bool isBusy(MainWindow& window) {
    return window.isBusy() || window.playgroundPage().isBusy() || window.modelPage().tensorPanel().isBusy();
}

void settle(MainWindow& window) {
    constexpr int longest = 60000;
    QElapsedTimer timer, quiet;  // what was read is laid out after it has come
    timer.start();
    quiet.start();
    do {
        QThread::msleep(5);
        QApplication::processEvents();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        if (isBusy(window)) quiet.restart();
    } while (quiet.elapsed() < 60 && timer.elapsed() < longest);
}

/// A dialog waits for an answer: it is taken and closed while it does.
bool writeDialog(const QString& file, const std::function<void()>& open) {
    constexpr int laidOut = 150;  // ms
    bool written = false;
    QTimer::singleShot(laidOut, qApp, [&] {
        QWidget* dialog = QApplication::activeModalWidget();
        if (!dialog) return;
        written = dialog->grab().save(file);
        dialog->close();
    });
    open();
    QApplication::processEvents();
    return written;
}

bool writeDialogs(MainWindow& window, const QDir& folder) {
    const std::int64_t run = window.history().run();
    bool written = writeDialog(folder.filePath("dialog-commands.png"), [&] { showPalette(window); });
    written &= writeDialog(folder.filePath("dialog-keys.png"), [&] { showShortcuts(window); });
    written &= writeDialog(folder.filePath("dialog-leave.png"), [&] { askToLeave(&window, true); });
    if (window.dataPage().data())
        written &=
            writeDialog(folder.filePath("dialog-columns.png"), [&] { window.dataPage().chooseColumns(); });
    if (run == 0) return written;
    written &= writeDialog(folder.filePath("dialog-fork.png"), [&] { window.runsPage().fork(run); });
    written &= writeDialog(folder.filePath("dialog-labels.png"), [&] { window.runsPage().editLabels(); });
    return written;
}

/// The docks beside a page.
bool writeDocks(MainWindow& window, const QString& file) {
    window.showPage(&window.quantizationPage());
    for (QAction* toggle : window.docks().toggles()) toggle->trigger();
    settle(window);
    const bool written = window.grab().save(file);
    for (QAction* toggle : window.docks().toggles()) toggle->trigger();
    return written;
}

}  // namespace

bool writeScreenshots(MainWindow& window, const QString& folder) {
    if (!QDir().mkpath(folder)) return false;
    window.show();
    if (window.history().run() != 0) {
        window.recipePage().document().set(to_json(window.history().recipe()));
        if (!window.history().recipe().stages.empty()) window.recipePage().selectPart("stages.0");
    }
    window.quantizationPage().rules().start();
    bool written = true;
    const auto save = [&](const QString& name) {
        settle(window);
        written = window.grab().save(QDir(folder).filePath(name + ".png")) && written;
    };
    for (std::size_t i = 0; i < window.pages().size(); ++i) {
        Page* page = window.pages()[i];
        window.showPage(int(i));
        settle(window);
        if (page == &window.modelPage())
            window.modelPage().selectTensor("model.layers.0.mlp.experts.gate_up_proj_blocks");
        if (page == &window.playgroundPage()) {
            window.playgroundPage().setReasoningLanguage("German");
            window.playgroundPage().ask("Indica il maggiore tra 13 e 32.");
        }
        const QString name = QString("%1-%2").arg(i + 1).arg(page->iconName());
        save(name);
        for (auto* tabs : page->findChildren<QTabWidget*>()) {
            const int before = tabs->currentIndex();
            for (int tab = 0; page->showsContent() && tab < tabs->count(); ++tab) {
                if (tab == before) continue;
                tabs->setCurrentIndex(tab);
                save(QString("%1-%2").arg(name).arg(tab + 1));
            }
            tabs->setCurrentIndex(before);
        }
    }
    written = writeDocks(window, QDir(folder).filePath("docks.png")) && written;
    return writeDialogs(window, QDir(folder)) && written;
}

}  // namespace nibble::ui
