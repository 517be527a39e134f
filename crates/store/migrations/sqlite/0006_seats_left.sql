-- Whoever stands up keeps the row: everything about a player can only be given out, and forgotten,
-- if it is known where there is something.
ALTER TABLE seats ADD COLUMN sits INTEGER NOT NULL DEFAULT 1 CHECK (sits IN (0, 1));

-- Until now the row went with the seat; the logs still tell who was where.
INSERT INTO seats (player_id, table_id, sits)
SELECT DISTINCT actor, table_id, 0 FROM log WHERE actor IN (SELECT id FROM players)
ON CONFLICT DO NOTHING;
