//! What became of the matches of a log for whose shuffle the house had committed itself.

use crate::log::{Entry, Header};

/// All of them together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Became {
    /// Matches that were dealt.
    pub begun: u32,
    /// Those that came to their end: the house has shown its part.
    pub finished: u32,
    /// Those that were over because all others had left.
    pub all_left: u32,
    /// How often values had been opened for a match, and the house drew a new part before any cards
    /// followed from them.
    pub not_dealt: u32,
    /// Whether values are opened from which no cards have followed yet.
    pub opened: bool,
}

/// Reads them off the entries alone, so that no lost key and no rules of another version hide any. The
/// deal of a day is bound to its day and shown with it: it is none of them.
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
                // In lessons, and before format 8, the seed stands in this entry.
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
