#include "app/window_state.h"

#include <QSettings>
#include <QSplitter>

#include "app/main_window.h"
#include "widgets/page.h"

namespace nibble::ui {

QVariantMap pagesState(const MainWindow& window) {
    QVariantMap state;
    for (const Page* page : window.pages()) {
        QVariantMap each = page->state();
        QVariantList splitters;
        for (const auto* splitter : page->findChildren<QSplitter*>()) splitters << splitter->saveState();
        each["splitters"] = splitters;
        state[page->iconName()] = each;
    }
    state["docks"] = window.desk().saveState();
    state["page"] = window.currentPage()->iconName();
    return state;
}

void applyPagesState(MainWindow& window, const QVariantMap& state) {
    for (Page* page : window.pages()) {
        const QVariantMap each = state[page->iconName()].toMap();
        const QVariantList saved = each["splitters"].toList();
        const auto splitters = page->findChildren<QSplitter*>();
        if (saved.size() == splitters.size())  // else the page has been built otherwise since
            for (int i = 0; i < int(saved.size()); ++i) splitters[i]->restoreState(saved[i].toByteArray());
        page->setState(each);
    }
    window.desk().restoreState(state["docks"].toByteArray());
    for (std::size_t i = 0; i < window.pages().size(); ++i)
        if (window.pages()[i]->iconName() == state["page"].toString()) window.showPage(int(i));
}

void saveWindow(const MainWindow& window, QSettings& settings) {
    settings.setValue("geometry", window.saveGeometry());
    settings.setValue("pages", pagesState(window));
    settings.setValue("run", qlonglong(window.history().run()));
    settings.setValue("runStore", window.storePath());
}

void restoreWindow(MainWindow& window, const QSettings& settings) {
    window.restoreGeometry(settings.value("geometry").toByteArray());
    applyPagesState(window, settings.value("pages").toMap());
    const qint64 run = settings.value("run").toLongLong();
    if (settings.value("runStore").toString() == window.storePath()) window.selectRunIfThere(run);
}

}  // namespace nibble::ui
