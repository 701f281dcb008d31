#include "app/cli/bench.h"

#include <time.h>

#include <algorithm>
#include <chrono>

namespace nibble::cli {

namespace {

double thread_clock() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

}  // namespace

double seconds_of(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double best_seconds(const std::function<void()>& work, int repeats) {
    double best = seconds_of(work);
    for (int i = 1; i < repeats; ++i) best = std::min(best, seconds_of(work));
    return best;
}

void measure(std::initializer_list<TimedWork*> ways, int repeats) {
    for (int i = 0; i < repeats; ++i)
        for (TimedWork* way : ways) {
            const double start = thread_clock();
            way->seconds = std::min(way->seconds, seconds_of(way->work));
            way->thread_seconds = std::min(way->thread_seconds, thread_clock() - start);
        }
}

}  // namespace nibble::cli
