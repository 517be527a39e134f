//! Limits: every bound of the engine in one place, but for those of single fields of the Mau-Mau rules,
//! which stand with their dimension.

use crate::card::Card;

/// Most seats at a table (SCH-02, ERF-01).
///
/// More seats make every state larger (its size is bounded in `mau/state.rs`) and give every state another
/// digest, so that digests noted for older matches no longer hold. The number also stands in the bounds of
/// `seats` in each game's `rules/help.rs`, and the words end with it: "zu zehnt" in `grammar.rs` of rules-text.
pub const MAX_SEATS: usize = 10;

/// Most cards in a deck: two packs of 52 with four jokers (ERF-01), and a colour deck of 112.
pub const MAX_CARDS: usize = 112;

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
pub const MAX_CALLS: usize = 8;

/// Most charges that players can press at each other.
pub const MAX_CHARGES: usize = 8;

/// Most honest moves one seat can have at once: every kind with a wish of any card, or none, and a claim.
pub const MAX_LEGAL: usize = 8448;

/// Most parts that the honest moves of a seat are made up of: every kind in forms of its own, wild and
/// named after every other, and what there is to say besides.
pub(crate) const MAX_PARTS: usize = Card::KINDS * Card::KINDS + 64;

/// Most patterns of a rules file.
pub const MAX_PATTERNS: usize = 16;

/// Most triggers of a rules file.
pub const MAX_TRIGGERS: usize = 16;

/// Most states that can be switched.
pub const MAX_STATES: usize = 8;

/// Most times at which cards do nothing.
pub const MAX_DORMANT: usize = 8;

/// Most triggers that count how often they come about.
pub const MAX_COUNTED: usize = 4;

/// Triggers that hit the other one of two whom something happened between.
pub const MAX_OTHERS: usize = 4;

/// Most times that the card points of one deal count.
pub const MAX_FACTOR: u16 = 1000;

/// Most turns that a seat has still to miss, or in which it may not go out.
pub const MAX_MISSES: u8 = 20;

/// Most cards in a hand of Maxonaut: three bits count each kind.
pub const MAX_HAND: u8 = 7;

/// Most penalty points that a match of Maxonaut is played to: an evening has an end.
pub(crate) const MAX_MAXONAUT_POINTS: u8 = 100;

/// Most entries in the log of a match; a table refuses moves beyond.
pub const MAX_LOG_ENTRIES: usize = 2_000_000;

/// Longest rules file in bytes.
pub const MAX_RULES_BYTES: usize = 64 * 1024;

/// Most fields, entries and tables of a rules file, counted by the marks that stand for them: the
/// largest preset has 1,700.
pub const MAX_RULES_MARKS: usize = 4_000;

/// Most entries of one table or list in a rules file: there are 64 kinds of cards and 13 ranks.
pub const MAX_RULES_ENTRIES: usize = 128;

/// Longest text or key in a rules file, in bytes: the longest one that is shown has 300 characters.
pub const MAX_RULES_TEXT: usize = 2_000;

/// Most keys in one dotted key of a rules file; rules need half of it. Reading and dropping deeper
/// ones would recurse without bound.
pub const MAX_RULES_KEYS: usize = 12;

/// Most tables and lists in one another in a rules file.
pub const MAX_RULES_DEPTH: usize = 24;

/// Most mistakes of a rules file that are told at once.
pub const MAX_RULES_MISTAKES: usize = 100;

/// Longest short name in a rules file, in characters: it stands in links and lists.
pub const LONGEST_ID: usize = 32;

/// Most options of a file and most choices of an option: more fit no lobby.
pub(crate) const MAX_OPTIONS: usize = 32;

/// With more choices of options than so many nobody looks whether one of them brings something into
/// effect: each is compiled for it.
pub(crate) const MAX_CHOICES_TRIED: usize = 64;

/// Most sources and most tags of a file: more nobody reads.
pub(crate) const MAX_SOURCES: usize = 12;

/// Longest name and longest address of a source, in characters.
pub(crate) const LONGEST_SOURCE: usize = 300;

/// Most rules files under one, each the `base` of the one above: reading goes through all of them.
pub const MAX_BASES: usize = 8;

/// Most mistakes in the TOML that are told at once: one often brings others after it.
pub(crate) const MAX_SYNTAX_ERRORS: usize = 5;

/// Most fields of the wrong kind that are told at once: for each the whole file is read again.
pub(crate) const MAX_TYPE_MISTAKES: usize = 30;

/// Most bytes that are read again to find them: what is wrong in long rules is told in several goes.
pub(crate) const MAX_BYTES_READ_AGAIN: usize = 64 * 1024;
