//! Bodies for admins of the server.

use serde::{Deserialize, Serialize};

use crate::wire::table::TablePhase;
use crate::wire::text::Text;

/// Body of `POST /api/admin/claim`.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ClaimAdmin {
    /// The one-time token that the server printed.
    pub token: String,
}

/// A table, in the answer to `GET /api/admin/tables`, without the people at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AdminTable {
    /// The six-character code.
    pub code: String,
    /// The name of the rules; none while nobody is there.
    pub rules: Option<Text>,
    /// The phase of the table; none while nobody is there.
    pub state: Option<TablePhase>,
    /// People there now, on seats or watching.
    pub people: u16,
    /// When it was opened, in milliseconds since 1970.
    pub created: i64,
    /// When something was last stored for it, in milliseconds since 1970.
    pub last: i64,
}

/// Answer to `GET /api/admin/status`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AdminStatus {
    /// The version of the server.
    pub version: String,
    /// How long it has been running, in milliseconds.
    pub uptime_ms: u64,
    /// Tables that are open, whether anybody is there or not.
    pub tables: u32,
    /// Tables that are loaded in memory.
    pub rooms: u32,
    /// Open connections.
    pub lines: u32,
    /// Whether the store answers.
    pub store: bool,
    /// Whether nothing can be stored because the disk is full.
    pub read_only: bool,
    /// Free space on the disk, in bytes; none where it is not known.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub disk_free: Option<u64>,
    /// Tables that could not be read since the server started.
    pub broken: u32,
    /// The last backup; none if there was none.
    pub backup: Option<Chore>,
    /// The last trial restore of a backup; none if there was none.
    pub drill: Option<Chore>,
}

/// A maintenance job, in the answer to `GET /api/admin/status`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Chore {
    /// When it ran, in milliseconds since 1970.
    pub at: i64,
    /// Whether it succeeded.
    pub well: bool,
}
