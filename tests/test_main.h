// Several Qt Test classes in one program: each registers itself with NIBBLE_TEST, main runs all of them, or
// only the class named first on the command line (test_engine AttentionTest [Qt Test arguments]).
#pragma once
#include <QtTest>
#include <filesystem>
#include <functional>
#include <string>

namespace nibble::test {

void add(const char* name, std::function<QObject*()> make);

/// A folder of golden values: tests/data/NAME where it is bundled, else NIBBLE_SHARED/NAME. Empty where
/// neither is.
std::filesystem::path golden(const std::string& name);

}  // namespace nibble::test

#define NIBBLE_TEST(Class)                                                                       \
    namespace {                                                                                  \
    const bool registered_##Class = (nibble::test::add(#Class, [] { return new Class; }), true); \
    }

/// Skips, visibly, where the shared folder is absent.
#define NIBBLE_REQUIRE(needed) \
    if (!std::filesystem::exists(needed)) QSKIP(("absent: " + std::filesystem::path(needed).string()).c_str())
