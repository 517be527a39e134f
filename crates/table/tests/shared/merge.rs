//! What a client makes of an update: parts that are not named are unchanged.

use stammtisch_table::wire::{TableChange, TableNow};

/// The present table, from the previous one and a change.
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
