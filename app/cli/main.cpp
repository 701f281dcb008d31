// nibble: the command line front end. Results go to standard output, progress and messages to standard error.
// Exit status: 0 done, 1 failed, 2 wrong usage, 130 interrupted (after saving).
#include <fmt/format.h>
#include <pthread.h>
#include <unistd.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <thread>

#include "app/cli/commands.h"
#include "core/base/error.h"

namespace nibble::cli {

namespace {

std::stop_source& stop_source() {
    static std::stop_source source;
    return source;
}

/// Signals are taken by one thread, so that nothing has to be safe inside a handler.
void watch_signals() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);  // before other threads start: they inherit it
    std::thread([signals] {
        int signal = 0;
        sigwait(&signals, &signal);
        std::fputs("\nnibble: stopping after this step and saving; once more to quit at once\n", stderr);
        stop_source().request_stop();
        sigwait(&signals, &signal);
        _exit(130);
    }).detach();
}

}  // namespace

CLI::Validator within(double least, double most) {
    const std::string range = most < std::numeric_limits<double>::max() ? fmt::format("{} to {}", least, most)
                                                                        : fmt::format("at least {}", least);
    const auto check = [=](const std::string& text) {
        double value = 0;
        const bool good = CLI::detail::lexical_cast(text, value) && value >= least && value <= most;
        return good ? std::string() : fmt::format("{} is not a number of {}", text, range);
    };
    return CLI::Validator(check, range);
}

std::stop_token interrupted() {
    return stop_source().get_token();
}

}  // namespace nibble::cli

int main(int argc, char** argv) {
    using namespace nibble::cli;
    watch_signals();

    CLI::App app("Fine-tune gpt-oss models and ship them in 4 bits.", "nibble");
    app.require_subcommand(1);
    app.set_help_all_flag("--help-all", "Help for every command");
    add_info(app);
    add_text_commands(app);
    add_tensor_commands(app);
    add_export_command(app);
    add_run_command(app);
    add_runs_command(app);
    add_evaluate_command(app);
    add_generate_command(app);
    add_plan_command(app);
    add_bench_command(app);
    add_demo_command(app);

    try {
        app.parse(argc, argv);
        return 0;
    } catch (const CLI::ParseError& error) {
        return app.exit(error) == 0 ? 0 : 2;
    } catch (const Interrupted&) {
        return 130;
    } catch (const std::exception& error) {
        std::fprintf(stderr, "nibble: %s\n", nibble::explain(error).c_str());
        return 1;
    }
}
