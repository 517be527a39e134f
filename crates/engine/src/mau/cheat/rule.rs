//! Serde types of `cheat` in a rules file.

use serde::{Deserialize, Serialize};

use crate::card_set::KindSet;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::defaults::is_zero;
use crate::mau::rules::doc::Which;

/// Cheating as part of the game: what may be tried, and what it costs to be caught (VER-14, ERF-11).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CheatRule {
    /// A card that does not fit may be laid on one's own turn.
    #[serde(default)]
    pub lay: bool,
    /// Only these cards, where `lay` is allowed; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Which>,
    /// Two cards may be laid as one, the lower one unseen.
    #[serde(default)]
    pub slip: bool,
    /// Fewer cards than are due may be drawn.
    #[serde(default)]
    pub draw_short: bool,
    /// A player who has to lay if something fits may draw or pass as if nothing did.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withhold: bool,
    /// How long a cheat may be noticed.
    pub until: CheatWindow,
    /// Cards that the cheating player draws when caught.
    pub penalty: u8,
    /// What happens to the cheating player's turn then.
    pub then: CheatThen,
    /// Cards drawn for accusing somebody who played honestly.
    pub false_penalty: u8,
    /// Who may accuse.
    #[serde(default, skip_serializing_if = "Accuser::is_anyone")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "anyone")))]
    pub by: Accuser,
    /// A player who has to answer a threat and accuses its author in vain bears it at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bears: bool,
    /// What happens to hands and cards that a cheat has made change hands (ERF-50).
    #[serde(default, skip_serializing_if = "MovedHands::stand")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "stand")))]
    pub moved_hands: MovedHands,
    /// Seats that acted before the last one may be accused as well, for a time: then nothing is undone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<LaterRule>,
}

/// Accusing a player whose card has been covered since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LaterRule {
    /// Until this many more cards have been laid, at most 3.
    pub cards: u8,
    /// Cards drawn by each player who has laid one since, on top of the wrong one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub followers: u8,
}

impl CheatRule {
    /// The card kinds that may be laid though they do not fit.
    pub(in crate::mau) fn lays(&self) -> KindSet {
        match (self.lay, self.cards.is_empty()) {
            (false, _) => KindSet::EMPTY,
            (true, true) => KindSet::ALL,
            (true, false) => kinds(&self.cards),
        }
    }
}

/// What happens to hands and cards that a cheat has made change hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MovedHands {
    /// They stay where they are: bearing the swap or the gift closes the window to notice the cheat.
    #[default]
    Stand,
    /// They go back if they are still in the hand they came to (ERF-50).
    GoBack,
}

impl MovedHands {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn stand(&self) -> bool {
        *self == Self::Stand
    }
}

/// How long a cheat may be noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CheatWindow {
    /// Until another seat has acted (VER-14).
    NextMove,
    /// Until another seat has laid a card (ERF-11).
    NextCard,
}

/// Who may accuse the seat that acted last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Accuser {
    /// Everybody else.
    #[default]
    Anyone,
    /// Only the seat to act then: the victim of a threat, or else the next seat.
    Next,
}

impl Accuser {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_anyone(&self) -> bool {
        *self == Self::Anyone
    }
}

/// What happens to a cheat that has been noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CheatThen {
    /// The cheating player's turn is over.
    TurnOver,
    /// The cheating player has the turn again.
    Plays,
    /// Nothing is undone: what was laid stays and counts. But what it still threatens with hits nobody else:
    /// the cheating player draws that, and play goes on.
    Stays,
}
