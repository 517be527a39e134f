//! Serde types of the `cards` tables in a rules file: what a card does, and its threat.

use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::{is_one, is_zero, one};
use crate::mau::rules::doc::{ThreatRule, Which};
use crate::seat::Direction;

/// What a card does when it is laid. Effects can be combined.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CardRule {
    /// The direction changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reverse: Option<ReverseRule>,
    /// Its player has another turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
    /// Its player may lay a further card at once, if one fits; drawing is not allowed instead (LIV-13).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lays_on: bool,
    /// It has to be covered: its player lays a further card on it at once, and draws until one fits. So it
    /// cannot be the last card.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub covered: bool,
    /// Its player wishes what is to be laid next.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<WishRule>,
    /// It stands for any card of the deck that its player names, effect included (ERF-41). Together with a
    /// wish: its player names a card or wishes.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub wild: bool,
    /// It does what the card on which it is laid does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub copies: bool,
    /// Players look through it: what fits next is judged by the card below, and a wish stays in force.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub see_through: bool,
    /// Its player may take the card that lay on top before it (ERF-20).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub buys: bool,
    /// All players pass their whole hand to the next seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rotates: bool,
    /// Which way the hands go.
    #[serde(default, skip_serializing_if = "Way::is_along")]
    pub rotates_to: Way,
    /// Something happens to other seats unless they defend.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threat: Option<ThreatRule>,
}

/// Which way hands go round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// To the seat that would be next.
    #[default]
    Along,
    /// To the seat that was before.
    Against,
    /// Always to the left neighbour.
    Left,
    /// Always to the right neighbour.
    Right,
    /// To the seat half the number of players further on, rounded down. Only cards that everybody passes go
    /// that way.
    Across,
    /// The seat that set it off chooses left or right. Only triggers ask.
    Chosen,
}

impl Way {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    pub(in crate::mau) fn is_along(&self) -> bool {
        *self == Self::Along
    }

    /// The direction in which cards go, where the turn goes in `turns`; a chosen way is not known here.
    pub(in crate::mau) const fn direction(self, turns: Direction) -> Direction {
        match self {
            Self::Along | Self::Across | Self::Chosen => turns,
            Self::Against => turns.reversed(),
            Self::Left => Direction::Clockwise,
            Self::Right => Direction::Counter,
        }
    }
}

/// A change of direction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReverseRule {
    /// What it does when only two seats are in play.
    pub with_two: WithTwo,
}

/// What a change of direction does when only two seats are in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WithTwo {
    /// Nothing.
    Nothing,
    /// The other seat misses a turn.
    OtherMisses,
}

/// What may be wished, and how long the wish lasts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct WishRule {
    /// What is named.
    pub of: WishOf,
    /// Whether the player may omit it; then the card itself has to be met.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may: bool,
    /// Cards that must meet it until it is over, at least 1.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = 1)))]
    pub cards: u8,
    /// Turns after which it ends even if nobody met it; 0: it stands until it is met (ERF-34).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turns: u8,
    /// Rounds of the table for which it stands, whatever is laid meanwhile; 0: not limited by rounds.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub laps: u8,
    /// Whether the rounds end only after the turn of the player who wished, who has to meet it as well.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub oneself: bool,
    /// Only a suit, rank or card of one of these may be wished; empty: anything.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only: Vec<Which>,
    /// Not what has to be met already: what the card below is, or the wish in force. Where nothing else is
    /// left, no wish is made.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub other: bool,
}

/// What a wish names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WishOf {
    /// One of the four suits.
    Suit,
    /// Red or black.
    Colour,
    /// A rank (ERF-42).
    Rank,
    /// A suit or a rank, as the player likes.
    SuitOrRank,
    /// A single card, rank and suit.
    Card,
}
