// What the commands print: tables and numbers for people on standard output, progress on standard error.
#pragma once
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/base/quantity.h"
#include "core/run/run_event.h"

namespace nibble::cli {

std::string json_text(nlohmann::ordered_json json);   ///< indented; NaN and infinities as strings
void print_json(const nlohmann::ordered_json& json);  ///< one document on standard output

/// Columns aligned by their widest cell, counted in characters; numbers to the right. The first row is the
/// heading.
void print_table(const std::vector<std::vector<std::string>>& rows);

std::string count_text(double count);                   ///< "20.9 B"
std::string number_text(double value, int digits = 4);  ///< "nan" and "inf" as such
std::string percent_text(double share);                 ///< "97.3 %"

/// Prints events as they come: one line that is redrawn on a terminal, plain lines at a slower pace
/// elsewhere.
class ProgressPrinter {
  public:
    ProgressPrinter();
    ~ProgressPrinter();
    void operator()(const RunEvent& event);

  private:
    void show(const std::string& line, bool last);  ///< redrawn in place, or printed every few seconds
    void line(const std::string& text);             ///< stays

    bool terminal_;
    bool open_line_ = false;
    double last_shown_ = 0;
};

}  // namespace nibble::cli
