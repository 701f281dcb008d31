#include <vector>

#include "core/checkpoint/convert.h"
#include "test_main.h"

class ConvertTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    /// Sizes that no tile divides, with every value in a place of its own.
    void exchanged_axes_keep_every_value() {
        constexpr std::int64_t batch = 2, rows = 70, columns = 333;
        std::vector<float> source(std::size_t(batch * rows * columns)), out(source.size(), -1);
        for (std::size_t i = 0; i < source.size(); ++i) source[i] = float(i);
        nibble::convert_transposed(std::as_bytes(std::span(source)), nibble::DType::f32, batch, rows, columns,
                                   nibble::DType::f32, out.data());
        for (std::int64_t b = 0; b < batch; ++b)
            for (std::int64_t c = 0; c < columns; ++c)
                for (std::int64_t r = 0; r < rows; ++r)
                    QCOMPARE(out[std::size_t((b * columns + c) * rows + r)],
                             source[std::size_t((b * rows + r) * columns + c)]);
    }
};

NIBBLE_TEST(ConvertTest)
#include "tst_convert.moc"
