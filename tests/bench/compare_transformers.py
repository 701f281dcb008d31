#!/usr/bin/env python3
"""Compares a training step of Nibble with one of transformers' GptOss, in speed and peak memory:

    tests/bench/compare_transformers.py [--nibble build/bin/nibble] [--rounds 3] [--steps 10]

Both train the same shape in float32 on two threads with AdamW and gradient clipping. They run in turn, each in a
process of its own, so that what else the machine does falls on both; a round's figure is its median step, the
result the best round. Memory is the process's largest resident set, as the kernel counts it for either.
transformers goes into a virtual environment under .cache/, over the very torch that Nibble is linked with.
"""
import argparse
import json
import os
import pathlib
import statistics
import subprocess
import sys
import time
import venv

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / ".cache" / "compare_transformers"
PACKAGES = ["transformers==5.24.0", "numpy==2.3.4"]
THREADS = 2
BATCH, LENGTH = 4, 256
SHAPE = {  # config.json's keys
    "hidden_size": 256, "intermediate_size": 256, "num_hidden_layers": 6, "num_attention_heads": 8,
    "num_key_value_heads": 2, "head_dim": 32, "num_local_experts": 16, "num_experts_per_tok": 4, "vocab_size": 4096,
    "sliding_window": 32,
}
KINDS = {"eager": "eager", "grouped": "grouped_mm"}  # how transformers computes the experts; attention is always eager


def packages_of(python):
    script = "import sysconfig; print(sysconfig.get_path('purelib'))"
    return pathlib.Path(subprocess.check_output([python, "-c", script], text=True).strip())


def python_with_transformers():
    """The interpreter of the environment, which is made on the first call."""
    python = ENVIRONMENT / "bin" / "python"
    if not (ENVIRONMENT / "done").exists():
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        (packages_of(python) / "nibble_torch.pth").write_text(str(packages_of(ROOT / ".venv/bin/python")))
        subprocess.run([python, "-m", "pip", "install", "-q", *PACKAGES], check=True, stdout=sys.stderr)
        (ENVIRONMENT / "done").touch()
    return python


def train_transformers(kind, steps):
    """In the process that is measured: trains a few steps and prints the median's tokens per second."""
    import torch
    from transformers import GptOssConfig, GptOssForCausalLM
    torch.set_num_threads(THREADS)
    torch.manual_seed(0)
    config = GptOssConfig(**SHAPE, attn_implementation="eager", use_cache=False, pad_token_id=0)
    model = GptOssForCausalLM(config).float().train()
    model.set_experts_implementation(KINDS[kind])
    optimizer = torch.optim.AdamW(model.parameters(), lr=1e-4, weight_decay=0)
    seconds = []
    for _ in range(steps + 2):  # the first two warm up
        ids = torch.randint(SHAPE["vocab_size"], (BATCH, LENGTH))
        start = time.perf_counter()
        model(input_ids=ids, labels=ids).loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        seconds.append(time.perf_counter() - start)
    print(json.dumps({"step": {"tokens_per_second": BATCH * LENGTH / statistics.median(seconds[2:])}}))


def measure(command):
    """Runs a command; returns what it prints under "step", with the largest resident set of its process in bytes."""
    process = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True,
                               env=os.environ | {"OMP_NUM_THREADS": str(THREADS)})
    output = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} ended with exit code {process.returncode}")
    return json.loads(output)["step"] | {"peak_memory_bytes": usage.ru_maxrss * 1024}


def check_shape(config):
    """Ends the program where `nibble bench step` did not measure the shape that transformers is given."""
    wanted = SHAPE | {"batch_size": BATCH, "sequence_length": LENGTH, "threads": THREADS, "dtype": "float32"}
    wrong = {key: config.get(key) for key, value in wanted.items() if config.get(key) != value}
    if wrong:
        sys.exit(f"nibble bench step measured another shape: {wrong}, wanted {({key: wanted[key] for key in wrong})}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nibble", type=pathlib.Path, default=ROOT / "build/bin/nibble")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--steps", type=int, default=10, help="timed steps of transformers in a round")
    parser.add_argument("--measure", choices=KINDS, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.measure:
        return train_transformers(arguments.measure, arguments.steps)

    python = python_with_transformers()
    commands = {kind: [python, __file__, "--measure", kind, "--steps", arguments.steps] for kind in KINDS}
    commands["nibble"] = [arguments.nibble, "bench", "step", "--json"]
    speed, memory = dict.fromkeys(commands, 0.0), dict.fromkeys(commands, float("inf"))
    for _ in range(arguments.rounds):
        for name, command in commands.items():
            result = measure(command)
            if name == "nibble":
                check_shape(result["config"])
            speed[name] = max(speed[name], result["tokens_per_second"])
            memory[name] = min(memory[name], result["peak_memory_bytes"])

    print(f"| {'training step':24} | tokens/s | Nibble's | peak memory | Nibble's |")
    print(f"| {'-' * 24} | -------: | -------: | ----------: | -------: |")
    for name in ["nibble", *KINDS]:
        label = "Nibble" if name == "nibble" else f"transformers, {KINDS[name]}"
        print(f"| {label:24} | {speed[name]:8.0f} | {speed['nibble'] / speed[name]:7.2f}x | {memory[name] / 2**20:7.0f} MiB "
              f"| {memory['nibble'] / memory[name]:7.2f}x |")
    faster = speed["nibble"] >= max(speed[kind] for kind in KINDS)
    smaller = memory["nibble"] <= min(memory[kind] for kind in KINDS)
    sys.exit(0 if faster and smaller else 1)


if __name__ == "__main__":
    main()
