-- Finished matches that were brought from elsewhere, each with who did.
CREATE TABLE match_files (
    id        BLOB PRIMARY KEY CHECK (length(id) = 16),
    player_id BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    added_at  INTEGER NOT NULL,
    file      BLOB NOT NULL
) STRICT;

CREATE INDEX match_files_player ON match_files (player_id, added_at);

-- Who has the key of a link may watch one finished match: one of a table, or one of those files. Of
-- the key itself only the hash is kept.
CREATE TABLE match_links (
    id        BLOB PRIMARY KEY CHECK (length(id) = 16),
    key_hash  BLOB NOT NULL UNIQUE CHECK (length(key_hash) = 32),
    player_id BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id  BLOB REFERENCES tables (id),
    no        INTEGER,
    file_id   BLOB REFERENCES match_files (id) ON DELETE CASCADE,
    names     INTEGER NOT NULL CHECK (names IN (0, 1)),
    made_at   INTEGER NOT NULL,
    CHECK ((table_id IS NULL) = (no IS NULL)),
    CHECK ((table_id IS NULL) <> (file_id IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX match_links_player ON match_links (player_id, made_at);
CREATE INDEX match_links_file ON match_links (file_id);
