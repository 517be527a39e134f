//! Changes that are not logged (`Transient`): offered seats, hidden names, people asking for a
//! seat, chat lines.

use stammtisch_engine::seat::Seat;

use super::Live;
use super::chat::Written;
use crate::id::PlayerId;
use crate::log::CommandCause;
use crate::state::TableState;

/// The effect of a command that leaves no entry. Pass it to
/// [`Table::apply_transient`](crate::Table::apply_transient).
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Transient {
    pub(crate) cause: CommandCause,
    pub(crate) change: Change,
}

/// A change that is not logged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// A seat is offered to a spectator, or no longer offered.
    Offered { seat: Seat, to: Option<PlayerId> },
    /// The name of a spectator is hidden, or shown again.
    Hidden { player: PlayerId, hidden: bool },
    /// A spectator asks for a seat, or no longer does.
    AskedForSeat { player: PlayerId, wanted: bool },
    /// A seat has written a chat line.
    Wrote { seat: Seat, text: String },
}

impl Live {
    /// Applies the change, and returns the chat line if one was written; everything else is to be published.
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
