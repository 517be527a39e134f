//! Counts what became of a log's matches for whose shuffle the house had committed itself.

use crate::log::{Entry, Header};

/// The outcomes of a log's matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Became {
    /// Matches that were dealt.
    pub begun: u32,
    /// Those played to the end: the house has revealed its share.
    pub finished: u32,
    /// Those that ended because all others had left.
    pub all_left: u32,
    /// How often values had been revealed for a match, and the house drew a new share before any
    /// cards were dealt with them.
    pub not_dealt: u32,
    /// Whether values are revealed with which no cards have been dealt yet.
    pub opened: bool,
}

/// Counts from the entries alone, so that neither a lost key nor rules of another version can hide
/// a match. A deal of the day is not counted: it has a commitment of its day, revealed with the
/// day.
pub fn became<'a>(header: &Header, log: impl IntoIterator<Item = &'a Entry>) -> Became {
    let mut all = Became::default();
    if header.daily.is_some() {
        return all;
    }
    let (mut runs, mut left) = (false, false);
    for entry in log {
        match entry {
            Entry::SeedFixed { .. } => {
                all.not_dealt += u32::from(std::mem::take(&mut all.opened));
            }
            Entry::ValueOpened { .. } => all.opened = true,
            Entry::Started { seed, .. } => {
                // In lessons, and before format 8, the seed is in this entry.
                runs = seed.is_none();
                all.begun += u32::from(runs);
                (all.opened, left) = (false, false);
            }
            Entry::Moved { .. } | Entry::SealedMove { .. } | Entry::NextDeal => left = false,
            Entry::Withdrew { .. } | Entry::Conceded { .. } => left = true,
            Entry::SeedOpened { .. } if std::mem::take(&mut runs) => {
                let over = if left { &mut all.all_left } else { &mut all.finished };
                *over += 1;
            }
            _ => {}
        }
    }
    all
}
