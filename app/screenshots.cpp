#include "app/screenshots.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QTabWidget>
#include <QThread>

#include "app/main_window.h"
#include "widgets/data_page.h"
#include "widgets/model_page.h"
#include "widgets/page.h"
#include "widgets/playground_page.h"
#include "widgets/quantization_page.h"
#include "widgets/recipe_page.h"
#include "widgets/rule_lab.h"
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
    return written;
}

}  // namespace nibble::ui
