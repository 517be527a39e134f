//! Bounds of lists: how much of them is told at once, and how much is read of what is asked.

/// Tables that are sent at once: nobody reads more.
pub(crate) const TABLES_LISTED: usize = 200;

/// Tables read anew for one page of them.
pub(crate) const TABLES_A_PAGE: usize = 10;

/// Matches on one page of somebody's own.
pub(crate) const MATCHES_A_PAGE: usize = 20;

/// Positions of a match in one answer.
pub(crate) const POSITIONS_AT_ONCE: u32 = 64;

/// Rules told that shared rules were made from.
pub(crate) const RULES_TOLD_BEFORE: u32 = 20;

/// Movements of credits that are shown, the latest: nobody reads more.
pub(crate) const MOVEMENTS_SHOWN: u32 = 100;

/// Lines of the list of a deal of the day.
pub(crate) const DAILY_LINES: u32 = 100;

/// Days on a page of past deals of the day.
pub(crate) const DAILY_DAYS_A_PAGE: u32 = 20;

/// So many matches of one player are added up, the latest: all of them are read for it.
pub(crate) const MATCHES_ADDED_UP: u32 = 2_000;

/// So many matches of each rule set are drawn.
pub(crate) const MATCHES_DRAWN: usize = 200;

/// So many groups, and so many people, are told of.
pub(crate) const GROUPS_TOLD: usize = 50;

/// Mistakes told at once: nobody reads more of them.
pub(crate) const MISTAKES_TOLD: usize = 100;

/// Most letters of a search that count.
pub(crate) const LONGEST_SEARCH: usize = 100;

/// Longest rules in a link, in letters: more a phone does not read from a screen.
pub(crate) const LONGEST_PACKED_RULES: usize = 1_800;
