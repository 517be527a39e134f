-- What has been found out about finished matches, which takes a while: one of a table, or one that was
-- brought as a file.
CREATE TABLE match_hindsight (
    table_id BLOB REFERENCES tables (id) ON DELETE CASCADE,
    no       INTEGER,
    file_id  BLOB REFERENCES match_files (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    found    BLOB NOT NULL,
    CHECK ((table_id IS NULL) = (no IS NULL)),
    CHECK ((table_id IS NULL) <> (file_id IS NULL)),
    UNIQUE (table_id, no),
    UNIQUE (file_id)
) STRICT;
