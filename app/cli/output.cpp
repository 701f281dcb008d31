#include "app/cli/output.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>

namespace nibble::cli {

namespace {

/// Characters, not bytes: continuation bytes of UTF-8 take no place of their own.
std::size_t width(const std::string& text) {
    return std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xc0) != 0x80; });
}

bool numeric(const std::string& cell) {
    return cell.empty() || cell == "-" || cell.find_first_of("0123456789") == 0 || cell[0] == '-' ||
           cell == "nan" || cell == "inf";
}

double now() {
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

/// JSON has no NaN: they become the strings "NaN", "Infinity" and "-Infinity".
void name_non_finite(nlohmann::ordered_json& json) {
    if (json.is_number_float() && !std::isfinite(json.get<double>())) {
        const double value = json.get<double>();
        json = std::isnan(value) ? "NaN" : value > 0 ? "Infinity" : "-Infinity";
    } else if (json.is_structured()) {
        for (auto& child : json) name_non_finite(child);
    }
}

}  // namespace

std::string json_text(nlohmann::ordered_json json) {
    name_non_finite(json);
    return json.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

void print_json(const nlohmann::ordered_json& json) {
    fmt::print("{}", json_text(json));
}

void print_table(const std::vector<std::vector<std::string>>& rows) {
    if (rows.empty()) return;
    const std::size_t columns = rows.front().size();
    std::vector<std::size_t> widths(columns, 0);
    std::vector<bool> right(columns, true);
    for (std::size_t r = 0; r < rows.size(); ++r)
        for (std::size_t c = 0; c < columns; ++c) {
            widths[c] = std::max(widths[c], width(rows[r][c]));
            if (r > 0 && !numeric(rows[r][c])) right[c] = false;
        }
    for (std::size_t r = 0; r < rows.size(); ++r) {
        std::string line;
        for (std::size_t c = 0; c < columns; ++c) {
            const std::string padding(widths[c] - width(rows[r][c]), ' ');
            line += right[c] ? padding + rows[r][c] : rows[r][c] + padding;
            if (c + 1 < columns) line += "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        fmt::print("{}\n", line);
        if (r == 0) {
            std::string rule;
            for (std::size_t c = 0; c < columns; ++c)
                rule += std::string(widths[c], '-') + (c + 1 < columns ? "  " : "");
            fmt::print("{}\n", rule);
        }
    }
}

std::string count_text(double count) {
    const char* units[] = {"", " k", " M", " B", " T"};
    int unit = 0;
    while (count >= 1000 && unit < 4) count /= 1000, ++unit;
    return fmt::format("{:.{}f}{}", count, unit == 0 ? 0 : 2, units[unit]);
}

std::string number_text(double value, int digits) {
    return fmt::format("{:.{}g}", value, digits);
}

std::string percent_text(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

ProgressPrinter::ProgressPrinter() : terminal_(isatty(STDERR_FILENO)) {}

ProgressPrinter::~ProgressPrinter() {
    if (open_line_) std::fputc('\n', stderr);
}

void ProgressPrinter::show(const std::string& text, bool last) {
    const double time = now();
    const double pause = terminal_ ? 0.1 : 10.0;
    if (!last && time - last_shown_ < pause) return;
    last_shown_ = time;
    if (terminal_) {
        fmt::print(stderr, "\r\033[K{}", text);
        open_line_ = true;
        std::fflush(stderr);
    } else {
        fmt::print(stderr, "{}\n", text);
    }
}

void ProgressPrinter::line(const std::string& text) {
    if (open_line_) fmt::print(stderr, "\r\033[K");
    open_line_ = false;
    fmt::print(stderr, "{}\n", text);
}

void ProgressPrinter::operator()(const RunEvent& event) {
    if (const auto* e = std::get_if<StageStarted>(&event)) {
        line(fmt::format("== {} ({}){}{}", e->stage, name(e->type),
                         e->steps ? fmt::format(", {} steps", e->steps) : "",
                         e->first_step ? fmt::format(", going on after step {}", e->first_step) : ""));
        last_shown_ = 0;
    } else if (const auto* e = std::get_if<StepDone>(&event)) {
        show(
            fmt::format("{} {:>{}}/{}  loss {:.4f}  lr {:.2e}  |g| {:.2f}  {:.0f} tokens/s  {} left",
                        e->stage, e->step, std::to_string(e->steps).size(), e->steps, e->loss,
                        e->learning_rate, e->grad_norm, e->tokens_per_second, duration_text(e->seconds_left)),
            e->step == e->steps);
    } else if (const auto* e = std::get_if<Validated>(&event)) {
        std::string others =
            e->unquantized_loss ? fmt::format("unquantized {:.4f}", *e->unquantized_loss) : "";
        for (const auto& [format, loss] : e->loss_by_format)
            others += fmt::format(", {} {:.4f}", format, loss);
        line(fmt::format("{} step {}: validation loss {:.4f}{}{}", e->stage, e->step, e->loss,
                         others.empty() ? "" : " (" + others + ")", e->best ? ", the best so far" : ""));
    } else if (const auto* e = std::get_if<Progress>(&event)) {
        show(fmt::format("{} {} {}/{}{}", e->stage, e->what.text(), e->done, e->total,
                         e->seconds_left > 0 ? fmt::format("  {} left", duration_text(e->seconds_left)) : ""),
             e->done == e->total);
    } else if (const auto* e = std::get_if<EvaluationDone>(&event)) {
        std::string text = fmt::format("{} of {} on {}: loss {:.4f}", e->stage, e->of, e->data, e->loss);
        for (const auto& rate : e->rates)
            text += fmt::format(", {} {} [{}, {}]", rate.check, percent_text(rate.rate),
                                percent_text(rate.low), percent_text(rate.high));
        line(text);
    } else if (const auto* e = std::get_if<CheckpointSaved>(&event)) {
        line(fmt::format("{} step {}: checkpoint in {}", e->stage, e->step, e->path));
    } else if (const auto* e = std::get_if<ExportDone>(&event)) {
        line(fmt::format("{}: {} as {} in {} ({}, {} tensors, hash {})", e->stage, e->from, e->layout,
                         e->path, bytes_text(double(e->bytes)), e->tensors, e->hash));
    } else if (const auto* e = std::get_if<LogLine>(&event)) {
        const char* level = e->level == LogLine::Level::info      ? ""
                            : e->level == LogLine::Level::warning ? "warning: "
                                                                  : "error: ";
        line(fmt::format("{}{}{}", level, e->stage.empty() ? "" : e->stage + ": ", e->what.text()));
    } else if (const auto* e = std::get_if<StageFinished>(&event)) {
        line(fmt::format("{} done in {}", e->stage, duration_text(e->seconds)));
    }
}

}  // namespace nibble::cli
