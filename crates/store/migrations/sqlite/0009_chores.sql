-- When something was last done that keeps the house safe, and whether it went well.
CREATE TABLE chores (
    what TEXT PRIMARY KEY CHECK (what IN ('backup', 'drill')),
    at   INTEGER NOT NULL,
    well INTEGER NOT NULL CHECK (well IN (0, 1))
) STRICT, WITHOUT ROWID;
