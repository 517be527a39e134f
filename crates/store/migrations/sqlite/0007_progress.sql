-- How far this database has come: one step with each group of writes. The same is noted in a file
-- beside it, so that a database that lost something is found to be behind.
CREATE TABLE progress (
    one   INTEGER PRIMARY KEY CHECK (one = 1),
    house BLOB NOT NULL CHECK (length(house) = 16),
    run   BLOB NOT NULL CHECK (length(run) = 16),
    step  INTEGER NOT NULL CHECK (step >= 0)
) STRICT;

INSERT INTO progress (one, house, run, step) VALUES (1, randomblob(16), zeroblob(16), 0);

-- Each start of a server draws a number of its own, from this step on. A copy that went on elsewhere
-- has another history.
CREATE TABLE runs (
    run   BLOB PRIMARY KEY CHECK (length(run) = 16),
    first INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
