//! The whole state of a match, hidden cards included: for scripted games, never for players.

use super::state::State;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::limits::{MAX_CALLS, MAX_SEATS};
use crate::seat::{Seat, SeatSet};

/// Where all cards really are, and which calls have been made.
#[derive(Clone, Debug)]
pub struct Truth {
    /// The hands, by seat.
    pub hands: [CardSet; MAX_SEATS],
    /// For each seat, the cards face down beside the hand.
    pub beside: [CardSet; MAX_SEATS],
    /// The draw pile; the last card is drawn next.
    pub draw_pile: Vec<Card>,
    /// The discard pile; the last card is on top.
    pub discard_pile: Vec<Card>,
    /// Cards slipped in unseen, somewhere in the discard pile.
    pub slipped: CardSet,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// For each call, the seats that have made it before laying, with the card still to come.
    pub announced: [SeatSet; MAX_CALLS],
    /// For each call, the seats that have made it in time and whose call still stands.
    pub called: [SeatSet; MAX_CALLS],
    /// For each call, the seats that have missed it so far.
    pub left_out: [SeatSet; MAX_CALLS],
    /// Winners of the match, once it is over.
    pub winners: SeatSet,
}

impl Truth {
    /// Everything about `state`.
    #[must_use]
    pub fn of(state: &State) -> Self {
        Self {
            hands: state.hands,
            beside: state.beside,
            draw_pile: state.draw_pile.as_slice().to_vec(),
            discard_pile: state.discard_pile.as_slice().to_vec(),
            slipped: state.slipped,
            turn: state.turn,
            announced: state.announced,
            called: state.called,
            left_out: state.open,
            winners: state.winners,
        }
    }
}
