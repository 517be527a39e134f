//! Changes that no log keeps (`Transient`): offered seats, hidden names, people who ask for a seat.

use stammtisch_engine::seat::Seat;

use super::Live;
use super::chat::Written;
use crate::id::PlayerId;
use crate::log::CommandCause;
use crate::state::TableState;

/// Something that a command does without an entry. Hand it to
/// [`Table::apply_transient`](crate::Table::apply_transient).
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Transient {
    pub(crate) cause: CommandCause,
    pub(crate) change: Change,
}

/// What it changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// A seat is offered to somebody who watches, or to nobody any more.
    Offered { seat: Seat, to: Option<PlayerId> },
    /// The name of somebody who watches is hidden, or shown again.
    Hidden { player: PlayerId, hidden: bool },
    /// Somebody who watches asks for a seat, or does so no more.
    AskedForSeat { player: PlayerId, wanted: bool },
    /// A seat has written something.
    Wrote { seat: Seat, text: String },
}

impl Live {
    /// Does what was decided on, and gives what was written; the rest is news.
    pub(crate) fn apply(&mut self, change: Change, state: &TableState) -> Option<Written> {
        match change {
            Change::Offered { seat, to } => self.watchers.offer(seat, to),
            Change::Hidden { player, hidden: true } => {
                self.watchers.hidden.insert(player);
            }
            Change::Hidden { player, hidden: false } => {
                self.watchers.hidden.remove(&player);
            }
            Change::AskedForSeat { player, wanted: true } => self.watchers.ask(player),
            Change::AskedForSeat { player, wanted: false } => self.watchers.ask_no_more(player),
            Change::Wrote { seat, text } => {
                self.talk.spoke(seat, self.now);
                let player = state.player_on(seat)?;
                return Some(self.chat.keep(player, seat, text));
            }
        }
        self.news = true;
        None
    }
}
