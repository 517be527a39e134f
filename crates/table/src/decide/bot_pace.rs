//! The pace of bots at this table: when one does what it would do after so many milliseconds.

use stammtisch_engine::seat::Seat;

use crate::limits::TIME_TO_SEE_MS;
use crate::state::TableState;
use crate::wire::{AnyMove, BotPace};

/// After how many milliseconds a bot on `seat` does what it would do after `ms`. Who is quicker
/// to call or to catch is not a matter of pace.
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
