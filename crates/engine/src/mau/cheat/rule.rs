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
    /// Only with these, where `lay` is allowed; empty: with any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Which>,
    /// Two cards may be laid as one, the lower one unseen.
    #[serde(default)]
    pub slip: bool,
    /// Of the cards to be drawn fewer may be taken.
    #[serde(default)]
    pub draw_short: bool,
    /// Whoever has to lay if something fits may draw or pass as if nothing did.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withhold: bool,
    /// How long a cheat may be noticed.
    pub until: CheatWindow,
    /// Cards the cheat draws when caught.
    pub penalty: u8,
    /// What the cheat does then.
    pub then: CheatThen,
    /// Cards drawn for accusing somebody who played honestly.
    pub false_penalty: u8,
    /// Who may accuse.
    #[serde(default, skip_serializing_if = "Accuser::is_anyone")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "anyone")))]
    pub by: Accuser,
    /// Whoever is to answer a threat and accuses its player in vain bears it at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub bears: bool,
    /// What becomes of hands and cards that a cheat has made change hands (ERF-50).
    #[serde(default, skip_serializing_if = "MovedHands::stand")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "stand")))]
    pub moved_hands: MovedHands,
    /// Who acted before whoever acted last may be accused as well, for a time: then nothing is undone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub later: Option<LaterRule>,
}

/// Accusing somebody whose card has been covered since.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LaterRule {
    /// Until so many more cards have been laid, at most 3.
    pub cards: u8,
    /// Cards that each draws who has laid one since, on top of the wrong one.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub followers: u8,
}

impl CheatRule {
    /// The kinds that may be laid though they do not fit.
    pub(in crate::mau) fn lays(&self) -> KindSet {
        match (self.lay, self.cards.is_empty()) {
            (false, _) => KindSet::EMPTY,
            (true, true) => KindSet::ALL,
            (true, false) => kinds(&self.cards),
        }
    }
}

/// What becomes of hands and cards that a cheat has made change hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MovedHands {
    /// They stay where they are: bearing the swap or the gift ends the time to notice the cheat.
    #[default]
    Stand,
    /// They go back as far as they are still in the hand they came to (ERF-50).
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

/// Who may accuse whoever acted last.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Accuser {
    /// Everybody else.
    #[default]
    Anyone,
    /// Only whoever is to act then: the victim of a threat, else whoever is next.
    Next,
}

impl Accuser {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_anyone(&self) -> bool {
        *self == Self::Anyone
    }
}

/// What becomes of a cheat that has been noticed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CheatThen {
    /// Its turn is over.
    TurnOver,
    /// It has its turn again.
    Plays,
    /// Nothing is undone: what was laid stays and counts. But nobody bears what it still threatens with: the
    /// cheat draws that, and play goes on.
    Stays,
}
