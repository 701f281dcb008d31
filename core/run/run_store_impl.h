// Inside the store: its connection, its statements, and what waits to be written.
#pragma once
#include <SQLiteCpp/SQLiteCpp.h>

#include <chrono>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "core/base/error.h"
#include "core/run/run_store.h"

namespace nibble {

/// What SQLite reports, with its code.
class StoreError : public Error {
  public:
    StoreError(const std::filesystem::path& store, const SQLite::Exception& error);
    /// Another process is at work, or the disk is full: what failed may succeed later.
    bool temporary() const;
    int code;
};

struct RunStore::Impl {
    explicit Impl(const std::filesystem::path& file);

    std::filesystem::path path;
    std::string read_only_reason;  ///< empty: may be written
    std::unique_ptr<SQLite::Database> database;

    /// Prepared once for each text. `sql` is a literal: its address identifies it.
    SQLite::Statement& prepare(const char* sql);
    void execute(const char* sql);  ///< one or more statements without parameters
    template <typename... Args>
    void write(const char* sql, const Args&... args);

    // Waiting writes: each is run inside the transaction that writes them all.
    std::vector<std::function<void()>> pending;
    std::chrono::steady_clock::time_point last_attempt = std::chrono::steady_clock::now();
    void require_writable() const;
    /// Puts `action` behind what waits and tries to write it all, unless it can wait and a second is not
    /// over.
    void enqueue(std::function<void()> action, bool can_wait = false);
    bool write_pending(std::chrono::milliseconds wait);
    /// Runs `action` in a transaction now; false where the store stays locked for longer than `wait`.
    bool transaction(std::chrono::milliseconds wait, const std::function<void()>& action);

    /// Those that the transaction under way has met, so that most points cost one statement.
    std::map<std::tuple<std::int64_t, std::string, std::string>, std::int64_t> series_ids;
    std::int64_t series_id(std::int64_t run, const std::string& stage, const char* series);

    /// Keeps the time of day of the first step of each attempt at a stage.
    void mark_time(std::int64_t run, const RunEvent& event);
    std::set<std::pair<std::int64_t, std::string>> marked;

    // What each event means for the tables.
    void write_event(std::int64_t run, const StageStarted& event);
    void write_event(std::int64_t run, const StepDone& event);
    void write_event(std::int64_t run, const Validated& event);
    void write_event(std::int64_t run, const LayerErrors& event);
    void write_event(std::int64_t run, const EvaluationDone& event);
    void write_event(std::int64_t run, const CheckpointSaved& event);
    void write_event(std::int64_t run, const ExportDone& event);
    void write_event(std::int64_t run, const Sample& event);
    void write_event(std::int64_t run, const RoutingCounted& event);
    void write_event(std::int64_t, const Progress&) {}
    void write_event(std::int64_t run, const LogLine& event);
    void write_event(std::int64_t run, const StageFinished& event);
    void write_event(std::int64_t run, const RunFinished& event);
    void write_point(std::int64_t run, const std::string& stage, const char* series, const Point& point);
    void write_status(std::int64_t run, RunStatus status, const std::string& message);
    void write_rewind(std::int64_t run, const std::string& stage, std::int64_t step);
    void write_seconds(std::int64_t run);

  private:
    void open_writable();
    void open_read_only(const std::string& reason);
    void open(const std::string& name,
              int flags);  ///< and reads from it, which is what shows whether it works
    void migrate();

    std::map<const char*, SQLite::Statement> statements_;
};

/// One execution of a statement. @throws StoreError
class Query {
  public:
    template <typename... Args>
    Query(RunStore::Impl& store, const char* sql, const Args&... args)
        : store_(store), statement_(store.prepare(sql)) {
        int index = 0;
        (bind(++index, args), ...);
    }
    ~Query() { statement_.tryReset(); }
    Query(const Query&) = delete;
    Query& operator=(const Query&) = delete;

    bool next();  ///< moves to the next row, if there is one

    std::string text(int column) const { return statement_.getColumn(column).getString(); }
    std::int64_t integer(int column) const { return statement_.getColumn(column).getInt64(); }
    double real(int column) const;  ///< a number as schema.sql describes it
    std::optional<double> optional(int column) const;

  private:
    void bind(int index, std::int64_t value) { statement_.bind(index, value); }
    void bind(int index, int value) { statement_.bind(index, value); }
    void bind(int index, bool value) { statement_.bind(index, int(value)); }
    void bind(int index, const std::string& value) { statement_.bind(index, value); }
    void bind(int index, const char* value) { statement_.bind(index, value); }
    void bind(int index, double value);

    RunStore::Impl& store_;
    SQLite::Statement& statement_;
};

template <typename... Args>
void RunStore::Impl::write(const char* sql, const Args&... args) {
    for (Query query(*this, sql, args...); query.next();) {
    }
}

}  // namespace nibble
