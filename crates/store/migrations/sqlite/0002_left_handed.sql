-- Whether a player writes with the left hand: some rules let it decide who begins.
ALTER TABLE players ADD COLUMN left_handed INTEGER NOT NULL DEFAULT 0 CHECK (left_handed IN (0, 1));
