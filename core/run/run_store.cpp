#include "core/run/run_store.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sqlite3.h>
#include <unistd.h>

#include <array>
#include <cmath>
#include <cstdlib>
#include <thread>

#include "core/run/run_store_impl.h"
#include "core/run/schema.h"

namespace nibble {

namespace fs = std::filesystem;
using std::chrono::milliseconds;

namespace {

/// An empty file gets the newest schema; migrations[v - 1] makes version v + 1 of a store of version v.
constexpr std::array migrations = {
    R"sql(
    ALTER TABLE runs ADD COLUMN parent INTEGER REFERENCES runs ON DELETE SET NULL;
    ALTER TABLE runs ADD COLUMN parent_stage TEXT NOT NULL DEFAULT '';
    ALTER TABLE runs ADD COLUMN parent_step INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE runs ADD COLUMN notes TEXT NOT NULL DEFAULT '';
    ALTER TABLE runs ADD COLUMN tags TEXT NOT NULL DEFAULT '';
    ALTER TABLE runs ADD COLUMN starred INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE runs ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE clock (stage INTEGER NOT NULL REFERENCES stages ON DELETE CASCADE, step INTEGER NOT NULL,
        seconds REAL NOT NULL, started REAL NOT NULL, PRIMARY KEY (stage, step)) STRICT, WITHOUT ROWID;
    )sql",
    R"sql(
    CREATE TABLE routing (stage INTEGER NOT NULL REFERENCES stages ON DELETE CASCADE, step INTEGER NOT NULL,
        layer INTEGER NOT NULL, expert INTEGER NOT NULL, tokens INTEGER NOT NULL,
        PRIMARY KEY (stage, step, layer, expert)) STRICT, WITHOUT ROWID;
    )sql",
    R"sql(
    ALTER TABLE log ADD COLUMN place TEXT NOT NULL DEFAULT '';
    ALTER TABLE log ADD COLUMN arguments TEXT NOT NULL DEFAULT '[]';
    )sql"};
constexpr int newest_version = int(migrations.size()) + 1;
constexpr int application_id = 0x4e69626c;  // "Nibl": tells the store from other programs' SQLite files

constexpr milliseconds lock_limit{5000};  // of a write that the user waits for
constexpr milliseconds migration_limit{30000};
constexpr milliseconds training_limit{100};  // of a write beside the training: it can be repeated later
constexpr milliseconds buffer_time{1000};

/// SQLite opens a file in a folder that nobody may write to only when it is told that the file does not
/// change.
std::string immutable_uri(const fs::path& path) {
    std::string uri = "file:";
    for (const unsigned char c : fs::absolute(path).string())
        uri += std::isalnum(c) || std::string_view("/-_.").find(c) != std::string_view::npos
                   ? std::string(1, char(c))
                   : fmt::format("%{:02X}", c);
    return uri + "?immutable=1";
}

fs::path beside(fs::path path, const char* suffix) {
    return path += suffix;
}

}  // namespace

StoreError::StoreError(const fs::path& store, const SQLite::Exception& error)
    : Error(fmt::format("{}: {}", store.string(), error.what())), code(error.getErrorCode()) {}

bool StoreError::temporary() const {
    return code == SQLITE_BUSY || code == SQLITE_LOCKED || code == SQLITE_FULL || code == SQLITE_IOERR;
}

// Opening ----------

RunStore::Impl::Impl(const fs::path& file) : path(file) {
    const bool existed = fs::exists(path);
    std::error_code error;
    if (!existed && path.has_parent_path()) fs::create_directories(path.parent_path(), error);
    if (error) fail("{}: the folder cannot be made: {}", path.parent_path().string(), error.message());
    try {
        open_writable();
    } catch (const StoreError& problem) {
        const bool forbidden = problem.code == SQLITE_CANTOPEN || problem.code == SQLITE_READONLY;
        if (problem.code == SQLITE_NOTADB) fail("{}: is not a store of runs", path.string());
        if (!forbidden || !existed) throw;
        open_read_only(::access(path.c_str(), W_OK) != 0 ? "the file may not be written"
                                                         : "its folder may not be written");
    }
}

void RunStore::Impl::open(const std::string& name, int flags) {
    statements_.clear();
    try {
        database = std::make_unique<SQLite::Database>(name, flags, int(lock_limit.count()));
        database->execAndGet("SELECT count(*) FROM sqlite_master");
    } catch (const SQLite::Exception& error) {
        throw StoreError(path, error);
    }
}

void RunStore::Impl::open_writable() {
    open(path.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    execute("PRAGMA foreign_keys = ON");
    const int version = database->execAndGet("PRAGMA user_version");
    if (version > newest_version) {
        read_only_reason = fmt::format("a newer version of Nibble made it (schema {}, this one knows {})",
                                       version, newest_version);
        execute("PRAGMA query_only = ON");
    } else if (sqlite3_db_readonly(database->getHandle(), "main") == 1) {
        open_read_only("the file may not be written");
    } else if (version < newest_version) {
        migrate();
    }
}

void RunStore::Impl::open_read_only(const std::string& reason) {
    read_only_reason = reason;
    try {
        open(path.string(), SQLite::OPEN_READONLY);
    } catch (const StoreError& problem) {
        if (problem.code != SQLITE_CANTOPEN && problem.code != SQLITE_READONLY) throw;
        open(immutable_uri(path), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        std::error_code ignored;
        if (const auto log = beside(path, "-wal"); fs::exists(log) && fs::file_size(log, ignored) > 0)
            read_only_reason +=
                fmt::format("; the newest rows, still in {}, are not shown", log.filename().string());
    }
    const int version = database->execAndGet("PRAGMA user_version");
    if (version == 0) fail("{}: holds no runs, and {}", path.string(), reason);
    if (version < newest_version)
        fail(
            "{}: an older version of Nibble made it (schema {}, this one knows {}), and {}; copy it to a "
            "folder that may be written",
            path.string(), version, newest_version, reason);
}

/// Several processes may come here at once: the first one does the work, the others find it done.
void RunStore::Impl::migrate() {
    const auto deadline = std::chrono::steady_clock::now() + migration_limit;
    while (true) {  // SQLite does not wait for this change by itself
        try {
            execute("PRAGMA journal_mode = WAL");
            break;
        } catch (const StoreError& error) {
            if (!error.temporary() || std::chrono::steady_clock::now() > deadline) throw;
            std::this_thread::sleep_for(milliseconds(10));
        }
    }
    const bool done = transaction(migration_limit, [&] {
        const int version = database->execAndGet("PRAGMA user_version");
        const int tables = database->execAndGet("SELECT count(*) FROM sqlite_master");
        if (version == 0 && tables > 0) fail("{}: is another program's database", path.string());
        if (version == 0) execute(nibble_schema);
        for (int next = std::max(version, 1); version > 0 && next < newest_version; ++next)
            execute(migrations[std::size_t(next - 1)]);
        execute(fmt::format("PRAGMA user_version = {}; PRAGMA application_id = {}", newest_version,
                            application_id)
                    .c_str());
    });
    if (!done) fail("{}: another process keeps the store locked", path.string());
}

// Statements and transactions ----------

SQLite::Statement& RunStore::Impl::prepare(const char* sql) {
    const auto found = statements_.find(sql);
    if (found != statements_.end()) return found->second;
    try {
        return statements_.emplace(sql, SQLite::Statement(*database, sql)).first->second;
    } catch (const SQLite::Exception& error) {
        throw StoreError(path, error);
    }
}

void RunStore::Impl::execute(const char* sql) {
    try {
        database->exec(sql);
    } catch (const SQLite::Exception& error) {
        throw StoreError(path, error);
    }
}

bool Query::next() {
    try {
        return statement_.executeStep();
    } catch (const SQLite::Exception& error) {
        throw StoreError(store_.path, error);
    }
}

void Query::bind(int index, double value) {
    if (std::isnan(value))
        statement_.bind(index, "NaN");
    else
        statement_.bind(index, value);
}

double Query::real(int column) const {
    const SQLite::Column value = statement_.getColumn(column);
    return value.isText() ? std::nan("") : value.getDouble();
}

std::optional<double> Query::optional(int column) const {
    if (statement_.getColumn(column).isNull()) return std::nullopt;
    return real(column);
}

bool RunStore::Impl::transaction(milliseconds wait, const std::function<void()>& action) {
    database->setBusyTimeout(int(wait.count()));
    const std::shared_ptr<void> afterwards(
        nullptr, [this](void*) { database->setBusyTimeout(int(lock_limit.count())); });
    try {
        execute("BEGIN IMMEDIATE");
        try {
            action();
            execute("COMMIT");
        } catch (...) {
            if (!sqlite3_get_autocommit(database->getHandle())) database->tryExec("ROLLBACK");
            throw;
        }
    } catch (const StoreError& error) {
        if (!error.temporary()) throw;
        return false;
    }
    return true;
}

void RunStore::Impl::require_writable() const {
    if (!read_only_reason.empty()) fail("{}: cannot be written: {}", path.string(), read_only_reason);
}

void RunStore::Impl::enqueue(std::function<void()> action, bool can_wait) {
    require_writable();
    pending.push_back(std::move(action));
    if (!can_wait || std::chrono::steady_clock::now() - last_attempt >= buffer_time)
        write_pending(training_limit);
}

bool RunStore::Impl::write_pending(milliseconds wait) {
    if (pending.empty()) return true;
    const bool written = transaction(wait, [&] {
        series_ids.clear();
        for (const auto& action : pending) action();
    });
    if (written) pending.clear();
    last_attempt = std::chrono::steady_clock::now();
    return written;
}

// The store's own functions, but for reading ----------

RunStore::RunStore(const fs::path& file) : impl_(std::make_unique<Impl>(file)) {}

RunStore::~RunStore() {
    if (!impl_) return;
    try {
        flush();
    } catch (const std::exception&) {  // a destructor has nobody to tell; flush() beforehand tells
    }
}

RunStore::RunStore(RunStore&&) noexcept = default;

fs::path RunStore::default_path() {
    const auto variable = [](const char* name) -> std::string {
        const char* value = std::getenv(name);
        return value ? value : "";
    };
    if (const auto store = variable("NIBBLE_STORE"); !store.empty()) return store;
    const std::string data = variable("XDG_DATA_HOME");
    return (data.empty() ? fs::path(variable("HOME")) / ".local/share" : fs::path(data)) /
           "nibble/runs.sqlite";
}

const fs::path& RunStore::path() const {
    return impl_->path;
}
bool RunStore::read_only() const {
    return !impl_->read_only_reason.empty();
}
std::string RunStore::read_only_reason() const {
    return impl_->read_only_reason;
}

std::int64_t RunStore::create_run(const Recipe& recipe, const RunOrigin& parent) {
    impl_->require_writable();
    std::int64_t id = 0;
    const bool written = impl_->transaction(lock_limit, [&] {
        impl_->write(
            "INSERT INTO runs (name, created, recipe, status, parent, parent_stage, parent_step) "
            "VALUES (?, strftime('%Y-%m-%dT%H:%M:%SZ', 'now'), ?, 'running', nullif(?, 0), ?, ?)",
            recipe.name, to_json(recipe).dump(), parent.run, parent.stage, parent.step);
        id = impl_->database->getLastInsertRowid();
    });
    if (!written) fail("{}: another process keeps the store locked; try again", path().string());
    return id;
}

void RunStore::record(std::int64_t run, const RunEvent& event) {
    if (std::holds_alternative<Progress>(event)) return;  // tells of the moment; nothing to keep
    const bool can_wait = std::holds_alternative<StepDone>(event) || std::holds_alternative<LogLine>(event);
    Impl* impl = impl_.get();
    impl->mark_time(run, event);
    impl->enqueue(
        [impl, run, event] { std::visit([&](const auto& each) { impl->write_event(run, each); }, event); },
        can_wait);
}

bool RunStore::flush(milliseconds wait) {
    return impl_->write_pending(wait);
}

void RunStore::rewind(std::int64_t run, const std::string& stage, std::int64_t step) {
    impl_->enqueue([impl = impl_.get(), run, stage, step] { impl->write_rewind(run, stage, step); });
}

void RunStore::set_status(std::int64_t run, RunStatus status, const std::string& message) {
    impl_->enqueue([impl = impl_.get(), run, status, message] { impl->write_status(run, status, message); });
}

void RunStore::set_weights(std::int64_t run, const std::string& stage, const fs::path& folder) {
    impl_->enqueue([impl = impl_.get(), run, stage, folder = folder.string()] {
        impl->write("UPDATE stages SET weights = ? WHERE run = ? AND name = ?", folder, run, stage);
    });
}

void RunStore::set_labels(std::int64_t run, const RunLabels& labels) {
    impl_->enqueue([impl = impl_.get(), run, labels] {
        impl->write("UPDATE runs SET notes = ?, tags = ?, starred = ?, archived = ? WHERE id = ?",
                    labels.notes, fmt::format("{}", fmt::join(labels.tags, " ")), labels.starred,
                    labels.archived, run);
    });
}

void RunStore::remove(std::int64_t run) {
    impl_->require_writable();
    const bool written =
        impl_->transaction(lock_limit, [&] { impl_->write("DELETE FROM runs WHERE id = ?", run); });
    if (!written) fail("{}: another process keeps the store locked; try again", path().string());
}

std::int64_t RunStore::change_counter() const {
    // data_version tells of the commits of other connections, total_changes of this one's.
    const std::int64_t others = impl_->database->execAndGet("PRAGMA data_version");
    return (others << 32) + impl_->database->getTotalChanges();
}

void RunStore::copy_to(const fs::path& file) const {
    if (fs::exists(file)) fail("{}: exists already", file.string());
    const fs::path temporary = beside(file, ".tmp");
    fs::remove(temporary);
    try {
        SQLite::Statement copy(*impl_->database, "VACUUM INTO ?");
        copy.bind(1, temporary.string());
        copy.exec();
    } catch (const SQLite::Exception& error) {
        fs::remove(temporary);
        fail("{}: cannot be written: {}", file.string(), error.what());
    }
    fs::rename(temporary, file);
}

}  // namespace nibble
