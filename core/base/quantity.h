// Quantities as people read them.
#pragma once
#include <string>

namespace nibble {

std::string bytes_text(double bytes);       ///< "13.8 GB"
std::string duration_text(double seconds);  ///< "2 h 05 min", "4.2 s"; not finite: "-"

}  // namespace nibble
