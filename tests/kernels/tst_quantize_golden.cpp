// Codes, scales and values of golden/quant, byte for byte, from the plain reference and from every
// instruction set.
#include "core/checkpoint/safetensors.h"
#include "kernels/quantize.h"
#include "kernels/quantize_cpu.h"
#include "matrices.h"
#include "test_main.h"

using namespace nibble::kernels;
using nibble::SafetensorsFile;
using nibble::test::Encoded;

class QuantizeGoldenTest : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void golden_bytes_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<QString>("codes");
        QTest::newRow("mxfp4 ceil") << "mxfp4"
                                    << "ceil"
                                    << ".mxfp4.ceil"
                                    << ".blocks";
        QTest::newRow("mxfp4 floor") << "mxfp4"
                                     << "floor"
                                     << ".mxfp4.floor"
                                     << ".blocks";
        QTest::newRow("nvfp4 amax") << "nvfp4"
                                    << "amax"
                                    << ".nvfp4"
                                    << ".packed";
    }
    void golden_bytes() {
        QFETCH(QString, format);
        QFETCH(QString, rule);
        QFETCH(QString, prefix);
        QFETCH(QString, codes);
        const auto path = nibble::test::golden("golden/quant") / "cases.safetensors";
        NIBBLE_REQUIRE(path);
        const SafetensorsFile golden(path);
        const QuantFormat quant = quant_format(format.toStdString(), rule.toStdString());
        int cases = 0;
        for (const nibble::TensorView& tensor : golden.tensors()) {
            if (!tensor.name.ends_with(".x")) continue;
            ++cases;
            const std::string name = tensor.name.substr(0, tensor.name.size() - 2);
            const auto x = values<float>(golden, tensor.name);
            const std::int64_t rows = tensor.shape[0], columns = tensor.shape[1], n = rows * columns;
            const float amax = absolute_maximum_ref(x.data(), ScalarType::float32, n);
            const QuantizeArgs args{quant, x.data(), ScalarType::float32,
                                    rows,  columns,  tensor_scale(quant, amax)};
            if (quant.has_tensor_scale() && amax > 0)
                QVERIFY(args.tensor_scale == values<float>(golden, name + ".nvfp4.scale_2")[0]);

            const std::string key = name + prefix.toStdString();
            const auto want_codes = values<std::uint8_t>(golden, key + codes.toStdString());
            const auto want_scales = values<std::uint8_t>(golden, key + ".scales");
            const auto want_y = values<float>(golden, key + ".y");
            const auto check = [&](const char* who, const Encoded& e, const std::vector<float>& y,
                                   const std::vector<float>& fake) {
                QVERIFY2(e.codes == want_codes, (key + " codes by " + who).c_str());
                QVERIFY2(e.scales == want_scales, (key + " scales by " + who).c_str());
                QVERIFY2(std::memcmp(y.data(), want_y.data(), y.size() * 4) == 0,
                         (key + " values by " + who).c_str());
                QVERIFY2(std::memcmp(fake.data(), want_y.data(), y.size() * 4) == 0,
                         (key + " fake by " + who).c_str());
            };
            Encoded e(args);
            std::vector<float> y(x.size()), fake(x.size());
            encode_ref(args, e.codes.data(), e.scales.data());
            decode_ref(e.args, y.data());
            fake_quantize_ref(args, fake.data());
            check("the reference", e, y, fake);
            for (const QuantizeLoops* loops : runnable_quantize_loops()) {
                Encoded f(args);
                loops->encode(args, f.codes.data(), f.scales.data(), 0, n);
                loops->decode(f.args, y.data(), 0, n);
                loops->fake_quantize(args, fake.data(), 0, n);
                check(loops->name, f, y, fake);
            }
        }
        QCOMPARE(cases, 12);
    }

  private:
    template <class T>
    static std::vector<T> values(const SafetensorsFile& file, const std::string& name) {
        const auto bytes = file.at(name).bytes;
        std::vector<T> values(bytes.size() / sizeof(T));
        std::memcpy(values.data(), bytes.data(), bytes.size());
        return values;
    }
};

NIBBLE_TEST(QuantizeGoldenTest)
#include "tst_quantize_golden.moc"
