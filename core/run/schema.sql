-- The store of runs, version 4 (PRAGMA user_version). Embedded into the program, which makes a new store from it.
-- A change adds a migration to run_store.cpp, raises the version and is written down here, so that this file always
-- shows the newest form.
--
-- Measured numbers are columns of type ANY and named "number" below. SQLite turns NaN into NULL and, in REAL columns,
-- -0.0 into 0, so a number is stored as
--     REAL        every number but NaN; also -0.0, 9e999 (infinity) and -9e999
--     TEXT 'NaN'  not a number
--     NULL        no value: nothing was measured
-- Comparisons and min() in SQL see the REAL ones alone with: WHERE typeof(value) = 'real'.

-- One row for each run. The columns from current_stage on repeat what other tables hold, so that a list of many
-- thousand runs is read from this table alone.
CREATE TABLE runs (
    id                   INTEGER PRIMARY KEY AUTOINCREMENT,  -- never used twice: the run's folder bears it too
    name                 TEXT NOT NULL,
    created              TEXT NOT NULL,             -- ISO 8601, UTC
    recipe               TEXT NOT NULL,             -- JSON, every field with its value
    status               TEXT NOT NULL CHECK (status IN ('running', 'finished', 'stopped', 'failed')),
    message              TEXT NOT NULL DEFAULT '',  -- why it failed
    current_stage        TEXT NOT NULL DEFAULT '',
    step                 INTEGER NOT NULL DEFAULT 0,  -- of the current stage
    steps                INTEGER NOT NULL DEFAULT 0,
    last_loss            ANY,                       -- number
    best_validation_loss ANY,                       -- number; the lowest of all stages
    seconds              REAL NOT NULL DEFAULT 0,   -- spent in all stages
    -- What a fork began with: the weights of another run. The stage is empty where the run is no fork.
    parent               INTEGER REFERENCES runs ON DELETE SET NULL,
    parent_stage         TEXT NOT NULL DEFAULT '',
    parent_step          INTEGER NOT NULL DEFAULT 0,
    -- What people say of it.
    notes                TEXT NOT NULL DEFAULT '',
    tags                 TEXT NOT NULL DEFAULT '',  -- words, with a space between them
    starred              INTEGER NOT NULL DEFAULT 0,
    archived             INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX runs_by_name ON runs (name, id);

-- The stages that a run has begun.
CREATE TABLE stages (
    id      INTEGER PRIMARY KEY,
    run     INTEGER NOT NULL REFERENCES runs ON DELETE CASCADE,
    name    TEXT NOT NULL,                 -- its id in the recipe
    type    TEXT NOT NULL,                 -- pretrain, sft, ptq, qat, evaluate, export
    source  TEXT NOT NULL,                 -- the stage it starts from; empty: the checkpoint
    status  TEXT NOT NULL CHECK (status IN ('running', 'finished', 'stopped', 'failed')),
    step    INTEGER NOT NULL DEFAULT 0,
    steps   INTEGER NOT NULL DEFAULT 0,    -- planned
    seconds REAL NOT NULL DEFAULT 0,
    weights TEXT NOT NULL DEFAULT '',      -- folder of the final weights; empty: none (yet)
    UNIQUE (run, name)
) STRICT;

-- When a stage began, and each time it went on: the time of day of a point is started + its seconds - seconds here,
-- of the last row whose step is not behind the point's.
CREATE TABLE clock (
    stage   INTEGER NOT NULL REFERENCES stages ON DELETE CASCADE,
    step    INTEGER NOT NULL,  -- the first one of this attempt
    seconds REAL NOT NULL,     -- spent in the stage when that step was done
    started REAL NOT NULL,     -- Unix time of the same moment
    PRIMARY KEY (stage, step)
) STRICT, WITHOUT ROWID;

-- A curve of a stage: loss, learning_rate, grad_norm, tokens_per_second, memory_bytes, validation_loss,
-- unquantized_validation_loss, and with live_twin validation_loss_mxfp4 and validation_loss_nvfp4.
CREATE TABLE series (
    id    INTEGER PRIMARY KEY,
    stage INTEGER NOT NULL REFERENCES stages ON DELETE CASCADE,
    name  TEXT NOT NULL,
    UNIQUE (stage, name)
) STRICT;

-- All points of the curves; none is thinned out.
CREATE TABLE points (
    series  INTEGER NOT NULL REFERENCES series ON DELETE CASCADE,
    step    INTEGER NOT NULL,  -- counts from 1
    tokens  INTEGER NOT NULL,  -- since the stage began
    seconds REAL NOT NULL,     -- likewise
    value   ANY,               -- number
    PRIMARY KEY (series, step)
) STRICT, WITHOUT ROWID;

-- One evaluated stage on one data file, with its pass rates and every single answer.
CREATE TABLE evaluations (
    id         INTEGER PRIMARY KEY,
    stage      INTEGER NOT NULL REFERENCES stages ON DELETE CASCADE,  -- the evaluate stage
    subject    TEXT NOT NULL,     -- the stage evaluated, or "base"
    data       TEXT NOT NULL,     -- file
    loss       ANY,               -- number
    perplexity ANY,               -- number
    tokens     INTEGER NOT NULL,  -- that the loss is the mean of
    UNIQUE (stage, subject, data)
) STRICT;
CREATE TABLE pass_rates (
    evaluation INTEGER NOT NULL REFERENCES evaluations ON DELETE CASCADE,
    "check"    TEXT NOT NULL,  -- language, refusal
    "rows"     INTEGER NOT NULL,
    passed     INTEGER NOT NULL,
    invalid    INTEGER NOT NULL,  -- answers that could not be read; they have not passed
    rate       REAL NOT NULL,
    low        REAL NOT NULL,  -- Wilson's 95 % interval
    high       REAL NOT NULL,
    PRIMARY KEY (evaluation, "check")
) STRICT, WITHOUT ROWID;
CREATE TABLE answers (
    evaluation INTEGER NOT NULL REFERENCES evaluations ON DELETE CASCADE,
    position   INTEGER NOT NULL,  -- counts from 0
    "row"      INTEGER NOT NULL,  -- line in the data file
    prompt     TEXT NOT NULL,
    analysis   TEXT NOT NULL,
    final      TEXT NOT NULL,
    expected   TEXT NOT NULL,
    "check"    TEXT NOT NULL,     -- empty: not judged
    verdict    TEXT NOT NULL,     -- pass, fail, invalid
    PRIMARY KEY (evaluation, position)
) STRICT, WITHOUT ROWID;

-- What quantization did to each expert of each layer at a step; expert -1 stands for the whole tensor.
CREATE TABLE layer_errors (
    stage         INTEGER NOT NULL REFERENCES stages ON DELETE CASCADE,
    step          INTEGER NOT NULL,
    layer         INTEGER NOT NULL,
    tensor        TEXT NOT NULL,  -- gate_up_proj, down_proj
    expert        INTEGER NOT NULL,
    format        TEXT NOT NULL,  -- mxfp4, nvfp4
    snr_db        ANY,            -- numbers, from here on
    relative_mse  ANY,
    largest_error ANY,
    clipped       ANY,            -- share of the values
    underflowed   ANY,            -- likewise
    codes_changed ANY,            -- likewise, against the base checkpoint
    delta_norm    ANY,
    delta_kept    ANY,
    PRIMARY KEY (stage, step, layer, tensor, expert)
) STRICT, WITHOUT ROWID;

-- Where the router sent the tokens of the validation rows, with the weights of a step; step 0: with those that the
-- stage started from.
CREATE TABLE routing (
    stage  INTEGER NOT NULL REFERENCES stages ON DELETE CASCADE,
    step   INTEGER NOT NULL,
    layer  INTEGER NOT NULL,
    expert INTEGER NOT NULL,
    tokens INTEGER NOT NULL,  -- that the expert takes part in
    PRIMARY KEY (stage, step, layer, expert)
) STRICT, WITHOUT ROWID;

-- Texts generated during training.
CREATE TABLE samples (
    id     INTEGER PRIMARY KEY,
    stage  INTEGER NOT NULL REFERENCES stages ON DELETE CASCADE,
    step   INTEGER NOT NULL,
    prompt TEXT NOT NULL,
    text   TEXT NOT NULL
) STRICT;
CREATE INDEX samples_of_stage ON samples (stage, step);

-- States that a run can go on from.
CREATE TABLE checkpoints (
    stage    INTEGER NOT NULL REFERENCES stages ON DELETE CASCADE,
    step     INTEGER NOT NULL,
    path     TEXT NOT NULL,
    complete INTEGER NOT NULL,        -- 1, or 0 for one that a killed process left behind
    missing  TEXT NOT NULL,           -- the file that an incomplete one lacks
    PRIMARY KEY (stage, step)
) STRICT, WITHOUT ROWID;

-- Exported checkpoints, verified when they were written.
CREATE TABLE exports (
    stage   INTEGER PRIMARY KEY REFERENCES stages ON DELETE CASCADE,  -- the export stage
    source  TEXT NOT NULL,   -- the stage exported
    layout  TEXT NOT NULL,   -- hf-mxfp4, hf-nvfp4, hf-bf16, openai
    path    TEXT NOT NULL,
    bytes   INTEGER NOT NULL,
    tensors INTEGER NOT NULL,
    hash    TEXT NOT NULL    -- over all tensors' bytes
) STRICT;

-- What the run had to say, in order.
CREATE TABLE log (
    id    INTEGER PRIMARY KEY,
    run   INTEGER NOT NULL REFERENCES runs ON DELETE CASCADE,
    time  TEXT NOT NULL,   -- ISO 8601, UTC
    stage TEXT NOT NULL,   -- empty: the run as a whole
    level TEXT NOT NULL CHECK (level IN ('info', 'warning', 'error')),
    text  TEXT NOT NULL,   -- %1, %2 ... stand for the arguments
    place TEXT NOT NULL DEFAULT '',       -- the file and line that it is about; empty: none
    arguments TEXT NOT NULL DEFAULT '[]'  -- JSON: a list of texts
) STRICT;
CREATE INDEX log_of_run ON log (run, id);
