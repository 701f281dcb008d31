#include <random>
#include <vector>

#include "core/checkpoint/convert.h"
#include "test_main.h"

using namespace nibble;

class ConvertTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Whole tiles, whole registers, and sizes that neither divides.
    void exchanged_axes_keep_every_value_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        for (const auto& [rows, columns] :
             {std::pair(128, 256), {96, 176}, {72, 200}, {70, 333}, {1, 5}, {5, 1}})
            QTest::addRow("%d x %d", rows, columns) << rows << columns;
    }
    void exchanged_axes_keep_every_value() {
        QFETCH(int, rows);
        QFETCH(int, columns);
        constexpr std::int64_t batch = 2;
        const auto place = [&](std::int64_t b, std::int64_t r, std::int64_t c) {
            return std::size_t((b * rows + r) * columns + c);
        };
        std::mt19937 random(1);
        std::vector<float> wide(std::size_t(batch * rows * columns)), wide_out(wide.size());
        for (float& value : wide) value = float(random() >> 8);
        std::vector<std::uint16_t> narrow(wide.size()), rounded(wide.size()), narrow_out(wide.size()),
            rounded_out(wide.size());
        for (std::uint16_t& bits : narrow) bits = std::uint16_t(random());
        std::vector<std::uint8_t> bytes(wide.size()), bytes_out(wide.size());
        for (std::uint8_t& byte : bytes) byte = std::uint8_t(random());

        const auto wide_bytes = std::as_bytes(std::span(wide));
        convert(wide_bytes, DType::f32, DType::bf16, rounded.data());
        convert_transposed(wide_bytes, DType::f32, batch, rows, columns, DType::f32, wide_out.data());
        convert_transposed(wide_bytes, DType::f32, batch, rows, columns, DType::bf16, rounded_out.data());
        convert_transposed(std::as_bytes(std::span(narrow)), DType::bf16, batch, rows, columns, DType::bf16,
                           narrow_out.data());
        transpose_bytes(bytes.data(), rows, columns, bytes_out.data());
        for (std::int64_t b = 0; b < batch; ++b)
            for (std::int64_t c = 0; c < columns; ++c)
                for (std::int64_t r = 0; r < rows; ++r) {
                    const auto out = std::size_t((b * columns + c) * rows + r);
                    QCOMPARE(wide_out[out], wide[place(b, r, c)]);
                    QCOMPARE(rounded_out[out], rounded[place(b, r, c)]);
                    QCOMPARE(narrow_out[out], narrow[place(b, r, c)]);
                    if (b == 0) QCOMPARE(bytes_out[out], bytes[place(b, r, c)]);
                }
    }
};

NIBBLE_TEST(ConvertTest)
#include "tst_convert.moc"
