#include "core/run/run_event.h"

namespace nibble {

const char* name(RunStatus status) {
    switch (status) {
        case RunStatus::running:
            return "running";
        case RunStatus::finished:
            return "finished";
        case RunStatus::stopped:
            return "stopped";
        case RunStatus::failed:
            return "failed";
    }
    return "";
}

const char* name(LogLine::Level level) {
    switch (level) {
        case LogLine::Level::info:
            return "info";
        case LogLine::Level::warning:
            return "warning";
        case LogLine::Level::error:
            return "error";
    }
    return "";
}

}  // namespace nibble
