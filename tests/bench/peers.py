"""What compare_transformers.py measures besides Nibble, each in a process of its own:

    peers.py SECTION PEER FOLDER

prints one JSON object of figures. FOLDER holds what compare_transformers.py has prepared. The packages are imported
where they are used, so that nothing but its own runs in a measured process.
"""
import json
import pathlib
import resource
import statistics
import sys
import time

THREADS = 2
BATCH, LENGTH = 4, 256  # of a training step
PROMPT, NEW_TOKENS = 64, 64  # of generation
ROWS = (1, 32)
SHAPE = {  # config.json's keys
    "hidden_size": 256, "intermediate_size": 256, "num_hidden_layers": 6, "num_attention_heads": 8,
    "num_key_value_heads": 2, "head_dim": 32, "num_local_experts": 16, "num_experts_per_tok": 4, "vocab_size": 4096,
    "sliding_window": 32,
}
QUANTIZED = (4096, 4096)  # float32


def best_seconds(work, repeats=3, clock=time.perf_counter):
    seconds = []
    for _ in range(repeats):
        start = clock()
        work()
        seconds.append(clock() - start)
    return min(seconds)


def random_model(shape, experts, **settings):
    import torch
    from transformers import GptOssConfig, GptOssForCausalLM
    torch.set_num_threads(THREADS)
    torch.manual_seed(0)
    config = GptOssConfig(**shape, attn_implementation="eager", pad_token_id=0, eos_token_id=None, **settings)
    model = GptOssForCausalLM(config).float()
    model.set_experts_implementation(experts)
    return model


def transformers_step(experts, _):
    import torch
    model = random_model(SHAPE, experts, use_cache=False).train()
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4, weight_decay=0, fused=True)
    seconds = []
    for _ in range(12):  # the first two warm up
        ids = torch.randint(SHAPE["vocab_size"], (BATCH, LENGTH))
        start = time.perf_counter()
        model(input_ids=ids, labels=ids).loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        seconds.append(time.perf_counter() - start)
    return {"tokens_per_second": BATCH * LENGTH / statistics.median(seconds[2:]),
            "peak_mebibytes": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}


def transformers_generate(experts, _):
    import torch
    model = random_model(SHAPE, experts).eval()
    result = {}
    for rows in ROWS:
        ids = torch.randint(SHAPE["vocab_size"], (rows, PROMPT))
        settings = dict(attention_mask=torch.ones_like(ids), do_sample=False, max_new_tokens=NEW_TOKENS,
                        min_new_tokens=NEW_TOKENS)
        seconds = best_seconds(lambda: model.generate(ids, **settings))
        result[f"batch {rows}"] = rows * NEW_TOKENS / seconds
    return result


def transformers_load(_, folder):
    import torch
    from transformers import AutoModelForCausalLM, Mxfp4Config
    torch.set_num_threads(THREADS)
    load = lambda: AutoModelForCausalLM.from_pretrained(folder / "mxfp4", dtype=torch.bfloat16, device_map="cpu",
                                                        quantization_config=Mxfp4Config(dequantize=True))
    assert load().model.layers[0].mlp.experts.down_proj.dtype == torch.bfloat16
    return {"seconds": best_seconds(load)}


def tiktoken_tokenize(_, folder):
    """tiktoken with the vocabulary and the pattern of tokenizer.json. Its ids are ranks of merges, not those ids."""
    import tiktoken
    from transformers.convert_slow_tokenizer import bytes_to_unicode
    tokenizer = json.loads((folder / "tokenizer/tokenizer.json").read_text())
    byte_of = {character: byte for byte, character in bytes_to_unicode().items()}
    ranks = {bytes([byte]): byte for byte in range(256)}
    for merge in tokenizer["model"]["merges"]:
        left, right = merge.split(" ") if isinstance(merge, str) else merge
        ranks.setdefault(bytes(byte_of[character] for character in left + right), len(ranks))
    pattern = next(step["pattern"]["Regex"] for step in tokenizer["pre_tokenizer"]["pretokenizers"]
                   if step["type"] == "Split")
    encoding = tiktoken.Encoding("of tokenizer.json", pat_str=pattern, mergeable_ranks=ranks, special_tokens={})
    text = (folder / "text.txt").read_text()
    return tokenize_figures(text, encoding.encode_ordinary)


def tokenizers_tokenize(_, folder):
    from tokenizers import Tokenizer
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer/tokenizer.json"))
    tokenizer.encode_special_tokens = True  # text that looks like a special token is ordinary text
    text = (folder / "text.txt").read_text()
    return tokenize_figures(text, lambda text: tokenizer.encode(text, add_special_tokens=False).ids)


def tokenize_figures(text, encode):
    tokens = []

    def work():
        tokens[:] = [len(encode(text))]

    seconds = best_seconds(work, clock=time.thread_time)
    return {"megabytes_per_second": len(text.encode()) / 1e6 / seconds, "tokens": tokens[0]}


def quantized_figures(**ways):
    """Million values a second of each way to fake-quantize a tensor on one thread."""
    import torch
    torch.set_num_threads(1)
    torch.manual_seed(0)
    x = torch.randn(QUANTIZED) * 0.02
    return {name: x.numel() / 1e6 / best_seconds(lambda: work(x), clock=time.thread_time)
            for name, work in ways.items()}


def torchao_quantize(*_):
    import torch
    from torchao.prototype.mx_formats.mx_tensor import MXTensor
    from torchao.prototype.mx_formats.nvfp4_tensor import NVFP4Tensor

    def nvfp4(x):
        return NVFP4Tensor.to_nvfp4(x, per_tensor_scale=x.abs().amax() / (6 * 448)).dequantize(torch.float32)

    return quantized_figures(mxfp4=lambda x: MXTensor.to_mx(x, torch.float4_e2m1fn_x2).dequantize(torch.float32),
                             nvfp4=nvfp4)


def composed_quantize(*_):
    """The operations that a script composes, MXFP4 with the `floor` rule."""
    import torch

    def mxfp4(x):
        blocks = x.view(-1, 32)
        scale = torch.exp2(torch.floor(torch.log2(blocks.abs().amax(1, keepdim=True))) - 2)
        magnitude = (blocks.abs() / scale).clamp(max=6)
        step = torch.where(magnitude < 2, 0.5, torch.where(magnitude < 4, 1.0, 2.0))
        return (torch.round(magnitude / step) * step * scale).copysign(blocks).view_as(x)

    return quantized_figures(mxfp4=mxfp4)


def memcpy_quantize(*_):
    import torch
    out = torch.zeros(QUANTIZED)
    return quantized_figures(mxfp4=out.copy_, nvfp4=out.copy_)


def ggml_quantize(*_):
    import peer_llama
    return quantized_figures(mxfp4=peer_llama.fake_quantizer("mxfp4"), nvfp4=peer_llama.fake_quantizer("nvfp4"))


def llama_generate(_, folder):
    import peer_llama
    return peer_llama.generate(folder)


def transformers_checkpoint(_, folder):
    """Writes the checkpoint of section load as transformers does, in BF16."""
    shape = SHAPE | {"hidden_size": 1024, "intermediate_size": 1024, "num_hidden_layers": 2, "vocab_size": 8192}
    random_model(shape, "eager").bfloat16().save_pretrained(folder / "bf16")
    return {}


def main():
    section, peer, folder = sys.argv[1:]
    package, _, variant = peer.partition(":")
    print(json.dumps(globals()[f"{package}_{section}"](variant, pathlib.Path(folder))))


if __name__ == "__main__":
    main()
