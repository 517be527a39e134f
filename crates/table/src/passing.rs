//! What people do that no log keeps: it changes only what is true at this moment.

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::publish::Outgoing;
use crate::table::Table;
use crate::wire::ServerMessage;

/// Something that a command may do without an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passing {
    /// A seat is offered to somebody who watches, or to nobody any more.
    Offered {
        /// Which.
        seat: Seat,
        /// To whom.
        to: Option<PlayerId>,
    },
    /// The name of somebody who watches is hidden, or shown again.
    Hidden {
        /// Whose.
        player: PlayerId,
        /// Whether it is hidden.
        hidden: bool,
    },
    /// Somebody who watches asks for a seat, or does so no more.
    AskedForSeat {
        /// Who.
        player: PlayerId,
        /// Whether one is wanted.
        wanted: bool,
    },
    /// A seat has written something.
    Wrote {
        /// Which.
        seat: Seat,
        /// What.
        text: String,
    },
}

impl Table {
    /// Does what was decided on, and gives what is to be sent at once; the rest is news for
    /// [`Table::publish`].
    pub fn pass(&mut self, passing: Passing) -> Vec<Outgoing> {
        match passing {
            Passing::Offered { seat, to } => {
                self.watchers.offers.remove(&seat);
                if let Some(player) = to {
                    // Nobody is offered two seats: there is one to sit on.
                    self.watchers.offers.retain(|_, other| *other != player);
                    self.watchers.offers.insert(seat, player);
                }
                self.news = true;
                Vec::new()
            }
            Passing::Hidden { player, hidden } => {
                if hidden {
                    self.watchers.hidden.insert(player);
                } else {
                    self.watchers.hidden.remove(&player);
                }
                self.news = true;
                Vec::new()
            }
            Passing::AskedForSeat { player, wanted } => {
                self.watchers.asking.retain(|other| *other != player);
                if wanted {
                    self.watchers.asking.push(player);
                }
                self.news = true;
                Vec::new()
            }
            Passing::Wrote { seat, text } => {
                self.talk.spoke(seat, self.now);
                let Some(player) = self.player_on(seat) else { return Vec::new() };
                let line = self.keep_line(player, seat, text);
                let to = self.presence.lines().map(|(line, ..)| line).collect();
                vec![Outgoing { to, message: ServerMessage::Wrote { line } }]
            }
        }
    }

    /// Whether something has changed since this was asked last that stands in no log: who is here,
    /// what may be voted about, who is offered a seat.
    pub fn take_news(&mut self) -> bool {
        std::mem::take(&mut self.news)
    }
}
