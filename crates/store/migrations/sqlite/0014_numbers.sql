-- What counts among somebody's own numbers, one row for each player of each finished match. Who else
-- played is told by the other rows of the match alone: who is deleted is in none.
CREATE TABLE numbers (
    table_id  BLOB NOT NULL REFERENCES tables (id),
    no        INTEGER NOT NULL CHECK (no > 0),
    player_id BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    ended_at  INTEGER NOT NULL,
    counted   BLOB NOT NULL,
    PRIMARY KEY (table_id, no, player_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX numbers_player ON numbers (player_id, ended_at);

-- How far the log of a table has been counted, and by which way of counting.
CREATE TABLE numbers_tables (
    table_id BLOB PRIMARY KEY REFERENCES tables (id),
    way      INTEGER NOT NULL,
    entries  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Matches that ended from a moment on, until another, do not count for a player; none: until further
-- notice. So nothing comes back when everything is counted anew.
CREATE TABLE numbers_pauses (
    player_id BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    since     INTEGER NOT NULL,
    until     INTEGER,
    PRIMARY KEY (player_id, since)
) STRICT, WITHOUT ROWID;
