-- Rules files that players share: each once, by the SHA-256 of its bytes, however many share it.
CREATE TABLE rules_files (
    digest BLOB PRIMARY KEY CHECK (length(digest) = 32),
    bytes  INTEGER NOT NULL,
    file   BLOB NOT NULL
) STRICT;

-- How much there is of all of them is read without them.
CREATE INDEX rules_files_bytes ON rules_files (bytes);

-- The codes under which they do. Rules that were made from others say so (`is_derived`) even when
-- those have been taken back.
CREATE TABLE shared_rules (
    code       TEXT PRIMARY KEY CHECK (length(code) = 7),
    player_id  BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    digest     BLOB NOT NULL REFERENCES rules_files (digest),
    name_de    TEXT NOT NULL,
    name_en    TEXT NOT NULL,
    shared_at  INTEGER NOT NULL,
    is_derived INTEGER NOT NULL CHECK (is_derived IN (0, 1)),
    made_from  TEXT REFERENCES shared_rules (code) ON DELETE SET NULL,
    UNIQUE (player_id, digest),
    CHECK (is_derived = 1 OR made_from IS NULL)
) STRICT, WITHOUT ROWID;

CREATE INDEX shared_rules_digest ON shared_rules (digest);
CREATE INDEX shared_rules_made_from ON shared_rules (made_from);

-- A file that nobody shares any more goes with its last code, whichever way that went.
CREATE TRIGGER shared_rules_taken_back AFTER DELETE ON shared_rules
WHEN NOT EXISTS (SELECT 1 FROM shared_rules WHERE digest = OLD.digest)
BEGIN
    DELETE FROM rules_files WHERE digest = OLD.digest;
END;
