-- When a table was closed; none: it is open, or was closed before this was noted.
ALTER TABLE tables ADD COLUMN closed_at INTEGER;

-- What became of the matches of a table for whose shuffle the house was bound, as far as its log has been
-- counted; none: not counted yet.
ALTER TABLE numbers_tables ADD COLUMN begun INTEGER;
ALTER TABLE numbers_tables ADD COLUMN finished INTEGER;
ALTER TABLE numbers_tables ADD COLUMN all_left INTEGER;
ALTER TABLE numbers_tables ADD COLUMN not_dealt INTEGER;
ALTER TABLE numbers_tables ADD COLUMN opened INTEGER;
