-- What ends by itself is found without reading everything.
CREATE INDEX sessions_seen ON sessions (last_seen);
CREATE INDEX players_came ON players (created_at);

-- When this house was last looked after, and since when its clock is doubted: one that is suddenly
-- far ahead must not make an end of things at once.
CREATE TABLE looked_after (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    at      INTEGER NOT NULL,
    doubted INTEGER
) STRICT;
