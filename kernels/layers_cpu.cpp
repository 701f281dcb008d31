// Compiled once for each instruction set with NIBBLE_CPU_PATH = portable, avx2, avx512
// (kernels/CMakeLists.txt). Everything here must stay internal to this object, as in quantize_cpu.cpp.
#include <cmath>
#include <limits>

#include "kernels/fp4.h"
#include "kernels/layers.h"

namespace nibble::kernels {

namespace NIBBLE_CPU_PATH {
extern const LayerLoops layer_loops;
}

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

template <class F>
auto with_type(ScalarType type, const F& f) {
    return type == ScalarType::float32 ? f(float()) : f(BFloat16());
}

/// e^x to 2 units in the last place, in a form that the compiler vectorises; 0 below -87, where float32 would
/// become subnormal. The polynomial is Cephes' expf.
[[gnu::always_inline]] inline float fast_exp(float x) {
    constexpr float kRound = 12582912;  // 1.5 * 2^23: adding it leaves the nearest integer in the low bits
    const float clamped = x > 88 ? 88 : (x < -87 ? -87 : x);
    const float shifted = clamped * 1.44269504f + kRound;
    const float n = shifted - kRound;
    const float r = clamped - n * 0.693359375f + n * 2.12194440e-4f;
    float p = 1.9875691500e-4f;
    p = p * r + 1.3981999507e-3f;
    p = p * r + 8.3334519073e-3f;
    p = p * r + 4.1665795894e-2f;
    p = p * r + 1.6666665459e-1f;
    p = p * r + 5.0000001201e-1f;
    p = p * (r * r) + r + 1;
    const float power = bits_float((float_bits(shifted) << 23) + (127u << 23));
    return x < -87 ? 0 : p * power;
}

// RMSNorm ------------------------------------------------------------------------------------------

void rms_norm(const RmsNormArgs& args, void* y) {
    with_type(args.type, [&](auto zero) {
        using T = decltype(zero);
        const T* weight = static_cast<const T*>(args.weight);
        for (std::int64_t row = 0; row < args.rows; ++row) {
            const T* x = static_cast<const T*>(args.x) + row * args.columns;
            T* out = static_cast<T*>(y) + row * args.columns;
            float squares = 0;
#pragma omp simd reduction(+ : squares)
            for (std::int64_t i = 0; i < args.columns; ++i) squares += to_float(x[i]) * to_float(x[i]);
            const float rstd = 1 / std::sqrt(squares / float(args.columns) + args.eps);
            args.rstd[row] = rstd;
#pragma omp simd
            for (std::int64_t i = 0; i < args.columns; ++i) {
                out[i] = from_float<T>(to_float(x[i]) * rstd * to_float(weight[i]));
            }
        }
    });
}

// With n = x * rstd: dx = rstd * (dy * weight - n * mean(dy * weight * n)), dweight = sum over rows of dy *
// n.
void rms_norm_backward(const RmsNormArgs& args, const void* dy_, void* dx_, float* dweight) {
    with_type(args.type, [&](auto zero) {
        using T = decltype(zero);
        const T* weight = static_cast<const T*>(args.weight);
        for (std::int64_t row = 0; row < args.rows; ++row) {
            const T* x = static_cast<const T*>(args.x) + row * args.columns;
            const T* dy = static_cast<const T*>(dy_) + row * args.columns;
            T* dx = static_cast<T*>(dx_) + row * args.columns;
            const float rstd = args.rstd[row];
            float sum = 0;
#pragma omp simd reduction(+ : sum)
            for (std::int64_t i = 0; i < args.columns; ++i) {
                const float product = to_float(dy[i]) * (to_float(x[i]) * rstd);
                dweight[i] += product;
                sum += product * to_float(weight[i]);
            }
            const float mean = sum / float(args.columns);
#pragma omp simd
            for (std::int64_t i = 0; i < args.columns; ++i) {
                const float n = to_float(x[i]) * rstd;
                dx[i] = from_float<T>(rstd * (to_float(dy[i]) * to_float(weight[i]) - n * mean));
            }
        }
    });
}

// Rotary positions ---------------------------------------------------------------------------------

void rotate(const RotateArgs& args, void* y) {
    with_type(args.type, [&](auto zero) {
        using T = decltype(zero);
        const float sign = args.backwards ? -1 : 1;
        for (std::int64_t row = 0; row < args.rows; ++row) {
            const float* cos = args.cos + row * args.half;
            const float* sin = args.sin + row * args.half;
            for (std::int64_t head = 0; head < args.heads; ++head) {
                const std::int64_t at = (row * args.heads + head) * 2 * args.half;
                const T* x = static_cast<const T*>(args.x) + at;
                T* out = static_cast<T*>(y) + at;
#pragma omp simd
                for (std::int64_t i = 0; i < args.half; ++i) {
                    const float a = to_float(x[i]), b = to_float(x[args.half + i]), s = sign * sin[i];
                    out[i] = from_float<T>(a * cos[i] - b * s);
                    out[args.half + i] = from_float<T>(b * cos[i] + a * s);
                }
            }
        }
    });
}

// SwiGLU -------------------------------------------------------------------------------------------

// Comparisons are written so that NaN passes through every clamp. Products in the order of the published
// code: where the result is quantized next, a tie has to fall on the same side.
void swiglu(const SwigluArgs& args, void* y) {
    with_type(args.type, [&](auto zero) {
        using T = decltype(zero);
        const T* bias = static_cast<const T*>(args.bias);
        for (std::int64_t row = 0; row < args.rows; ++row) {
            const T* x = static_cast<const T*>(args.x) + row * 2 * args.width;
            T* out = static_cast<T*>(y) + row * args.width;
#pragma omp simd
            for (std::int64_t i = 0; i < args.width; ++i) {
                float gate = to_float(x[2 * i]) + to_float(bias[2 * i]);
                float up = to_float(x[2 * i + 1]) + to_float(bias[2 * i + 1]);
                gate = gate > args.limit ? args.limit : gate;
                up = up > args.limit ? args.limit : (up < -args.limit ? -args.limit : up);
                out[i] = from_float<T>((up + 1) * gate * (1 / (1 + fast_exp(-args.alpha * gate))));
            }
        }
    });
}

// s = sigmoid(alpha * gate): d/dgate gate * s = s * (1 + alpha * gate * (1 - s)); clamped values pass
// nothing.
void swiglu_backward(const SwigluArgs& args, const void* dy_, void* dx_) {
    with_type(args.type, [&](auto zero) {
        using T = decltype(zero);
        const T* bias = static_cast<const T*>(args.bias);
        for (std::int64_t row = 0; row < args.rows; ++row) {
            const T* x = static_cast<const T*>(args.x) + row * 2 * args.width;
            const T* dy = static_cast<const T*>(dy_) + row * args.width;
            T* dx = static_cast<T*>(dx_) + row * 2 * args.width;
#pragma omp simd
            for (std::int64_t i = 0; i < args.width; ++i) {
                const float raw_gate = to_float(x[2 * i]) + to_float(bias[2 * i]);
                const float raw_up = to_float(x[2 * i + 1]) + to_float(bias[2 * i + 1]);
                const float gate = raw_gate > args.limit ? args.limit : raw_gate;
                const float up =
                    raw_up > args.limit ? args.limit : (raw_up < -args.limit ? -args.limit : raw_up);
                const float s = 1 / (1 + fast_exp(-args.alpha * gate));
                const float d = to_float(dy[i]);
                const float dgate = d * (up + 1) * (s * (1 + args.alpha * gate * (1 - s)));
                const float dup = d * (gate * s);
                dx[2 * i] = from_float<T>(raw_gate > args.limit ? 0 : dgate);
                dx[2 * i + 1] = from_float<T>(raw_up > args.limit || raw_up < -args.limit ? 0 : dup);
            }
        }
    });
}

// Rows of the experts ------------------------------------------------------------------------------

/// out += weight * (x + bias) over `n` values; bias may be null.
template <class T>
void accumulate(float* out, const T* x, const T* bias, float weight, std::int64_t n) {
    if (bias) {
#pragma omp simd
        for (std::int64_t i = 0; i < n; ++i) out[i] += weight * (to_float(x[i]) + to_float(bias[i]));
    } else {
#pragma omp simd
        for (std::int64_t i = 0; i < n; ++i) out[i] += weight * to_float(x[i]);
    }
}

void combine(const CombineArgs& args, void* out_) {
    with_type(args.type, [&](auto zero) {
        using T = decltype(zero);
        constexpr std::int64_t kStrip = 512;  // columns whose sums stay in the first-level cache
        float sums[kStrip];
        const T* x = static_cast<const T*>(args.x);
        const T* weights = static_cast<const T*>(args.weight);
        const T* bias = static_cast<const T*>(args.bias);
        for (std::int64_t row = 0; row < args.rows; ++row) {
            T* out = static_cast<T*>(out_) + row * args.columns;
            for (std::int64_t begin = 0; begin < args.columns; begin += kStrip) {
                const std::int64_t n = args.columns - begin < kStrip ? args.columns - begin : kStrip;
                for (std::int64_t i = 0; i < n; ++i) sums[i] = 0;
                for (std::int64_t j = row * args.k; j < (row + 1) * args.k; ++j) {
                    const T* b = bias ? bias + args.group[j] * args.columns + begin : nullptr;
                    accumulate(sums, x + args.place[j] * args.columns + begin, b,
                               weights ? to_float(weights[j]) : 1.0f, n);
                }
                for (std::int64_t i = 0; i < n; ++i) out[begin + i] = from_float<T>(sums[i]);
            }
        }
    });
}

float dot(ScalarType type, const void* a_, const void* b_, std::int64_t n) {
    return with_type(type, [&](auto zero) {
        using T = decltype(zero);
        const T *a = static_cast<const T*>(a_), *b = static_cast<const T*>(b_);
        float sum = 0;
#pragma omp simd reduction(+ : sum)
        for (std::int64_t i = 0; i < n; ++i) sum += to_float(a[i]) * to_float(b[i]);
        return sum;
    });
}

void scale(ScalarType type, void* x_, float factor, std::int64_t n) {
    with_type(type, [&](auto zero) {
        using T = decltype(zero);
        T* x = static_cast<T*>(x_);
#pragma omp simd
        for (std::int64_t i = 0; i < n; ++i) x[i] = from_float<T>(to_float(x[i]) * factor);
    });
}

// Attention ----------------------------------------------------------------------------------------

/// Unseen keys within a row's range: a score that no exponential survives.
void hide(const SoftmaxArgs& args, float* scores, std::int64_t first, std::int64_t last) {
    if (!args.visible) return;
    for (std::int64_t i = first; i < last; ++i) scores[i] = args.visible[i] ? scores[i] : -kInfinity;
}

void fill_outside(float* row, std::int64_t first, std::int64_t last, std::int64_t columns) {
    for (std::int64_t i = 0; i < first; ++i) row[i] = 0;
    for (std::int64_t i = last; i < columns; ++i) row[i] = 0;
}

void softmax(const SoftmaxArgs& args) {
    for (std::int64_t row = 0; row < args.rows; ++row) {
        float* s = args.scores + row * args.columns;
        const std::int64_t first = args.first[row], last = args.last[row];
        hide(args, s, first, last);
        float largest = -kInfinity;
#pragma omp simd reduction(max : largest)
        for (std::int64_t i = first; i < last; ++i) largest = s[i] > largest ? s[i] : largest;
        largest = largest * args.scale > args.sink[row] ? largest * args.scale : args.sink[row];
        float sum = 0;
#pragma omp simd reduction(+ : sum)
        for (std::int64_t i = first; i < last; ++i) {
            s[i] = fast_exp(s[i] * args.scale - largest);
            sum += s[i];
        }
        sum += std::exp(args.sink[row] - largest);
        args.lse[row] = largest + std::log(sum);
        const float factor = 1 / sum;
#pragma omp simd
        for (std::int64_t i = first; i < last; ++i) s[i] *= factor;
        fill_outside(s, first, last, args.columns);
    }
}

void softmax_backward(const SoftmaxArgs& args, const float* delta, float* gradient) {
    for (std::int64_t row = 0; row < args.rows; ++row) {
        float* s = args.scores + row * args.columns;
        float* g = gradient + row * args.columns;
        const std::int64_t first = args.first[row], last = args.last[row];
        hide(args, s, first, last);
#pragma omp simd
        for (std::int64_t i = first; i < last; ++i) {
            s[i] = fast_exp(s[i] * args.scale - args.lse[row]);
            g[i] = s[i] * (g[i] - delta[row]) * args.scale;
        }
        fill_outside(s, first, last, args.columns);
        fill_outside(g, first, last, args.columns);
    }
}

}  // namespace

#define NIBBLE_TEXT(x) #x
#define NIBBLE_NAME(x) NIBBLE_TEXT(x)

const LayerLoops NIBBLE_CPU_PATH::layer_loops = {NIBBLE_NAME(NIBBLE_CPU_PATH),
                                                 rms_norm,
                                                 rms_norm_backward,
                                                 rotate,
                                                 swiglu,
                                                 swiglu_backward,
                                                 combine,
                                                 dot,
                                                 scale,
                                                 softmax,
                                                 softmax_backward};

}  // namespace nibble::kernels
