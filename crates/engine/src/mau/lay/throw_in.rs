//! Serde types of laying out of turn, written in full (`ThrowInRule`).

use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::{is_yes, yes};
use crate::mau::rules::doc::{RowBy, Which};

/// What may be laid out of turn, by whom, and how the turn goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ThrowInRule {
    /// How the card must go with the one that lies on top.
    pub by: RowBy,
    /// Or in one of these ways.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub or: Vec<RowBy>,
    /// Only these may be thrown in; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<Which>,
    /// Only on these; empty: on any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub onto: Vec<Which>,
    /// Who may lay it.
    #[serde(default, skip_serializing_if = "Thrower::is_anyone")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "anyone")))]
    pub who: Thrower,
    /// Until when it may be laid.
    #[serde(default, skip_serializing_if = "ThrowUntil::is_acts")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "acts")))]
    pub until: ThrowUntil,
    /// How the turn goes on.
    #[serde(default, skip_serializing_if = "ThrowThen::is_from_there")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "from_there")))]
    pub then: ThrowThen,
    /// Whether the threat in force may be passed on like this.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = true)))]
    pub under_threat: bool,
    /// Whether it may be the last card.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = true)))]
    pub may_be_last: bool,
}

impl ThrowInRule {
    /// All the ways in which the card may go with the one that lies on top.
    pub fn ways(&self) -> impl Iterator<Item = RowBy> {
        std::iter::once(self.by).chain(self.or.iter().copied())
    }

    /// Whether a card that goes in by this has to meet the wish in force: otherwise one of neither the same
    /// rank nor the same kind would end any wish.
    #[must_use]
    pub fn heeds_wish(&self, by: RowBy) -> bool {
        self.then == ThrowThen::FromThere && !matches!(by, RowBy::Rank | RowBy::Card)
    }
}

/// Who may lay out of turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Thrower {
    /// Anybody.
    #[default]
    Anyone,
    /// The seat before the one whose turn it is.
    Previous,
    /// Anybody but the seat before.
    NotPrevious,
}

/// Until when a card may be laid out of turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ThrowUntil {
    /// Until the seat whose turn it is has acted.
    #[default]
    Acts,
    /// Until it has laid or passed: drawing does not end it.
    Lays,
}

/// How the turn goes on when a card has been laid out of turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ThrowThen {
    /// As if it had been that seat's turn: what the card does counts.
    #[default]
    FromThere,
    /// Where it was: the card has no effect.
    Stays,
    /// The seat that threw it in has the turn: the card has no effect, and a further one is owed.
    Again,
}

impl Thrower {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_anyone(&self) -> bool {
        *self == Self::Anyone
    }
}

impl ThrowUntil {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_acts(&self) -> bool {
        *self == Self::Acts
    }
}

impl ThrowThen {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_from_there(&self) -> bool {
        *self == Self::FromThere
    }
}
