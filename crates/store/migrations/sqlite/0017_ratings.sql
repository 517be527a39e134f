-- Matches that count for ratings: what they have to say, until it has been reckoned in; then nothing, so
-- that none is reckoned in twice.
CREATE TABLE ratings_due (
    table_id BLOB NOT NULL REFERENCES tables (id),
    no       INTEGER NOT NULL CHECK (no > 0),
    ended_at INTEGER NOT NULL,
    due      BLOB,
    PRIMARY KEY (table_id, no)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_due_left ON ratings_due (ended_at) WHERE due IS NOT NULL;

-- What each match made of the ratings of those who played it, in the order in which it was reckoned.
CREATE TABLE ratings (
    id        INTEGER PRIMARY KEY,
    player_id BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    rules     TEXT NOT NULL,
    table_id  BLOB NOT NULL,
    no        INTEGER NOT NULL,
    rated     BLOB NOT NULL,
    UNIQUE (table_id, no, player_id),
    FOREIGN KEY (table_id, no) REFERENCES ratings_due (table_id, no)
) STRICT;

CREATE INDEX ratings_player ON ratings (player_id, rules, id);
