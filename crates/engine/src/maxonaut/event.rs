//! Events as they truly happen, hidden cards included (`Event`). [`super::seen`] says what a viewer
//! learns of them.

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
    /// Virus or bomb, and nothing shown against it (MAX-29, MAX-30).
    Trap,
    /// Virus or bomb, and the revealer has shown what helps (MAX-29, MAX-30).
    Antidote,
    /// An announced 21 was accepted without looking (MAX-O4).
    Accepted,
    /// The digits were said the wrong way round (MAX-O2).
    WrongForm,
}

/// Where a turned-up card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxOrigin"))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// One of the two top cards that were judged.
    Top,
    /// Instead of a chance card, from the discard pile (MAX-32).
    Discard,
    /// Instead of a chance card, from the draw pile (MAX-32).
    Draw,
}

/// A step of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A round began: its starter draws, lays and announces any value (MAX-07, MAX-11).
    RoundStarted {
        /// Number of the round, from 1.
        round: u16,
        /// Who begins.
        starter: Seat,
    },
    /// A seat drew up to a full hand (MAX-13).
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The cards.
        cards: Hand,
    },
    /// The draw pile was used up: the discard pile but for its two top cards is the new one (MAX-20).
    Reshuffled {
        /// Cards in the new draw pile.
        cards: u8,
    },
    /// Cards were laid face down (MAX-14 to MAX-17).
    Laid {
        /// The seat that laid them.
        seat: Seat,
        /// The cards of the hand; those of the draw pile nobody has seen.
        cards: Lay,
    },
    /// A value was announced (MAX-18).
    Announced {
        /// The seat that announced it.
        seat: Seat,
        /// In which words.
        said: Said,
    },
    /// Play goes the other way round from here (MAX-O1).
    Reversed {
        /// The way from now on.
        direction: Direction,
    },
    /// A seat is passed over; the one after it judges (MAX-O3).
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
    /// Virus, bomb or both lie open: the revealer is asked for what helps (MAX-31).
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
        points: [u8; MAX_SEATS],
    },
    /// Somebody has reached the limit: the match is over (MAX-34).
    MatchEnded {
        /// Who has lost.
        loser: Seat,
        /// All who have the fewest points.
        winners: SeatSet,
    },
}
