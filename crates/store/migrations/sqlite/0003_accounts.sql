-- A session gets a name that may be told (the token must not be) and one that people read.
CREATE TABLE named_sessions (
    token_hash BLOB PRIMARY KEY CHECK (length(token_hash) = 32),
    id         BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    player_id  BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    label      TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    last_seen  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

INSERT INTO named_sessions
SELECT token_hash, randomblob(16), player_id, '', created_at, last_seen FROM sessions;

DROP TABLE sessions;
ALTER TABLE named_sessions RENAME TO sessions;
CREATE INDEX sessions_player ON sessions (player_id);

-- folded is the login in lower case, of every script: SQLite itself only folds ASCII.
CREATE TABLE logins (
    folded    TEXT PRIMARY KEY,
    login     TEXT NOT NULL,
    player_id BLOB NOT NULL UNIQUE REFERENCES players (id) ON DELETE CASCADE,
    phc       TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE passkeys (
    id         BLOB PRIMARY KEY CHECK (length(id) BETWEEN 1 AND 1023),
    player_id  BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    label      TEXT NOT NULL,
    data       BLOB NOT NULL,
    created_at INTEGER NOT NULL,
    last_used  INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX passkeys_player ON passkeys (player_id);

CREATE TABLE links (
    secret_hash BLOB PRIMARY KEY CHECK (length(secret_hash) = 32),
    player_id   BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    expires_at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX links_player ON links (player_id);

CREATE TABLE admins (
    player_id BLOB PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE,
    since     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- At most one: whoever shows this token first becomes an operator.
CREATE TABLE admin_token (
    one        INTEGER PRIMARY KEY CHECK (one = 1),
    token_hash BLOB NOT NULL CHECK (length(token_hash) = 32),
    expires_at INTEGER NOT NULL
) STRICT;
