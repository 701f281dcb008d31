// The codecs over their whole domains, against independent definitions.
#include <cmath>
#include <set>

#include "kernels/fp4.h"
#include "test_main.h"
#if __has_include(<cuda_fp4.h>)
#include <cuda_fp4.h>
#include <cuda_fp8.h>
#endif

using namespace nibble::kernels;

class Fp4Test : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void e2m1_decodes_the_table() {
        constexpr float kValues[] = {0, 0.5f, 1, 1.5f, 2, 3, 4, 6};
        for (std::uint32_t code = 0; code < 16; ++code) {
            const float value = code < 8 ? kValues[code] : -kValues[code & 7];
            QCOMPARE(float_bits(e2m1_decode(code)), float_bits(value));
        }
    }

    // Every bfloat16 and, around each boundary, every float32 near it: nearest by distance, ties to the even
    // code.
    void e2m1_rounds_to_nearest_even() {
        for (std::uint32_t bits = 0; bits < 0x10000; ++bits)
            check_e2m1(to_float(BFloat16{std::uint16_t(bits)}));
        for (float boundary : {0.25f, 0.75f, 1.25f, 1.75f, 2.5f, 3.5f, 5.0f, 6.0f})
            for (int step = -1000; step <= 1000; ++step)
                check_e2m1(bits_float(float_bits(boundary) + std::uint32_t(step)));
        QCOMPARE(int(e2m1_encode(bits_float(kNanBits))), 7);
    }

    void e8m0_is_a_power_of_two() {
        for (int byte = 0; byte < 255; ++byte) {
            const double value = std::ldexp(1.0, byte - 127);
            QVERIFY(double(e8m0_decode(std::uint8_t(byte))) == value);
            QCOMPARE(int(e8m0_round_up(float(value))), byte);
            QCOMPARE(int(e8m0_round_down(float(value))), byte);
        }
        QVERIFY(std::isnan(e8m0_decode(255)));
    }

    void e8m0_rounds_up_and_down() {
        for (std::uint32_t bits = 1; bits < kInfinityBits; bits += 65521) {
            const float x = bits_float(bits);
            const int up = int(std::clamp(std::ceil(std::log2(double(x))), -127.0, 127.0));
            const int down = int(std::clamp(std::floor(std::log2(double(x))), -127.0, 127.0));
            QCOMPARE(int(e8m0_round_up(x)) - 127, up);
            QCOMPARE(int(e8m0_round_down(x)) - 127, down);
        }
        QCOMPARE(int(e8m0_round_up(0)), 0);
        QCOMPARE(int(e8m0_round_up(bits_float(kInfinityBits))), 255);
        QCOMPARE(int(e8m0_round_up(bits_float(kNanBits))), 255);
    }

    void e4m3_decodes_by_the_definition() {
        for (int code = 0; code < 256; ++code) {
            const int exponent = code >> 3 & 15, mantissa = code & 7;
            const float value = e4m3_decode(std::uint8_t(code));
            if ((code & 0x7F) == 0x7F) {
                QVERIFY(std::isnan(value));
                continue;
            }
            const double magnitude =
                exponent ? std::ldexp(1 + mantissa / 8.0, exponent - 7) : std::ldexp(mantissa, -9);
            QVERIFY(double(value) == (code & 0x80 ? -magnitude : magnitude));
            QCOMPARE(int(e4m3_encode(value)), code);
        }
    }

    void e4m3_rounds_to_nearest_even_and_saturates() {
        for (std::uint32_t bits = 0; bits <= kInfinityBits; bits += 4099) check_e4m3(bits_float(bits));
        for (int code = 0; code < 0x7E; ++code) {
            const float middle = (e4m3_decode(std::uint8_t(code)) + e4m3_decode(std::uint8_t(code + 1))) / 2;
            for (int step = -3; step <= 3; ++step)
                if (middle > 0) check_e4m3(bits_float(float_bits(middle) + std::uint32_t(step)));
        }
        for (float big : {448.0f, 464.0f, 1e9f, bits_float(kInfinityBits)})
            QCOMPARE(int(e4m3_encode(big)), 0x7E);
        QCOMPARE(int(e4m3_encode(bits_float(kNanBits))), 0x7F);
    }

    void bfloat16_comes_back_from_float32() {
        for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
            const float wide = to_float(BFloat16{std::uint16_t(bits)});
            const std::uint16_t back = from_float<BFloat16>(wide).bits;
            if (std::isnan(wide))
                QCOMPARE(back & 0x7FFF, 0x7FC0);
            else
                QCOMPARE(std::uint32_t(back), bits);
        }
    }

    void bfloat16_rounds_to_nearest_even() {
        for (std::uint32_t upper = 0; upper < 0x7F80; ++upper) {
            const std::uint32_t bits = upper << 16;
            QCOMPARE(std::uint32_t(from_float<BFloat16>(bits_float(bits | 0x7FFF)).bits), upper);
            QCOMPARE(std::uint32_t(from_float<BFloat16>(bits_float(bits | 0x8000)).bits),
                     upper + (upper & 1));
            QCOMPARE(std::uint32_t(from_float<BFloat16>(bits_float(bits | 0x8001)).bits), upper + 1);
        }
        QCOMPARE(int(from_float<BFloat16>(-1.00390625f).bits), 0xBF80);
    }

    // CUDA's headers spell out for the host what the instructions do that fp4.h uses on a GPU. Every boundary
    // is in the upper half of a float32, so these lower halves reach both of its sides.
    void codecs_agree_with_the_instructions() {
#if __has_include(<cuda_fp4.h>)
        const auto e2m1 = [](float x, float y) {
            return std::uint32_t(__nv_cvt_float2_to_fp4x2({x, y}, __NV_E2M1, cudaRoundNearest));
        };
        const auto e4m3 = [](float x) {
            return std::uint32_t(__nv_cvt_float_to_fp8(x, __NV_SATFINITE, __NV_E4M3));
        };
        for (std::uint32_t upper = 0; upper < 0x8000; ++upper)
            for (const std::uint32_t lower : {0u, 1u, 0x7FFFu, 0x8000u, 0x8001u, 0xFFFFu}) {
                const float x = bits_float(upper << 16 | lower);
                QCOMPARE(e2m1_encode_magnitudes(x, 1.5f), e2m1(x, 1.5f));
                QCOMPARE(e2m1_encode_magnitudes(1.5f, x), e2m1(1.5f, x));
                QCOMPARE(e4m3_encode(x), e4m3(x));
                if (!std::isinf(x))  // the instruction takes infinity for a large number
                    QCOMPARE(e8m0_round_up(x),
                             std::uint32_t(__nv_cvt_float_to_e8m0(x, __NV_SATFINITE, cudaRoundPosInf)));
            }
        for (int byte = 0; byte < 255; ++byte) {
            const std::uint16_t upper = __nv_cvt_e8m0_to_bf16raw(std::uint8_t(byte)).x;
            QCOMPARE(float_bits(e8m0_decode(std::uint32_t(byte))), std::uint32_t{upper} << 16);
            if (byte % 128 == kE4M3Nan) continue;
            const __half half = __nv_cvt_fp8_to_halfraw(std::uint8_t(byte), __NV_E4M3);
            QCOMPARE(float_bits(e4m3_decode(std::uint32_t(byte))), float_bits(__half2float(half)));
        }
#else
        QSKIP("CUDA's headers are not here");
#endif
    }

  private:
    static void check_e2m1(float x) {
        if (std::isnan(x)) return;
        int best = 0;
        for (int code = 1; code < 8; ++code) {
            const double now = std::fabs(std::fabs(double(x)) - double(e2m1_decode(std::uint32_t(best))));
            const double then = std::fabs(std::fabs(double(x)) - double(e2m1_decode(std::uint32_t(code))));
            if (then < now || (then == now && code % 2 == 0)) best = code;
        }
        if (std::fabs(x) > 6) best = 7;
        QCOMPARE(int(e2m1_encode(x)), best | (std::signbit(x) ? 8 : 0));
        QVERIFY(e2m1_round_magnitude(x) == e2m1_decode(std::uint32_t(best)));
    }

    static void check_e4m3(float x) {
        int best = 0;
        for (int code = 1; code <= 0x7E; ++code) {
            const double now = std::fabs(double(x) - double(e4m3_decode(std::uint8_t(best))));
            const double then = std::fabs(double(x) - double(e4m3_decode(std::uint8_t(code))));
            if (then < now || (then == now && code % 2 == 0)) best = code;
        }
        if (std::isinf(x)) best = 0x7E;
        QCOMPARE(int(e4m3_encode(x)), best);
        QCOMPARE(int(e4m3_encode(-x)), best | 0x80);
    }
};

NIBBLE_TEST(Fp4Test)
#include "tst_fp4.moc"
