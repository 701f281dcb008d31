// The float32 product against sums in double, in every order that its operands can lie in.
#include "kernels/matmul.h"
#include "matrices.h"
#include "test_main.h"

using namespace nibble::kernels;
using namespace nibble::test;

class MatmulTest : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void agrees_with_the_reference_data() {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("terms");
        // Tiles and strips that are whole and not, one pass over the terms and several, nothing to add.
        for (const auto& [rows, columns, terms] : {std::tuple{1, 1, 1},
                                                   {14, 32, 16},
                                                   {29, 33, 17},
                                                   {2, 40, 50},
                                                   {4, 5, 64},
                                                   {13, 15, 300},
                                                   {45, 70, 256},
                                                   {3, 100, 600},
                                                   {5, 7, 0}})
            QTest::addRow("%d x %d x %d", rows, columns, terms) << rows << columns << terms;
    }
    void agrees_with_the_reference() {
        if (!matmul_loop()) QSKIP("This instruction set multiplies through the library");
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, terms);
        const std::vector<float> a = values_of(Kind::normal, rows * terms, 1),
                                 b = values_of(Kind::normal, terms * columns, 2);
        for (const bool a_turned : {false, true})
            for (const bool b_turned : {false, true})
                for (const bool add : {false, true}) {
                    // Rows of C that are longer than they need: what lies between them stays as it is.
                    std::vector<float> got = values_of(Kind::normal, rows * (columns + 3), 3), expected = got;
                    MatmulArgs args{.a = a.data(),
                                    .a_row = a_turned ? 1 : terms,
                                    .a_term = a_turned ? rows : 1,
                                    .b = b.data(),
                                    .b_term = b_turned ? 1 : columns,
                                    .b_column = b_turned ? terms : 1,
                                    .c = got.data(),
                                    .c_row = columns + 3,
                                    .rows = rows,
                                    .columns = columns,
                                    .terms = terms,
                                    .add = add};
                    matmul_loop()(args);
                    args.c = expected.data();
                    matmul_ref(args);
                    for (std::size_t i = 0; i < got.size(); ++i)
                        QVERIFY2(std::fabs(got[i] - expected[i]) <= 1e-6,
                                 qPrintable(
                                     QString("element %1: %2, not %3").arg(i).arg(got[i]).arg(expected[i])));
                }
    }

    void a_row_has_the_same_bits_whatever_it_is_computed_with() {
        if (!matmul_loop()) QSKIP("This instruction set multiplies through the library");
        constexpr int rows = 31, columns = 50, terms = 520;
        const std::vector<float> a = values_of(Kind::normal, rows * terms, 1),
                                 b = values_of(Kind::normal, columns * terms, 2);
        std::vector<float> all(rows * columns), some((kMatmulFewRows + 1) * columns);
        MatmulArgs args{.a = a.data(),
                        .a_row = terms,
                        .a_term = 1,
                        .b = b.data(),
                        .b_term = 1,
                        .b_column = terms,
                        .c = all.data(),
                        .c_row = columns,
                        .rows = rows,
                        .columns = columns,
                        .terms = terms};
        matmul_loop()(args);
        args.rows = kMatmulFewRows + 1;
        args.c = some.data();
        for (int row = 0; row + args.rows <= rows; ++row) {
            args.a = a.data() + row * terms;
            matmul_loop()(args);
            QVERIFY(std::equal(some.begin(), some.end(), all.begin() + row * columns));
        }
    }
};

NIBBLE_TEST(MatmulTest)
#include "tst_matmul.moc"
