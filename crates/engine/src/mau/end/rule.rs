//! Serde types of `end` in a rules file: how a deal ends.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::mau::rules::doc::Which;

/// How a deal ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EndRule {
    /// How long the deal is played.
    pub play: PlayUntil,
    /// How a threat laid as the last card affects its author's going out.
    pub last_threat: LastThreat,
    /// Cards that may not be the last one (ERF-18).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub never_last: Vec<Which>,
    /// The only cards that may be the last one; empty: any.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub only_last: Vec<Which>,
    /// Cards that may be the last one but do not let their player go out, who draws this many cards and plays
    /// on.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub redraw: BTreeMap<Which, u8>,
    /// What happens to a gift that is the last card of its giver (ERF-51).
    #[serde(default, skip_serializing_if = "LastGift::is_given")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "given")))]
    pub last_gift: LastGift,
    /// Who has won a deal that ended because nothing could go on, and nobody is out.
    #[serde(default, skip_serializing_if = "Blocked::is_nobody")]
    #[cfg_attr(feature = "schema", schemars(extend("default" = "nobody")))]
    pub blocked: Blocked,
    /// Only a player who has made this call in their own previous turn may lay the last card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_call: Option<String>,
}

/// Who has won a deal that ended because nothing could go on, and nobody is out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Blocked {
    /// Nobody.
    #[default]
    Nobody,
    /// Whoever holds the fewest cards; of several the next one after the dealer.
    FewestCards,
    /// Whoever holds the fewest points; of several the next one after the dealer.
    FewestPoints,
}

impl Blocked {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_nobody(&self) -> bool {
        *self == Self::Nobody
    }
}

/// What happens to a gift that is the last card of its giver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LastGift {
    /// It is given away, and its giver is out with it.
    #[default]
    Given,
    /// It stays with its giver, who gives nothing (ERF-51).
    Kept,
}

impl LastGift {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
    fn is_given(&self) -> bool {
        *self == Self::Given
    }
}

/// How long the deal is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayUntil {
    /// Until the first is out.
    FirstOut,
    /// Until the first is out, and all others have had one turn more.
    LastLap,
    /// Until only one still holds cards (SCH-18).
    OneLeft,
}

/// How a threat laid as the last card affects its author's going out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LastThreat {
    /// Its author is out at once.
    Ignored,
    /// Its author is out only when the threat does not come back (LIV-09).
    MayComeBack,
}
