#!/usr/bin/env python3
"""Compares Nibble with the tools that people use in its place, on the CPU:

    tests/bench/compare_transformers.py [step] [generate] [tokenize] [quantize] [load] [--rounds 3] [--tokenizer DIR]

    step      training in float32: forward, backward, clipping, AdamW     transformers
    generate  64 tokens after a prompt of 64, 1 row and 32                transformers, llama.cpp
    tokenize  20 MB of source code and prose in 7 languages, one thread   tiktoken, tokenizers
    quantize  4096 x 4096 float32 to 4 bits and back, one thread          torchao, composed torch operations, ggml
    load      an MXFP4 checkpoint of 90 MB to BF16                        transformers

Everything is measured in turn, each in a process of its own, so that what else the machine does falls on all; the
result is the best round. Read the ratios. The tools go into a virtual environment under .cache/, over the very torch
that Nibble is linked with; llama.cpp is built there from its Python package's sources, which takes a while.
"""
import argparse
import json
import os
import pathlib
import subprocess
import sys
import sysconfig
import venv

import peers

ROOT = pathlib.Path(__file__).resolve().parents[2]
ENVIRONMENT = ROOT / ".cache" / "compare_transformers"
PYTHON = ENVIRONMENT / "bin" / "python"
PACKAGES = ["transformers==5.24.0", "accelerate==1.15.0", "numpy==2.3.4", "tokenizers==0.23.3", "tiktoken==0.14.0",
            "torchao==0.18.0", "gguf==0.19.0", "llama-cpp-python==0.3.36", "--no-binary=llama-cpp-python"]
TEXT_BYTES = 20_000_000
FASTER, SMALLER = max, min  # which of two figures is the better one
# Of each section: its columns (the figure's key, heading, which is better); then the other tools by their label, each
# with the row of Nibble's that it is compared with.
SECTIONS = {
    "step": ([("tokens_per_second", "tokens/s", FASTER), ("peak_mebibytes", "peak memory, MiB", SMALLER)],
             {"transformers, eager": ("transformers:eager", "Nibble"),
              "transformers, grouped_mm": ("transformers:grouped_mm", "Nibble")}),
    "generate": ([(f"batch {rows}", f"{rows} row{'s' * (rows > 1)}, tokens/s", FASTER) for rows in peers.ROWS],
                 {"transformers, eager": ("transformers:eager", "Nibble"),
                  "transformers, grouped_mm": ("transformers:grouped_mm", "Nibble"),
                  "llama.cpp, experts in MXFP4": ("llama", "Nibble, experts in MXFP4")}),
    "tokenize": ([("megabytes_per_second", "MB/s", FASTER)],
                 {"tiktoken": ("tiktoken", "Nibble"), "Hugging Face tokenizers": ("tokenizers", "Nibble")}),
    "quantize": ([("mxfp4", "MXFP4, million values/s", FASTER), ("nvfp4", "NVFP4, million values/s", FASTER)],
                 {"torchao": ("torchao", "Nibble"), "composed torch operations": ("composed", "Nibble"),
                  "ggml": ("ggml", "Nibble"), "copying the tensor": ("memcpy", "Nibble")}),
    "load": ([("seconds", "seconds", SMALLER)], {"transformers, dequantize": ("transformers", "Nibble")}),
}


def make_environment():
    if (ENVIRONMENT / "done").exists():
        return
    venv.create(ENVIRONMENT, with_pip=True, clear=True)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    torch, own = (subprocess.check_output([python, "-c", where], text=True).strip()
                  for python in (ROOT / ".venv/bin/python", PYTHON))
    pathlib.Path(own, "nibble_torch.pth").write_text(torch)
    subprocess.run([PYTHON, "-m", "pip", "install", "-q", *PACKAGES], check=True, stdout=sys.stderr)
    (ENVIRONMENT / "done").touch()


def mixed_text():
    """This repository's texts and Python's library between them, each once."""
    def files(root, *endings):
        return sorted(path for ending in endings for path in root.rglob(f"*{ending}"))

    prose = files(ROOT / "translations", ".ts") + files(ROOT / "resources", ".jsonl") + [ROOT / "README.md"]
    code = files(ROOT / "core", ".cpp", ".h") + files(pathlib.Path(sysconfig.get_path("stdlib")), ".py")
    parts = [path.read_text(errors="ignore") for path in prose]
    size = sum(len(part.encode()) for part in parts)
    for path in code:
        if size >= TEXT_BYTES:
            break
        parts.append(path.read_text(errors="ignore"))
        size += len(parts[-1].encode())
    return "".join(parts)


def output_of(command):
    environment = os.environ | {"OMP_NUM_THREADS": str(peers.THREADS), "TOKENIZERS_PARALLELISM": "false"}
    return json.loads(subprocess.run(list(map(str, command)), check=True, stdout=subprocess.PIPE, text=True,
                                     env=environment).stdout)


def peer(section, name, folder):
    return output_of([PYTHON, pathlib.Path(peers.__file__), section, name, folder])


def check_shape(config):
    """Ends the program where `nibble bench step` did not measure the shape that the peers are given."""
    wanted = peers.SHAPE | {"batch_size": peers.BATCH, "sequence_length": peers.LENGTH, "threads": peers.THREADS,
                            "dtype": "float32"}
    wrong = {key: config.get(key) for key, value in wanted.items() if config.get(key) != value}
    if wrong:
        sys.exit(f"nibble bench step measured another shape: {wrong}, wanted {({key: wanted[key] for key in wrong})}")


def nibble(program, section, folder):
    """Nibble's figures, by the label of their row."""
    options = {"tokenize": ["--tokenizer", folder / "tokenizer", "--text", folder / "text.txt"],
               "load": ["--checkpoint", folder / "mxfp4"]}.get(section, [])
    name = {"quantize": "fake-quantize"}.get(section, section)
    figures = output_of([program, "bench", name, "--json", *options])[name]
    if section == "step":
        check_shape(figures["config"])
        return {"Nibble": {"tokens_per_second": figures["tokens_per_second"],
                           "peak_mebibytes": figures["peak_memory_bytes"] / 2**20},
                "Nibble, QAT": {"tokens_per_second": figures["qat_tokens_per_second"]}}
    if section == "generate":
        return {label: {batch: figures[batch][key] for batch in figures}
                for label, key in (("Nibble", "tokens_per_second"),
                                   ("Nibble, experts in MXFP4", "packed_tokens_per_second"))}
    if section == "quantize":
        return {"Nibble": {format: figures[rule]["float32"]["million_values_per_second"]
                           for format, rule in (("mxfp4", "mxfp4 floor"), ("nvfp4", "nvfp4 amax"))}}
    return {"Nibble": figures}


def prepare(section, program, tokenizer, folder):
    """What a section reads."""
    if section == "tokenize":
        (folder / "tokenizer").unlink(missing_ok=True)
        (folder / "tokenizer").symlink_to(tokenizer.resolve())
        (folder / "text.txt").write_text(mixed_text())
    if section == "load" and not (folder / "mxfp4").exists():
        peer("checkpoint", "transformers", folder)
        subprocess.run([program, "export", folder / "bf16", "--layout", "hf-mxfp4", "--out", folder / "mxfp4"],
                       check=True, stdout=sys.stderr)


def measure(section, rounds, program, folder):
    """The best figures of each row."""
    columns, others = SECTIONS[section]
    best = {}
    for _ in range(rounds):
        found = nibble(program, section, folder) | {label: peer(section, name, folder)
                                                    for label, (name, _) in others.items()}
        if section == "tokenize" and len({row["tokens"] for row in found.values()}) > 1:
            sys.exit(f"The tokenizers do not agree: {found}")
        for label, figures in found.items():
            row = best.setdefault(label, {})
            for key, _, better in columns:
                if key in figures:
                    row[key] = better(row.get(key, figures[key]), figures[key])
    return best


def print_table(section, best):
    columns, others = SECTIONS[section]
    print(f"\n| {section} | " + " | ".join(f"{heading} | Nibble's" for _, heading, _ in columns) + " |")
    print("|---|" + "---:|---:|" * len(columns))
    for label, row in best.items():
        cells = []
        for key, _, _ in columns:
            figure = row.get(key)
            cells.append("" if figure is None else f"{figure:,.0f}" if figure >= 100 else f"{figure:.3g}")
            compared = figure is not None and label in others
            cells.append(f"{best[others[label][1]][key] / figure:.2f} x" if compared else "")
        print(f"| {label} | " + " | ".join(cells) + " |", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help="all where none is named")
    parser.add_argument("--nibble", type=pathlib.Path, default=ROOT / "build/bin/nibble")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tokenizer", type=pathlib.Path, default=ROOT / "resources/demo/base",
                        help="a folder with tokenizer.json: gpt-oss's own for its figures")
    arguments = parser.parse_args()
    unknown = set(arguments.sections) - set(SECTIONS)
    if unknown:
        parser.error(f"no section {', '.join(sorted(unknown))}; there are {', '.join(SECTIONS)}")

    make_environment()
    folder = ENVIRONMENT / "files"
    folder.mkdir(exist_ok=True)
    for section in arguments.sections or SECTIONS:
        prepare(section, arguments.nibble, arguments.tokenizer, folder)
        print_table(section, measure(section, arguments.rounds, arguments.nibble, folder))


if __name__ == "__main__":
    main()
