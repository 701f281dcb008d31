#include "test_main.h"

#ifdef NIBBLE_TEST_WIDGETS
#include <QApplication>
#else
#include <QCoreApplication>
#endif
#include <memory>
#include <vector>

namespace nibble::test {

namespace {
struct Entry {
    const char* name;
    std::function<QObject*()> make;
};
std::vector<Entry>& entries() {
    static std::vector<Entry> all;
    return all;
}
}  // namespace

void add(const char* name, std::function<QObject*()> make) {
    entries().push_back({name, std::move(make)});
}

std::filesystem::path golden(const std::string& name) {
    namespace fs = std::filesystem;
    const fs::path bundled = fs::path(NIBBLE_SOURCE) / "tests/data" / name;
    if (fs::exists(bundled)) return bundled;
    return fs::path(NIBBLE_SHARED) / name;
}

}  // namespace nibble::test

int main(int argc, char** argv) {
#ifdef NIBBLE_TEST_WIDGETS
    QApplication app(argc, argv);
#else
    QCoreApplication app(argc, argv);
#endif
    std::string only;
    std::vector<char*> arguments(argv, argv + argc);
    if (argc > 1 && argv[1][0] != '-') {
        only = argv[1];
        arguments.erase(arguments.begin() + 1);
    }
    int failed = 0, found = 0;
    for (const auto& entry : nibble::test::entries()) {
        if (!only.empty() && only != entry.name) continue;
        ++found;
        std::unique_ptr<QObject> test(entry.make());
        failed += QTest::qExec(test.get(), int(arguments.size()), arguments.data());
    }
    if (!found) qWarning("no test class named '%s'", only.c_str());
    return failed || !found ? 1 : 0;
}
