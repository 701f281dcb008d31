// The CUDA kernels against the reference, bit for bit; where there is no GPU or no CUDA, that they say so.
#include "gpu_memory.h"
#include "kernels/quantize.h"
#include "matrices.h"
#include "test_main.h"

using namespace nibble::kernels;
using namespace nibble::test;

class QuantizeCudaTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void without_a_gpu_the_reason_is_given() {
        if (has_gpu()) QSKIP("this machine has a GPU");
        alignas(16) float x[32] = {};
        try {
            fake_quantize_cuda({quant_format("mxfp4"), x, ScalarType::float32, 1, 32, 1}, x, nullptr);
            QFAIL("nothing was thrown");
        } catch (const std::runtime_error& e) {
            QVERIFY(QString::fromUtf8(e.what()).contains("CUDA"));
        }
    }

    void every_format_equals_the_reference() {
        if (!has_gpu()) QSKIP("no GPU");
#if NIBBLE_HAVE_CUDA
        for (const QuantFormat& format : all_formats())
            for (const ScalarType type : {ScalarType::float32, ScalarType::bfloat16})
                for (const Kind kind : kKinds)
                    for (const auto [rows, columns] :
                         {std::array<std::int64_t, 2>{1, 32}, {3, 96}, {37, 2880}}) {
                        const Matrix x = matrix(type, rows, columns, values_of(kind, rows * columns, 71));
                        QuantizeArgs args = quantize_args(format, x);
                        if (!std::isfinite(args.tensor_scale)) args.tensor_scale = 0.01f;
                        check(args, x);
                    }
#endif
    }

    void absolute_maximum_over_any_length() {
        if (!has_gpu()) QSKIP("no GPU");
#if NIBBLE_HAVE_CUDA
        for (const ScalarType type : {ScalarType::float32, ScalarType::bfloat16})
            for (const std::int64_t n : {0, 1, 3, 7, 8, 9, 1000, 100003, 20000001}) {
                const Matrix x = matrix(type, 1, n, values_of(Kind::wide_range, n, std::uint32_t(n)));
                const Shared in(x.bytes), out(4);
                absolute_maximum_cuda(in.data(), type, n, reinterpret_cast<float*>(out.data()), nullptr);
                QCOMPARE(cudaDeviceSynchronize(), cudaSuccess);
                float largest;
                std::memcpy(&largest, out.data(), 4);
                QVERIFY(largest == absolute_maximum_ref(x.bytes.data(), type, n));
            }
#endif
    }

#if NIBBLE_HAVE_CUDA
  private:
    static void check(QuantizeArgs args, const Matrix& x) {
        const std::string who = describe(args.format, args.type);
        Encoded want(args);
        encode_ref(args, want.codes.data(), want.scales.data());
        std::vector<std::uint8_t> y(x.bytes.size());
        fake_quantize_ref(args, y.data());

        const Shared in(x.bytes), fake(x.bytes.size()), decoded(x.bytes.size()), codes(want.codes.size()),
            scales(want.scales.size());
        args.x = in.data();
        encode_cuda(args, codes.data(), scales.data(), nullptr);
        fake_quantize_cuda(args, fake.data(), nullptr);
        decode_cuda(
            {args.format, codes.data(), scales.data(), args.rows, args.columns, args.tensor_scale, args.type},
            decoded.data(), nullptr);
        QCOMPARE(cudaDeviceSynchronize(), cudaSuccess);
        QVERIFY2(scales.bytes() == want.scales, who.c_str());
        QVERIFY2(codes.bytes() == want.codes, who.c_str());
        QVERIFY2(equal(fake.bytes(), y, args.type), who.c_str());
        QVERIFY2(equal(decoded.bytes(), y, args.type), who.c_str());
        fake_quantize_cuda(args, in.data(), nullptr);
        QCOMPARE(cudaDeviceSynchronize(), cudaSuccess);
        QVERIFY2(equal(in.bytes(), y, args.type), who.c_str());
    }

    /// Bit for bit; a GPU's NaN has other bits than a processor's.
    static bool equal(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b,
                      ScalarType type) {
        Matrix p{type, 1, std::int64_t(a.size()) / (type == ScalarType::float32 ? 4 : 2), a}, q = p;
        q.bytes = b;
        for (std::int64_t i = 0; i < p.count(); ++i)
            if (float_bits(p.at(i)) != float_bits(q.at(i)) && !(std::isnan(p.at(i)) && std::isnan(q.at(i))))
                return false;
        return true;
    }
#endif
};

NIBBLE_TEST(QuantizeCudaTest)
#include "tst_quantize_cuda.moc"
