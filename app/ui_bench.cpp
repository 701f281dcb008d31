#include "app/ui_bench.h"

#include <unistd.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QTableView>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <nlohmann/json.hpp>

#include "app/main_window.h"
#include "core/run/run.h"
#include "widgets/curve_panel.h"
#include "widgets/metric_plot.h"
#include "widgets/run_table_model.h"
#include "widgets/run_view.h"
#include "widgets/runs_page.h"
#include "widgets/tables.h"
#include "widgets/theme.h"

namespace nibble::ui {
namespace {

using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

double milliseconds(Clock::time_point since) {
    return std::chrono::duration<double, std::milli>(Clock::now() - since).count();
}

/// Of the processor, whatever else the machine does.
double cpuSeconds(std::clock_t since) {
    return double(std::clock() - since) / CLOCKS_PER_SEC;
}

/// Since the system started this process; /proc counts in hundredths of a second.
double secondsOfProcess() {
    std::ifstream stat("/proc/self/stat"), uptime("/proc/uptime");
    std::string word;
    for (int i = 0; i < 22; ++i) stat >> word;
    double now = 0;
    uptime >> now;
    return now - std::stod(word) / double(::sysconf(_SC_CLK_TCK));
}

double residentBytes() {
    double pages = 0, resident = 0;
    std::ifstream("/proc/self/statm") >> pages >> resident;
    return resident * double(::sysconf(_SC_PAGESIZE));
}

void settle(int ms) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < ms) {
        QApplication::processEvents();
        QThread::msleep(1);
    }
}

Json spread(std::vector<double> values) {
    if (values.empty()) return {};
    std::sort(values.begin(), values.end());
    return {{"median", values[values.size() / 2]},
            {"p95", values[values.size() * 95 / 100]},
            {"largest", values.back()}};
}

RunController::Engine realEngine() {
    return {resume_run, run_extra_stage};
}

/// Its fine-tuning alone.
Recipe demoRecipe() {
    Recipe recipe = read_recipe(NIBBLE_SOURCE "/resources/demo/recipe.json");
    recipe.stages.resize(1);
    return recipe;
}

Json benchFirstWindow(const QString& folder) {
    MainWindow window((folder + "/first.sqlite").toStdString(), realEngine());
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    window.grab();
    return {{"seconds", secondsOfProcess()}, {"cpu_seconds", cpuSeconds(0)}, {"limit", 1.0}};
}

/// A million points, smoothed, moved by a little 60 times.
Json benchChart() {
    std::vector<Point> points(1'000'000);
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double x = double(i);
        points[i] = {std::int64_t(i + 1), std::int64_t(i * 100), 0.1 * x,
                     2 / std::sqrt(1 + x / 1000) + 0.3 * std::sin(x * 12.9898) * std::cos(x * 78.233)};
    }
    MetricPlot plot;
    plot.resize(1200, 600);
    plot.setSmoothing(0.98);
    plot.setCurve("loss", {"loss", 0, Qt::SolidLine, 1.6, true, false}, points);
    plot.show();
    settle(200);
    std::vector<double> frames;
    const std::clock_t begin = std::clock();
    for (int i = 0; i < 60; ++i) {
        plot.setRange(1000.0 * i, 800'000 + 1000.0 * i);
        const auto start = Clock::now();
        plot.drawNow();
        frames.push_back(milliseconds(start));
    }
    const double cpu = cpuSeconds(begin) * 1000 / double(frames.size());
    return {{"points", points.size()},
            {"frame_milliseconds", spread(frames)},
            {"cpu_milliseconds_per_frame", cpu},
            {"limit", 16.0}};
}

Json benchTable() {
    std::vector<RunSummary> runs(10'000);
    auto fields = std::make_shared<RunFields>();
    const Recipe base = [] {
        Recipe recipe;
        for (const StageType type : {StageType::sft, StageType::ptq, StageType::qat, StageType::qat}) {
            recipe.stages.push_back(initial_stage(type));
            recipe.stages.back().id = std::string(name(type)) + std::to_string(recipe.stages.size());
        }
        return recipe;
    }();
    for (int i = 0; i < int(runs.size()); ++i) {
        RunSummary& run = runs[std::size_t(i)];
        run.id = std::int64_t(runs.size()) - i;
        run.name = "sweep-" + std::to_string(i % 97);
        run.created = "2026-01-01T00:00:00Z";
        run.status = RunStatus::finished;
        run.last_loss = 1 + (i * 7919 % 1000) / 500.0;
        run.best_validation_loss = *run.last_loss + 0.1;
        Recipe recipe = base;
        recipe.stages[0].learning_rate = 1e-5 * (1 + i % 20);
        fields->add(run.id, to_json(recipe));
        if (i % 3 == 0) run.labels.tags = {"foo"};
    }
    RunTableModel model;
    model.setRuns(std::move(runs));
    model.setFields(fields);
    QTableView table;
    styleTable(table);
    table.setModel(&model);
    table.resize(600, 800);
    table.show();
    settle(50);
    std::vector<double> times;
    for (const char* filter :
         {"learning_rate<1e-4", "learning_rate<1e-4 loss<1.2", "learning_rate<1e-4 loss<1.2 tag:foo",
          "sweep-9", "", "-tag:foo seed=42", ""}) {
        const auto start = Clock::now();
        model.setFilter(filter);
        table.grab();
        times.push_back(milliseconds(start));
    }
    const auto start = Clock::now();
    model.sort(RunTableModel::validation, Qt::AscendingOrder);
    return {{"runs", 10'000},
            {"filter_milliseconds", spread(times)},
            {"limit", 50.0},
            {"sort_milliseconds", milliseconds(start)}};
}

/// The worker tells 10,000 steps a second, and the window shows and the store keeps them.
Json benchEvents(const QString& folder, double seconds) {
    constexpr int rate = 10'000, slices = 100;
    const auto total = std::int64_t(seconds * rate);
    std::atomic<double> tookSeconds = 0;
    const auto start = Clock::now();
    const RunController::Engine engine = {
        [&](std::int64_t run, RunStore& store, const EventCallback& callback, std::stop_token stop) {
            const auto tell = [&](const RunEvent& event) {
                store.record(run, event);
                callback(event);
            };
            tell(StageStarted{"sft", StageType::sft, total, 0});
            const auto begin = Clock::now();
            for (std::int64_t step = 1; step <= total && !stop.stop_requested(); ++step) {
                // `seconds` carries the time of telling, to see how old it is when it is drawn.
                tell(StepDone{"sft", step, total, step * 100, milliseconds(start) / 1000,
                              2 / std::sqrt(double(step)), 1e-4, 1, 1e6, 1, 1e9});
                if (step % (rate / slices) == 0)
                    std::this_thread::sleep_until(begin + std::chrono::microseconds(1'000'000 / rate * step));
            }
            tookSeconds = milliseconds(begin) / 1000;
            tell(RunFinished{RunStatus::finished, {}});
        },
        {}};
    MainWindow window((folder + "/events.sqlite").toStdString(), engine);
    window.resize(1280, 800);
    window.show();
    settle(100);
    std::vector<double> ages;
    bool ended = false;
    QObject::connect(&window.controller(), &RunController::ended, [&] { ended = true; });
    Recipe recipe = demoRecipe();
    window.controller().start(recipe);
    const MetricPlot* loss = window.runsPage().view()->curves()->lossPlot();
    QObject::connect(loss, &MetricPlot::drawn, [&] {
        const Curve* curve = loss->curve("sft/loss");
        if (curve && !curve->points().empty())
            ages.push_back(milliseconds(start) - 1000 * curve->points().back().seconds);
    });
    std::vector<double> memory;
    double next = milliseconds(start) + 1000;
    while (!ended) {
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
        if (milliseconds(start) < next) continue;
        memory.push_back(residentBytes());
        next += 1000;
    }
    const auto stored = window.controller().store().points(1, "sft", "loss").size();
    const double growth = memory.size() < 3 ? 0 : (memory.back() - memory[memory.size() / 3]);
    const double steps =
        double(total) * (memory.size() < 3 ? 1 : 1 - double(memory.size() / 3) / double(memory.size()));
    return {{"events", total},
            {"events_per_second", double(total) / tookSeconds},
            {"value_age_milliseconds", spread(ages)},
            {"limit", 200.0},
            {"drawn", ages.size()},
            {"memory_bytes_per_event", growth / steps},
            {"memory_bytes", memory.empty() ? residentBytes() : memory.back()},
            {"lost_in_store", total - std::int64_t(stored)}};
}

/// The demo's first stage for some steps; tokens per second of the median step.
double trainingSpeed(const std::vector<double>& speeds) {
    std::vector<double> sorted(speeds.begin() + std::ptrdiff_t(speeds.size() / 5), speeds.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted.empty() ? 0 : sorted[sorted.size() / 2];
}

/// The same run without and with the window, by turns, because the machine is not equally fast at all times.
Json benchTraining(const QString& folder) {
    Recipe recipe = demoRecipe();
    recipe.stages[0].steps = 60;
    recipe.stages[0].validate_every = recipe.stages[0].checkpoint_every = 0;
    recipe.stages[0].samples = 0;
    std::vector<double> alone, shown;
    for (int round = 0; round < 3; ++round) {
        std::vector<double> speeds;
        std::jthread worker([&] {
            RunStore store((folder + "/alone.sqlite").toStdString());
            start_run(recipe, store,
                      [&](const RunEvent& event) {
                          if (const auto* step = std::get_if<StepDone>(&event))
                              speeds.push_back(step->tokens_per_second);
                      },
                      {});
        });
        worker.join();
        alone.push_back(trainingSpeed(speeds));

        MainWindow window((folder + "/shown.sqlite").toStdString(), realEngine());
        window.resize(1280, 800);
        window.show();
        QEventLoop loop;  // sleeps between events as the program's own does
        QObject::connect(&window.controller(), &RunController::ended, &loop, &QEventLoop::quit);
        window.controller().start(recipe);
        loop.exec();
        speeds.clear();
        for (const Point& point : window.history().series().at({"sft", "tokens_per_second"}))
            speeds.push_back(point.value);
        shown.push_back(trainingSpeed(speeds));
    }
    const double without = *std::max_element(alone.begin(), alone.end()),
                 with = *std::max_element(shown.begin(), shown.end());
    return {{"tokens_per_second_without_window", without},
            {"tokens_per_second_with_window", with},
            {"slower_by_percent", 100 * (1 - with / without)},
            {"limit", 3.0}};
}

}  // namespace

int runUiBench(double seconds) {
    QTemporaryDir folder;
    Json result;
    const auto measure = [&](const char* name, const std::function<Json()>& bench) {
        std::fprintf(stderr, "nibble: measuring %s\n", name);
        result[name] = bench();
    };
    measure("first_window", [&] { return benchFirstWindow(folder.path()); });
    measure("chart", benchChart);
    measure("run_table", benchTable);
    measure("events", [&] { return benchEvents(folder.path(), seconds); });
    measure("training", [&] { return benchTraining(folder.path()); });
    std::printf("%s\n", result.dump(2).c_str());
    return 0;
}

}  // namespace nibble::ui
