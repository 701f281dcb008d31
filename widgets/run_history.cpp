#include "widgets/run_history.h"

#include <algorithm>
#include <cmath>

namespace nibble::ui {
std::span<const char* const> RunHistory::seriesNames() {
    static constexpr const char* names[] = {"loss",          "validation_loss", "unquantized_validation_loss",
                                            "learning_rate", "grad_norm",       "tokens_per_second",
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

void RunHistory::show(const RunStore* store, std::int64_t run) {
    store_ = store;
    run_ = store ? run : 0;
    load();
    Q_EMIT reset();
}

void RunHistory::load() {
    summary_ = {};
    recipe_ = {};
    stages_.clear();
    series_.clear();
    layerErrors_.clear();
    evaluations_.clear();
    checkpoints_.clear();
    exports_.clear();
    log_.clear();
    progress_.reset();
    if (run_ == 0) return;
    summary_ = store_->run(run_);
    recipe_ = store_->recipe(run_);
    stages_ = store_->stages(run_);
    for (Series& series : store_->series(run_))
        series_[{series.stage, series.name}] = std::move(series.points);
    layerErrors_ = store_->layer_errors(run_);
    evaluations_ = store_->evaluations(run_);
    checkpoints_ = store_->checkpoints(run_);
    exports_ = store_->exports(run_);
    log_ = store_->log(run_);
    signature_ = validations();
}

void RunHistory::refresh() {
    if (run_ == 0) return;
    stages_ = store_->stages(run_);
    if (wentBack()) {
        load();
        Q_EMIT reset();
        return;
    }
    summary_ = store_->run(run_);
    for (const StageSummary& stage : stages_) {
        if (!trains(stage.type)) continue;
        for (const char* name : seriesNames()) {
            const auto known = series_.find({stage.id, name});
            const std::int64_t last =
                known == series_.end() || known->second.empty() ? -1 : known->second.back().step;
            add(stage.id, name, store_->points(run_, stage.id, name, last));
        }
    }
    const std::size_t logged = log_.size();
    log_ = store_->log(run_);
    if (log_.size() > logged) Q_EMIT logAdded(logged);
    const std::size_t results = evaluations_.size() + checkpoints_.size() + exports_.size();
    evaluations_ = store_->evaluations(run_);
    checkpoints_ = store_->checkpoints(run_);
    exports_ = store_->exports(run_);
    auto signature = validations();
    if (signature != signature_ || evaluations_.size() + checkpoints_.size() + exports_.size() != results) {
        if (signature != signature_) layerErrors_ = store_->layer_errors(run_);
        signature_ = std::move(signature);
        Q_EMIT resultsChanged();
    }
    Q_EMIT statusChanged();
}

/// Whether the run has gone on from an earlier checkpoint, forgetting points that are here.
bool RunHistory::wentBack() const {
    for (const auto& [key, points] : series_) {
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
    for (const StageSummary& stage : stages_) {
        const auto validation = series_.find({stage.id, "validation_loss"});
        signature.emplace_back(stage.status, validation == series_.end() ? 0 : validation->second.size());
    }
    return signature;
}

void RunHistory::add(const std::string& stage, const std::string& name, const std::vector<Point>& points) {
    if (points.empty()) return;
    std::vector<Point>& all = series_[{stage, name}];
    const std::size_t from = all.size();
    all.insert(all.end(), points.begin(), points.end());
    Q_EMIT pointsAdded(stage, name, from);
}

int RunHistory::ordinal(const std::string& stage) const {
    int ordinal = 0;
    for (const Stage& s : recipe_.stages) {
        if (s.id == stage) return trains(s.type) ? ordinal : -1;
        ordinal += trains(s.type);
    }
    return -1;
}

Point RunHistory::offset(const std::string& stage) const {
    return stageOffset(recipe_, stage, [this](const std::string& id) {
        const auto loss = series_.find({id, "loss"});
        return loss == series_.end() ? nullptr : &loss->second;
    });
}

StageSummary* RunHistory::stage(const std::string& id) {
    const auto it =
        std::find_if(stages_.begin(), stages_.end(), [&](const StageSummary& s) { return s.id == id; });
    return it == stages_.end() ? nullptr : &*it;
}

void RunHistory::apply(const std::vector<RunEvent>& events) {
    if (run_ == 0) return;
    for (const RunEvent& event : events) std::visit([this](const auto& e) { handle(e); }, event);
    Q_EMIT statusChanged();
}

void RunHistory::handle(const StageStarted& event) {
    progress_.reset();
    summary_.status = RunStatus::running;
    summary_.current_stage = event.stage;
    summary_.step = event.first_step;
    summary_.steps = event.steps;
    StageSummary* known = stage(event.stage);
    if (!known) {
        stages_.push_back({});
        known = &stages_.back();
        known->id = event.stage;
    }
    known->type = event.type;
    known->status = RunStatus::running;
    known->steps = event.steps;
    known->step = event.first_step;
    bool forgotten = false;
    for (auto& [key, points] : series_) {
        if (key.first != event.stage) continue;
        forgotten |= std::erase_if(points, [&](const Point& p) { return p.step > event.first_step; }) > 0;
    }
    if (forgotten) Q_EMIT reset();
}

void RunHistory::handle(const StepDone& e) {
    progress_.reset();
    summary_.step = e.step;
    summary_.steps = e.steps;
    summary_.last_loss = e.loss;
    if (StageSummary* s = stage(e.stage)) {
        s->step = e.step;
        s->steps = e.steps;
        s->seconds = e.seconds;
    }
    summary_.seconds = 0;
    for (const StageSummary& s : stages_) summary_.seconds += s.seconds;
    const auto known = series_.find({e.stage, "loss"});
    if (known != series_.end() && !known->second.empty() && known->second.back().step >= e.step) return;
    const auto one = [&](const char* name, double value) {
        add(e.stage, name, {Point{e.step, e.tokens, e.seconds, value}});
    };
    one("loss", e.loss);
    one("learning_rate", e.learning_rate);
    one("grad_norm", e.grad_norm);
    one("tokens_per_second", e.tokens_per_second);
    one("memory_bytes", e.memory_bytes);
}

void RunHistory::handle(const Validated& e) {
    if (e.best) summary_.best_validation_loss = e.loss;
    const auto known = series_.find({e.stage, "validation_loss"});
    if (known != series_.end() && !known->second.empty() && known->second.back().step >= e.step) return;
    add(e.stage, "validation_loss", {Point{e.step, e.tokens, e.seconds, e.loss}});
    if (e.unquantized_loss)
        add(e.stage, "unquantized_validation_loss",
            {Point{e.step, e.tokens, e.seconds, *e.unquantized_loss}});
}

void RunHistory::handle(const LayerErrors& event) {
    const auto same = [&](const LayerErrors& known) {
        return known.stage == event.stage && known.step == event.step && known.format == event.format;
    };
    std::erase_if(layerErrors_, same);
    layerErrors_.push_back(event);
    Q_EMIT resultsChanged();
}

void RunHistory::handle(const EvaluationDone& event) {
    evaluations_.push_back(event);
    evaluations_.back().answers.clear();  // the views that show answers read them from the store
    Q_EMIT resultsChanged();
}

void RunHistory::handle(const CheckpointSaved& event) {
    checkpoints_.push_back(event);
    Q_EMIT resultsChanged();
}

void RunHistory::handle(const ExportDone& event) {
    exports_.push_back(event);
    Q_EMIT resultsChanged();
}

void RunHistory::handle(const Progress& event) {
    progress_ = event;
}

void RunHistory::handle(const LogLine& event) {
    log_.push_back(event);
    Q_EMIT logAdded(log_.size() - 1);
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
    summary_.status = event.status;
    summary_.message = event.message;
    for (StageSummary& s : stages_)
        if (s.status == RunStatus::running) s.status = event.status;
}

}  // namespace nibble::ui
