// Export: writes a stage's weights as a checkpoint for serving, reads it back, and compares it with what was
// evaluated.
#include "core/model/torch.h"

#include "core/base/atomic_write.h"
#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/checkpoint/export.h"
#include "core/model/gpt_oss.h"
#include "core/quant/quant_policy.h"
#include "core/quant/shipped.h"
#include "core/run/active_run.h"
#include "core/run/export_preview.h"
#include "core/run/shipped_hash.h"
#include "kernels/quantize.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

kernels::ScalarType kernel_type(const GptOss& model) {
    return model.dtype() == at::kFloat ? kernels::ScalarType::float32 : kernels::ScalarType::bfloat16;
}

/// The 4-bit format of the layout must be the one that the weights were rounded to: exporting must not change
/// them.
void check_layout(const Stage& stage, Layout layout, const StageState& state, const ActiveRun& run) {
    const PackedLayout* packed = packed_layout(layout);
    if (!packed) return;
    const bool is_checkpoint = stage.from.empty() && start_folder(run.folder).empty();
    if (is_checkpoint && packed_layout(run.checkpoint->layout()) &&
        packed_layout(run.checkpoint->layout())->scale_kind == packed->scale_kind)
        return;
    if (const auto problem =
            layout_problem(stage.from.empty() ? "the checkpoint" : stage.from, state.policy, layout))
        fail("Stage {}: {}", stage.id, problem->text());
}

/// The tensor that the exporter is looking at.
struct Current {
    at::Tensor values;
    std::optional<PackedBytes> packed;
};

/// An expert as the checkpoint packs it, where the layout packs in the same format and nobody changed the
/// weight.
std::optional<PackedBytes> as_in_checkpoint(const ActiveRun& run, const TensorSpec& spec,
                                            const at::Tensor& shipped, Layout layout) {
    const PackedLayout* wanted = packed_layout(layout);
    if (!run.checkpoint || !wanted || spec.kind != TensorKind::expert_weight) return std::nullopt;
    auto packed = run.checkpoint->read_packed(spec);
    if (!packed || packed->format.scale_kind != wanted->scale_kind) return std::nullopt;
    at::Tensor base = at::empty(spec.shape, at::TensorOptions(shipped.dtype()));
    run.checkpoint->read(spec, kernel_type(*run.model), base.mutable_data_ptr());
    return at::equal(shipped.cpu(), base) ? std::move(packed) : std::nullopt;
}

/// The weights for the exporter, which rounds what its layout packs as fake-quantization does: it gets those
/// tensors as they were trained, all others as they ship. What the checkpoint packs and nobody changed keeps
/// its bytes.
ExportSource source_of(const ActiveRun& run, const QuantPolicy& policy, Layout layout, Current& current) {
    return [&run, policy, layout, &current](const TensorSpec& spec) {
        const at::Tensor& weight = run.model->parameter(spec.name);
        const at::Tensor shipped = shipped_values(spec.name, weight, policy, run.model->dtype());
        current.packed = as_in_checkpoint(run, spec, shipped, layout);
        if (current.packed) return ExportTensor{nullptr, kernel_type(*run.model), current.packed->view()};
        const bool rounded_by_exporter = packed_layout(layout) && policy.weight_format(spec.name);
        current.values = (rounded_by_exporter ? weight : shipped).cpu().contiguous();
        return ExportTensor{current.values.const_data_ptr(), kernel_type(*run.model), {}};
    };
}

}  // namespace

void run_export(ActiveRun& run, const Stage& stage) {
    const auto start = std::chrono::steady_clock::now();
    run.tell(StageStarted{stage.id, stage.type, 0, 0, stage.from});
    run.load(stage.from);
    const StageState state = run.state_of(stage.from);
    const QuantPolicy policy = quant_policy(state.policy, state.scale_rule);

    ExportRequest request;
    request.out = stage.out.empty() ? run.folder / stage.id : fs::path(stage.out);
    request.layout = layout_from_name(stage.layout);
    check_layout(stage, request.layout, state, run);
    request.config = read_file(run.config_of(stage.from));
    if (run.checkpoint) {
        request.source = run.checkpoint->path();
        request.companions = companion_files(*run.checkpoint);
    }
    request.companions["tokenizer.json"] = run.tokenizer->path();
    request.scale_rule = packed_layout(request.layout) ? state.scale_rule : "";
    for (const auto& [name, amax] : state.amax)
        request.input_scales[name] = kernels::tensor_scale(kernels::quant_format("nvfp4"), amax);
    const ProgressCallback progress = run.progress(stage.id, {NIBBLE_TEXT("Core", "writing and comparing")});
    request.progress = [&](std::int64_t done, std::int64_t all) {
        run.throw_if_stopped();
        progress(done, all);
    };
    Current current;
    const ExportCertificate certificate =
        write_export(request, source_of(run, policy, request.layout, current));

    write_file(certificate_file(run.folder, stage.id), certificate.to_json());

    const std::string hash = shipped_hash(
        Checkpoint::open(request.out), kernel_type(*run.model),
        run.progress(stage.id, sentence(NIBBLE_TEXT("Core", "hash of %1"), request.out.string())));
    const auto evaluated = evaluated_hash(run.folder, stage.from);
    if (evaluated && *evaluated != hash) {
        fs::remove_all(request.out);
        fail(
            "Stage {}: what was written to {} is not what was evaluated (hash {}, evaluated {}); it was "
            "deleted",
            stage.id, request.out.string(), hash, *evaluated);
    }
    run.log(LogLine::Level::info, stage.id,
            {evaluated ? NIBBLE_TEXT("Core", "every weight written is bit for bit the one that was evaluated")
                       : NIBBLE_TEXT("Core", "the weights written were not evaluated in this run")});
    run.tell(ExportDone{stage.id, stage.from.empty() ? "base" : stage.from, stage.layout,
                        request.out.string(), std::int64_t(certificate.bytes()), certificate.tensors, hash});
    run.tell(StageFinished{stage.id,
                           std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count()});
}

}  // namespace nibble
