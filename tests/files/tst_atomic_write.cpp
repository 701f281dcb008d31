#include <fstream>

#include "core/base/atomic_write.h"
#include "core/base/error.h"
#include "core/base/mapped_file.h"
#include "test_main.h"

namespace fs = std::filesystem;
using namespace nibble;

class AtomicWriteTest : public QObject {
    Q_OBJECT
    QTemporaryDir temporary_;
    fs::path folder() const { return temporary_.path().toStdString(); }

  private Q_SLOTS:
    void a_file_replaces_the_old_one() {
        const fs::path path = folder() / "a.json";
        write_file(path, "old");
        write_file(path, "");
        QCOMPARE(read_file(path), std::string());
        write_file(path, std::string("n\0w", 3));
        QCOMPARE(read_file(path), std::string("n\0w", 3));
        QVERIFY(!fs::exists(folder() / "a.json.tmp"));
    }

    void a_file_that_is_not_committed_leaves_the_old_one() {
        const fs::path path = folder() / "b.json";
        write_file(path, "old");
        {
            AtomicFile file(path);
            file.write(std::as_bytes(std::span("new", 3)));
        }
        QCOMPARE(read_file(path), std::string("old"));
        QVERIFY(!fs::exists(folder() / "b.json.tmp"));
    }

    void an_impossible_place_is_named() {
        try {
            write_file(folder() / "absent/c.json", "x");
            QFAIL("was written");
        } catch (const Error& error) {
            QVERIFY(QString(error.what()).contains("absent/c.json"));
        }
    }

    void R067_a_half_written_folder_is_replaced() {
        const fs::path target = folder() / "checkpoint-20";
        fs::create_directories(folder() / "checkpoint-20.tmp");
        write_file(folder() / "checkpoint-20.tmp/half", "of a killed process");
        AtomicFolder next(target);
        write_file(next.path() / "whole", "x");
        QVERIFY(!fs::exists(target));
        next.commit();
        QVERIFY(fs::exists(target / "whole"));
        QVERIFY(!fs::exists(target / "half"));
        QVERIFY(!fs::exists(folder() / "checkpoint-20.tmp"));
    }

    void a_folder_replaces_the_old_one_as_a_whole() {
        const fs::path target = folder() / "deep/er/out/";
        for (const char* name : {"first", "second"}) {
            AtomicFolder next(target);
            fs::create_directories(next.path() / "original");
            write_file(next.path() / "original" / name, name);
            next.commit();
        }
        QVERIFY(!fs::exists(target / "original/first"));
        QCOMPARE(read_file(target / "original/second"), std::string("second"));
        QCOMPARE(std::distance(fs::directory_iterator(folder() / "deep/er"), {}), 1);
    }

    void a_folder_that_is_not_committed_leaves_the_old_one() {
        const fs::path target = folder() / "kept";
        fs::create_directories(target);
        write_file(target / "old", "old");
        {
            AtomicFolder next(target);
            write_file(next.path() / "new", "new");
        }
        QVERIFY(fs::exists(target / "old") && !fs::exists(target / "new"));
        QVERIFY(!fs::exists(folder() / "kept.tmp"));
    }
};

NIBBLE_TEST(AtomicWriteTest)
#include "tst_atomic_write.moc"
