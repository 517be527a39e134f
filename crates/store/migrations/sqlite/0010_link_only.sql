-- The hash of the key in the link, where a table is found by that only. Whoever has a seat finds it
-- without.
ALTER TABLE tables ADD COLUMN key_hash BLOB CHECK (length(key_hash) = 32);
