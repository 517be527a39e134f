//! Counts of what became of the matches for whose shuffle the house had committed itself.

/// Those of one table, as its log tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TableShuffles {
    /// Matches that were dealt.
    pub begun: u32,
    /// Those that came to their end.
    pub finished: u32,
    /// Those that were over because all others had left.
    pub all_left: u32,
    /// How often values had been opened for a match, and no cards followed from them.
    pub not_dealt: u32,
    /// Whether that would be so once more if nothing more happened here.
    pub opened: bool,
}

impl TableShuffles {
    /// How many of them go on: one, or none.
    #[must_use]
    pub const fn going_on(&self) -> u32 {
        self.begun.saturating_sub(self.finished).saturating_sub(self.all_left)
    }
}

/// Those of all tables. Each that was begun is one of the following six.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseShuffles {
    /// Matches that were dealt.
    pub begun: u64,
    /// They came to their end.
    pub finished: u64,
    /// All others had left.
    pub all_left: u64,
    /// The table was closed while they went on.
    pub closed: u64,
    /// The table was closed when nothing had happened there for long.
    pub cleared: u64,
    /// Nothing has happened there for long.
    pub resting: u64,
    /// They go on.
    pub running: u64,
    /// How often values had been opened for a match, and no cards followed from them.
    pub not_dealt: u64,
}
