#!/bin/sh
# Makes the demo anew from nothing but this folder: the data sets, the tokenizer and configuration, the base checkpoint.
# Needs Python 3 and a network; what is only needed on the way goes to .cache/demo. About ten minutes on two cores.
set -eu
cd "$(dirname "$0")"
root=$(cd ../../.. && pwd)
cache=$root/.cache/demo
mkdir -p "$cache" ../base

python3 make_data.py .. --pretrain "$cache/pretrain.jsonl"

[ -x "$cache/venv/bin/python" ] || python3 -m venv "$cache/venv"
"$cache/venv/bin/python" -m pip install -q tokenizers==0.23.3
"$cache/venv/bin/python" make_tokenizer.py ../base ../multilingual-train.jsonl ../falsereject-train.jsonl "$cache/pretrain.jsonl"

rm -rf "$cache/base"
"$root/nibble" run pretrain.json --store "$cache/pretrain.nibble"
cp "$cache/base/model.safetensors" ../base/
