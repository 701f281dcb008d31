// The one place that includes torch; also the precompiled header. ATen and autograd, not torch/torch.h: the
// rest of the C++ API (modules, optimizers, data loaders) is not used and costs 15 s a file.
#pragma once
#include <ATen/ATen.h>
#include <torch/csrc/autograd/autograd.h>
#include <torch/csrc/autograd/custom_function.h>
#include <torch/csrc/autograd/grad_mode.h>
#include <torch/csrc/autograd/variable.h>
