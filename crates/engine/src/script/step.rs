//! What the lines of the body mean.

use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::mau::moves::CallIndex;
use crate::mau::{Move, Refusal};
use crate::seat::{Direction, Seat, SeatSet};

use super::legal::Pattern;

/// A line of the body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) line: usize,
    pub(super) text: String,
    pub(super) what: What,
}

/// What a line of the body says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum What {
    /// A seat moves; refused with this code, if one stands there.
    Move { seat: Seat, mv: Move, refusal: Option<Refusal> },
    /// The next deal is dealt.
    NextDeal { refusal: Option<Refusal> },
    /// Something must be so.
    Expect(Expect),
}

/// What must be so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Expect {
    Hand(Seat, CardSet),
    Cards(Seat, u32),
    Top(Card),
    Wish(Option<Suit>),
    Turn(Seat),
    Dealer(Seat),
    /// Cards to draw if the threat is borne.
    Penalty(Option<u8>),
    Direction(Direction),
    Points(Seat, i32),
    Score(Seat, i32),
    /// Out of this deal, or still in it.
    Out(Seat, bool),
    Place(Seat, u8),
    /// Winners of the match; empty: it has none.
    Winners(SeatSet),
    DealOver(bool),
    DealNumber(u16),
    MatchOver(bool),
    /// Exactly these moves.
    LegalAre(Seat, Vec<Pattern>),
    /// This move among others, or not.
    Legal(Seat, Pattern, bool),
    /// A call left out that can still be made up for; none: there is no such seat.
    Open(Option<(Seat, CallIndex)>),
    /// A call made; none: no seat has a call that stands.
    Called(Option<(Seat, CallIndex)>),
    DrawPile(u8),
    /// Cards under the top card.
    Discarded(u8),
    /// The last step brought this event, or did not.
    Event(String, bool),
}
