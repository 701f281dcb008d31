#include "app/hand_over.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QProcess>

#include "app/main_window.h"

namespace nibble::ui {

bool goOnWithoutWindow(std::int64_t run, const std::filesystem::path& store) {
    const QString program = QCoreApplication::applicationDirPath() + "/nibble";
    if (!QFileInfo(program).isExecutable()) return false;
    QProcess process;
    process.setProgram(program);
    process.setArguments({"run", "--resume", QString::number(run), "--store",
                          QString::fromStdString(std::filesystem::absolute(store).string())});
    // What it prints is in the store's log too; a pipe that nobody reads would stop it in the end.
    process.setStandardInputFile(QProcess::nullDevice());
    process.setStandardOutputFile(QProcess::nullDevice());
    process.setStandardErrorFile(QProcess::nullDevice());
    return process.startDetached();
}

std::filesystem::path demoStore() {
    return std::filesystem::path(NIBBLE_SOURCE) / "runs/demo.sqlite";
}

Leave askToLeave(QWidget* window, bool mayKeepRunning) {
    QMessageBox box(QMessageBox::Question, MainWindow::tr("Quit while a run is under way?"),
                    MainWindow::tr("The run can go on without the window: the command line program takes it "
                                   "over from the step it "
                                   "is at. Or it stops after this step, saves its state, and can be resumed "
                                   "at any time."),
                    QMessageBox::Cancel, window);
    QAbstractButton* keep = nullptr;
    if (mayKeepRunning)
        keep = box.addButton(MainWindow::tr("Keep running without the window"), QMessageBox::AcceptRole);
    if (keep) keep->setObjectName("keepRunning");
    QAbstractButton* stop = box.addButton(MainWindow::tr("Stop and save"), QMessageBox::DestructiveRole);
    stop->setObjectName("stopAndSave");
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() == stop) return Leave::stop;
    return keep && box.clickedButton() == keep ? Leave::keepRunning : Leave::stay;
}

}  // namespace nibble::ui
