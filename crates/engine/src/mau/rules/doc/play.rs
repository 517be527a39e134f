//! What fits, drawing, and laying more than one card.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::Which;
use crate::card::Rank;

/// What fits on what.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct FitRule {
    /// A card of the top card's suit fits.
    pub suit: bool,
    /// A card of the top card's rank fits.
    pub rank: bool,
    /// A card of the top card's colour fits, red or black.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub colour: bool,
    /// A card fits whose value (ace 1 to king 13) is at most so many above or below; 0: only the
    /// same (ERF-09).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub neighbours: u8,
    /// What a rank is worth in `neighbours` and `multiples`, where it is not its place from ace 1 to
    /// king 13; 0: it takes no part in them (ERF-52).
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub values: BTreeMap<Rank, u8>,
    /// Values go round: the highest is also the neighbour of the lowest, as the king of the ace.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub round_the_corner: bool,
    /// A card fits whose value is two, three, … up to so many times the top card's, or that part
    /// of it; 0: none does (ERF-07, ERF-08).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub multiples: u8,
    /// Fit on every card and meet every wish.
    #[serde(default)]
    pub anywhere: Vec<Which>,
    /// Fit on every card that has no function in these rules (SCH-22).
    #[serde(default)]
    pub on_plain: Vec<Which>,
    /// Never fit on their own rank (SCH-13).
    #[serde(default)]
    pub never_on_own_rank: Vec<Rank>,
    /// By the card that lies there: what fits on it besides.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub also: BTreeMap<Which, Vec<Which>>,
    /// By the card that lies there: what never fits on it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub never: BTreeMap<Which, Vec<Which>>,
}

/// Drawing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawRule {
    /// When a seat may draw on its turn.
    pub when: DrawWhen,
    /// Cards drawn at once; 0: who does not lay just passes.
    pub count: u8,
    /// How often a seat may draw in one turn; it hands over only when that is used up or the piles
    /// are. 0: until something fits.
    #[serde(default = "once", skip_serializing_if = "is_once")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = 1)))]
    pub times: u8,
    /// What may be laid after drawing.
    pub then: DrawThen,
    /// A card that may be laid after drawing has to be laid.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub must_lay: bool,
    /// What happens when the draw pile is empty.
    #[serde(default)]
    pub empty: EmptyPile,
    /// A bound on the cards in a hand.
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

/// A bound on the cards in a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HandLimit {
    /// So many cards.
    pub cards: u8,
    /// What happens to a seat that would draw beyond.
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

/// Laying more than one card, or out of turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LayRule {
    /// Further cards may follow the first in the same turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub together: Option<Together>,
    /// Who may lay out of turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub jump_in: Option<JumpIn>,
}

impl FitRule {
    /// What `rank` is worth as a neighbour and a multiple; none: it is neither (ERF-10, ERF-52).
    #[must_use]
    pub fn value(&self, rank: Rank) -> Option<u8> {
        Some(self.values.get(&rank).copied().unwrap_or(rank.value())).filter(|value| *value > 0)
    }

    /// How many values there are from the lowest to the highest: once round the corner.
    #[must_use]
    pub fn circle(&self) -> u8 {
        let values = || Rank::all().filter_map(|rank| self.value(rank));
        values().max().unwrap_or(0) - values().min().unwrap_or(0) + 1
    }
}

impl LayRule {
    /// Whether one card a turn is laid, on one's own turn.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}

/// Further cards that may follow the first in the same turn. Their effects count together, when
/// the seat is done: two sevens draw twice as much, two jacks wish once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Together {
    /// What a further card must share with the one before.
    pub by: TogetherBy,
    /// Most cards in one turn; 0: no bound.
    #[serde(default)]
    pub most: u8,
}

/// What a further card must share with the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TogetherBy {
    /// The rank.
    Rank,
    /// Rank and suit.
    Card,
}

/// Who may lay out of turn; the turn goes on from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum JumpIn {
    /// Whoever holds the card that lies on top, rank and suit.
    SameCard,
    /// Whoever holds a card of the top card's rank.
    SameRank,
}

const fn once() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_once(value: &u8) -> bool {
    *value == 1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
const fn is_zero(value: &u8) -> bool {
    *value == 0
}
