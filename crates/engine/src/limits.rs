//! Limits: every bound of the engine in one place, except those of single fields of the Mau-Mau
//! rules, which are defined with their dimension.

use crate::card::Card;

/// The most seats at a table (SCH-02, ERF-01).
///
/// More seats make every state larger (its size is bounded in `mau/state.rs`) and change the digest
/// of every state, so that digests recorded for older matches no longer match. The number also
/// occurs in the bounds of `seats` in each game's `rules/help.rs`, and number words end with it:
/// "zu zehnt" in `grammar.rs` of rules-text.
pub const MAX_SEATS: usize = 10;

/// The most cards in a deck: two packs of 52 with four jokers (ERF-01), and a colour deck of 112.
pub const MAX_CARDS: usize = 112;

/// The most packs in a deck: a hand counts up to three cards of one kind.
pub const MAX_PACKS: u8 = 3;

/// Moves after which a deal is broken off without a winner. Random play under a long-winded rules
/// file stays far below; only rules under which nobody can ever go out reach this.
pub const MAX_MOVES_PER_DEAL: u32 = 20_000;

/// Deals after which a match ends with the scores as they are.
pub const MAX_DEALS_PER_MATCH: u16 = 500;

/// Rounds of the table without a card moving (both piles empty) after which a deal ends as stuck.
pub const MAX_IDLE_ROUNDS: u16 = 3;

/// The most calls in a rules file ("Mau", "Mau-Mau", …).
pub const MAX_CALLS: usize = 8;

/// The most charges in a rules file.
pub const MAX_CHARGES: usize = 8;

/// The most honest moves of a seat at once: every kind with a wish for any card, or none, and a claim.
pub const MAX_LEGAL: usize = 8448;

/// The most parts in the set of a seat's honest moves: every kind in forms of its own, wild and
/// named after every other, plus the moves that lay no card.
pub(crate) const MAX_PARTS: usize = Card::KINDS * Card::KINDS + 64;

/// The most patterns in a rules file.
pub const MAX_PATTERNS: usize = 16;

/// The most triggers in a rules file.
pub const MAX_TRIGGERS: usize = 16;

/// The most states in a rules file.
pub const MAX_STATES: usize = 8;

/// The most `dormant` entries in a rules file.
pub const MAX_DORMANT: usize = 8;

/// The most triggers that count how often they come about (`times`).
pub const MAX_COUNTED: usize = 4;

/// The most triggers that hit the other of two seats between which something happened.
pub const MAX_OTHERS: usize = 4;

/// The highest factor on the card points of one deal.
pub const MAX_FACTOR: u16 = 1000;

/// The most turns that a seat has yet to miss, or in which it may not go out.
pub const MAX_MISSES: u8 = 20;

/// The most cards in a hand of Maxonaut: three bits count each kind.
pub const MAX_HAND: u8 = 7;

/// The highest limit of penalty points for a match of Maxonaut: an evening has an end.
pub(crate) const MAX_MAXONAUT_POINTS: u8 = 100;

/// The most entries in the log of a match; a table refuses further moves.
pub const MAX_LOG_ENTRIES: usize = 2_000_000;

/// The maximum length of a rules file in bytes.
pub const MAX_RULES_BYTES: usize = 64 * 1024;

/// The most fields, entries and tables in a rules file, counted by their punctuation marks: the
/// largest preset has 1,700.
pub const MAX_RULES_MARKS: usize = 4_000;

/// The most entries in one table or list of a rules file: there are 64 kinds of cards and 13 ranks.
pub const MAX_RULES_ENTRIES: usize = 128;

/// The maximum length of a text or key in a rules file, in bytes: the longest one shown has 300 characters.
pub const MAX_RULES_TEXT: usize = 2_000;

/// The most parts in one dotted key of a rules file; rules need half as many. Parsing and dropping
/// deeper ones would recurse without bound.
pub const MAX_RULES_KEYS: usize = 12;

/// The maximum nesting depth of tables and lists in a rules file.
pub const MAX_RULES_DEPTH: usize = 24;

/// The most mistakes in a rules file that are reported at once.
pub const MAX_RULES_MISTAKES: usize = 100;

/// The maximum length of a short name in a rules file, in characters: it is used in links and lists.
pub const LONGEST_ID: usize = 32;

/// The most options of a file and choices of an option: no lobby has room for more.
pub(crate) const MAX_OPTIONS: usize = 32;

/// With more choices of options than this, nobody checks whether one of them brings a setting into
/// effect, because that means compiling the rules for each.
pub(crate) const MAX_CHOICES_TRIED: usize = 64;

/// The most sources and tags of a file: nobody would read more.
pub(crate) const MAX_SOURCES: usize = 12;

/// The maximum length of the name and address of a source, in characters.
pub(crate) const LONGEST_SOURCE: usize = 300;

/// The maximum length of a chain of bases, each the `base` of the file above: reading goes through
/// all of them.
pub const MAX_BASES: usize = 8;

/// The most TOML syntax errors reported at once: one often causes others.
pub(crate) const MAX_SYNTAX_ERRORS: usize = 5;

/// The most fields of the wrong type reported at once: for each, all rules are read again.
pub(crate) const MAX_TYPE_MISTAKES: usize = 30;

/// The most values read again to find them: mistakes in long rules are reported in several rounds.
pub(crate) const MAX_VALUES_READ_AGAIN: usize = 32 * 1024;
