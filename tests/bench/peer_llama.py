"""llama.cpp and ggml for peers.py, through the low-level interface of their Python package."""
import ctypes
import pathlib

import numpy

from peers import NEW_TOKENS, PROMPT, ROWS, SHAPE, THREADS, best_seconds


def write_model(path):
    """The shape with random weights: experts in MXFP4, the others in float32 as Nibble has them here."""
    import gguf
    h, i, experts = SHAPE["hidden_size"], SHAPE["intermediate_size"], SHAPE["num_local_experts"]
    heads, kv_heads, dim = SHAPE["num_attention_heads"], SHAPE["num_key_value_heads"], SHAPE["head_dim"]
    random = numpy.random.default_rng(0)
    writer = gguf.GGUFWriter(path, "gpt-oss")
    writer.add_context_length(131072)
    writer.add_vocab_size(SHAPE["vocab_size"])
    writer.add_tokenizer_model("no_vocab")
    writer.add_embedding_length(h)
    writer.add_block_count(SHAPE["num_hidden_layers"])
    writer.add_feed_forward_length(i)
    writer.add_expert_feed_forward_length(i)
    writer.add_expert_count(experts)
    writer.add_expert_used_count(SHAPE["num_experts_per_tok"])
    writer.add_head_count(heads)
    writer.add_head_count_kv(kv_heads)
    writer.add_key_length(dim)
    writer.add_value_length(dim)
    writer.add_sliding_window(SHAPE["sliding_window"])
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_freq_base(150000)
    writer.add_rope_scaling_type(gguf.RopeScalingType.YARN)
    writer.add_rope_scaling_factor(32)
    writer.add_rope_scaling_orig_ctx_len(4096)

    def add(name, *shape, mxfp4=False):
        values = (random.standard_normal(shape) * 0.02).astype(numpy.float32)
        kind = gguf.GGMLQuantizationType.MXFP4
        writer.add_tensor(name, gguf.quants.quantize(values, kind) if mxfp4 else values,
                          raw_dtype=kind if mxfp4 else None)

    add("token_embd.weight", SHAPE["vocab_size"], h)
    add("output_norm.weight", h)
    add("output.weight", SHAPE["vocab_size"], h)
    for layer in range(SHAPE["num_hidden_layers"]):
        for name, *shape in (("attn_q", heads * dim, h), ("attn_k", kv_heads * dim, h), ("attn_v", kv_heads * dim, h),
                             ("attn_output", h, heads * dim), ("ffn_gate_inp", experts, h)):
            add(f"blk.{layer}.{name}.weight", *shape)
            add(f"blk.{layer}.{name}.bias", shape[0])
        for name, *shape in (("ffn_gate_exps", experts, i, h), ("ffn_up_exps", experts, i, h),
                             ("ffn_down_exps", experts, h, i)):
            add(f"blk.{layer}.{name}.weight", *shape, mxfp4=True)
            add(f"blk.{layer}.{name}.bias", *shape[:2])
        add(f"blk.{layer}.attn_norm.weight", h)
        add(f"blk.{layer}.post_attention_norm.weight", h)
        add(f"blk.{layer}.attn_sinks.weight", heads)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def generate(folder):
    """Tokens a second of greedy answers to random prompts, the prompts included in the time."""
    import llama_cpp as llama
    path = folder / "model.gguf"
    write_model(path)
    silent = llama.llama_log_callback(lambda *_: None)
    llama.llama_log_set(silent, ctypes.c_void_p(0))
    llama.llama_backend_init()
    model = llama.llama_model_load_from_file(str(path).encode(), llama.llama_model_default_params())
    random = numpy.random.default_rng(0)
    result = {}
    for rows in ROWS:
        settings = llama.llama_context_default_params()
        settings.n_ctx = rows * (PROMPT + NEW_TOKENS)
        settings.n_batch = settings.n_ubatch = rows * PROMPT
        settings.n_seq_max = rows
        settings.n_threads = settings.n_threads_batch = THREADS
        context = llama.llama_init_from_model(model, settings)
        prompts = random.integers(SHAPE["vocab_size"], size=(rows, PROMPT))
        seconds = best_seconds(lambda: answer(llama, context, prompts))
        result[f"batch {rows}"] = rows * NEW_TOKENS / seconds
        llama.llama_free(context)
    return result


def answer(llama, context, prompts):
    rows = len(prompts)
    batch = llama.llama_batch_init(prompts.size, 0, 1)

    def decode(tokens, first):
        """tokens [rows, n] at positions first, first + 1, ...: the likeliest next token of each row."""
        n = tokens.shape[1]
        batch.n_tokens = tokens.size
        for k, token in enumerate(tokens.flat):
            batch.token[k], batch.pos[k] = int(token), first + k % n
            batch.n_seq_id[k], batch.seq_id[k][0] = 1, k // n
            batch.logits[k] = k % n == n - 1
        if llama.llama_decode(context, batch) != 0:
            raise RuntimeError("llama_decode failed")
        logits = [numpy.ctypeslib.as_array(llama.llama_get_logits_ith(context, row * n + n - 1),
                                           (SHAPE["vocab_size"],)) for row in range(rows)]
        return numpy.argmax(logits, axis=1)[:, None]

    llama.llama_memory_clear(llama.llama_get_memory(context), True)
    tokens = decode(prompts, 0)
    for step in range(1, NEW_TOKENS):
        tokens = decode(tokens, PROMPT + step - 1)
    llama.llama_batch_free(batch)


def fake_quantizer(kind):
    """Quantizes a float32 tensor with ggml and brings it back; on one thread."""
    import llama_cpp
    import torch
    ggml = ctypes.CDLL(str(next((pathlib.Path(llama_cpp.__file__).parent / "lib").glob("libggml-base.so*"))))
    pointer, size = ctypes.c_void_p, ctypes.c_int64
    quantize, dequantize = ggml[f"quantize_{kind}"], ggml[f"dequantize_row_{kind}"]
    quantize.restype, quantize.argtypes = ctypes.c_size_t, [pointer, pointer, size, size, pointer]
    dequantize.restype, dequantize.argtypes = None, [pointer, pointer, size]
    buffers = {}

    def work(x):
        if not buffers:
            buffers.update(codes=torch.empty(x.numel(), dtype=torch.uint8), y=torch.empty_like(x))
        quantize(x.data_ptr(), buffers["codes"].data_ptr(), x.shape[0], x.shape[1], None)
        dequantize(buffers["codes"].data_ptr(), buffers["y"].data_ptr(), x.numel())

    return work
