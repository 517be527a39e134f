//! Bodies about rules without a table: base rules, checks, rules texts.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::wire::rules::ChosenRules;
use crate::wire::settings::Leavers;
use crate::wire::text::Text;

/// Body of `POST /api/rules/check`, answered by `RulesInfo`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct CheckRules {
    /// The rules file, as TOML.
    pub file: String,
    /// Option id to choice id; options that are not named keep their default.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<BTreeMap<String, String>>"))]
    pub options: BTreeMap<String, String>,
}

/// Body of `POST /api/rules/text`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AskRulesText {
    /// The rules to describe.
    pub chosen: ChosenRules,
    /// The number of seats.
    pub seats: u8,
    /// The language, `de` or `en`.
    pub lang: String,
    /// What each player would pay into the pot, in hundredths of a credit.
    #[serde(default)]
    pub stake: u32,
    /// What would become of the seat of somebody who leaves.
    #[serde(default)]
    pub leavers: Leavers,
}

/// Rules that custom rules files can be based on, written out in full.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BaseRules {
    /// The id that a file names as its `base`.
    pub id: String,
    /// The game.
    pub game: String,
    /// Its name for people.
    pub name: Text,
    /// A one-sentence description.
    pub about: Text,
    /// The whole rules file, options included, as JSON with the same keys as in TOML.
    #[cfg_attr(feature = "ts", ts(type = "object"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub file: serde_json::Value,
}
