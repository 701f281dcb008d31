#include "close.h"

#include "core/model/packed_linear.h"
#include "test_main.h"

using namespace nibble;
using namespace nibble::test;

class PackedLinearTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // Experts without rows, with few and with many, and parts that are not whole.
    void equals_decoded_weights_and_a_matmul() {
        for (const auto dtype : {at::kFloat, at::kBFloat16})
            for (const char* format : {"mxfp4", "nvfp4"}) {
                const PackedTensor weight =
                    encode(randn({6, 1100, 160}, 1, 0.1), kernels::quant_format(format));
                const at::Tensor offsets = at::tensor(std::vector<std::int64_t>{0, 0, 3, 43, 44, 44, 46});
                const at::Tensor x = randn({46, 160}, 2).to(dtype);
                COMPARE_CLOSE(packed_linear(x, weight, offsets), packed_linear_ref(x, weight, offsets),
                              dtype == at::kFloat ? 1e-6 : 4e-3);
            }
    }
};

NIBBLE_TEST(PackedLinearTest)
#include "tst_packed_linear.moc"
