//! Serde types of `beside` in a rules file: what lies beside the hand.

use serde::{Deserialize, Serialize};

use crate::mau::rules::defaults::{is_yes, yes};

/// Penalty cards that are not taken into the hand at once: they lie face down beside it, and nobody
/// looks at them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct BesideRule {
    /// What they are drawn for; left out: anything. What one draws on one's own turn is no penalty.
    #[serde(default = "any", skip_serializing_if = "is_any")]
    pub of: Vec<PenaltyFor>,
    /// When they are taken up.
    #[serde(default, skip_serializing_if = "Joins::is_turn")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "turn")))]
    pub joins: Joins,
    /// Whether they count with the hand when the deal is over.
    #[serde(default = "yes", skip_serializing_if = "is_yes")]
    pub counts: bool,
}

/// What penalty cards are drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PenaltyFor {
    /// A threat that was not answered, and a round that was not ended.
    Threats,
    /// A call left out or made falsely, or a false claim that one was left out.
    Calls,
    /// A charge, right or in vain.
    Charges,
    /// Cheating, and an accusation in vain.
    Cheating,
    /// A rule with a name: a pattern or a trigger.
    Rules,
}

impl PenaltyFor {
    pub(in crate::mau) const ALL: [Self; 5] =
        [Self::Threats, Self::Calls, Self::Charges, Self::Cheating, Self::Rules];
}

fn any() -> Vec<PenaltyFor> {
    PenaltyFor::ALL.to_vec()
}

fn is_any(of: &[PenaltyFor]) -> bool {
    of == PenaltyFor::ALL
}

/// When cards beside the hand are taken up. A player whose hand runs out takes them up at once, unless they
/// are never taken up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Joins {
    /// When one's next turn begins.
    #[default]
    Turn,
    /// When one's next turn is over.
    AfterTurn,
    /// When the hand has run out, and no sooner.
    Empty,
    /// Never: they only count.
    End,
}

impl Joins {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_turn(&self) -> bool {
        *self == Self::Turn
    }
}
