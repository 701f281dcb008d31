// The commands of `nibble`: each adds itself, with its options, to the program; what it does runs when it was
// named.
#pragma once
#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <limits>
#include <stop_token>

namespace nibble::cli {

void add_info(CLI::App& app);
void add_text_commands(CLI::App& app);     // tokenize, render, data
void add_tensor_commands(CLI::App& app);   // forward, quantize, serve-command
void add_export_command(CLI::App& app);    // export
void add_run_command(CLI::App& app);       // run
void add_runs_command(CLI::App& app);      // runs list|show|compare|diff|export|delete
void add_evaluate_command(CLI::App& app);  // evaluate
void add_generate_command(CLI::App& app);  // generate
void add_plan_command(CLI::App& app);      // plan
void add_bench_command(CLI::App& app);     // bench
void add_demo_command(CLI::App& app);      // demo

/// A check of an option's number; NaN is none.
CLI::Validator within(double least, double most = std::numeric_limits<double>::max());

/// Requested by Ctrl+C (SIGINT) and SIGTERM; a second one ends the program at once.
std::stop_token interrupted();

/// Thrown by a command that stopped because of interrupted(), after it saved: the program exits with 130.
struct Interrupted {};

}  // namespace nibble::cli
