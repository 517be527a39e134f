//! How people write it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::rules::Text;

/// Something that holds at the table or does not, until a pattern or a trigger switches it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct StateRule {
    /// What it is called: said to everybody when it is switched, and shown while it holds.
    pub name: Text,
    /// Whether it holds when a deal begins.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub holds: bool,
}

/// All of them, by a short name.
pub type States = BTreeMap<String, StateRule>;
