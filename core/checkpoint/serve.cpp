#include "core/checkpoint/serve.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/fields.h"
#include "core/base/json.h"
#include "core/checkpoint/checkpoint.h"

namespace nibble {

namespace fs = std::filesystem;

namespace {

/// A word for a POSIX shell.
std::string quoted(const std::string& word) {
    const std::string safe = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@%+=:,./-";
    if (!word.empty() && word.find_first_not_of(safe) == word.npos) return word;
    std::string text = "'";
    for (const char c : word) text += c == '\'' ? std::string("'\\''") : std::string(1, c);
    return text + "'";
}

ServeCommand vllm(const Checkpoint& checkpoint, int tensor_parallel) {
    ServeCommand serve;
    serve.command = fmt::format("vllm serve {} --tensor-parallel-size {}", quoted(checkpoint.path().string()),
                                tensor_parallel);
    if (checkpoint.layout() == Layout::hf_bf16) serve.command += " --dtype bfloat16";
    if (checkpoint.layout() == Layout::hf_nvfp4) {
        serve.command += " --quantization modelopt_fp4";
        serve.warnings.push_back(sentence(
            NIBBLE_TEXT("Core",
                        "vLLM does not run NVFP4 gpt-oss right (%1: it prints \"!!!!\"): use hf-mxfp4 "
                        "or hf-bf16 there, or try a version in which that is mended and check its "
                        "answers"),
            "vllm-project/vllm#46641"));
    }
    if (!checkpoint.config().rope.truncate)
        serve.warnings.push_back(sentence(NIBBLE_TEXT(
            "Core", "vLLM 0.10.1 ignores \"truncate\": false of the rotary embedding; use a later one")));
    return serve;
}

ServeCommand sglang(const Checkpoint& checkpoint, int tensor_parallel) {
    ServeCommand serve;
    serve.command = fmt::format(
        "python3 -m sglang.launch_server --model-path {} --tp {} --reasoning-parser gpt-oss "
        "--tool-call-parser gpt-oss",
        quoted(checkpoint.path().string()), tensor_parallel);
    if (checkpoint.layout() == Layout::hf_bf16) serve.command += " --dtype bfloat16";
    if (checkpoint.layout() == Layout::hf_nvfp4) {
        serve.command += " --quantization modelopt_fp4";
        serve.warnings.push_back(
            sentence(NIBBLE_TEXT("Core", "NVFP4 needs a recent SGLang and a Blackwell GPU")));
    }
    return serve;
}

ServeCommand tensorrt_llm(const Checkpoint& checkpoint, int tensor_parallel) {
    ServeCommand serve;
    serve.command = fmt::format(
        "trtllm-serve {} --host 0.0.0.0 --port 8000 --backend pytorch --tp_size {} --ep_size {} "
        "--max_batch_size 64 "
        "--max_num_tokens 16384 --kv_cache_free_gpu_memory_fraction 0.9 --extra_llm_api_options cfg.yml",
        quoted(checkpoint.path().string()), tensor_parallel, tensor_parallel);
    serve.config_file =
        "enable_attention_dp: false\n"
        "cuda_graph_config:\n"
        "  enable_padding: true\n"
        "  max_batch_size: 64\n"
        "stream_interval: 20\n"
        "num_postprocess_workers: 4\n";
    if (checkpoint.layout() == Layout::hf_mxfp4 || checkpoint.layout() == Layout::openai) {
        serve.config_file += "moe_config:\n  backend: TRTLLM\n";
        serve.warnings.push_back(sentence(NIBBLE_TEXT(
            "Core", "the backend TRTLLM is for Blackwell GPUs; write TRITON in its place on Hopper")));
    }
    if (checkpoint.layout() == Layout::hf_nvfp4)
        serve.warnings.push_back(sentence(NIBBLE_TEXT(
            "Core",
            "NVFP4 needs a recent TensorRT-LLM and a Blackwell GPU; older versions read the packed bytes as "
            "numbers without a word: compare its answers with nibble generate")));
    serve.warnings.push_back(
        sentence(NIBBLE_TEXT("Core", "leave pp_size at 1: gpt-oss does not run in a pipeline there")));
    const nlohmann::json file = parse_json(checkpoint.config_text(), "config.json");
    if (checkpoint.layout() != Layout::openai &&
        !(file.contains("rope_theta") && file.contains("rope_scaling")))
        serve.warnings.push_back(sentence(NIBBLE_TEXT(
            "Core",
            "config.json has the rotary settings only in rope_parameters; TensorRT-LLM wants rope_theta and "
            "rope_scaling, which nibble export writes")));
    return serve;
}

constexpr struct {
    const char* name;
    ServeCommand (*make)(const Checkpoint&, int);
    bool reads_openai;
} engines[] = {{"vllm", vllm, false}, {"sglang", sglang, false}, {"tensorrt-llm", tensorrt_llm, true}};

}  // namespace

std::vector<Sentence> tensor_parallel_problems(const ModelConfig& config, Layout layout,
                                               int tensor_parallel) {
    std::vector<Sentence> problems;
    if (tensor_parallel < 2) return problems;
    if (config.num_attention_heads % tensor_parallel != 0)
        problems.push_back(sentence(NIBBLE_TEXT("Core", "%1 attention heads cannot be split over %2 GPUs"),
                                    config.num_attention_heads, tensor_parallel));
    if (config.intermediate_size % tensor_parallel != 0) {
        problems.push_back(
            sentence(NIBBLE_TEXT("Core", "an intermediate size of %1 cannot be split over %2 GPUs"),
                     config.intermediate_size, tensor_parallel));
    } else if (const PackedLayout* packed = packed_layout(layout)) {
        // down_proj is split along the axis that its blocks run along (R105).
        const std::int64_t slice = config.intermediate_size / tensor_parallel;
        if (slice % packed->block != 0)
            problems.push_back(sentence(
                NIBBLE_TEXT("Core",
                            "with %1 GPUs each holds %2 of down_proj's %3 inputs, %4 blocks of %5: a block's "
                            "values and its scale part ways unless the server pads; use fewer GPUs"),
                tensor_parallel, slice, config.intermediate_size,
                fmt::format("{:g}", double(slice) / packed->block), packed->block));
    }
    return problems;
}

ServeCommand serve_command(const fs::path& folder, const std::string& engine_name, int tensor_parallel) {
    const auto engine = std::find_if(std::begin(engines), std::end(engines),
                                     [&](const auto& known) { return known.name == engine_name; });
    if (engine == std::end(engines))
        fail("unknown engine \"{}\"; the engines are vllm, sglang, tensorrt-llm", engine_name);
    if (tensor_parallel < 1) fail("the model cannot be served on {} GPUs", tensor_parallel);
    const Checkpoint checkpoint = Checkpoint::open(folder);
    if (checkpoint.layout() == Layout::openai && !engine->reads_openai)
        fail("{}: {} does not read OpenAI's layout; export hf-mxfp4, which holds the same bytes",
             checkpoint.path().string(), engine_name);
    ServeCommand serve = engine->make(checkpoint, tensor_parallel);
    for (Sentence& problem :
         tensor_parallel_problems(checkpoint.config(), checkpoint.layout(), tensor_parallel))
        serve.warnings.push_back(std::move(problem));
    for (const std::string& note : checkpoint.notes()) serve.warnings.push_back({note});
    if (!checkpoint.companion("tokenizer.json"))
        serve.warnings.push_back(sentence(NIBBLE_TEXT(
            "Core", "the folder has no tokenizer.json; copy the one that the model was trained with")));
    return serve;
}

namespace {

constexpr ServeSupport mxfp4_support[] = {
    {"vLLM", true, NIBBLE_TEXT("Serve", "Ampere, Hopper, Blackwell"),
     NIBBLE_TEXT("Serve", "Reads it without a flag; a version after 0.10.1.")},
    {"SGLang", true, NIBBLE_TEXT("Serve", "Hopper, Blackwell"),
     NIBBLE_TEXT("Serve", "Reads it without a flag.")},
    {"TensorRT-LLM", true, NIBBLE_TEXT("Serve", "Hopper, Blackwell"),
     NIBBLE_TEXT("Serve", "The backend TRTLLM on Blackwell, TRITON on Hopper.")}};
constexpr ServeSupport nvfp4_support[] = {
    {"vLLM", false, "",
     NIBBLE_TEXT("Serve",
                 "Does not run NVFP4 gpt-oss right (vllm-project/vllm#46641); export MXFP4 for it.")},
    {"SGLang", true, NIBBLE_TEXT("Serve", "Blackwell"),
     NIBBLE_TEXT("Serve", "A recent version with --quantization modelopt_fp4, on 1, 2 or 4 GPUs.")},
    {"TensorRT-LLM", true, NIBBLE_TEXT("Serve", "Blackwell"),
     NIBBLE_TEXT("Serve", "A recent version; compare its answers with nibble generate.")}};

}  // namespace

std::span<const ServeSupport> serve_support(Layout layout) {
    if (layout == Layout::hf_mxfp4) return mxfp4_support;
    if (layout == Layout::hf_nvfp4) return nvfp4_support;
    return {};
}

}  // namespace nibble
