//! Deltas: what each connection was shown last, so that an update names only what has changed
//! since.

use std::hash::{BuildHasher, Hash};

use foldhash::quality::FixedState;

use crate::wire::{TableChange, TableNow};

/// How many parts a `TableNow` has.
const PARTS: usize = 12;

/// A hash of each part of a view, by which an unchanged part is recognised, whoever it was made for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct PartHashes([u64; PARTS]);

/// The parts of `now` that differ from what was shown before, and the hashes of what is shown from
/// now on. With nothing shown before, all parts.
pub(crate) fn change(now: TableNow, before: Option<PartHashes>) -> (TableChange, PartHashes) {
    // One list for all three uses, so that no part is compared with another one.
    macro_rules! change {
        ($($part:ident),*) => {{
            let TableNow { $($part),* } = now;
            let hashes = [$(hash(&$part)),*];
            let mut differs = (0..PARTS).map(|at| {
                before.is_none_or(|before| before.0.get(at) != hashes.get(at))
            });
            let mut news = || differs.next().unwrap_or(true);
            (TableChange { $($part: news().then_some($part)),* }, PartHashes(hashes))
        }};
    }
    change!(
        state, you, settings, seats, spectators, watchers, game, clock, vote, pot, lesson, shuffle
    )
}

fn hash(part: &impl Hash) -> u64 {
    FixedState::default().hash_one(part)
}
