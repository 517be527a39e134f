//! The deal of the day at a table: cards and bots are the same for everybody (bots decide each
//! position afresh), and nothing but playing is possible. How such a table is recognised, and its
//! result.

mod deal;

pub use deal::DailyDeal;
use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use crate::fair;
use crate::id::PlayerId;
use crate::refusal::Refusal;
use crate::state::{MatchState, TableState};
use crate::wire::{Command, DailyView, TablePhase};

/// The result of a deal of the day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyOutcome {
    /// The sum of the player's leads over each of the others, in points.
    pub score: i32,
    /// The same for each row of the score sheet.
    pub course: Vec<i32>,
    /// Whether the player was among the winners.
    pub won: bool,
}

impl TableState {
    pub(crate) const fn daily(&self) -> Option<&DailyDeal> {
        self.header.daily.as_ref()
    }

    /// Whether a command is allowed at a table for a deal of the day.
    pub(crate) fn fits_daily(&self, player: PlayerId, command: &Command) -> Result<(), Refusal> {
        if self.daily().is_none() {
            return Ok(());
        }
        let fits = match command {
            Command::Sit { .. } | Command::FillBots { .. } | Command::Start { .. } => {
                self.phase() == TablePhase::Lobby
            }
            Command::Move { .. } | Command::NextDeal => true,
            _ => false,
        };
        if fits && player == self.header.host { Ok(()) } else { Err(Refusal::DailyElse) }
    }

    pub(crate) fn daily_view(&self) -> Option<DailyView> {
        let DailyDeal { day, counted, .. } = self.daily()?;
        Some(DailyView { day: day.clone(), counted: *counted })
    }

    /// The result; none before the end of the match, or where no deal of the day is played.
    pub(crate) fn daily_outcome(&self) -> Option<DailyOutcome> {
        self.daily()?;
        let game = self.game.as_ref().filter(|game| game.is_noted)?;
        let seat = self.seat_of(self.header.host)?;
        let own = usize::from(seat.0);
        let lead = |values: &[i32]| {
            let mine = values.get(own).copied().unwrap_or_default();
            let apart = values.iter().map(|other| i64::from(*other) - i64::from(mine));
            i32::try_from(apart.sum::<i64>()).unwrap_or(i32::MAX)
        };
        // In ranks less is better; whether it is in points too follows from the ranks they led to.
        let standing = &game.standing;
        let (score, by_points) = (lead(&standing.rank), lead(&standing.points));
        let sign = if score == by_points { 1 } else { -1 };
        let rows = game.sheet.rows().iter().map(|row| sign * lead(&row.points));
        Some(DailyOutcome { score, course: rows.collect(), won: game.winners().contains(&seat) })
    }
}

impl MatchState {
    /// The seed for a bot that is asked on a seat after this many moves: it does not depend on when
    /// the bot is asked.
    pub(crate) fn thought_seed(&self, seat: Seat) -> Seed {
        fair::bot_seed(&self.seed, seat, self.moves as u64)
    }
}
