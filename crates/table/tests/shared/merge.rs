//! What a client makes of an update: what is not named is as it was.

use stammtisch_table::wire::{TableChange, TableNow};

/// The table now, for who knew it before.
pub(crate) fn merge(known: TableNow, change: &TableChange) -> TableNow {
    macro_rules! merge {
        ($($part:ident),*) => {{
            let TableNow { $($part),* } = known;
            TableNow { $($part: change.$part.clone().unwrap_or($part)),* }
        }};
    }
    merge!(
        state, you, settings, seats, spectators, watchers, game, clock, vote, pot, lesson, shuffle
    )
}
