#!/bin/sh
# Builds the kernels and the engine (no Qt, SQLite, PCRE2 or CLI11) and checks them on this machine's GPU: each kernel
# against its reference, twice more at small sizes under compute-sanitizer, speed against copies and cuBLAS, a LoRA and a
# QAT step of a layer of gpt-oss-20b's width. One JSON line a check. Exit: 0 passed, 1 failed, 77 no GPU.
#
#   tests/gpu/check.sh [BUILD_FOLDER]     PYTHON names the interpreter whose torch 2.11 is used (default: python3)
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
build=${1:-$root/build-gpu}
python=${PYTHON:-python3}
torch=$("$python" -c 'import importlib.util, os; print(os.path.dirname(importlib.util.find_spec("torch").origin))')

# Only for the GPU that is here: a build takes minutes less.
target=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | head -n 1 | tr -d . || true)
case $target in 1*) target=${target}f ;; esac # families begin with 10.0
cmake -S "$root" -B "$build" -DNIBBLE_APPS=OFF -DNIBBLE_TESTS=OFF -DNIBBLE_GPU_CHECK=ON -DNIBBLE_CUDA=ON \
  -DNIBBLE_TORCH="$torch" ${target:+-DNIBBLE_CUDA_TARGETS="$target"} >&2
cmake --build "$build" --target gpu_check --parallel "${JOBS:-$(nproc)}" >&2

check=$build/bin/gpu_check
status=0
"$check" || status=$?
[ "$status" -ne 77 ] || exit 77

sanitizer=$(command -v compute-sanitizer || ls /usr/local/cuda/bin/compute-sanitizer 2>/dev/null || true)
for tool in memcheck racecheck; do
  if [ -z "$sanitizer" ]; then
    echo "{\"check\": \"$tool\", \"pass\": null, \"why\": \"compute-sanitizer is not installed\"}"
  elif "$sanitizer" --tool "$tool" --kernel-name kns=nibble --error-exitcode 1 "$check" small >&2; then
    echo "{\"check\": \"$tool\", \"pass\": true}"
  else
    echo "{\"check\": \"$tool\", \"pass\": false}"
    status=1
  fi
done
exit "$status"
