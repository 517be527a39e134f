//! Charges, as people write them.

use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::is_zero;
use crate::mau::rules::doc::{On, Text};

/// An offence that no program can see: what was said, or how somebody behaves at the table. Players
/// charge each other with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ChargeRule {
    /// What one is charged with.
    pub name: Text,
    /// Who can be charged.
    #[serde(default, skip_serializing_if = "Against::is_anyone")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "anyone")))]
    pub against: Against,
    /// Only whoever this has happened to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub on: Option<On>,
    /// How long after it has happened.
    #[serde(default, skip_serializing_if = "ChargeUntil::is_next_move")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "next_move")))]
    pub until: ChargeUntil,
    /// How it is decided.
    #[serde(default, skip_serializing_if = "Decided::is_vote")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "vote")))]
    pub decided: Decided,
    /// Cards drawn by whoever is found guilty.
    pub penalty: u8,
    /// Cards drawn by whoever has pressed a charge that came to nothing.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub false_penalty: u8,
}

/// Who can be charged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Against {
    /// Anybody.
    #[default]
    Anyone,
    /// Whoever acted last.
    ActedLast,
}

impl Against {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_anyone(&self) -> bool {
        *self == Self::Anyone
    }
}

/// How long somebody can be charged after something has happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChargeUntil {
    /// Until another seat has acted.
    #[default]
    NextMove,
    /// Until that seat acts in another turn.
    OwnTurn,
}

impl ChargeUntil {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_next_move(&self) -> bool {
        *self == Self::NextMove
    }
}

/// How a charge is decided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Decided {
    /// The accused admits it, or the others vote.
    #[default]
    Vote,
    /// The accused admits or denies it, and that is that.
    Word,
    /// It counts as soon as it is pressed.
    Counts,
}

impl Decided {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_vote(&self) -> bool {
        *self == Self::Vote
    }
}

/// What further errors cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ErrorsRule {
    /// With each error of the same player in a deal the next one costs so many cards more.
    pub more: u8,
    /// So many more at most; 0: no bound.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub at_most: u8,
}
