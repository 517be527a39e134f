//! What one viewer may know of a game: built up from an allowed list, never a cleaned state.

use serde::Serialize;

use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::mau::event::Ending;
use crate::mau::moves::{CallIndex, Move};
use crate::seat::{Direction, Seat};

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauPhase"))]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum PhaseView {
    /// The seat to act lays or draws.
    Turn,
    /// A threat stands against the seat to act.
    Threat {
        /// Cards to draw if borne.
        draw: u8,
        /// Whether bearing it costs the turn.
        miss: bool,
    },
    /// The seat to act has drawn: it lays or hands over.
    Drawn,
    /// The deal is over.
    DealOver {
        /// How it ended.
        ending: Ending,
        /// Points noted in this deal, by seat.
        points: Vec<i32>,
        /// What every seat still held, by seat.
        hands: Vec<CardSet>,
        /// Winners of the match, when this deal ended it; else empty.
        winners: Vec<Seat>,
        /// Whether the match goes on with another deal.
        goes_on: bool,
    },
}

/// What everybody can see of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauPlayer"))]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// Cards in the hand.
    pub cards: u8,
    /// The place in which the seat went out of this deal.
    pub place: Option<u8>,
    /// Calls made that still stand.
    pub called: Vec<CallIndex>,
    /// Calls left out so far: they can still be made, and caught where the rules say so.
    pub open: Vec<CallIndex>,
    /// Points of the match so far.
    pub score: i32,
}

/// A game of the Mau-Mau family as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauView"))]
pub struct View {
    /// Whose eyes these are; none for a spectator.
    pub viewer: Option<Seat>,
    /// Number of the deal, from 1.
    pub deal: u16,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The way the turn goes round.
    pub direction: Direction,
    /// Where the game stands.
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub phase: PhaseView,
    /// The top card of the discard pile.
    pub top: Card,
    /// The suit wished that has not been met yet.
    pub wish: Option<Suit>,
    /// Cards in the draw pile.
    pub draw_pile: u8,
    /// Everything in the discard pile, the top card included: all of it was laid openly.
    pub discards: CardSet,
    /// All seats in order.
    pub players: Vec<PlayerView>,
    /// The viewer's own hand; empty for a spectator.
    pub hand: CardSet,
    /// The card the viewer has just drawn and may lay.
    pub drawn: Option<Card>,
    /// The viewer's legal moves.
    pub legal: Vec<Move>,
}
