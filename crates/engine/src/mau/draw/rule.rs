//! Serde types of `draw` in a rules file.

use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::{is_one, is_zero, one};

/// How cards are drawn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawRule {
    /// When a seat may draw on its turn.
    pub when: DrawWhen,
    /// Cards drawn at once; 0: a player who does not lay just passes.
    pub count: u8,
    /// How often a seat may draw in one turn; the turn passes on only when that, or the piles, are used up.
    /// 0: until something fits.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = 1)))]
    pub times: u8,
    /// What may be laid after drawing.
    pub then: DrawThen,
    /// A player who may draw may also hand over without drawing, or without drawing on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_pass: bool,
    /// With `may_pass`: only after drawing this often.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub least: u8,
    /// A card that may be laid after drawing has to be laid.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub must_lay: bool,
    /// What happens when the draw pile is empty.
    #[serde(default)]
    pub empty: EmptyPile,
    /// What stays of the discard pile when a new draw pile is made of it.
    #[serde(default, skip_serializing_if = "Keeps::is_top")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "top")))]
    pub keeps: Keeps,
    /// A limit on the cards in a hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<HandLimit>,
}

/// When a seat may draw on its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DrawWhen {
    /// Whenever it does not want to lay.
    AnyTime,
    /// Only when no card of the hand fits.
    NothingFits,
}

/// What may be laid after drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum DrawThen {
    /// A card just drawn.
    LayDrawn,
    /// Any card of the hand.
    LayAny,
    /// Nothing: the turn is over.
    Nothing,
}

/// What happens when the draw pile is empty.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum EmptyPile {
    /// The discard pile without its top card is shuffled into a new one.
    #[default]
    Shuffle,
    /// The discard pile without its top card is turned over as it lies.
    TurnOver,
    /// Nothing: nobody draws any more.
    Nothing,
    /// The deal is over; nobody has won it.
    EndDeal,
}

/// What stays of the discard pile when a new draw pile is made of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Keeps {
    /// Its top card.
    #[default]
    Top,
    /// All cards of the top card's rank that lie on top of one another, as long as others are left to draw.
    Row,
}

impl Keeps {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_top(&self) -> bool {
        *self == Self::Top
    }
}

/// A limit on the cards in a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandLimit {
    /// Most cards in a hand.
    pub cards: u8,
    /// What happens to a seat that would draw beyond it.
    pub then: LimitThen,
}

/// What happens to a seat that would draw beyond the limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LimitThen {
    /// It draws no more.
    NoMore,
    /// It has lost this deal: it plays no further and keeps its cards for the count.
    Loses,
}
