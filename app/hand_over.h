#pragma once
#include <cstdint>
#include <filesystem>

class QWidget;

namespace nibble::ui {

enum class Leave { keepRunning, stop, stay };
/// What is to become of the run that is under way when the window closes.
Leave askToLeave(QWidget* window, bool mayKeepRunning);

/// Starts `nibble run --resume`, which goes on with a stopped run after this program has ended. @returns
/// false where the command line program is not beside this one or does not start.
bool goOnWithoutWindow(std::int64_t run, const std::filesystem::path& store);

/// The store that `./nibble demo` makes in the source folder; it need not be there.
std::filesystem::path demoStore();

}  // namespace nibble::ui
