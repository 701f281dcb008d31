#include <cstring>
#include <fstream>

#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "core/checkpoint/safetensors.h"
#include "test_main.h"

namespace fs = std::filesystem;
using namespace nibble;

namespace {

/// A file as given: header length, header, then `data` bytes counting up from 0.
std::string raw(const std::string& header, std::size_t data, std::optional<std::uint64_t> length = {}) {
    const std::uint64_t size = length.value_or(header.size());
    std::string file(sizeof size, '\0');
    std::memcpy(file.data(), &size, sizeof size);
    file += header;
    for (std::size_t i = 0; i < data; ++i) file += char(i);
    return file;
}

std::string entry(const std::string& name, const std::string& dtype, const std::string& shape,
                  const std::string& offsets) {
    return fmt::format("\"{}\":{{\"dtype\":\"{}\",\"shape\":{},\"data_offsets\":{}}}", name, dtype, shape,
                       offsets);
}

std::span<const std::byte> bytes_of(const auto& values) {
    return std::as_bytes(std::span(values));
}

}  // namespace

class SafetensorsTest : public QObject {
    Q_OBJECT
    QTemporaryDir folder_;
    fs::path path() const { return fs::path(folder_.path().toStdString()) / "x.safetensors"; }
    void store(const std::string& contents) { std::ofstream(path(), std::ios::binary) << contents; }

  private Q_SLOTS:
    void malformed_files_are_refused_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("reason");
        const auto add = [](const char* name, const std::string& file, const char* reason) {
            QTest::newRow(name) << QByteArray::fromStdString(file) << QString(reason);
        };
        const std::string a = entry("a", "U8", "[4]", "[0,4]");
        add("empty", "", "too short");
        add("seven bytes", std::string(7, '\0'), "too short");
        add("header beyond the end", raw("{}", 0, 3), "more than the file holds");
        add("header longer than allowed", raw("{}", 0, 100'000'001), "more than the format allows");
        add("header of 2^64 - 1", raw("{}", 0, ~std::uint64_t{0}), "more than the format allows");
        add("header of 2^64 - 8", raw("{}", 0, ~std::uint64_t{0} - 7), "more than the format allows");
        add("not an object", raw("[1]", 0), "not a JSON object");
        add("no header", raw("", 0), "not a JSON object");
        add("leading space", raw(" {}", 0), "not a JSON object");
        add("broken JSON", raw("{\"a\":", 0), "not valid JSON");
        add("two documents", raw("{}{}", 0), "not valid JSON");
        add("name twice", raw("{" + a + "," + entry("a", "U8", "[4]", "[4,8]") + "}", 8),
            "stands there twice");
        add("key twice", raw(R"({"a":{"dtype":"U8","dtype":"I8","shape":[4],"data_offsets":[0,4]}})", 4),
            "twice");
        add("entry is a number", raw(R"({"a":1})", 0), "needs dtype, shape and data_offsets");
        add("no dtype", raw(R"({"a":{"shape":[4],"data_offsets":[0,4]}})", 4), "needs dtype");
        add("one key more", raw(R"({"a":{"dtype":"U8","shape":[4],"data_offsets":[0,4],"x":1}})", 4),
            "nothing else");
        add("unknown dtype", raw("{" + entry("a", "F7", "[4]", "[0,4]") + "}", 4), "unknown dtype \"F7\"");
        add("dtype is a number", raw(R"({"a":{"dtype":8,"shape":[4],"data_offsets":[0,4]}})", 4),
            "unknown dtype 8");
        add("shape is a number", raw("{" + entry("a", "U8", "4", "[0,4]") + "}", 4), "shape is not a list");
        add("negative dimension", raw("{" + entry("a", "U8", "[-4]", "[0,4]") + "}", 4), "-4 in its shape");
        add("fraction", raw("{" + entry("a", "U8", "[4.0]", "[0,4]") + "}", 4), "4.0 in its shape");
        add("dimension of 2^63", raw("{" + entry("a", "U8", "[9223372036854775808]", "[0,4]") + "}", 4),
            "shape");
        add("product overflows to 0",
            raw("{" + entry("a", "U8", "[4294967296,4294967296]", "[0,0]") + "}", 0), "does not fill");
        add("bytes overflow to 0", raw("{" + entry("a", "F32", "[4611686018427387904]", "[0,0]") + "}", 0),
            "does not fill");
        add("too few bytes", raw("{" + entry("a", "F32", "[4]", "[0,4]") + "}", 4),
            "[4] of F32 does not fill the 4");
        add("end before begin", raw("{" + entry("a", "U8", "[4]", "[4,0]") + "}", 4),
            "not inside the 4 bytes");
        add("end outside", raw("{" + entry("a", "U8", "[5]", "[0,5]") + "}", 4), "not inside the 4 bytes");
        add("negative offset", raw("{" + entry("a", "U8", "[4]", "[-1,3]") + "}", 4), "not inside");
        add("one offset", raw("{" + entry("a", "U8", "[4]", "[4]") + "}", 4), "not inside");
        add("overlap", raw("{" + a + "," + entry("b", "U8", "[4]", "[2,6]") + "}", 6),
            "overlaps the tensor before");
        add("same place", raw("{" + a + "," + entry("b", "U8", "[4]", "[0,4]") + "}", 4), "overlaps");
        add("gap", raw("{" + a + "," + entry("b", "U8", "[4]", "[6,10]") + "}", 10), "b: 2 bytes before it");
        add("gap at the start", raw("{" + entry("a", "U8", "[2]", "[2,4]") + "}", 4), "a: 2 bytes before it");
        add("trailing bytes", raw("{" + a + "}", 7), "3 bytes at the end");
        add("data without tensors", raw("{}", 3), "3 bytes at the end");
        add("metadata is a list", raw(R"({"__metadata__":[]})", 0), "__metadata__ is not an object");
        add("metadata is no string", raw(R"({"__metadata__":{"k":1}})", 0),
            "the value of \"k\" is not a string");
    }
    void malformed_files_are_refused() {
        QFETCH(QByteArray, file);
        QFETCH(QString, reason);
        store(file.toStdString());
        try {
            SafetensorsFile opened(path());
            QFAIL("was opened");
        } catch (const Error& error) {
            const QString what = error.what();
            QVERIFY2(what.contains(reason), error.what());
            QVERIFY2(what.startsWith(QString::fromStdString(path().string())), error.what());
        }
    }

    void everything_wrong_is_reported_at_once() {
        store(raw("{" + entry("one", "F7", "[4]", "[0,4]") + "," + entry("two", "U8", "[-1]", "[4,8]") + "," +
                      entry("three", "F32", "[3]", "[8,16]") + "}",
                  16));
        try {
            SafetensorsFile opened(path());
            QFAIL("was opened");
        } catch (const Error& error) {
            const QString what = error.what();
            QVERIFY(what.contains("3 problems"));
            QVERIFY(what.contains("one: ") && what.contains("two: ") && what.contains("three: "));
        }
    }

    void absent_file_and_folder_are_named() {
        for (const fs::path& missing : {path() / "nothing", fs::path(folder_.path().toStdString())})
            QVERIFY_THROWS_EXCEPTION(Error, SafetensorsFile{missing});
    }

    void tensors_are_read_in_file_order() {
        store(raw("{" + entry("late", "U8", "[2,2]", "[4,8]") + "," + entry("early", "I16", "[2]", "[0,4]") +
                      "," + entry("scalar", "F32", "[]", "[8,12]") + "," +
                      entry("none", "F32", "[0,7]", "[4,4]") + "}   ",
                  12));
        const SafetensorsFile file(path());
        QCOMPARE(file.tensors().size(), std::size_t(4));
        QCOMPARE(file.tensors()[0].name, std::string("early"));
        QCOMPARE(file.at("none").count(), 0);
        QCOMPARE(file.at("none").bytes.size(), std::size_t(0));
        QCOMPARE(file.at("late").bytes[0], std::byte(4));
        QCOMPARE(file.at("late").shape, (std::vector<std::int64_t>{2, 2}));
        QCOMPARE(file.at("scalar").count(), 1);
        QVERIFY(!file.find("absent"));
        QVERIFY_THROWS_EXCEPTION(Error, file.at("absent"));
    }

    void R008_metadata_without_tensors() {
        SafetensorsWriter(path(), {}, {{"k", "v \" ü"}}).close();
        const SafetensorsFile file(path());
        QVERIFY(file.tensors().empty());
        QCOMPARE(file.metadata(), (std::map<std::string, std::string>{{"k", "v \" ü"}}));
    }

    void written_tensors_come_back() {
        const std::vector<std::uint8_t> a{1, 2, 3};
        const std::vector<float> b{1.5f, -2.f};
        SafetensorsWriter writer(path(),
                                 {{"a", DType::u8, {3}}, {"b", DType::f32, {2, 1}}, {"n", DType::f32, {0}}});
        writer.write("a", bytes_of(a));
        writer.write("b", bytes_of(b));
        writer.write("n", {});
        QVERIFY(!fs::exists(path()) ||
                fs::file_size(path()) > 0);  // the last test's file, or none: untouched
        writer.close();
        const SafetensorsFile file(path());
        QVERIFY(file.metadata().empty());
        QCOMPARE(file.at("a").bytes.size(), a.size());
        QCOMPARE(std::memcmp(file.at("a").bytes.data(), a.data(), a.size()), 0);
        QCOMPARE(std::memcmp(file.at("b").bytes.data(), b.data(), 8), 0);
        QCOMPARE(file.at("b").dtype, DType::f32);
        // Three bytes of "a" would leave "b" at an odd place; wide types come first.
        QCOMPARE(reinterpret_cast<std::uintptr_t>(file.at("b").bytes.data()) % alignof(float),
                 std::uintptr_t(0));
    }

    void unfinished_files_do_not_appear() {
        fs::remove(path());
        {
            SafetensorsWriter writer(path(), {{"a", DType::u8, {1}}, {"b", DType::u8, {1}}});
            writer.write("a", bytes_of(std::vector<std::uint8_t>{1}));
            QVERIFY_THROWS_EXCEPTION(Error, writer.close());
            QVERIFY(fs::exists(path().string() + ".tmp"));
        }
        QVERIFY(!fs::exists(path()));
        QVERIFY(!fs::exists(path().string() + ".tmp"));
    }

    void wrong_writes_are_refused() {
        const std::vector<std::uint8_t> one{1}, two{1, 2};
        SafetensorsWriter writer(path(), {{"a", DType::u8, {1}}});
        QVERIFY_THROWS_EXCEPTION(Error, writer.write("a", bytes_of(two)));
        QVERIFY_THROWS_EXCEPTION(Error, writer.write("c", bytes_of(one)));
        writer.write("a", bytes_of(one));
        QVERIFY_THROWS_EXCEPTION(Error, writer.write("a", bytes_of(one)));
        using Entries = std::vector<SafetensorsWriter::Entry>;
        QVERIFY_THROWS_EXCEPTION(
            Error, SafetensorsWriter(path(), Entries{{"a", DType::u8, {1}}, {"a", DType::u8, {1}}}));
        QVERIFY_THROWS_EXCEPTION(Error, SafetensorsWriter(path(), Entries{{"a", DType::u8, {-1}}}));
        QVERIFY_THROWS_EXCEPTION(Error,
                                 SafetensorsWriter(path(), Entries{{"a", DType::u8, {1l << 40, 1l << 40}}}));
    }

    void reference_files_open() {
        const fs::path golden = nibble::test::golden("golden/layouts");
        NIBBLE_REQUIRE(golden);
        const SafetensorsFile file(golden / "golden.safetensors");
        QCOMPARE(file.at("logits").dtype, DType::f32);
        QCOMPARE(file.at("input_ids").shape, (std::vector<std::int64_t>{2, 40}));
        QCOMPARE(
            SafetensorsFile(golden / "hf-mxfp4/model-00001-of-00002.safetensors").metadata().at("format"),
            std::string("pt"));
    }
};

NIBBLE_TEST(SafetensorsTest)
#include "tst_safetensors.moc"
