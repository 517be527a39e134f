//! Events as they really happen, hidden cards included (`Event`). [`super::seen`] says what a
//! viewer learns of them.

use serde::Serialize;

use crate::limits::MAX_SEATS;
use crate::maxonaut::card::Card;
use crate::maxonaut::claim::{Claim, Said};
use crate::maxonaut::hand::Hand;
use crate::maxonaut::moves::{Lay, Shown};
use crate::seat::{Direction, Seat, SeatSet};

/// Why penalty points are noted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxWhy"))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The announcement was a lie (MAX-10).
    Lie,
    /// The announcement was true (MAX-10).
    Doubt,
    /// Virus or bomb, and nothing was shown against it (MAX-29, MAX-30).
    Trap,
    /// Virus or bomb, and the revealer showed what helps (MAX-29, MAX-30).
    Antidote,
    /// An announced 21 was accepted without looking (MAX-O4).
    Accepted,
    /// The digits were said in the wrong order (MAX-O2).
    WrongForm,
}

/// Where a turned-up card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxOrigin"))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// One of the two top cards that were judged.
    Top,
    /// Turned up instead of a chance card, from the discard pile (MAX-32).
    Discard,
    /// Turned up instead of a chance card, from the draw pile (MAX-32).
    Draw,
}

/// An event of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round began: its starter draws, lays and announces any value (MAX-07, MAX-11).
    RoundStarted {
        /// Number of the round, from 1.
        round: u16,
        /// The seat that starts.
        starter: Seat,
    },
    /// A seat drew up to a full hand (MAX-13).
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// The draw pile was used up: the discard pile except its two top cards became the new one (MAX-20).
    Reshuffled {
        /// Cards in the new draw pile.
        cards: u8,
    },
    /// Cards were laid face down (MAX-14 to MAX-17).
    Laid {
        /// The seat that laid them.
        seat: Seat,
        /// The cards; those from the draw pile are unseen.
        cards: Lay,
    },
    /// A value was announced (MAX-18).
    Announced {
        /// The seat that announced it.
        seat: Seat,
        /// The value in the words used.
        said: Said,
    },
    /// The direction of play was reversed (MAX-O1).
    Reversed {
        /// The direction from now on.
        direction: Direction,
    },
    /// A seat is skipped; the one after it judges (MAX-O3).
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
    /// Virus, bomb or both were turned up: the revealer is asked for what helps (MAX-31).
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
        points: [u8; MAX_SEATS],
    },
    /// Somebody has reached the limit: the match is over (MAX-34).
    MatchEnded {
        /// The seat that has lost.
        loser: Seat,
        /// All seats with the fewest points.
        winners: SeatSet,
    },
}
