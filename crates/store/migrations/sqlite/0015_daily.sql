-- What all deals of the day follow from: one for the house, sealed where the house has a key.
CREATE TABLE daily_secret (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    secret   BLOB NOT NULL
) STRICT;

-- Deals that are the same for everybody, one for each day and game. What one followed from is written
-- down when its day is over.
CREATE TABLE daily_deals (
    day     INTEGER NOT NULL,
    game    TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    deal    BLOB NOT NULL,
    seed    BLOB,
    PRIMARY KEY (day, game)
) STRICT, WITHOUT ROWID;

-- The one try that each player has of a deal. When a player is deleted it stays, as nobody's.
CREATE TABLE daily_tries (
    table_id  BLOB PRIMARY KEY REFERENCES tables (id),
    day       INTEGER NOT NULL,
    game      TEXT NOT NULL,
    player_id BLOB REFERENCES players (id) ON DELETE SET NULL,
    begun_at  INTEGER NOT NULL,
    ended_at  INTEGER,
    score     INTEGER,
    course    BLOB,
    FOREIGN KEY (day, game) REFERENCES daily_deals (day, game),
    CHECK ((ended_at IS NULL) = (course IS NULL)),
    CHECK (score IS NULL OR ended_at IS NOT NULL)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX daily_tries_player ON daily_tries (player_id, day, game)
    WHERE player_id IS NOT NULL;
CREATE INDEX daily_tries_deal ON daily_tries (day, game, score DESC, ended_at);

-- Who is named in no list of them.
CREATE TABLE daily_nameless (
    player_id BLOB PRIMARY KEY REFERENCES players (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
