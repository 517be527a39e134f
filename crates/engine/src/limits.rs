//! Every bound of the engine in one place.

/// Most seats at a table (SCH-02, ERF-01).
pub const MAX_SEATS: usize = 10;

/// Most cards in a deck: two packs of 52 with four jokers (ERF-01).
pub const MAX_CARDS: usize = 108;

/// Most packs in a deck: a hand counts up to three cards of one kind.
pub const MAX_PACKS: u8 = 3;

/// Moves after which a deal is broken off without a winner. Random play of a long-winded rules
/// file stays far below; only rules under which nobody can ever go out get here.
pub const MAX_MOVES_PER_DEAL: u32 = 20_000;

/// Deals after which a match ends with the standing reached.
pub const MAX_DEALS_PER_MATCH: u16 = 500;

/// Rounds of the table without a card moving (both piles empty) after which a deal ends as stuck.
pub const MAX_IDLE_ROUNDS: u16 = 3;

/// Most calls a rules file may name ("Mau", "Mau-Mau", …).
pub const MAX_CALLS: usize = 4;

/// Most ways to answer one threat.
pub const MAX_ANSWERS: usize = 6;

/// Most honest moves one seat can have at once: every kind with fourteen wishes and a claim, and two
/// jokers that stand for any of them.
pub const MAX_LEGAL: usize = 4608;

/// Most entries in the log of a match; a table refuses moves beyond.
pub const MAX_LOG_ENTRIES: usize = 2_000_000;

/// Longest rules file in bytes.
pub const MAX_RULES_BYTES: usize = 64 * 1024;
