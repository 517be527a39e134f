//! Events as one viewer learns of them (`SeenEvent`).

use serde::Serialize;

use crate::maxonaut::card::Card;
use crate::maxonaut::claim::{Claim, Said};
use crate::maxonaut::event::{Event, Origin, Why};
use crate::maxonaut::hand::Hand;
use crate::maxonaut::moves::{Laid, Lay, Shown, Source};
use crate::seat::{Direction, Seat};

/// What a viewer learns of an [`Event`]: built up from what they may see, never a redacted copy.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxEvent"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum SeenEvent {
    /// A round began: its starter announces any value.
    RoundStarted {
        /// Number of the round, from 1.
        round: u16,
        /// The seat that starts.
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
    /// The draw pile was used up: the discard pile except its two top cards became the new one.
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
        /// The cards, if the viewer laid them; even then those from the draw pile are unknown.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        cards: Option<Lay>,
    },
    /// A value was announced.
    Announced {
        /// The seat that announced it.
        seat: Seat,
        /// The value in the words used.
        said: Said,
    },
    /// The direction of play was reversed.
    Reversed {
        /// The direction from now on.
        direction: Direction,
    },
    /// A seat is skipped; the one after it judges.
    Skipped {
        /// The seat skipped.
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
        /// The seat whose announcement it was.
        announcer: Seat,
    },
    /// A card was turned up for everybody to see.
    TurnedUp {
        /// The card.
        card: Card,
        /// Where it came from.
        origin: Origin,
    },
    /// Virus, bomb or both were turned up: the revealer is asked for what helps.
    Trapped {
        /// The revealer.
        seat: Seat,
        /// Whether there is a virus.
        virus: bool,
        /// Whether there is a bomb.
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
        /// The seat that announced.
        announcer: Seat,
        /// The value announced.
        claim: Claim,
        /// The value of the cards; none: worth nothing.
        worth: Option<Claim>,
    },
    /// Penalty points were noted.
    Penalty {
        /// The seat they were noted for.
        seat: Seat,
        /// How many points.
        points: u8,
        /// The seat's total now.
        total: u8,
        /// The reason.
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
        /// The seat that has lost.
        loser: Seat,
        /// All seats with the fewest points.
        winners: Vec<Seat>,
    },
}

impl Event {
    /// What `viewer` (none: a spectator) learns of it at a table with `seats` seats.
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
