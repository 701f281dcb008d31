#include "app/hand_over.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>

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

}  // namespace nibble::ui
