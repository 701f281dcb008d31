// Runs the command line program as a user would.
#pragma once
#include <QtTest>
#include <nlohmann/json.hpp>
#include <string>

namespace nibble::test {

struct Outcome {
    int status = -1;
    std::string out, error;

    nlohmann::json json() const { return nlohmann::json::parse(out, nullptr, false); }
};

/// `nibble ARGUMENTS`, with `input` on standard input.
inline Outcome run(const QStringList& arguments, const QByteArray& input = {}, int timeout_ms = 300'000) {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove("DISPLAY");
    process.setProcessEnvironment(environment);
    process.start(NIBBLE_BINARY "/bin/nibble", arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(timeout_ms)) {
        process.kill();
        process.waitForFinished();
        return {-1, process.readAllStandardOutput().toStdString(),
                "timed out: " + process.readAllStandardError().toStdString()};
    }
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
            process.readAllStandardOutput().toStdString(), process.readAllStandardError().toStdString()};
}

}  // namespace nibble::test
