#include "core/run/report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/atomic_write.h"
#include "core/base/mapped_file.h"
#include "core/base/quantity.h"
#include "core/run/export_preview.h"
#include "core/run/report_svg.h"
#include "core/run/run.h"

namespace nibble {

namespace {

constexpr char style[] = R"css(
:root { color-scheme: light dark; --back: #fff; --text: #1a2028; --pale: #586372; --line: #dce1e8; --soft: #f3f5f8;
  --0: #1f5bd0; --1: #d63a12; --2: #00664a; --3: #84489a; --4: #869e2e; --5: #4399e6; --6: #57330f; --7: #8d8a84; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --back: #14171b; --text: #e4e8ed; --pale: #9da8b5; --line: #2e353e; --soft: #1b1f25;
  --0: #3f8ff5; --1: #f36b3c; --2: #38de9c; --3: #c283b6; --4: #f0e254; --5: #9ad6ff; --6: #ad8255; --7: #c2d3ca; --bad: #ff8a80; } }
body { background: var(--back); color: var(--text); font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { margin-bottom: 0; } h2 { margin: 2rem 0 .5rem; border-bottom: 1px solid var(--line); }
p.pale, .pale { color: var(--pale); } .bad { color: var(--bad); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; color: var(--pale); font-weight: normal; } th, td { padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
td.n, th.n { text-align: right; } code, pre { font: 13px/1.45 ui-monospace, monospace; }
pre { background: var(--soft); padding: .8rem; overflow: auto; border-radius: 6px; } .wide { overflow-x: auto; }
figure { margin: 1rem 0; break-inside: avoid; } figcaption { color: var(--pale); font-size: 13px; } figcaption span { margin-right: 1.2rem; white-space: nowrap; }
figure > svg { width: 100%; height: auto; } svg { vertical-align: middle; } svg path { fill: none; stroke-width: 1.6; }
svg text { fill: var(--text); font-size: 12px; } svg text.t { font-weight: 600; font-size: 13px; } svg text.u { fill: var(--pale); } svg path.g { stroke: var(--line); stroke-width: 1; } svg path.p { stroke-width: 1; opacity: .55; }
.c0{stroke:var(--0)} .c1{stroke:var(--1)} .c2{stroke:var(--2)} .c3{stroke:var(--3)} .c4{stroke:var(--4)} .c5{stroke:var(--5)} .c6{stroke:var(--6)} .c7{stroke:var(--7)}
.f0{fill:var(--0)} .f1{fill:var(--1)} .f2{fill:var(--2)} .f3{fill:var(--3)} .f4{fill:var(--4)} .f5{fill:var(--5)} .f6{fill:var(--6)} .f7{fill:var(--7)}
)css";

constexpr int neutral = 7;  ///< colour of what was not trained in this run

using Row = std::vector<std::string>;

/// Cells are HTML. The names of columns of numbers begin with #.
std::string table(const Row& names, const std::vector<Row>& rows) {
    const auto of_numbers = [&](std::size_t column) { return names[column].starts_with('#'); };
    std::string html = "<div class=\"wide\"><table><tr>";
    for (std::size_t i = 0; i < names.size(); ++i)
        html +=
            of_numbers(i) ? "<th class=\"n\">" + names[i].substr(1) + "</th>" : "<th>" + names[i] + "</th>";
    html += "</tr>\n";
    for (const Row& row : rows) {
        html += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i)
            html += (of_numbers(i) ? "<td class=\"n\">" : "<td>") + row[i] + "</td>";
        html += "</tr>\n";
    }
    return html + "</table></div>\n";
}

std::string number(double value, const char* format = "{:.4f}") {
    if (std::isnan(value)) return "NaN";
    if (std::isinf(value)) return value > 0 ? "∞" : "−∞";
    return fmt::format(fmt::runtime(format), value);
}

std::string percent(double share) {
    return number(100 * share, "{:.1f} %");
}

/// What the page is made of.
struct Report {
    explicit Report(const RunStore& store, std::int64_t id)
        : folder(run_folder(store, id)),
          run(store.run(id)),
          recipe(store.recipe(id)),
          stages(store.stages(id)),
          evaluations(store.evaluations(id)),
          errors(store.layer_errors(id)),
          exports(store.exports(id)),
          log(store.log(id)) {
        for (Series& s : store.series(id)) series[{s.stage, s.name}] = std::move(s.points);
        int next = 0;
        for (const StageSummary& stage : stages)
            color[stage.id] = trains(stage.type) ? next++ % neutral : neutral;
    }

    const std::vector<Point>* points(const std::string& stage, const char* name) const {
        const auto found = series.find({stage, name});
        return found == series.end() || found->second.empty() ? nullptr : &found->second;
    }
    /// Steps of the stages that `stage` goes on from.
    std::int64_t first_step(const std::string& stage) const {
        std::int64_t sum = 0;
        for (const StageSummary* at = find(stage); at && !at->from.empty(); at = find(at->from))
            if (const StageSummary* from = find(at->from)) sum += trains(from->type) ? from->step : 0;
        return sum;
    }
    const StageSummary* find(const std::string& id) const {
        const auto found = std::ranges::find(stages, id, &StageSummary::id);
        return found == stages.end() ? nullptr : &*found;
    }
    int color_of(const std::string& stage) const {
        const auto found = color.find(stage);
        return found == color.end() ? neutral : found->second;
    }

    std::string head() const, stage_table() const, curves() const, evaluation_table() const,
        quantization_table() const, certificates() const, warnings() const;
    std::string certificate(const ExportDone& done) const;

    std::filesystem::path folder;
    RunSummary run;
    Recipe recipe;
    std::vector<StageSummary> stages;
    std::vector<EvaluationDone> evaluations;
    std::vector<LayerErrors> errors;
    std::vector<ExportDone> exports;
    std::vector<LogLine> log;
    std::map<std::pair<std::string, std::string>, std::vector<Point>> series;
    std::map<std::string, int> color;
};

std::string Report::head() const {
    std::string html = fmt::format("<h1>{}</h1>\n<p class=\"pale\">Run {} · {} UTC · {} · {}</p>\n",
                                   html_text(run.name.empty() ? "Run" : run.name), run.id,
                                   html_text(run.created), name(run.status), duration_text(run.seconds));
    if (!run.message.empty()) html += "<p class=\"bad\">" + html_text(run.message) + "</p>\n";
    return html;
}

std::string Report::stage_table() const {
    std::vector<Row> rows;
    const auto last = [&](const std::string& stage, const char* name) {
        const auto* p = points(stage, name);
        return p ? number(p->back().value) : std::string();
    };
    for (const StageSummary& s : stages)
        rows.push_back({html_text(s.id), name(s.type), html_text(s.from.empty() ? "–" : s.from),
                        name(s.status), s.steps ? fmt::format("{} / {}", s.step, s.steps) : "",
                        duration_text(s.seconds), last(s.id, "loss"), last(s.id, "validation_loss"),
                        last(s.id, "unquantized_validation_loss")});
    return "<h2>Stages</h2>\n" + table({"Stage", "Type", "From", "Status", "#Steps", "#Time", "#Loss",
                                        "#Validation", "#Unquantized"},
                                       rows);
}

std::string Report::curves() const {
    struct Picture {
        const char *title, *unit;
        struct Line {
            const char *series, *label, *dashes;
        };
        std::vector<Line> lines;
    };
    const Picture pictures[] = {
        {"Loss",
         "nats per token",
         {{"loss", "training", ""},
          {"validation_loss", "validation", "6 4"},
          {"unquantized_validation_loss", "validation without quantization", "2 3"},
          {"validation_loss_mxfp4", "validation in MXFP4", "8 3 2 3"},
          {"validation_loss_nvfp4", "validation in NVFP4", "8 3 2 3 2 3"}}},
        {"Learning rate", "", {{"learning_rate", "", ""}}},
        {"Gradient norm", "before clipping", {{"grad_norm", "", ""}}},
    };
    std::string html;
    for (const Picture& picture : pictures) {
        std::vector<ReportCurve> curves;
        for (const StageSummary& stage : stages)
            for (const auto& line : picture.lines)
                if (const auto* p = points(stage.id, line.series); p && trains(stage.type))
                    curves.push_back({stage.id + (*line.label ? std::string(", ") + line.label : ""),
                                      color_of(stage.id), line.dashes, p, first_step(stage.id),
                                      std::string(line.series) == "loss"});
        html += curves_svg(picture.title, picture.unit, curves);
    }
    return html.empty() ? html : "<h2>Curves</h2>\n" + html;
}

std::string Report::evaluation_table() const {
    std::vector<Row> rows;
    for (const EvaluationDone& e : evaluations) {
        const std::string data = std::filesystem::path(e.data).filename().string();
        const int shade = color_of(e.of);
        if (e.rates.empty())
            rows.push_back({html_text(e.of), html_text(data), number(e.loss), "", "", "", "", "", ""});
        for (const CheckRate& r : e.rates)
            rows.push_back({html_text(e.of), html_text(data), number(e.loss), html_text(r.check),
                            percent(r.rate), fmt::format("{} – {}", percent(r.low), percent(r.high)),
                            interval_svg(r.rate, r.low, r.high, shade), std::to_string(r.rows),
                            std::to_string(r.invalid)});
    }
    if (rows.empty()) return {};
    return "<h2>Evaluation</h2>\n<p class=\"pale\">Intervals are Wilson's, 95 %. Where two of them overlap, "
           "the "
           "difference may be chance.</p>\n" +
           table({"Of", "Data", "#Loss", "Check", "#Passed", "#95 % interval", "0 to 100 %", "#Rows",
                  "#Invalid"},
                 rows);
}

/// Of one stage's newest report: means over single experts, and the one with the lowest SNR.
std::string Report::quantization_table() const {
    std::map<std::pair<std::string, std::string>, const LayerErrors*> newest;
    for (const LayerErrors& e : errors) {
        const LayerErrors*& known = newest[{e.stage, e.format}];
        if (!known || known->step <= e.step) known = &e;
    }
    std::vector<Row> rows;
    for (const auto& [key, report] : newest) {
        double snr = 0, mse = 0, clipped = 0, underflowed = 0, changed = 0, squares = 0, kept = 0, count = 0;
        const LayerError* worst = nullptr;
        for (const LayerError& e : report->errors) {
            if (e.expert < 0) continue;
            ++count;
            snr += e.snr_db;
            mse += e.relative_mse;
            clipped += e.clipped;
            underflowed += e.underflowed;
            changed += e.codes_changed;
            squares += e.delta_norm * e.delta_norm;
            kept += e.delta_kept * e.delta_norm * e.delta_norm;
            if (!worst || e.snr_db < worst->snr_db) worst = &e;
        }
        if (!worst) continue;
        rows.push_back({html_text(key.first), html_text(key.second), number(snr / count, "{:.2f}"),
                        fmt::format("{} dB: layer {}, {}, expert {}", number(worst->snr_db, "{:.2f}"),
                                    worst->layer, html_text(worst->tensor), worst->expert),
                        number(mse / count, "{:.3e}"), percent(clipped / count), percent(underflowed / count),
                        percent(changed / count), number(std::sqrt(squares), "{:.3g}"),
                        squares > 0 ? percent(kept / squares) : "–"});
    }
    if (rows.empty()) return {};
    return "<h2>Quantization</h2>\n<p class=\"pale\">Means over all experts. Kept: the share of what "
           "fine-tuning changed that is still there after rounding.</p>\n" +
           table({"Stage", "Format", "#SNR, dB", "Worst", "#Relative MSE", "#Clipped", "#To zero", "#Changed",
                  "#Change, norm", "#Kept"},
                 rows);
}

/// The files of an export with their hashes, where its certificate was kept.
std::string Report::certificate(const ExportDone& done) const {
    const std::filesystem::path file = certificate_file(folder, done.stage);
    if (!std::filesystem::exists(file)) return {};
    const auto json = nlohmann::json::parse(read_file(file), nullptr, false);
    if (!json.contains("files")) return {};
    std::string lines;
    for (const auto& entry : json["files"])
        lines += fmt::format("{}  {}\n", entry.value("sha256", ""), entry.value("name", ""));
    return fmt::format(
        "<p class=\"pale\">{} as {}: {} values compared; sha256sum of the files:</p><pre>{}</pre>\n",
        html_text(done.from), html_text(done.layout), json.value("values", std::int64_t(0)),
        html_text(lines));
}

std::string Report::certificates() const {
    if (exports.empty()) return {};
    std::vector<Row> rows;
    for (const ExportDone& e : exports)
        rows.push_back({html_text(e.from), html_text(e.layout), bytes_text(double(e.bytes)),
                        std::to_string(e.tensors), "<code>" + html_text(e.hash) + "</code>",
                        "<code>" + html_text(e.path) + "</code>"});
    std::string files;
    for (const ExportDone& e : exports) files += certificate(e);
    return "<h2>Exports</h2>\n<p class=\"pale\">Each was opened again after writing and compared with its "
           "source bit for bit. The hash is over all tensors' values.</p>\n" +
           table({"From", "Layout", "#Size", "#Tensors", "Hash", "Folder"}, rows) + files;
}

std::string Report::warnings() const {
    std::string html;
    for (const LogLine& line : log)
        if (line.level != LogLine::Level::info)
            html += fmt::format(
                "<li{}>{}{}</li>\n", line.level == LogLine::Level::error ? " class=\"bad\"" : "",
                line.stage.empty() ? "" : html_text(line.stage) + ": ", html_text(line.what.text()));
    return html.empty() ? html : "<h2>Warnings</h2>\n<ul>\n" + html + "</ul>\n";
}

}  // namespace

std::string run_report(const RunStore& store, std::int64_t run) {
    const Report report(store, run);
    return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
           "content=\"width=device-width\"><title>" +
           html_text(report.run.name) + "</title><style>" + style + "</style></head><body>\n" +
           report.head() + report.stage_table() + report.evaluation_table() + report.curves() +
           report.quantization_table() + report.certificates() + report.warnings() +
           "<h2>Recipe</h2>\n<pre>" + html_text(to_json(report.recipe).dump(2)) + "</pre>\n</body></html>\n";
}

void write_report(const RunStore& store, std::int64_t run, const std::filesystem::path& file) {
    write_file(file, run_report(store, run));
}

}  // namespace nibble
