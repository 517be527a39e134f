-- What can be told of a table without reading its log.
ALTER TABLE tables ADD COLUMN updated_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN note BLOB NOT NULL DEFAULT x'';

UPDATE tables SET updated_at =
    max(created_at, coalesce((SELECT max(at) FROM log WHERE table_id = id), created_at));

CREATE INDEX tables_idle ON tables (updated_at) WHERE status = 'open';

-- Who has a seat where.
CREATE TABLE seats (
    player_id BLOB NOT NULL REFERENCES players (id) ON DELETE CASCADE,
    table_id  BLOB NOT NULL REFERENCES tables (id),
    PRIMARY KEY (player_id, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_table ON seats (table_id);

-- Commands have been numbered by player from the beginning, so the logs tell who was where.
INSERT INTO seats (player_id, table_id)
SELECT DISTINCT actor, table_id FROM log WHERE actor IN (SELECT id FROM players);
