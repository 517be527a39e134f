//! Bounds of lists: how much is sent at once, and how much is read for it.

/// Tables in one listing: nobody reads more.
pub(crate) const TABLES_LISTED: usize = 200;

/// Tables read afresh, not from the cache, for one page of somebody's own matches.
pub(crate) const TABLES_A_PAGE: usize = 10;

/// A player's own matches on one page.
pub(crate) const MATCHES_A_PAGE: usize = 20;

/// Positions of a match in one answer.
pub(crate) const POSITIONS_AT_ONCE: u32 = 64;

/// How many predecessors of shared rules (the rules they were made from) are told, and how many
/// steps ahead newer versions are looked for.
pub(crate) const RULES_TOLD_BEFORE: u32 = 20;

/// Latest movements of credits that are shown: nobody reads more.
pub(crate) const MOVEMENTS_SHOWN: u32 = 100;

/// Entries in the ranking of a deal of the day.
pub(crate) const DAILY_LINES: u32 = 100;

/// Days on one page of past deals of the day.
pub(crate) const DAILY_DAYS_A_PAGE: u32 = 20;

/// How many of a player's latest matches are added up: all of them are read for it.
pub(crate) const MATCHES_ADDED_UP: u32 = 2_000;

/// How many matches of each ruleset are plotted.
pub(crate) const MATCHES_DRAWN: usize = 200;

/// Most groups, and most opponents, that are told.
pub(crate) const GROUPS_TOLD: usize = 50;

/// How many characters of a search count.
pub(crate) const LONGEST_SEARCH: usize = 100;

/// Longest packed rules in a link, in characters: a phone cannot scan a larger QR code from a
/// screen.
pub(crate) const LONGEST_PACKED_RULES: usize = 1_800;
