-- Times are milliseconds since 1970 (UTC), ids are 16 bytes, hashes 32.

CREATE TABLE tables (
    id         BLOB PRIMARY KEY CHECK (length(id) = 16),
    code       TEXT NOT NULL,
    status     TEXT NOT NULL CHECK (status IN ('open', 'finished', 'closed')),
    epoch      INTEGER NOT NULL CHECK (epoch > 0),
    head_seq   INTEGER NOT NULL CHECK (head_seq >= 0),
    head_hash  BLOB NOT NULL CHECK (length(head_hash) = 32),
    header     BLOB NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE UNIQUE INDEX tables_open_code ON tables (code) WHERE status = 'open';

-- cmd_no is an unsigned 64-bit number, stored as the signed one with the same bits.
CREATE TABLE log (
    table_id BLOB NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL CHECK (seq > 0),
    epoch    INTEGER NOT NULL,
    actor    BLOB CHECK (length(actor) = 16),
    cmd_no   INTEGER CHECK ((cmd_no IS NULL) = (actor IS NULL)),
    at       INTEGER NOT NULL,
    event    BLOB NOT NULL,
    hash     BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX log_command ON log (table_id, actor, cmd_no) WHERE actor IS NOT NULL;

CREATE TABLE players (
    id         BLOB PRIMARY KEY CHECK (length(id) = 16),
    name       TEXT NOT NULL,
    lang       TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
    player_id  BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    last_seen  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sessions_player ON sessions (player_id);
