//! Events as one viewer learns them (`Seen`).

use serde::Serialize;

use crate::maxonaut::card::Card;
use crate::maxonaut::claim::{Claim, Said};
use crate::maxonaut::event::{Event, Origin, Why};
use crate::maxonaut::hand::Hand;
use crate::maxonaut::moves::{Laid, Lay, Shown, Source};
use crate::seat::{Direction, Seat};

/// What a viewer learns of an [`Event`]: built from what may be seen, never a cleaned copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SeenEvent {
    /// A round began: its starter announces any value.
    RoundStarted {
        /// Number of the round, from 1.
        round: u16,
        /// Who begins.
        starter: Seat,
    },
    /// A seat drew up to a full hand.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// The cards, if they are the viewer's own.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Hand>,
    },
    /// The draw pile was used up: the discard pile but for its two top cards is the new one.
    Reshuffled {
        /// Cards in the new draw pile.
        cards: u8,
    },
    /// Cards were laid face down.
    Laid {
        /// The seat that laid them.
        seat: Seat,
        /// Where they came from, in the order in which they were laid.
        from: Vec<Source>,
        /// The cards, if the viewer laid them: what came from the draw pile it does not know either.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Lay>,
    },
    /// A value was announced.
    Announced {
        /// The seat that announced it.
        seat: Seat,
        /// In which words.
        said: Said,
    },
    /// Play goes the other way round from here.
    Reversed {
        /// The way from now on.
        direction: Direction,
    },
    /// A seat is passed over; the one after it judges.
    Skipped {
        /// The seat passed over.
        seat: Seat,
    },
    /// The announcement was let stand.
    Believed {
        /// The seat that believed it.
        seat: Seat,
    },
    /// The announcement was doubted.
    Doubted {
        /// The seat that doubted it.
        seat: Seat,
        /// Whose announcement.
        announcer: Seat,
    },
    /// A card was turned up for all to see.
    TurnedUp {
        /// The card.
        card: Card,
        /// Where it lay.
        origin: Origin,
    },
    /// Virus, bomb or both lie open: the revealer is asked for what helps.
    Trapped {
        /// The revealer.
        seat: Seat,
        /// Whether a virus lies there.
        virus: bool,
        /// Whether a bomb lies there.
        bomb: bool,
    },
    /// The revealer showed cards of its hand.
    Shown {
        /// The seat that showed them.
        seat: Seat,
        /// The cards.
        cards: Shown,
    },
    /// The revealer showed nothing.
    Bore {
        /// The seat that showed nothing.
        seat: Seat,
    },
    /// The turned-up cards were compared with the announcement.
    Judged {
        /// Who announced.
        announcer: Seat,
        /// The value announced.
        claim: Claim,
        /// What the cards are worth; none: nothing at all.
        worth: Option<Claim>,
    },
    /// Penalty points were noted.
    Penalty {
        /// The seat that they were noted for.
        seat: Seat,
        /// How many points.
        points: u8,
        /// What the seat has now.
        total: u8,
        /// What they were noted for.
        why: Why,
    },
    /// A round ended.
    RoundEnded {
        /// Number of the round.
        round: u16,
        /// Points noted in it, by seat.
        points: Vec<u8>,
    },
    /// Somebody has reached the limit: the match is over.
    MatchEnded {
        /// Who has lost.
        loser: Seat,
        /// All who have the fewest points.
        winners: Vec<Seat>,
    },
}

impl Event {
    /// What `viewer` (none: a spectator) learns of it at a table of so many seats.
    #[must_use]
    pub fn observe(&self, viewer: Option<Seat>, seats: u8) -> SeenEvent {
        let own = |seat: Seat| Some(seat) == viewer;
        match *self {
            Self::RoundStarted { round, starter } => SeenEvent::RoundStarted { round, starter },
            Self::Drew { seat, cards } => {
                SeenEvent::Drew { seat, count: cards.len(), cards: own(seat).then_some(cards) }
            }
            Self::Reshuffled { cards } => SeenEvent::Reshuffled { cards },
            Self::Laid { seat, cards } => SeenEvent::Laid {
                seat,
                from: cards.cards().map(Laid::source).collect(),
                cards: own(seat).then_some(cards),
            },
            Self::Announced { seat, said } => SeenEvent::Announced { seat, said },
            Self::Reversed { direction } => SeenEvent::Reversed { direction },
            Self::Skipped { seat } => SeenEvent::Skipped { seat },
            Self::Believed { seat } => SeenEvent::Believed { seat },
            Self::Doubted { seat, announcer } => SeenEvent::Doubted { seat, announcer },
            Self::TurnedUp { card, origin } => SeenEvent::TurnedUp { card, origin },
            Self::Trapped { seat, virus, bomb } => SeenEvent::Trapped { seat, virus, bomb },
            Self::Shown { seat, cards } => SeenEvent::Shown { seat, cards },
            Self::Bore { seat } => SeenEvent::Bore { seat },
            Self::Judged { announcer, claim, worth } => {
                SeenEvent::Judged { announcer, claim, worth }
            }
            Self::Penalty { seat, points, total, why } => {
                SeenEvent::Penalty { seat, points, total, why }
            }
            Self::RoundEnded { round, points } => {
                SeenEvent::RoundEnded { round, points: points[..usize::from(seats)].to_vec() }
            }
            Self::MatchEnded { loser, winners } => {
                SeenEvent::MatchEnded { loser, winners: winners.collect() }
            }
        }
    }
}
