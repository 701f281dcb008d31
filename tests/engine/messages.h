// What a call that must fail says.
#pragma once
#include <functional>
#include <string>

#include "core/base/error.h"

namespace nibble::test {

/// The message of the Error that `action` throws; empty where it throws none.
inline std::string message_of(const std::function<void()>& action) {
    try {
        action();
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

inline bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace nibble::test
