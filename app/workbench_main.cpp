// nibble-workbench: the window on a store of runs.
#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QSettings>
#include <algorithm>
#include <cstdio>
#include <string_view>

#include "app/language.h"
#include "app/main_window.h"
#include "app/screenshots.h"
#include "app/ui_bench.h"
#include "app/window_state.h"
#include "core/run/run.h"
#include "widgets/page.h"
#include "widgets/theme.h"

namespace {

using namespace nibble::ui;

ThemeChoice themeFrom(const QString& name) {
    return name == "dark" ? ThemeChoice::dark : name == "light" ? ThemeChoice::light : ThemeChoice::system;
}

QSize sizeFrom(const QString& text, QSize otherwise) {
    const QStringList parts = text.toLower().split('x');
    const QSize size = parts.size() == 2 ? QSize(parts[0].toInt(), parts[1].toInt()) : QSize();
    return size.isValid() && !size.isEmpty() ? size : otherwise;
}

/// Pictures and help need no display; without this, Qt ends the program where there is none.
bool needsNoDisplay(int argc, char** argv) {
    return std::any_of(argv + 1, argv + argc, [](const std::string_view argument) {
        return argument.starts_with("--screenshot") || argument.starts_with("--bench") ||
               argument == "--help" || argument == "-h" || argument == "--version" || argument == "-v";
    });
}

bool hasDisplay() {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY");
}

/// False where there is no display to open a window on.
bool prepareDisplay(int argc, char** argv) {
    if (hasDisplay() || qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) return true;
    if (needsNoDisplay(argc, argv)) return qputenv("QT_QPA_PLATFORM", "offscreen");
    std::fputs(
        "nibble-workbench: there is no display here (DISPLAY and WAYLAND_DISPLAY are not set). "
        "Start it on a desktop, or use `nibble`, the command line program.\n",
        stderr);
    return false;
}

void addOptions(QCommandLineParser& parser) {
    parser.setApplicationDescription(
        QApplication::translate("Main", "Workbench for fine-tuning and quantizing gpt-oss models"));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({"store", QApplication::translate("Main", "The store of runs to show"), "FILE"});
    parser.addOption(
        {"screenshot", QApplication::translate("Main", "Write a PNG of every page to DIR and exit"), "DIR"});
    parser.addOption(
        {"run", QApplication::translate("Main", "The run to select: its number or name"), "RUN"});
    parser.addOption({"theme", QApplication::translate("Main", "light, dark or system"), "NAME"});
    parser.addOption(
        {"size", QApplication::translate("Main", "Size of the window, such as 1280x800"), "WxH"});
    parser.addOption(
        {"language",
         QApplication::translate("Main", "Language, such as de or pt_BR; otherwise the desktop's"), "CODE"});
    parser.addOption({"bench",
                      QApplication::translate("Main",
                                              "Measure the window, print the figures and exit; SECONDS "
                                              "is for how long events arrive"),
                      "SECONDS"});
}

/// Language and theme: those that were asked for, else those that were chosen the last time. Pictures do not
/// depend on that.
void applyAppearance(const QCommandLineParser& parser, const QSettings& settings) {
    const bool pictures = parser.isSet("screenshot");
    applyLanguage(parser.isSet("language") ? parser.value("language")
                  : pictures               ? QString()
                                           : settings.value("language").toString());
    applyTheme(parser.isSet("theme") ? themeFrom(parser.value("theme"))
               : pictures            ? ThemeChoice::light
                                     : ThemeChoice(settings.value("theme").toInt()));
}

/// What is chosen in the window's menus is applied, and kept for the next start.
void connectChoices(MainWindow& window, QSettings& settings) {
    QObject::connect(&window, &MainWindow::themeChosen, &window, [&settings](int choice) {
        applyTheme(ThemeChoice(choice));
        settings.setValue("theme", choice);
    });
    QObject::connect(
        &window, &MainWindow::languageChosen, &window,
        [&](const QString& code) {
            applyLanguage(code);
            settings.setValue("language", code);
            window.rebuild();
        },
        Qt::QueuedConnection);  // the menu that was chosen from is gone by then
}

/// Until the window is closed, or the pictures of its pages are written. @throws Error
int runWindow(const QCommandLineParser& parser, QSettings& settings) {
    const std::filesystem::path store = parser.isSet("store")
                                            ? std::filesystem::path(parser.value("store").toStdString())
                                            : nibble::RunStore::default_path();
    MainWindow window(store, {nibble::resume_run, nibble::run_extra_stage});
    connectChoices(window, settings);
    window.resize(sizeFrom(parser.value("size"), QSize(1360, 860)));
    const auto selectRun = [&] {
        if (parser.isSet("run"))
            window.selectRun(window.controller().store().find(parser.value("run").toStdString()));
    };
    if (parser.isSet("screenshot")) {
        selectRun();
        return writeScreenshots(window, parser.value("screenshot")) ? 0 : 1;
    }
    window.setSettings(&settings);
    restoreWindow(window, settings);
    if (parser.isSet("size")) window.resize(sizeFrom(parser.value("size"), window.size()));
    selectRun();
    window.show();
    const int result = QApplication::exec();
    saveWindow(window, settings);
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    if (!prepareDisplay(argc, argv)) return 1;
    QApplication app(argc, argv);
    QApplication::setApplicationName("nibble");
    QApplication::setOrganizationName("nibble");
    QApplication::setApplicationVersion("0.1.0");
    QCommandLineParser parser;
    addOptions(parser);
    parser.process(app);
    if (parser.isSet("bench")) {
        applyLanguage("en");
        applyTheme(ThemeChoice::light);
        return runUiBench(std::max(parser.value("bench").toDouble(), 1.0));
    }
    QSettings settings;
    applyAppearance(parser, settings);
    try {
        return runWindow(parser, settings);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "nibble-workbench: %s\n", error.what());
        if (!parser.isSet("screenshot"))
            QMessageBox::critical(nullptr, "Nibble", QString::fromUtf8(error.what()));
        return 1;
    }
}
