//! Counts of what became of the matches to whose shuffle the house had committed.

/// The counts of one table, from its log.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableShuffles {
    /// Matches that were dealt.
    pub begun: u32,
    /// Matches that were played to the end.
    pub finished: u32,
    /// Matches that ended because all others had left.
    pub all_left: u32,
    /// How often values were opened for a match, but no cards were dealt from them.
    pub not_dealt: u32,
    /// Whether that would be so once more if nothing else happened here.
    pub opened: bool,
}

impl TableShuffles {
    /// How many of them are in progress: one or none.
    #[must_use]
    pub const fn going_on(&self) -> u32 {
        self.begun.saturating_sub(self.finished).saturating_sub(self.all_left)
    }
}

/// The counts of all tables. Each match that was dealt is in exactly one of the following six.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseShuffles {
    /// Matches that were dealt.
    pub begun: u64,
    /// Matches played to the end.
    pub finished: u64,
    /// Matches that ended because all others had left.
    pub all_left: u64,
    /// Matches whose table was closed while they were in progress.
    pub closed: u64,
    /// Matches whose table was closed when nothing had happened there for long.
    pub cleared: u64,
    /// Matches at whose table nothing has happened for long.
    pub resting: u64,
    /// Matches in progress.
    pub running: u64,
    /// How often values were opened for a match, but no cards were dealt from them.
    pub not_dealt: u64,
}
