//! Serde types of `lay` in a rules file: several cards together, and out of turn.

use super::throw_in::{ThrowInRule, ThrowThen, ThrowUntil, Thrower};
use crate::mau::rules::defaults::{is_yes, yes};
use crate::mau::rules::doc::{RowBy, Which};
use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::is_zero;

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
    /// Who may lay what out of turn, written in full; instead of `jump_in`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub throw_in: Option<ThrowInRule>,
}

impl LayRule {
    /// Whether one card a turn is laid, on one's own turn.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        *self == Self::default()
    }
}

/// Further cards that may follow the first in the same turn. Their effects count together, when
/// the seat is done: two sevens draw twice as much, two jacks wish once. Where ranks differ, the last
/// card acts, with those of its rank right below it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Together {
    /// How a further card must go with the one before.
    pub by: RowBy,
    /// Or in one of these ways, chosen for each card.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub or: Vec<RowBy>,
    /// In steps, it must also be of the same suit.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub one_suit: bool,
    /// Also in answer to another card, where the first card passes the threat on: each of them does.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_answer: bool,
    /// Most cards in one turn; 0: no limit.
    #[serde(default)]
    pub most: u8,
    /// Fewest cards in one turn in which more than one is laid; 0: no limit. A second one may be laid only by
    /// a player who can go on to this many, and then has to.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub least: u8,
    /// Only these may open it, as the first card of the turn; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub first: Vec<Which>,
    /// Only these may follow; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Which>,
    /// Which of them take effect when the seat is done.
    #[serde(default, skip_serializing_if = "Acts::is_all")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "all")))]
    pub acts: Acts,
    /// Whether a further card may be the last one of the hand.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = true)))]
    pub may_be_last: bool,
    /// These neither open it nor follow.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never: Vec<Which>,
}

impl Together {
    /// All the ways in which a further card may go with the one before.
    pub fn ways(&self) -> impl Iterator<Item = RowBy> {
        std::iter::once(self.by).chain(self.or.iter().copied())
    }

    /// Whether all cards of one turn are of one rank.
    #[must_use]
    pub fn keeps_rank(&self) -> bool {
        self.ways().all(|by| matches!(by, RowBy::Rank | RowBy::Card))
    }
}

/// Which of the cards of one turn take effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Acts {
    /// The last one, with those of its rank right below it.
    #[default]
    All,
    /// The last one alone.
    Last,
}

impl Acts {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_all(&self) -> bool {
        *self == Self::All
    }
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

impl LayRule {
    /// What may be laid out of turn, with the short form written in full.
    #[must_use]
    pub fn out_of_turn(&self) -> Option<ThrowInRule> {
        let by = match self.jump_in {
            None => return self.throw_in.clone(),
            Some(JumpIn::SameCard) => RowBy::Card,
            Some(JumpIn::SameRank) => RowBy::Rank,
        };
        Some(ThrowInRule {
            by,
            or: Vec::new(),
            cards: Vec::new(),
            onto: Vec::new(),
            who: Thrower::Anyone,
            until: ThrowUntil::Acts,
            then: ThrowThen::FromThere,
            under_threat: true,
            may_be_last: true,
        })
    }
}
