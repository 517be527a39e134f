//! What travels by plain HTTP: sessions, opening tables, what a table looks like from outside.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::rules::{ChosenRules, RulesInfo, Text};
use super::server::{SeatView, TableState};

/// A player as the client itself knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Guest {
    /// The public id.
    pub id: String,
    /// The name shown.
    pub name: String,
    /// The language, `de` or `en`.
    pub lang: String,
    /// Whether the player writes with the left hand: some rules ask (ERF-04).
    pub left_handed: bool,
}

/// Answer to `GET`, `POST` and `PATCH /api/session`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SessionInfo {
    /// Who the cookie belongs to; none without a valid one.
    pub player: Option<Guest>,
}

/// Body of `POST /api/session`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct NewGuest {
    /// The name to show.
    pub name: String,
    /// The language, `de` or `en`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lang: Option<String>,
    /// Whether the player writes with the left hand.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left_handed: Option<bool>,
}

/// Body of `PATCH /api/session`; what is left out stays.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct ChangedGuest {
    /// The new name.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    /// The new language, `de` or `en`.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lang: Option<String>,
    /// Whether the player writes with the left hand.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub left_handed: Option<bool>,
}

/// Body of `POST /api/rules/check`, answered by `RulesInfo`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
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
#[serde(deny_unknown_fields)]
pub struct AskRulesText {
    /// The rules.
    pub chosen: ChosenRules,
    /// For how many seats.
    pub seats: u8,
    /// In which language, `de` or `en`.
    pub lang: String,
}

/// Body of `POST /api/tables`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The rules.
    pub chosen: ChosenRules,
    /// How many seats.
    pub seats: u8,
}

/// Body of `POST /api/tables/quick`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct QuickTable {
    /// The rules.
    pub chosen: ChosenRules,
    /// How many seats.
    pub seats: u8,
    /// The bot on all other seats.
    pub bot: String,
}

/// Answer to `POST /api/tables` and `POST /api/tables/quick`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct OpenedTable {
    /// The six-character code.
    pub code: String,
}

/// One of the player's own tables, in the answer to `GET /api/tables/mine`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MyTable {
    /// The six-character code.
    pub code: String,
    /// How people call the rules in force.
    pub rules: Text,
    /// How far the evening is.
    pub state: TableState,
}

/// A table as everybody may see it who knows its code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TableSummary {
    /// The six-character code.
    pub code: String,
    /// The rules in force.
    pub rules: RulesInfo,
    /// The options chosen.
    pub chosen: ChosenRules,
    /// How far the evening is.
    pub state: TableState,
    /// All seats in order.
    pub seats: Vec<SeatView>,
    /// People watching.
    pub spectators: u16,
}

/// Body of every error (RFC 9457, `application/problem+json`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Problem {
    /// Always `about:blank`: the code says what it is.
    #[serde(rename = "type")]
    pub kind: String,
    /// The HTTP status in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// The stable code.
    pub code: String,
    /// What it means, in English.
    pub detail: String,
    /// Everything that is wrong with the rules that were sent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Mistake>>"))]
    pub mistakes: Vec<Mistake>,
}

/// One mistake in a rules file: where, what, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Mistake {
    /// The line in the file, from 1, where it is known.
    pub line: Option<u32>,
    /// The field, as in `cards.7.threat.draw`; empty for the file as a whole.
    pub field: String,
    /// The stable code.
    pub code: String,
    /// What is wrong and what would be right, in English.
    pub message: String,
}
