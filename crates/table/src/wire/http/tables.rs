//! Bodies about opening tables, and tables as seen from outside.

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
    /// The rules.
    pub chosen: ChosenRules,
    /// How many seats.
    pub seats: u8,
    /// How the table is kept; none: in the usual way.
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
    /// The rules.
    pub chosen: ChosenRules,
    /// How many seats.
    pub seats: u8,
    /// The bot on all other seats.
    pub bot: String,
    /// How the table is kept; none: in the usual way.
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
    /// What stands in the link to it: the code, or that and a key where the table is found by its
    /// link only.
    pub link: String,
}

/// Body of `PUT /api/tables/{code}/rules`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetRules {
    /// The sequence number of the table that the host had seen.
    pub base: u64,
    /// How many seats from now on.
    pub seats: u8,
    /// The rules from now on; none: they stay as they are. A table's own rules file is told to
    /// nobody, so where `base` is empty and no file comes, it stays, with these options.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub chosen: Option<ChosenRules>,
}

/// One of the player's own tables, in the answer to `GET /api/tables/mine`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MyTable {
    /// The six-character code.
    pub code: String,
    /// How people call the rules in force.
    pub rules: Text,
    /// How far the evening is.
    pub state: TablePhase,
    /// When something was last stored for it, in milliseconds since 1970.
    pub last: i64,
}

/// A table as everybody may see it who knows its code.
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
    /// How far the evening is.
    pub state: TablePhase,
    /// The name of the host, who invites; empty without one.
    pub host: String,
    /// All seats in order.
    pub seats: Vec<SeatView>,
    /// People watching.
    pub spectators: u16,
}
