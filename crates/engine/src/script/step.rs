//! What the lines of the body mean.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::event::Harm;
use crate::mau::moves::CallIndex;
use crate::mau::{Move, Refusal, Wish};
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
    /// What the top card counts as.
    Face(Card),
    /// A wish that stands, and how many cards must still meet it, if that is said.
    Wish(Option<Wish>, Option<u8>),
    Turn(Seat),
    Phase(String),
    /// Fewest and most cards that the dealer may choose.
    Choice(u8, u8),
    Dealer(Seat),
    /// Cards to draw if the threat is borne.
    Penalty(Option<u8>),
    /// All that a threat does if it is borne.
    Harm(Option<Harm>),
    /// Whose threat stands.
    Author(Seat),
    /// Who is asked after the seat that is asked now.
    Pending(SeatSet),
    /// Who misses the next turn.
    Misses(SeatSet),
    /// Who plays no further without having gone out.
    Lost(SeatSet),
    Direction(Direction),
    Points(Seat, i32),
    Score(Seat, i32),
    /// What a seat pays at the end of the match, in cents; none: nobody pays anything.
    Kitty(Option<(Seat, u64)>),
    /// Number of the round, and whether it is sharp, if that is said.
    Round(u16, Option<bool>),
    /// Out of this deal, or still in it.
    Out(Seat, bool),
    Place(Seat, u8),
    /// Winners of the match; empty: it has none.
    Winners(SeatSet),
    DealOver(bool),
    DealNumber(u16),
    MatchOver(bool),
    /// Exactly these moves.
    MovesAre(Which, Seat, Vec<Pattern>),
    /// This move among others, or not.
    Moves(Which, Seat, Pattern, bool),
    /// A call left out that can still be made up for; none: there is no such seat.
    Open(Option<(Seat, CallIndex)>),
    /// A call made; none: no seat has a call that stands.
    Called(Option<(Seat, CallIndex)>),
    DrawPile(u8),
    /// Cards under the top card.
    Discarded(u8),
    /// Cards slipped in unseen.
    Slipped(CardSet),
    /// The last step brought this event, or did not.
    Event(String, bool),
}

/// Which of the two lists of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
    /// What is allowed.
    Legal,
    /// What may be dared besides: cheating and accusing.
    Daring,
}
