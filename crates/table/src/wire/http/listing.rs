//! Bodies about the list of public tables.

use serde::Serialize;

use crate::wire::settings::{Pace, TalkRule, Watching};
use crate::wire::table::TablePhase;
use crate::wire::text::Text;

/// A table in the public list, the answer to `GET /api/tables`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ListedTable {
    /// The six-character code.
    pub code: String,
    /// The id of the preset, or the `id` in the table's own rules file.
    pub base: String,
    /// The name of the rules in force.
    pub rules: Text,
    /// The game, such as `mau`.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// How many of them are free.
    pub free: u8,
    /// People there now, on seats or watching.
    pub people: u16,
    /// How much time a decision has.
    pub pace: Pace,
    /// What may be said.
    pub talk: TalkRule,
    /// What every player pays before a match, in hundredths of a credit.
    pub stake: u32,
    /// The phase of the table.
    pub state: TablePhase,
    /// Whether others may watch.
    pub watching: Watching,
    /// The name of the host; empty without a host.
    pub host: String,
}
