// What one GPU thread does in layers.cu, written so that it also compiles for the host, where a test drives
// it over all thread numbers. A thread loads and stores 16 bytes at once (Lane of quantize_lanes.h). Rows
// that need a sum belong to one warp (those of the loss, which are long, to a thread block), whose threads
// add up through `team`: team.exchange(value, distance) gives the value of the thread whose number differs in
// the bit `distance`.
#pragma once
#include <cmath>

#include "kernels/layers_cuda.h"
#include "kernels/quantize_lanes.h"

namespace nibble::kernels {

template <class T>
NIBBLE_LANE Lane<T> load_lane(const void* x, std::int64_t value) {
    return *reinterpret_cast<const Lane<T>*>(static_cast<const T*>(x) + value);
}
template <class T>
NIBBLE_LANE void store_lane(void* x, std::int64_t value, const Lane<T>& lane) {
    *reinterpret_cast<Lane<T>*>(static_cast<T*>(x) + value) = lane;
}

template <class Team>
NIBBLE_LANE float team_sum(float x, const Team& team) {
    for (int distance = kWarp / 2; distance > 0; distance /= 2) x += team.exchange(x, distance);
    return x;
}

// RMSNorm ------------------------------------------------------------------------------------------

template <class T, class Team>
NIBBLE_LANE void rms_norm_row(const RmsNormArgs& args, void* y, std::int64_t row, int thread,
                              const Team& team) {
    constexpr int size = Lane<T>::size;
    const std::int64_t begin = row * args.columns;
    float squares = 0;
    for (std::int64_t i = thread * size; i < args.columns; i += kWarp * size) {
        const Lane<T> x = load_lane<T>(args.x, begin + i);
        for (const T& value : x.values) squares += to_float(value) * to_float(value);
    }
    const float rstd = 1 / sqrtf(team_sum(squares, team) / float(args.columns) + args.eps);
    if (thread == 0) args.rstd[row] = rstd;
    for (std::int64_t i = thread * size; i < args.columns; i += kWarp * size) {
        const Lane<T> x = load_lane<T>(args.x, begin + i), weight = load_lane<T>(args.weight, i);
        Lane<T> out;
        for (int j = 0; j < size; ++j)
            out.values[j] = from_float<T>(to_float(x.values[j]) * rstd * to_float(weight.values[j]));
        store_lane(y, begin + i, out);
    }
}

// With n = x * rstd: dx = rstd * (dy * weight - n * mean(dy * weight * n)).
template <class T, class Team>
NIBBLE_LANE void rms_norm_backward_row(const RmsNormArgs& args, const void* dy_, void* dx, std::int64_t row,
                                       int thread, const Team& team) {
    constexpr int size = Lane<T>::size;
    const std::int64_t begin = row * args.columns;
    const float rstd = args.rstd[row];
    float sum = 0;
    for (std::int64_t i = thread * size; i < args.columns; i += kWarp * size) {
        const Lane<T> x = load_lane<T>(args.x, begin + i), dy = load_lane<T>(dy_, begin + i),
                      weight = load_lane<T>(args.weight, i);
        for (int j = 0; j < size; ++j)
            sum += to_float(dy.values[j]) * to_float(weight.values[j]) * (to_float(x.values[j]) * rstd);
    }
    const float mean = team_sum(sum, team) / float(args.columns);
    for (std::int64_t i = thread * size; i < args.columns; i += kWarp * size) {
        const Lane<T> x = load_lane<T>(args.x, begin + i), dy = load_lane<T>(dy_, begin + i),
                      weight = load_lane<T>(args.weight, i);
        Lane<T> out;
        for (int j = 0; j < size; ++j)
            out.values[j] = from_float<T>(rstd * (to_float(dy.values[j]) * to_float(weight.values[j]) -
                                                  to_float(x.values[j]) * rstd * mean));
        store_lane(dx, begin + i, out);
    }
}

/// The sums over one part's rows for the lane of columns that begins at `column`.
template <class T>
NIBBLE_LANE void rms_norm_weight_gradient(const RmsNormArgs& args, const void* dy_, float* dweight,
                                          std::int64_t part, std::int64_t column) {
    constexpr int size = Lane<T>::size;
    const std::int64_t first = part * kGradientRows;
    const std::int64_t last = first + kGradientRows < args.rows ? first + kGradientRows : args.rows;
    float sums[size] = {};
    for (std::int64_t row = first; row < last; ++row) {
        const Lane<T> x = load_lane<T>(args.x, row * args.columns + column),
                      dy = load_lane<T>(dy_, row * args.columns + column);
        for (int j = 0; j < size; ++j)
            sums[j] += to_float(dy.values[j]) * (to_float(x.values[j]) * args.rstd[row]);
    }
    for (int j = 0; j < size; ++j) dweight[part * args.columns + column + j] = sums[j];
}

// Rotary positions ---------------------------------------------------------------------------------

/// Lane number `index` of all first halves, with its partner in the second half.
template <class T>
NIBBLE_LANE void rotate_lane(const RotateArgs& args, std::int64_t table_rows, void* y, std::int64_t index) {
    constexpr int size = Lane<T>::size;
    const std::int64_t lanes = args.half / size, head = index / lanes, row = head / args.heads;
    const std::int64_t i = index % lanes * size, first = head * 2 * args.half + i, second = first + args.half;
    const float* cos = args.cos + row % table_rows * args.half + i;
    const float* sin = args.sin + row % table_rows * args.half + i;
    const Lane<T> a = load_lane<T>(args.x, first), b = load_lane<T>(args.x, second);
    Lane<T> out_a, out_b;
    for (int j = 0; j < size; ++j) {
        const float s = args.backwards ? -sin[j] : sin[j];
        out_a.values[j] = from_float<T>(to_float(a.values[j]) * cos[j] - to_float(b.values[j]) * s);
        out_b.values[j] = from_float<T>(to_float(b.values[j]) * cos[j] + to_float(a.values[j]) * s);
    }
    store_lane(y, first, out_a);
    store_lane(y, second, out_b);
}

// SwiGLU -------------------------------------------------------------------------------------------

/// A gate and its up, bias included, before they are clamped. NaN passes through every clamp.
struct GateUp {
    float gate, up;

    NIBBLE_LANE float clamped_gate(float limit) const { return gate > limit ? limit : gate; }
    NIBBLE_LANE float clamped_up(float limit) const {
        return up > limit ? limit : (up < -limit ? -limit : up);
    }
};

NIBBLE_LANE float sigmoid(float x) {
    return 1 / (1 + expf(-x));
}

NIBBLE_LANE float swiglu_value(const GateUp& x, float alpha, float limit) {
    const float gate = x.clamped_gate(limit);
    return (x.clamped_up(limit) + 1) * gate * sigmoid(alpha * gate);
}

/// The gradient of swiglu_value, given that of its result; clamped values pass nothing.
NIBBLE_LANE GateUp swiglu_gradient(const GateUp& x, float d, float alpha, float limit) {
    const float gate = x.clamped_gate(limit), up = x.clamped_up(limit), s = sigmoid(alpha * gate);
    return {x.gate > limit ? 0 : d * (up + 1) * (s * (1 + alpha * gate * (1 - s))),
            x.up > limit || x.up < -limit ? 0 : d * (gate * s)};
}

/// Pair number j of a lane of results, read from the two lanes of gate and up that it comes from.
template <class T>
NIBBLE_LANE GateUp pair_of(const Lane<T> (&x)[2], const Lane<T> (&bias)[2], int j) {
    constexpr int half = Lane<T>::size / 2;
    const int lane = j / half, i = j % half * 2;
    return {to_float(x[lane].values[i]) + to_float(bias[lane].values[i]),
            to_float(x[lane].values[i + 1]) + to_float(bias[lane].values[i + 1])};
}

/// Lane number `index` of the results [rows, width].
template <class T>
NIBBLE_LANE void swiglu_lane(const SwigluArgs& args, const std::int64_t* group, void* y, std::int64_t index) {
    constexpr int size = Lane<T>::size;
    const std::int64_t lanes = args.width / size, row = index / lanes, i = index % lanes * size;
    const std::int64_t from = row * 2 * args.width + 2 * i, bias_from = group[row] * 2 * args.width + 2 * i;
    const Lane<T> x[2] = {load_lane<T>(args.x, from), load_lane<T>(args.x, from + size)};
    const Lane<T> bias[2] = {load_lane<T>(args.bias, bias_from), load_lane<T>(args.bias, bias_from + size)};
    Lane<T> out;
    for (int j = 0; j < size; ++j)
        out.values[j] = from_float<T>(swiglu_value(pair_of(x, bias, j), args.alpha, args.limit));
    store_lane(y, row * args.width + i, out);
}

template <class T>
NIBBLE_LANE void swiglu_backward_lane(const SwigluArgs& args, const std::int64_t* group, const void* dy_,
                                      void* dx, std::int64_t index) {
    constexpr int size = Lane<T>::size, half = size / 2;
    const std::int64_t lanes = args.width / size, row = index / lanes, i = index % lanes * size;
    const std::int64_t from = row * 2 * args.width + 2 * i, bias_from = group[row] * 2 * args.width + 2 * i;
    const Lane<T> x[2] = {load_lane<T>(args.x, from), load_lane<T>(args.x, from + size)};
    const Lane<T> bias[2] = {load_lane<T>(args.bias, bias_from), load_lane<T>(args.bias, bias_from + size)};
    const Lane<T> dy = load_lane<T>(dy_, row * args.width + i);
    Lane<T> out[2];
    for (int j = 0; j < size; ++j) {
        const GateUp d = swiglu_gradient(pair_of(x, bias, j), to_float(dy.values[j]), args.alpha, args.limit);
        out[j / half].values[j % half * 2] = from_float<T>(d.gate);
        out[j / half].values[j % half * 2 + 1] = from_float<T>(d.up);
    }
    store_lane(dx, from, out[0]);
    store_lane(dx, from + size, out[1]);
}

// Sums of groups -----------------------------------------------------------------------------------

/// The sums over one group's rows for the lane of columns that begins at `column`.
template <class T>
NIBBLE_LANE void group_sum_lane(const GroupSumArgs& args, void* sums, std::int64_t group,
                                std::int64_t column) {
    constexpr int size = Lane<T>::size;
    float totals[size] = {};
    const std::int32_t first = group ? args.ends[group - 1] : 0, last = args.ends[group];
    const T* at = static_cast<const T*>(args.x) + first * args.columns + column;
    for (std::int32_t row = first; row < last; ++row, at += args.columns) {
        const Lane<T> x = load_lane<T>(at, 0);
        for (int j = 0; j < size; ++j) totals[j] += to_float(x.values[j]);
    }
    Lane<T> out;
    for (int j = 0; j < size; ++j) out.values[j] = from_float<T>(totals[j]);
    store_lane(sums, group * args.columns + column, out);
}

// Loss ---------------------------------------------------------------------------------------------

/// The largest value seen and the sum of exponentials relative to it, kept while values come in.
struct LogSumExp {
    float largest = -INFINITY, sum = 0;

    NIBBLE_LANE void add(const LogSumExp& other) {
        const float both = other.largest > largest ? other.largest : largest;
        sum = both == -INFINITY ? sum + other.sum
                                : sum * expf(largest - both) + other.sum * expf(other.largest - both);
        largest = both;
    }
    NIBBLE_LANE float value() const { return largest + logf(sum); }
};

template <class T, class Team>
NIBBLE_LANE void cross_entropy_row(const CrossEntropyArgs& args, std::int64_t row, int thread,
                                   const Team& team) {
    constexpr int size = Lane<T>::size;
    const std::int64_t begin = row * args.columns, target = args.target[row];
    LogSumExp total;
    for (std::int64_t i = thread * size; i < args.columns; i += kThreads * size) {
        const Lane<T> x = load_lane<T>(args.logits, begin + i);
        LogSumExp lane;
        for (const T& value : x.values) lane.largest = fmaxf(lane.largest, to_float(value));
        for (const T& value : x.values)
            lane.sum += to_float(value) == -INFINITY ? 0 : expf(to_float(value) - lane.largest);
        total.add(lane);
    }
    for (int distance = kThreads / 2; distance > 0; distance /= 2) {
        const float largest = team.exchange(total.largest, distance);
        total.add({largest, team.exchange(total.sum, distance)});
    }
    const float lse = total.value();
    // Before the gradient takes the logits' place; the exchanges above made every thread's reads come first.
    if (thread == 0) args.loss[row] = lse - to_float(static_cast<const T*>(args.logits)[begin + target]);
    team.wait();
    for (std::int64_t i = thread * size; i < args.columns; i += kThreads * size) {
        Lane<T> x = load_lane<T>(args.logits, begin + i);
        for (int j = 0; j < size; ++j)
            x.values[j] = from_float<T>(expf(to_float(x.values[j]) - lse) - float(i + j == target));
        store_lane(args.logits, begin + i, x);
    }
}

// AdamW --------------------------------------------------------------------------------------------

template <class G>
NIBBLE_LANE void adamw_value(const AdamWArgs& args, std::int64_t i) {
    const float g = to_float(static_cast<const G*>(args.gradient)[i]) * args.gradient_scale;
    const float m = args.beta1 * args.exp_avg[i] + (1 - args.beta1) * g;
    const float v = args.beta2 * args.exp_avg_sq[i] + (1 - args.beta2) * g * g;
    const float denominator = sqrtf(v / args.correction2) + args.epsilon;
    const float decayed = args.master[i] * (1 - args.learning_rate * args.weight_decay);
    const float master = decayed - args.learning_rate * (m / args.correction1) / denominator;
    args.exp_avg[i] = m;
    args.exp_avg_sq[i] = v;
    args.master[i] = master;
    if (args.rounded) args.rounded[i] = from_float<BFloat16>(master).bits;
}

}  // namespace nibble::kernels
