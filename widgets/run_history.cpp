#include "widgets/run_history.h"

#include <QDateTime>
#include <algorithm>
#include <cmath>
#include <tuple>

namespace nibble::ui {
namespace {

/// What a resumed run tells again takes the place of what it told before.
template <typename Event, typename Key>
void replace(std::vector<Event>& told, const Event& event, Key key) {
    std::erase_if(told, [&](const Event& known) { return key(known) == key(event); });
    told.push_back(event);
}

}  // namespace

std::span<const char* const> RunHistory::seriesNames() {
    static constexpr const char* names[] = {"loss",
                                            "validation_loss",
                                            "unquantized_validation_loss",
                                            "validation_loss_mxfp4",
                                            "validation_loss_nvfp4",
                                            "learning_rate",
                                            "grad_norm",
                                            "tokens_per_second",
                                            "memory_bytes"};
    return names;
}

Point stageOffset(const Recipe& recipe, const std::string& stage,
                  const std::function<const std::vector<Point>*(const std::string& stage)>& loss) {
    const auto source = [&recipe](const std::string& id) {
        const auto it = std::find_if(recipe.stages.begin(), recipe.stages.end(),
                                     [&](const Stage& s) { return s.id == id; });
        return it == recipe.stages.end() ? std::string() : it->from;
    };
    Point sum;
    for (std::string from = source(stage); !from.empty(); from = source(from)) {
        const std::vector<Point>* points = loss(from);
        if (!points || points->empty()) continue;
        sum.step += points->back().step;
        sum.tokens += points->back().tokens;
        sum.seconds += points->back().seconds;
    }
    return sum;
}

std::vector<ClockMark> stageClock(const std::vector<ClockMark>& marks, const RunSummary& run,
                                  const std::vector<StageSummary>& stages, const std::string& stage) {
    std::vector<ClockMark> own;
    for (const ClockMark& mark : marks)
        if (mark.stage == stage) own.push_back(mark);
    if (!own.empty()) return own;
    QDateTime created = QDateTime::fromString(QString::fromStdString(run.created), Qt::ISODate);
    created.setTimeSpec(Qt::UTC);
    double before = 0;
    for (const StageSummary& s : stages) {
        if (s.id == stage) break;
        before += s.seconds;
    }
    return {{stage, 0, double(created.toSecsSinceEpoch()) + before}};
}

RunHistory::Content RunHistory::read(const RunStore& store, std::int64_t run) {
    Content content;
    content.summary = store.run(run);
    content.recipe = store.recipe(run);
    content.stages = store.stages(run);
    for (Series& series : store.series(run))
        content.series[{series.stage, series.name}] = std::move(series.points);
    content.clock = store.clock(run);
    content.layerErrors = store.layer_errors(run);
    content.evaluations = store.evaluations(run);
    content.checkpoints = store.checkpoints(run);
    content.exports = store.exports(run);
    content.samples = store.samples(run);
    content.log = store.log(run);
    if (content.summary.parent.run != 0)
        content.changes = differences(store.recipe(content.summary.parent.run), content.recipe);
    return content;
}

void RunHistory::show(const RunStore* store, std::int64_t run) {
    store_ = store;
    run_ = store ? run : 0;
    load();
    Q_EMIT reset();
}

/// Of a run that is under way the store does not hold the newest points yet.
void RunHistory::show(const RunHistory& other) {
    if (other.isLoading()) return show(other.store_, other.run_);
    store_ = other.store_;
    run_ = 0;
    load();  // forgets
    run_ = other.run_;
    content_ = other.content_;
    progress_ = other.progress_;
    marked_ = other.marked_;
    signature_ = other.signature_;
    Q_EMIT reset();
}

void RunHistory::load() {
    reader_.cancel();
    content_ = {};
    progress_.reset();
    marked_.clear();
    signature_.clear();
    waiting_.clear();
    if (run_ == 0) return;
    constexpr std::int64_t many = 20000;  // steps: what is read in less than a tenth of a second
    std::int64_t steps = 0;
    for (const StageSummary& stage : store_->stages(run_)) steps += stage.step;
    if (steps < many) {
        content_ = read(*store_, run_);
        signature_ = validations();
        return;
    }
    content_.summary = store_->run(run_);
    content_.recipe = store_->recipe(run_);
    reader_.run([path = store_->path(), run = run_](std::stop_token) { return read(RunStore(path), run); },
                [this](Content content) {
                    content_ = std::move(content);
                    signature_ = validations();
                    Q_EMIT reset();
                    apply(std::exchange(waiting_, {}));
                });
}

void RunHistory::refresh() {
    if (run_ == 0 || isLoading()) return;
    content_.stages = store_->stages(run_);
    if (wentBack()) {
        load();
        Q_EMIT reset();
        return;
    }
    content_.summary = store_->run(run_);
    for (const StageSummary& stage : content_.stages) {
        if (!trains(stage.type)) continue;
        for (const char* name : seriesNames()) {
            const auto known = content_.series.find({stage.id, name});
            const std::int64_t last =
                known == content_.series.end() || known->second.empty() ? -1 : known->second.back().step;
            add(stage.id, name, store_->points(run_, stage.id, name, last));
        }
    }
    const std::size_t logged = content_.log.size();
    content_.log = store_->log(run_);
    if (content_.log.size() > logged) Q_EMIT logAdded(logged);
    const std::size_t sampled = content_.samples.size();
    content_.samples = store_->samples(run_);
    if (content_.samples.size() != sampled) Q_EMIT samplesChanged();
    if (std::vector<ClockMark> clock = store_->clock(run_); clock.size() != content_.clock.size()) {
        content_.clock = std::move(clock);
        for (const StageSummary& stage : content_.stages) Q_EMIT clockChanged(stage.id);
    }
    const std::size_t results =
        content_.evaluations.size() + content_.checkpoints.size() + content_.exports.size();
    content_.evaluations = store_->evaluations(run_);
    content_.checkpoints = store_->checkpoints(run_);
    content_.exports = store_->exports(run_);
    auto signature = validations();
    if (signature != signature_ ||
        content_.evaluations.size() + content_.checkpoints.size() + content_.exports.size() != results) {
        if (signature != signature_) content_.layerErrors = store_->layer_errors(run_);
        signature_ = std::move(signature);
        Q_EMIT resultsChanged();
    }
    Q_EMIT statusChanged();
}

/// Whether the run has gone on from an earlier checkpoint, forgetting points that are here.
bool RunHistory::wentBack() const {
    for (const auto& [key, points] : content_.series) {
        if (key.second != "loss" || points.empty()) continue;
        const Point& last = points.back();
        const std::vector<Point> stored = store_->points(run_, key.first, key.second, last.step - 1);
        const auto same = [](double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); };
        if (stored.empty() || stored.front().step != last.step || !same(stored.front().value, last.value))
            return true;
    }
    return false;
}

/// Layer errors are many rows; they are written with validations and at the end of a stage, so they are read
/// again where one of these has come.
std::vector<std::pair<RunStatus, std::size_t>> RunHistory::validations() const {
    std::vector<std::pair<RunStatus, std::size_t>> signature;
    for (const StageSummary& stage : content_.stages) {
        const auto validation = content_.series.find({stage.id, "validation_loss"});
        signature.emplace_back(stage.status,
                               validation == content_.series.end() ? 0 : validation->second.size());
    }
    return signature;
}

void RunHistory::add(const std::string& stage, const std::string& name, const std::vector<Point>& points) {
    if (points.empty()) return;
    std::vector<Point>& all = content_.series[{stage, name}];
    const std::size_t from = all.size();
    all.insert(all.end(), points.begin(), points.end());
    if (added_)
        added_->points.emplace(SeriesKey(stage, name), from);  // the first one stays
    else
        Q_EMIT pointsAdded(stage, name, from);
}

int RunHistory::ordinal(const std::string& stage) const {
    int ordinal = 0;
    for (const Stage& s : content_.recipe.stages) {
        if (s.id == stage) return trains(s.type) ? ordinal : -1;
        ordinal += trains(s.type);
    }
    return -1;
}

Point RunHistory::offset(const std::string& stage) const {
    return stageOffset(content_.recipe, stage, [this](const std::string& id) {
        const auto loss = content_.series.find({id, "loss"});
        return loss == content_.series.end() ? nullptr : &loss->second;
    });
}

StageSummary* RunHistory::stage(const std::string& id) {
    const auto it = std::find_if(content_.stages.begin(), content_.stages.end(),
                                 [&](const StageSummary& s) { return s.id == id; });
    return it == content_.stages.end() ? nullptr : &*it;
}

void RunHistory::apply(const std::vector<RunEvent>& events) {
    if (run_ == 0) return;
    if (isLoading()) return void(waiting_.insert(waiting_.end(), events.begin(), events.end()));
    added_ = Added{{}, content_.log.size()};
    for (const RunEvent& event : events) std::visit([this](const auto& e) { handle(e); }, event);
    const Added added = *std::exchange(added_, std::nullopt);
    for (const auto& [key, from] : added.points) Q_EMIT pointsAdded(key.first, key.second, from);
    if (content_.log.size() > added.log) Q_EMIT logAdded(added.log);
    if (added.samples) Q_EMIT samplesChanged();
    Q_EMIT statusChanged();
}

void RunHistory::handle(const StageStarted& event) {
    progress_.reset();
    content_.summary.status = RunStatus::running;
    content_.summary.current_stage = event.stage;
    content_.summary.step = event.first_step;
    content_.summary.steps = event.steps;
    StageSummary* known = stage(event.stage);
    if (!known) {
        content_.stages.push_back({});
        known = &content_.stages.back();
        known->id = event.stage;
    }
    known->type = event.type;
    known->status = RunStatus::running;
    known->steps = event.steps;
    known->step = event.first_step;
    bool forgotten = false;
    for (auto& [key, points] : content_.series) {
        if (key.first != event.stage) continue;
        forgotten |= std::erase_if(points, [&](const Point& p) { return p.step > event.first_step; }) > 0;
    }
    const auto forget = [&](auto& told) {
        forgotten |= std::erase_if(told, [&](const auto& e) {
                         return e.stage == event.stage && e.step > event.first_step;
                     }) > 0;
    };
    forget(content_.layerErrors);
    forget(content_.checkpoints);
    forget(content_.samples);
    marked_.erase(event.stage);
    if (!forgotten) return;
    findBestValidation();
    added_ = Added{{}, content_.log.size()};  // drawn with all the rest
    Q_EMIT reset();
}

void RunHistory::handle(const StepDone& e) {
    progress_.reset();
    content_.summary.step = e.step;
    content_.summary.steps = e.steps;
    content_.summary.last_loss = e.loss;
    if (StageSummary* s = stage(e.stage)) {
        s->step = e.step;
        s->steps = e.steps;
        s->seconds = e.seconds;
    }
    content_.summary.seconds = 0;
    for (const StageSummary& s : content_.stages) content_.summary.seconds += s.seconds;
    const auto known = content_.series.find({e.stage, "loss"});
    if (known != content_.series.end() && !known->second.empty() && known->second.back().step >= e.step)
        return;
    const auto one = [&](const char* name, double value) {
        add(e.stage, name, {Point{e.step, e.tokens, e.seconds, value}});
    };
    if (marked_.insert(e.stage).second) {
        content_.clock.push_back({e.stage, e.seconds, double(QDateTime::currentMSecsSinceEpoch()) / 1000});
        Q_EMIT clockChanged(e.stage);
    }
    one("loss", e.loss);
    one("learning_rate", e.learning_rate);
    one("grad_norm", e.grad_norm);
    one("tokens_per_second", e.tokens_per_second);
    one("memory_bytes", e.memory_bytes);
}

/// As the store keeps it: the lowest of all stages and of what they started from.
void RunHistory::findBestValidation() {
    std::optional<double>& best = content_.summary.best_validation_loss;
    best.reset();
    for (const auto& [key, points] : content_.series) {
        if (key.second != "validation_loss") continue;
        for (const Point& point : points)
            if (!std::isnan(point.value) && (!best || point.value < *best)) best = point.value;
    }
}

void RunHistory::handle(const Validated& e) {
    const auto known = content_.series.find({e.stage, "validation_loss"});
    if (known != content_.series.end() && !known->second.empty() && known->second.back().step >= e.step)
        return;
    add(e.stage, "validation_loss", {Point{e.step, e.tokens, e.seconds, e.loss}});
    findBestValidation();
    if (e.unquantized_loss)
        add(e.stage, "unquantized_validation_loss",
            {Point{e.step, e.tokens, e.seconds, *e.unquantized_loss}});
    for (const auto& [format, loss] : e.loss_by_format)
        add(e.stage, twin_series_prefix + format, {Point{e.step, e.tokens, e.seconds, loss}});
}

void RunHistory::handle(const LayerErrors& event) {
    replace(content_.layerErrors, event,
            [](const LayerErrors& e) { return std::tie(e.stage, e.step, e.format); });
    Q_EMIT resultsChanged();
}

void RunHistory::handle(const EvaluationDone& event) {
    replace(content_.evaluations, event,
            [](const EvaluationDone& e) { return std::tie(e.stage, e.of, e.data); });
    content_.evaluations.back().answers.clear();  // the views that show answers read them from the store
    Q_EMIT resultsChanged();
}

void RunHistory::handle(const CheckpointSaved& event) {
    replace(content_.checkpoints, event, [](const CheckpointSaved& e) { return std::tie(e.stage, e.step); });
    Q_EMIT resultsChanged();
}

void RunHistory::handle(const ExportDone& event) {
    replace(content_.exports, event, [](const ExportDone& e) { return std::tie(e.stage); });
    Q_EMIT resultsChanged();
}

void RunHistory::handle(const Sample& event) {
    replace(content_.samples, event, [](const Sample& e) { return std::tie(e.stage, e.step, e.prompt); });
    added_->samples = true;
}

void RunHistory::handle(const Progress& event) {
    progress_ = event;
}

void RunHistory::handle(const LogLine& event) {
    content_.log.push_back(event);
}

void RunHistory::handle(const StageFinished& event) {
    progress_.reset();
    if (StageSummary* s = stage(event.stage)) {
        s->status = RunStatus::finished;
        s->seconds = event.seconds;
    }
}

void RunHistory::handle(const RunFinished& event) {
    progress_.reset();
    content_.summary.status = event.status;
    content_.summary.message = event.message;
    for (StageSummary& s : content_.stages)
        if (s.status == RunStatus::running) s.status = event.status;
}

}  // namespace nibble::ui
