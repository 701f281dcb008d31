// Comparing tensors in tests, and small random ones.
#pragma once
#include "core/model/torch.h"

#include <QtTest>

namespace nibble::test {

/// |a - b| / |b|, in float64.
inline double relative_error(const at::Tensor& a, const at::Tensor& b) {
    const at::Tensor reference = b.detach().to(at::kDouble);
    const double difference = (a.detach().to(at::kDouble) - reference).norm().item<double>();
    return difference / std::max(reference.norm().item<double>(), 1e-30);
}

inline at::Tensor randn(at::IntArrayRef shape, std::uint64_t seed, double scale = 1) {
    return at::empty(shape, at::kFloat).normal_(0, scale, at::detail::createCPUGenerator(seed));
}

inline bool all_finite(const at::Tensor& x) {
    return x.isfinite().all().item<bool>();
}

}  // namespace nibble::test

#define COMPARE_CLOSE(actual, expected, tolerance)                                       \
    do {                                                                                 \
        const at::Tensor actual_ = (actual), expected_ = (expected);                     \
        QCOMPARE(actual_.sizes().vec(), expected_.sizes().vec());                        \
        const double error_ = nibble::test::relative_error(actual_, expected_);          \
        QVERIFY2(error_ <= (tolerance),                                                  \
                 qPrintable(QString("%1: relative error %2").arg(#actual).arg(error_))); \
    } while (false)
