// Products with packed weights, every instruction set and the GPU's threads, against the reference in double.
#include "gpu_memory.h"
#include "kernels/packed_linear_lanes.h"
#include "matrices.h"
#include "test_main.h"

using namespace nibble::kernels;
using namespace nibble::test;

namespace {

struct Case {
    std::int64_t outputs, inputs;
    std::vector<std::int64_t> offsets;
};
// One row, odd numbers of rows, experts without rows, strips that are not whole; outputs that share a stretch
// of weights, with ends at its ends and within it, and some longer than one.
const Case kCases[] = {{1, 32, {0, 1}},       {37, 96, {0, 3}},          {130, 64, {0, 0, 5, 5, 6}},
                       {300, 288, {0, 1, 1}}, {33, 1056, {0, 2, 9, 10}}, {16, 32, {0, 0}},
                       {75, 256, {0, 1, 6}},  {50, 384, {0, 3}},         {21, 2304, {0, 1, 3}}};

/// The largest float32 sum of magnitudes of products, for the bound that the header states.
std::vector<double> magnitudes(const PackedLinearArgs& args, bool gradient) {
    const DecodeArgs& w = args.weight;
    std::vector<float> weights(std::size_t(args.experts * w.rows * w.columns));
    DecodeArgs all = w;
    all.rows *= args.experts;
    all.type = ScalarType::float32;
    decode_ref(all, weights.data());
    const std::int64_t size = gradient ? w.columns : w.rows, count = gradient ? w.rows : w.columns;
    std::vector<double> sums;
    for (std::int64_t e = 0; e < args.experts; ++e)
        for (std::int64_t row = args.offsets[e]; row < args.offsets[e + 1]; ++row)
            for (std::int64_t i = 0; i < size; ++i) {
                double sum = 0;
                for (std::int64_t j = 0; j < count; ++j) {
                    const std::int64_t place = gradient ? j * w.columns + i : i * w.columns + j;
                    const double x =
                        args.type == ScalarType::float32
                            ? double(static_cast<const float*>(args.x)[row * count + j])
                            : double(to_float(static_cast<const BFloat16*>(args.x)[row * count + j]));
                    sum += std::fabs(x * double(weights[std::size_t(e * w.rows * w.columns + place)]));
                }
                sums.push_back(sum);
            }
    return sums;
}

// The GPU's kernels on the host ---------------------------------------------------------------------

/// sums += A B for the operands of a warp, as the PTX ISA lays out mma.m16n8k16: sums[thread][i].
void multiply_add(const std::vector<MatrixOperands>& warp, int half, float (&sums)[kWarp][4]) {
    float a[16][16], b[16][8];
    for (int thread = 0; thread < kWarp; ++thread)
        for (int i = 0; i < 2; ++i) {
            const int group = thread / 4, k = thread % 4 * 2 + i;
            for (int reg = 0; reg < 4; ++reg)
                a[group + reg % 2 * 8][k + reg / 2 * 8] = value_of(warp[std::size_t(thread)].a[reg], i);
            for (int reg = 0; reg < 2; ++reg)
                b[k + reg * 8][group] = value_of(warp[std::size_t(thread)].b[half][reg], i);
        }
    for (int thread = 0; thread < kWarp; ++thread)
        for (int i = 0; i < 4; ++i)
            for (int k = 0; k < 16; ++k)
                sums[thread][i] += a[thread / 4 + i / 2 * 8][k] * b[k][thread % 4 * 2 + i % 2];
}

template <ScaleKind kind>
void few_rows(const PackedLinearArgs& args, BFloat16* y) {
    for (std::int64_t e = 0; e < args.experts; ++e) {
        const std::int64_t first = args.offsets[e], rows = args.offsets[e + 1] - first;
        if (rows == 0 || rows > kFewRows) continue;
        for (std::int64_t output = 0; output < args.weight.rows; output += kWarpOutputs) {
            float sums[2][kWarp][4] = {};
            for (std::int64_t input = 0; input < args.weight.columns; input += kWarpInputs)
                for (int product = 0; product < kStepProducts; ++product) {
                    std::vector<MatrixOperands> warp;
                    for (int thread = 0; thread < kWarp; ++thread)
                        warp.push_back(FewRowsStep<kind>(args, e, first, int(rows), output, input, thread)
                                           .operands(product));
                    for (int half = 0; half < 2; ++half) multiply_add(warp, half, sums[half]);
                }
            for (int half = 0; half < 2; ++half)
                for (int thread = 0; thread < kWarp; ++thread)
                    for (int i = 0; i < 4; ++i) {
                        const SumPlace place = sum_place(thread, i);
                        const std::int64_t o = output + place.a_row, row = place.b_column + 8 * half;
                        if (o < args.weight.rows && row < rows)
                            y[(first + row) * args.weight.rows + o] =
                                from_float<BFloat16>(sums[half][thread][i] * args.weight.tensor_scale);
                    }
        }
    }
}

/// The registers of a warp after ldmatrix.x4, as the PTX ISA lays them out: eight threads name the rows of a
/// matrix of 8 by 8, and thread 4 * i + j receives values 2j and 2j + 1 of row i, or of column i where it
/// transposes.
std::vector<std::array<Pair, 4>> load_matrices(const std::vector<const BFloat16*>& named, bool transposed) {
    std::vector<std::array<Pair, 4>> warp(kWarp);
    for (int thread = 0; thread < kWarp; ++thread)
        for (int matrix = 0; matrix < 4; ++matrix) {
            Pair pair = 0;
            for (int i = 0; i < 2; ++i) {
                const int row = transposed ? thread % 4 * 2 + i : thread / 4,
                          column = transposed ? thread / 4 : thread % 4 * 2 + i;
                pair |= Pair{named[std::size_t(8 * matrix + row)][column].bits} << 16 * i;
            }
            warp[std::size_t(thread)][std::size_t(matrix)] = pair;
        }
    return warp;
}

/// What one warp adds to its sums [row square][eight columns][thread][4] in a step.
template <bool gradient>
void multiply_step(std::vector<float>& sums, const TileStep& step, SquarePlace warp) {
    constexpr int stride = gradient ? TileStep::kGradientStride : TileStep::kRowStride;
    for (int term = 0; term < kTileDepth; term += 16)
        for (int i = 0; i < kWarpRows / 16; ++i)
            for (int j = 0; j < kWarpColumns / 8; ++j) {
                std::vector<const BFloat16*> x, weights;
                for (int thread = 0; thread < kWarp; ++thread) {
                    const SquarePlace a = a_place(thread), b = b_place<gradient>(thread);
                    x.push_back(step.x + (warp.row + i * 16 + a.row) * TileStep::kRowStride + term +
                                a.column);
                    const int columns = warp.column + j / 2 * 16;
                    weights.push_back(step.weights + (gradient
                                                          ? (term + b.row) * stride + columns + b.column
                                                          : (columns + b.row) * stride + term + b.column));
                }
                const auto a = load_matrices(x, false), b = load_matrices(weights, gradient);
                std::vector<MatrixOperands> operands(kWarp);
                for (std::size_t thread = 0; thread < kWarp; ++thread) {
                    std::copy(a[thread].begin(), a[thread].end(), operands[thread].a);
                    for (int reg = 0; reg < 2; ++reg)
                        operands[thread].b[0][reg] = b[thread][std::size_t(j % 2 * 2 + reg)];
                }
                auto& to = reinterpret_cast<float(&)[kWarp][4]>(sums[std::size_t((i * 4 + j) * kWarp * 4)]);
                multiply_add(operands, 0, to);
            }
}

template <ScaleKind kind, bool gradient>
void tile(const PackedLinearArgs& args, const RowTile& rows, std::int64_t first, void* y) {
    const std::int64_t terms = gradient ? args.weight.rows : args.weight.columns,
                       columns = gradient ? args.weight.columns : args.weight.rows;
    std::vector<std::vector<float>> sums(kThreads / kWarp, std::vector<float>(kWarpRows * kWarpColumns));
    for (std::int64_t term = 0; term < terms; term += kTileDepth) {
        TileStep step;
        std::memset(&step, 0xFF, sizeof step);  // NaN where no thread writes
        for (int thread = 0; thread < kThreads; ++thread)
            TileShare<kind, gradient>(args, rows, int(first), int(term), step, thread).put(step, thread);
        for (int warp = 0; warp < kThreads / kWarp; ++warp)
            multiply_step<gradient>(sums[std::size_t(warp)], step, warp_place(warp));
    }
    for (int thread = 0; thread < kThreads; ++thread)
        for (int i = 0; i < kWarpRows / 16; ++i)
            for (int j = 0; j < kWarpColumns / 8; ++j)
                for (int two = 0; two < 4; two += 2) {
                    const SquarePlace warp = warp_place(thread / kWarp);
                    const SumPlace place = sum_place(thread % kWarp, two);
                    const std::int64_t row = warp.row + i * 16 + place.a_row,
                                       column = first + warp.column + j * 8 + place.b_column;
                    const float* sum = &sums[std::size_t(thread / kWarp)]
                                            [std::size_t(((i * 4 + j) * kWarp + thread % kWarp) * 4 + two)];
                    if (row < rows.rows && column < columns)
                        store_sums(args, y, (rows.first + row) * columns + column, sum[0], sum[1]);
                }
}

template <ScaleKind kind, bool gradient>
void many_rows(const PackedLinearArgs& args, std::int64_t fewer, void* y) {
    const std::int64_t tiles = most_row_tiles(args.offsets[args.experts], args.experts),
                       columns = gradient ? args.weight.columns : args.weight.rows;
    QCOMPARE(row_tile(args, tiles, fewer).rows, 0);
    for (std::int64_t i = 0; i < tiles; ++i)
        for (std::int64_t first = 0; first < columns; first += kTileColumns)
            tile<kind, gradient>(args, row_tile(args, i, fewer), first, y);
}

template <ScaleKind kind>
void on_host(const PackedLinearArgs& args, bool gradient, void* y) {
    if (gradient) return many_rows<kind, true>(args, 0, y);
    few_rows<kind>(args, static_cast<BFloat16*>(y));
    many_rows<kind, false>(args, kFewRows, y);
}

/// The kernels on a GPU where there is one, else on the host. `values` is how many y has.
void packed_linear_of_gpu(PackedLinearArgs args, bool gradient, std::int64_t values, void* y) {
    const DecodeArgs& w = args.weight;
    const std::int64_t rows = args.offsets[args.experts], weights = args.experts * w.rows * w.columns;
    const KernelBytes codes(w.codes, std::size_t(weights / 2)),
        scales(w.scales, std::size_t(weights / w.format.block)),
        offsets(args.offsets, std::size_t(args.experts + 1) * sizeof(std::int64_t)),
        x(args.x, std::size_t(rows * (gradient ? w.rows : w.columns) * 2)), out(std::size_t(values * 2));
    args.weight.codes = codes.data();
    args.weight.scales = scales.data();
    args.offsets = reinterpret_cast<const std::int64_t*>(offsets.data());
    args.x = x.data();
    if (!w.format.has_tensor_scale()) args.weight.tensor_scale = 1;
    const auto kernel = gradient ? packed_linear_gradient_cuda : packed_linear_cuda;
    if (!on_gpu([&] { kernel(args, rows, out.data(), nullptr); }))
        (w.format.scale_kind == ScaleKind::e8m0 ? on_host<ScaleKind::e8m0>
                                                : on_host<ScaleKind::e4m3>)(args, gradient, out.data());
    std::memcpy(y, out.data(), std::size_t(values * 2));
}

// Few rows, one and several tiles of many, experts without rows, outputs and inputs that fill no tile.
const Case kGpuCases[] = {{8, 32, {0, 1}},
                          {40, 96, {0, 3}},
                          {16, 160, {0, 9, 9, 25}},
                          {136, 64, {0, 17, 20}},
                          {24, 160, {0, 0, 131, 131}},
                          {200, 288, {0, 16, 273, 280}},
                          {8, 32, {0, 0}}};

}  // namespace

class PackedLinearTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void equals_the_reference_within_the_stated_error() {
        std::uint32_t seed = 0;
        for (const FormatInfo& info : formats())
            for (const ScalarType type : {ScalarType::float32, ScalarType::bfloat16})
                for (const Case& c : kCases)
                    for (const bool gradient : {false, true}) check(info.format, type, c, gradient, ++seed);
    }

    void the_gpus_threads_equal_the_reference_within_the_stated_error() {
        std::uint32_t seed = 100;
        for (const FormatInfo& info : formats())
            for (const Case& c : kGpuCases)
                for (const bool gradient : {false, true})
                    check(info.format, ScalarType::bfloat16, c, gradient, ++seed, /*gpu=*/true);
    }

    void every_code_and_scale_becomes_exactly_its_value_in_bfloat16() {
        for (std::uint32_t code = 0; code < 16; ++code)
            for (int byte = 0; byte < 256; ++byte) {
                Pair pairs[4];
                e2m1_pairs(code * 0x11111111, pairs);
                const auto check = [&](BFloat16 scale, float want) {
                    for (const Pair pair : pairs)
                        for (int i = 0; i < 2; ++i) {
                            const float got = value_of(scaled(pair, scale), i);
                            QVERIFY(float_bits(got) == float_bits(want) ||
                                    (std::isnan(got) && std::isnan(want)));
                        }
                };
                const auto scale = std::uint8_t(byte);
                check(block_scale<ScaleKind::e8m0>(scale), e2m1_decode(code) * e8m0_decode(scale));
                check(block_scale<ScaleKind::e4m3>(scale), e2m1_decode(code) * e4m3_decode(scale));
            }
        Pair pairs[4];
        e2m1_pairs(0x76543210, pairs);
        for (int i = 0; i < 8; ++i) QCOMPARE(value_of(pairs[i / 2], i % 2), e2m1_decode(std::uint32_t(i)));
    }

    // Each instruction set's loops, over strips, give what the whole function gives.
    void every_instruction_set_agrees() {
        const Case c{50, 128, {0, 7}};
        const Matrix w = matrix(ScalarType::float32, 50, 128, values_of(Kind::normal, 50 * 128, 1));
        const auto x = values_of(Kind::normal, 7 * 128, 2), dy = values_of(Kind::normal, 7 * 50, 3);
        for (const FormatInfo& info : formats()) {
            const QuantizeArgs quantize = quantize_args(info.format, w);
            Encoded e(quantize);
            encode_ref(quantize, e.codes.data(), e.scales.data());
            std::vector<std::vector<float>> all;
            for (const PackedLinearLoops* loops : runnable_packed_linear_loops()) {
                std::vector<float> y(7 * 50), dx(7 * 128);
                for (std::int64_t n = 0; n < 50; n += 20)
                    loops->forward(e.args, x.data(), 7, y.data(), n, std::min<std::int64_t>(50, n + 20));
                loops->gradient(e.args, dy.data(), 7, dx.data(), 0, 128);
                y.insert(y.end(), dx.begin(), dx.end());
                all.push_back(y);
            }
            for (const auto& values : all)
                for (std::size_t i = 0; i < values.size(); ++i)
                    QVERIFY(std::fabs(values[i] - all[0][i]) < 1e-6f);
        }
    }

    void what_the_gpu_cannot_do_is_refused() {
        alignas(16) std::uint8_t bytes[16] = {};
        const auto refused = [&](ScalarType type, std::int64_t outputs, std::uint8_t* y) {
            const PackedLinearArgs args{.weight = {.format = quant_format("mxfp4"),
                                                   .codes = bytes,
                                                   .scales = bytes,
                                                   .rows = outputs,
                                                   .columns = 32},
                                        .x = bytes,
                                        .type = type};
            QVERIFY_THROWS_EXCEPTION(std::exception, packed_linear_cuda(args, 1, y, nullptr));
            QVERIFY_THROWS_EXCEPTION(std::exception, packed_linear_gradient_cuda(args, 1, y, nullptr));
        };
        refused(ScalarType::float32, 8, bytes);
        refused(ScalarType::bfloat16, 12, bytes);
        refused(ScalarType::bfloat16, 8, bytes + 2);
    }

    void a_length_that_is_no_whole_block_is_refused() {
        const std::int64_t offsets[] = {0, 0};
        PackedLinearArgs args{.weight = {.format = quant_format("nvfp4"), .rows = 1, .columns = 48},
                              .offsets = offsets};
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, packed_linear(args, nullptr));
        QVERIFY_THROWS_EXCEPTION(std::invalid_argument, packed_linear_gradient(args, nullptr));
    }

  private:
    static void check(const QuantFormat& format, ScalarType type, const Case& c, bool gradient,
                      std::uint32_t seed, bool gpu = false) {
        const std::int64_t experts = std::int64_t(c.offsets.size()) - 1, rows = c.offsets.back();
        const std::int64_t in = gradient ? c.outputs : c.inputs, out = gradient ? c.inputs : c.outputs;
        const Matrix w = matrix(ScalarType::float32, experts * c.outputs, c.inputs,
                                values_of(Kind::wide_range, experts * c.outputs * c.inputs, seed));
        const QuantizeArgs quantize = quantize_args(format, w);
        Encoded e(quantize);
        encode_ref(quantize, e.codes.data(), e.scales.data());
        const Matrix x = matrix(type, rows, in, values_of(Kind::normal, rows * in, seed + 1000));
        PackedLinearArgs args{e.args, experts, c.offsets.data(), x.bytes.data(), type};
        args.weight.rows = c.outputs;
        Matrix got = matrix(type, rows, out, std::vector<float>(std::size_t(rows * out))), want = got;
        if (gpu)
            packed_linear_of_gpu(args, gradient, rows * out, got.bytes.data());
        else
            (gradient ? packed_linear_gradient : packed_linear)(args, got.bytes.data());
        (gradient ? packed_linear_gradient_ref : packed_linear_ref)(args, want.bytes.data());
        const auto bound = magnitudes(args, gradient);
        const double rounding = type == ScalarType::float32 ? 0x1p-23 : 0x1p-7;
        for (std::int64_t i = 0; i < rows * out; ++i) {
            const double error = std::fabs(double(got.at(i)) - double(want.at(i)));
            QVERIFY(error <= double(in) * 0x1p-23 * bound[std::size_t(i)] + rounding * std::fabs(want.at(i)));
        }
    }
};

NIBBLE_TEST(PackedLinearTest)
#include "tst_packed_linear.moc"
