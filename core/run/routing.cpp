#include "core/model/torch.h"

#include "core/run/routing.h"

#include "core/base/error.h"
#include "core/model/gpt_oss.h"
#include "core/quant/fake_quant.h"
#include "core/quant/shipped.h"
#include "core/run/active_run.h"
#include "core/train/evaluator.h"
#include "core/train/routing.h"

namespace nibble {

RoutingCounted count_stage_routing(RunStore& store, std::int64_t run_id, const std::string& stage,
                                   const std::string& base_stage, const ProgressCallback& progress,
                                   std::stop_token stop) {
    Recipe recipe = store.recipe(run_id);
    std::erase_if(recipe.stages,
                  [](const Stage& s) { return !has_weights(s.type); });  // their data is not read
    ActiveRun run(recipe, store, run_id, {}, stop);
    run.prepare();
    if (run.validation_rows.examples.empty())
        fail("Run {} kept no rows for validation: there is nothing to count on", run_id);
    run.load(stage);
    const StageState state = run.state_of(stage);
    const QuantPolicy policy = quant_policy(state.policy, state.scale_rule);
    ship_in_place(*run.model, policy, {}, fake_quant_inputs(policy, state.amax));
    const auto batches = evaluation_batches(run.validation_rows.examples, 8, pad_token(*run.tokenizer));
    const ModelConfig& config = run.model->config();
    RoutingCounted counted{stage.empty() ? base_stage : stage, state.step, int(config.num_hidden_layers),
                           int(config.num_local_experts), count_routing(*run.model, batches, progress, stop)};
    if (!stop.stop_requested() && !store.read_only()) {
        store.record(run_id, counted);
        store.flush();
    }
    return counted;
}

}  // namespace nibble
