#pragma once

namespace nibble::ui {

/// Measures the window against its limits and prints the figures as one JSON document. `seconds`: how long
/// events arrive. @returns the program's exit status
int runUiBench(double seconds);

}  // namespace nibble::ui
