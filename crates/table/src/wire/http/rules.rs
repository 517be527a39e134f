//! Bodies about rules without a table: rulesets, texts, checks.

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
    /// Option id to choice id; what is not named keeps its default.
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
    /// The rules.
    pub chosen: ChosenRules,
    /// For how many seats.
    pub seats: u8,
    /// In which language, `de` or `en`.
    pub lang: String,
    /// What each player would pay into the pot, in hundredths of a credit.
    #[serde(default)]
    pub stake: u32,
    /// What would become of the seat of somebody who leaves.
    #[serde(default)]
    pub leavers: Leavers,
}

/// Rules that files of one's own can be laid over, written out in full.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BaseRules {
    /// What a file names as its `base`.
    pub id: String,
    /// The game.
    pub game: String,
    /// The name people use.
    pub name: Text,
    /// One sentence about it.
    pub about: Text,
    /// The file, options included, with the keys that it has as TOML.
    #[cfg_attr(feature = "ts", ts(type = "object"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub file: serde_json::Value,
}
