//! Bodies about opening tables, and about tables as seen from outside.

use serde::{Deserialize, Serialize};

use crate::wire::rules::{ChosenRules, RulesInfo};
use crate::wire::settings::TableSettings;
use crate::wire::table::{SeatView, TablePhase};
use crate::wire::text::Text;

/// Body of `POST /api/tables`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct OpenTable {
    /// The rules to play by.
    pub chosen: ChosenRules,
    /// How many seats.
    pub seats: u8,
    /// The settings of the table; none: the default ones.
    #[serde(rename = "manner", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub settings: Option<TableSettings>,
}

/// Body of `POST /api/tables/quick`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct QuickTable {
    /// The rules to play by.
    pub chosen: ChosenRules,
    /// How many seats.
    pub seats: u8,
    /// The kind of bot on all other seats.
    pub bot: String,
    /// The settings of the table; none: the default ones.
    #[serde(rename = "manner", default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub settings: Option<TableSettings>,
}

/// Answer to `POST /api/tables` and `POST /api/tables/quick`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OpenedTable {
    /// The six-character code.
    pub code: String,
    /// What its link holds: the code, followed by a key where the table can only be found by its link.
    pub link: String,
}

/// Body of `PUT /api/tables/{code}/rules`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetRules {
    /// The table's sequence number that the host had seen.
    pub base: u64,
    /// How many seats from now on.
    pub seats: u8,
    /// The rules from now on; none: they stay as they are. A table's own rules file is never sent
    /// out, so where `base` is empty and `file` is absent, it stays, with these options.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chosen: Option<ChosenRules>,
}

/// One of the player's tables, in the answer to `GET /api/tables/mine`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyTable {
    /// The six-character code.
    pub code: String,
    /// The name of the rules in force.
    pub rules: Text,
    /// The phase of the table.
    pub state: TablePhase,
    /// When something was last stored for it, in milliseconds since 1970.
    pub last: i64,
}

/// A table as shown to anybody who knows its code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableSummary {
    /// The six-character code.
    pub code: String,
    /// The rules in force.
    pub rules: RulesInfo,
    /// The options chosen.
    pub chosen: ChosenRules,
    /// The settings of the table, so that people know stake and pace before they sit down.
    #[serde(rename = "manner")]
    pub settings: TableSettings,
    /// The phase of the table.
    pub state: TablePhase,
    /// The name of the host, who invites; empty without a host.
    pub host: String,
    /// All seats in order.
    pub seats: Vec<SeatView>,
    /// The number of spectators.
    pub spectators: u16,
}
