-- Credits are play money in hundredths. Every movement is one row here, for ever, from one account
-- to another; so the sum of all balances is always zero. Accounts keep an id after their player
-- has been erased.
CREATE TABLE accounts (
    no      INTEGER PRIMARY KEY,
    kind    TEXT NOT NULL CHECK (kind IN ('player', 'table', 'house', 'issuance')),
    owner   BLOB NOT NULL,
    balance INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, owner),
    CHECK (length(owner) = CASE WHEN kind IN ('player', 'table') THEN 16 ELSE 0 END),
    CHECK (balance >= 0 OR kind IN ('house', 'issuance'))
) STRICT;

CREATE TABLE transfers (
    no       INTEGER PRIMARY KEY AUTOINCREMENT,
    id       BLOB NOT NULL UNIQUE CHECK (length(id) = 32),
    payer    INTEGER NOT NULL REFERENCES accounts (no),
    payee    INTEGER NOT NULL REFERENCES accounts (no),
    amount   INTEGER NOT NULL CHECK (amount > 0),
    kind     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    CHECK (payer <> payee)
) STRICT;

CREATE INDEX transfers_payer ON transfers (payer, no);
CREATE INDEX transfers_payee ON transfers (payee, no);

CREATE TRIGGER transfers_are_not_changed BEFORE UPDATE ON transfers
BEGIN SELECT RAISE(ABORT, 'a transfer is never changed'); END;

CREATE TRIGGER transfers_are_not_deleted BEFORE DELETE ON transfers
BEGIN SELECT RAISE(ABORT, 'a transfer is never deleted'); END;
