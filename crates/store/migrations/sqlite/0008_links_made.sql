-- When a link was made: a clock that goes back does not make it last longer.
ALTER TABLE links ADD COLUMN made_at INTEGER NOT NULL DEFAULT 0;
