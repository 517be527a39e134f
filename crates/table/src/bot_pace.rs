//! How fast bots play at this table, in milliseconds of their own thinking time.

use stammtisch_engine::seat::Seat;

use crate::table::Table;
use crate::wire::{BotPace, GameMove};

/// Whoever may still be caught or accused stays so for as long as a person needs to see it, however
/// fast the bots are.
const TIME_TO_SEE: u64 = 1_200;

impl Table {
    /// After how many milliseconds a bot on `seat` does what it would do after `ms`. Who is quicker
    /// to call or to catch is not a matter of pace.
    pub(crate) fn at_pace(&self, seat: Seat, mv: GameMove, ms: u64) -> u64 {
        let paced = match self.manner.bots {
            BotPace::Leisurely => return ms,
            BotPace::Brisk => ms * 2 / 5,
            BotPace::AtOnce => ms / 10,
        };
        match self.races(seat, mv) {
            None => paced,
            Some(true) => ms,
            Some(false) => paced.max(ms.min(TIME_TO_SEE)),
        }
    }
}
