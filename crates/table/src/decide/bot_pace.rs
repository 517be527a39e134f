//! The pace of bots at this table: scales the time that a bot takes for a move.

use stammtisch_engine::seat::Seat;

use crate::limits::TIME_TO_SEE_MS;
use crate::state::TableState;
use crate::wire::{AnyMove, BotPace};

/// After how many milliseconds a bot on `seat` makes a move that it would make after `ms`. Pace
/// does not change who is quicker to call or to catch.
pub(crate) fn paced_ms(state: &TableState, seat: Seat, mv: AnyMove, ms: u64) -> u64 {
    let paced = match state.settings.bots {
        BotPace::Leisurely => return ms,
        BotPace::Brisk => ms * 2 / 5,
        BotPace::AtOnce => ms / 10,
    };
    match state.races(seat, mv) {
        None => paced,
        Some(true) => ms,
        Some(false) => paced.max(ms.min(TIME_TO_SEE_MS)),
    }
}
