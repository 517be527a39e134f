//! Moves, events and refusals of any game: `AnyMove`, `AnyEvent`, `AnySeen`, `AnyRefusal`.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::game::{Game, MoveKind};
use crate::{each_game, sum_of_games};

type MoveOf<G> = <G as Game>::Move;
type EventOf<G> = <G as Game>::Event;
type SeenOf<G> = <G as Game>::Seen;
type RefusalOf<G> = <G as Game>::Refusal;

sum_of_games! {
    /// A move of any game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GameMove"))]
    #[serde(tag = "game", rename_all = "snake_case")]
    pub enum AnyMove(MoveOf)
}

sum_of_games! {
    /// An event in a game, hidden cards included. It cannot be serialised.
    #[derive(Clone, Copy)]
    pub enum AnyEvent(EventOf)
}

sum_of_games! {
    /// An event in a game as one viewer learns of it.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GameEvent"))]
    #[serde(tag = "game", rename_all = "snake_case")]
    pub enum AnySeen(SeenOf)
}

sum_of_games! {
    /// Why the rules of a game refuse a move.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum AnyRefusal(RefusalOf)
}

/// Why a move was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The move belongs to another game.
    OtherGame,
    /// The rules of the game refuse it.
    Refused(AnyRefusal),
}

impl AnyMove {
    /// The kind of move, as the table distinguishes them.
    #[must_use]
    pub fn kind(self) -> MoveKind {
        each_game!(Self, self, mv => mv.into())
    }

    /// Whether this is part of a turn, which only the seat whose turn it is can make.
    #[must_use]
    pub fn is_turn_move(self) -> bool {
        self.kind() == MoveKind::Turn
    }
}

impl AnyRefusal {
    /// The stable code, as sent to clients.
    #[must_use]
    pub fn code(self) -> &'static str {
        each_game!(Self, self, refusal => refusal.code())
    }
}

impl fmt::Display for AnyRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        each_game!(Self, self, refusal => fmt::Display::fmt(refusal, f))
    }
}

impl std::error::Error for AnyRefusal {}
