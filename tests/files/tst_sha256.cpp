#include "core/base/sha256.h"
#include "test_main.h"

#include <QCryptographicHash>

using namespace nibble;

namespace {

std::string hash(const std::string& text, std::size_t piece) {
    Sha256 sha;
    for (std::size_t i = 0; i < text.size(); i += piece)
        sha.update(std::as_bytes(std::span(text)).subspan(i, std::min(piece, text.size() - i)));
    return sha.hex();
}

}  // namespace

class Sha256Test : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void published_values() {  // FIPS 180-4 examples
        QCOMPARE(hash("", 1),
                 std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
        QCOMPARE(hash("abc", 3),
                 std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
        QCOMPARE(hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 100),
                 std::string("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"));
        QCOMPARE(hash(std::string(1000000, 'a'), 4096),
                 std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
    }

    void pieces_do_not_matter() {
        std::string text;
        for (int i = 0; i < 300; ++i) text += char(i * 7);
        for (std::size_t length : {55, 56, 63, 64, 65, 119, 120, 128, 300}) {
            const std::string part = text.substr(0, length);
            const QByteArray expected =
                QCryptographicHash::hash(QByteArray::fromStdString(part), QCryptographicHash::Sha256).toHex();
            for (std::size_t piece : {1, 3, 63, 64, 65, 1000})
                QCOMPARE(QByteArray::fromStdString(hash(part, piece)), expected);
        }
    }
};

NIBBLE_TEST(Sha256Test)
#include "tst_sha256.moc"
