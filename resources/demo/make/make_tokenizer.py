"""Trains the demo's tokenizer on rows that make_data.py wrote, and writes the files that stand beside the weights:

    python3 make_tokenizer.py CHECKPOINT_FOLDER FILE.jsonl...        (needs the package tokenizers)

The same kind as gpt-oss's own: byte-level BPE behind o200k's pattern, harmony's special tokens at the end of the
vocabulary. Numbers of two digits are one token, so that a very small model can compare them.
"""
import json
import pathlib
import shutil
import sys

from tokenizers import AddedToken, Regex, Tokenizer, decoders, models, pre_tokenizers, processors, trainers

VOCABULARY = 1216
SPECIAL_TOKENS = ["<|startoftext|>", "<|endoftext|>", "<|return|>", "<|constrain|>", "<|channel|>", "<|start|>", "<|end|>",
                  "<|message|>", "<|call|>", "<|endofprompt|>"]
O200K_PATTERN = "|".join([
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]*[\p{Ll}\p{Lm}\p{Lo}\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?",
    r"[^\r\n\p{L}\p{N}]?[\p{Lu}\p{Lt}\p{Lm}\p{Lo}\p{M}]+[\p{Ll}\p{Lm}\p{Lo}\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?",
    r"\p{N}{1,3}",
    r" ?[^\s\p{L}\p{N}]+[\r\n/]*",
    r"\s*[\r\n]+",
    r"\s+(?!\S)",
    r"\s+",
])
# The words that harmony puts round every conversation.
HARMONY = """You are ChatGPT, a large language model trained by OpenAI.
Knowledge cutoff: 2024-06
Current date: 2025-06-28

Reasoning: medium

# Valid channels: analysis, commentary, final. Channel must be included for every message.
# Instructions

"""
HEADER_WORDS = ["system", "developer", "user", "assistant", "analysis", "commentary", "final", "low", "high"]
DIMENSIONS = {"hidden_size": 128, "intermediate_size": 128, "num_hidden_layers": 4, "num_attention_heads": 4,
              "num_key_value_heads": 2, "head_dim": 32, "num_local_experts": 4, "num_experts_per_tok": 2,
              "experts_per_token": 2, "sliding_window": 64}


def texts(files):
    """What is rendered, as often as it is, and each number."""
    yield from [HARMONY, *HEADER_WORDS, *map(str, range(10, 35))] * 1000
    for path in files:
        for line in path.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            answer = row.get("cot_response", {})
            messages = row.get("messages", []) + [{"content": row.get("prompt")}, {"content": answer.get("solution")},
                                                  {"content": answer.get("reasoning_content")}]
            for text in (m.get(key) for m in messages for key in ("content", "thinking")):
                if text:
                    yield text


def train(files):
    tokenizer = Tokenizer(models.BPE(ignore_merges=True))
    tokenizer.pre_tokenizer = pre_tokenizers.Sequence([
        pre_tokenizers.Split(Regex(O200K_PATTERN), behavior="isolated"),
        pre_tokenizers.ByteLevel(add_prefix_space=False, use_regex=False),
    ])
    tokenizer.post_processor = processors.ByteLevel(trim_offsets=False)
    tokenizer.decoder = decoders.ByteLevel()
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    trainer = trainers.BpeTrainer(vocab_size=VOCABULARY - len(SPECIAL_TOKENS), initial_alphabet=alphabet, show_progress=False)
    tokenizer.train_from_iterator(texts(files), trainer)
    words = tokenizer.get_vocab_size()
    tokenizer.add_special_tokens([AddedToken(token, normalized=False, special=True) for token in SPECIAL_TOKENS])
    return tokenizer, {token: words + i for i, token in enumerate(SPECIAL_TOKENS)}


def config(ids):
    layers = DIMENSIONS["num_hidden_layers"]
    return {
        "architectures": ["GptOssForCausalLM"], "attention_bias": True, "attention_dropout": 0.0,
        "eos_token_id": ids["<|return|>"], "hidden_act": "silu", "initial_context_length": 4096,
        "initializer_range": 0.02,
        "layer_types": ["full_attention" if i % 2 else "sliding_attention" for i in range(layers)],
        "max_position_embeddings": 131072, "model_type": "gpt_oss", "output_router_logits": False,
        "pad_token_id": ids["<|endoftext|>"],
        "quantization_config": {
            "modules_to_not_convert": ["model.layers.*.self_attn", "model.layers.*.mlp.router", "model.embed_tokens", "lm_head"],
            "quant_method": "mxfp4",
        },
        "rms_norm_eps": 1e-05,
        "rope_scaling": {"beta_fast": 32.0, "beta_slow": 1.0, "factor": 32.0, "original_max_position_embeddings": 4096,
                         "rope_type": "yarn", "truncate": False},
        "rope_theta": 150000, "router_aux_loss_coef": 0.9, "swiglu_limit": 7.0, "tie_word_embeddings": False,
        "use_cache": True, "vocab_size": max(ids.values()) + 1, **DIMENSIONS,
    }


def write_json(path, value):
    path.write_text(json.dumps(value, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def main():
    checkpoint, *files = map(pathlib.Path, sys.argv[1:])
    tokenizer, ids = train(files)
    tokenizer.save(str(checkpoint / "tokenizer.json"))
    write_json(checkpoint / "tokenizer_config.json", {
        "added_tokens_decoder": {str(i): {"content": token, "lstrip": False, "normalized": False, "rstrip": False,
                                          "single_word": False, "special": True} for token, i in ids.items()},
        "bos_token": "<|startoftext|>", "clean_up_tokenization_spaces": False, "eos_token": "<|return|>",
        "model_input_names": ["input_ids", "attention_mask"], "model_max_length": 131072, "pad_token": "<|endoftext|>",
        "tokenizer_class": "PreTrainedTokenizerFast",
    })
    write_json(checkpoint / "generation_config.json", {
        "bos_token_id": ids["<|startoftext|>"], "do_sample": True,
        "eos_token_id": [ids["<|return|>"], ids["<|endoftext|>"], ids["<|call|>"]], "pad_token_id": ids["<|endoftext|>"],
    })
    write_json(checkpoint / "config.json", config(ids))
    shutil.copy(pathlib.Path(__file__).with_name("chat_template.jinja"), checkpoint)


if __name__ == "__main__":
    main()
