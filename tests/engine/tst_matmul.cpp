#include "close.h"

#include <ATen/Parallel.h>

#include "core/model/matmul.h"
#include "kernels/matmul.h"
#include "test_main.h"

using namespace nibble;

class MatmulTest : public QObject {
    Q_OBJECT
    const int threads_ = at::get_num_threads();

  private Q_SLOTS:
    void cleanup() { at::set_num_threads(threads_); }

    // A run resumed on another machine goes on with the same bits.
    void any_number_of_threads_gives_the_same_bits_data() {
        QTest::addColumn<int>("rows");
        for (const int rows : {1, 12, 13, 17, 25, 33, 47, 79, 200}) QTest::addRow("%d", rows) << rows;
    }
    void any_number_of_threads_gives_the_same_bits() {
        if (!kernels::matmul_loop()) QSKIP("this processor has no AVX-512");
        QFETCH(int, rows);
        const at::Tensor x = test::randn({rows, 70}, 1), w = test::randn({150, 70}, 2),
                         dy = test::randn({rows, 150}, 3);
        const auto products = [&] {
            return at::cat(
                {product(x, w.t()).flatten(), product(dy, w).flatten(), product(dy.t(), x).flatten()});
        };
        at::set_num_threads(1);
        const at::Tensor one = products();
        COMPARE_CLOSE(
            one, at::cat({at::mm(x, w.t()).flatten(), at::mm(dy, w).flatten(), at::mm(dy.t(), x).flatten()}),
            1e-6);
        for (const int threads : {2, 3, 5, 8}) {
            at::set_num_threads(threads);
            QVERIFY(at::equal(products(), one));
        }
    }
};

NIBBLE_TEST(MatmulTest)
#include "tst_matmul.moc"
