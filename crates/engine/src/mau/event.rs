//! What happened, as the engine tells it, and what one viewer learns of it.

use serde::Serialize;

use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::limits::MAX_SEATS;
use crate::mau::moves::CallIndex;
use crate::seat::{Direction, Seat, SeatSet};

/// Why cards were drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauDrawReason"))]
#[serde(rename_all = "snake_case")]
pub enum DrawReason {
    /// On one's own turn.
    Turn,
    /// A threat was borne.
    Threat,
    /// Caught without the call.
    Caught,
    /// The table noticed a call left out.
    CallMissed,
    /// Called without laying down to the announced number of cards.
    FalseCall,
}

/// How a deal came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauEnding"))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody is rid of all cards (and, where played on, all but one are).
    Out,
    /// No card could move any more for several rounds of the table.
    Stuck,
    /// The bound on moves was reached.
    Capped,
}

/// The truth about one step. Only the engine and its log see it whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are explained at SeenEvent")]
pub enum Event {
    /// A deal began.
    DealStarted { deal: u16, dealer: Seat, starter: Seat },
    /// A seat was dealt its hand.
    Dealt { seat: Seat, cards: CardSet },
    /// The first card of the discard pile.
    TurnedUp { card: Card },
    /// A card was laid.
    Played { seat: Seat, card: Card, wish: Option<Suit> },
    /// A threat stands against a seat.
    Threatened { seat: Seat, draw: u8, miss: bool },
    /// A threat was cancelled by a card.
    Cancelled { seat: Seat },
    /// Cards went from the draw pile to a hand (possibly none, when both piles are empty).
    Drew { seat: Seat, cards: CardSet, reason: DrawReason },
    /// Handed over after drawing.
    Passed { seat: Seat },
    /// A turn was missed.
    Missed { seat: Seat },
    /// The direction changed.
    Reversed { direction: Direction },
    /// The same seat has another turn.
    Again { seat: Seat },
    /// A call was made.
    Called { seat: Seat, call: CallIndex },
    /// A seat was caught without its call.
    Caught { seat: Seat, by: Seat, call: CallIndex },
    /// The table noticed a call left out.
    CallMissed { seat: Seat, call: CallIndex },
    /// A call was not followed by the card it announced.
    FalseCall { seat: Seat, call: CallIndex },
    /// The discard pile became the new draw pile.
    Reshuffled { cards: u8 },
    /// A seat is rid of all cards, in the given place (1 is first).
    WentOut { seat: Seat, place: u8 },
    /// The deal is over.
    DealEnded { ending: Ending, points: [i32; MAX_SEATS], hands: [CardSet; MAX_SEATS] },
    /// The match is over.
    MatchEnded { winners: SeatSet },
}

/// What a viewer learns of an [`Event`]: built from what may be seen, never a cleaned copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SeenEvent {
    /// A deal began.
    DealStarted {
        /// Number of the deal, from 1.
        deal: u16,
        /// Who deals.
        dealer: Seat,
        /// Who begins.
        starter: Seat,
    },
    /// A seat was dealt cards.
    Dealt {
        /// Whose hand.
        seat: Seat,
        /// How many.
        count: u8,
        /// The cards, if they are the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<CardSet>,
    },
    /// The first card of the discard pile.
    TurnedUp {
        /// The card.
        card: Card,
    },
    /// A card was laid.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// The suit wished with it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        wish: Option<Suit>,
    },
    /// A threat stands against a seat.
    Threatened {
        /// The victim.
        seat: Seat,
        /// Cards to draw if borne.
        draw: u8,
        /// Whether bearing it costs the turn.
        miss: bool,
    },
    /// A threat was cancelled.
    Cancelled {
        /// By whom.
        seat: Seat,
    },
    /// Cards were drawn.
    Drew {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
        /// Why.
        reason: DrawReason,
        /// The cards, if they are the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<CardSet>,
    },
    /// Handed over after drawing.
    Passed {
        /// By whom.
        seat: Seat,
    },
    /// A turn was missed.
    Missed {
        /// Whose.
        seat: Seat,
    },
    /// The direction changed.
    Reversed {
        /// The direction from now on.
        direction: Direction,
    },
    /// The same seat has another turn.
    Again {
        /// Who.
        seat: Seat,
    },
    /// A call was made.
    Called {
        /// By whom.
        seat: Seat,
        /// Which.
        call: CallIndex,
    },
    /// A seat was caught without its call.
    Caught {
        /// Who was caught.
        seat: Seat,
        /// Who noticed.
        by: Seat,
        /// Which call.
        call: CallIndex,
    },
    /// The table noticed a call left out.
    CallMissed {
        /// Whose.
        seat: Seat,
        /// Which.
        call: CallIndex,
    },
    /// A call was not followed by the card it announced.
    FalseCall {
        /// Whose.
        seat: Seat,
        /// Which.
        call: CallIndex,
    },
    /// The discard pile became the new draw pile.
    Reshuffled {
        /// Cards in the new draw pile.
        cards: u8,
    },
    /// A seat is rid of all cards.
    WentOut {
        /// Who.
        seat: Seat,
        /// 1 is first.
        place: u8,
    },
    /// The deal is over.
    DealEnded {
        /// How.
        ending: Ending,
        /// Points noted in this deal, by seat.
        points: Vec<i32>,
        /// What every seat still held, by seat.
        hands: Vec<CardSet>,
    },
    /// The match is over.
    MatchEnded {
        /// All winners.
        winners: Vec<Seat>,
    },
}

impl Event {
    /// What `viewer` (none: a spectator) learns, at a table of `seats`.
    #[must_use]
    pub fn seen_by(&self, viewer: Option<Seat>, seats: u8) -> SeenEvent {
        let own = |seat: Seat, cards: CardSet| (viewer == Some(seat)).then_some(cards);
        let n = usize::from(seats);
        match *self {
            Self::DealStarted { deal, dealer, starter } => {
                SeenEvent::DealStarted { deal, dealer, starter }
            }
            Self::Dealt { seat, cards } => {
                SeenEvent::Dealt { seat, count: cards.len() as u8, cards: own(seat, cards) }
            }
            Self::TurnedUp { card } => SeenEvent::TurnedUp { card },
            Self::Played { seat, card, wish } => SeenEvent::Played { seat, card, wish },
            Self::Threatened { seat, draw, miss } => SeenEvent::Threatened { seat, draw, miss },
            Self::Cancelled { seat } => SeenEvent::Cancelled { seat },
            Self::Drew { seat, cards, reason } => {
                SeenEvent::Drew { seat, count: cards.len() as u8, reason, cards: own(seat, cards) }
            }
            Self::Passed { seat } => SeenEvent::Passed { seat },
            Self::Missed { seat } => SeenEvent::Missed { seat },
            Self::Reversed { direction } => SeenEvent::Reversed { direction },
            Self::Again { seat } => SeenEvent::Again { seat },
            Self::Called { seat, call } => SeenEvent::Called { seat, call },
            Self::Caught { seat, by, call } => SeenEvent::Caught { seat, by, call },
            Self::CallMissed { seat, call } => SeenEvent::CallMissed { seat, call },
            Self::FalseCall { seat, call } => SeenEvent::FalseCall { seat, call },
            Self::Reshuffled { cards } => SeenEvent::Reshuffled { cards },
            Self::WentOut { seat, place } => SeenEvent::WentOut { seat, place },
            Self::DealEnded { ending, points, hands } => SeenEvent::DealEnded {
                ending,
                points: points[..n].to_vec(),
                hands: hands[..n].to_vec(),
            },
            Self::MatchEnded { winners } => SeenEvent::MatchEnded { winners: winners.collect() },
        }
    }
}
