//! Everything about a match: for games written by hand, and for nobody who plays.

use super::state::State;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::limits::{MAX_CALLS, MAX_SEATS};
use crate::seat::{Seat, SeatSet};

/// Where all cards truly lie, and what has been called.
#[derive(Clone, Debug)]
pub struct Truth {
    /// The hands, by seat.
    pub hands: [CardSet; MAX_SEATS],
    /// By seat: what lies face down beside the hand.
    pub beside: [CardSet; MAX_SEATS],
    /// The last card is drawn next.
    pub draw_pile: Vec<Card>,
    /// The last card lies on top.
    pub discard_pile: Vec<Card>,
    /// Cards slipped in unseen: they lie somewhere in the discard pile.
    pub slipped: CardSet,
    /// Whose turn it is.
    pub turn: Seat,
    /// By call: said before laying, and the card is still to come.
    pub announced: [SeatSet; MAX_CALLS],
    /// By call: made in time and still standing.
    pub called: [SeatSet; MAX_CALLS],
    /// By call: left out so far.
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
