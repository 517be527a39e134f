//! Bodies about rules files that players share by a code.

use serde::{Deserialize, Serialize};

use crate::wire::text::Text;

/// Body of `POST /api/shared-rules`, answered by `SharedRules`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ShareRules {
    /// The rules file, as TOML.
    pub file: String,
    /// The code of the shared rules that the file was made from.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub made_from: Option<String>,
}

/// Shared rules, without the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SharedRulesInfo {
    /// Their code: an R and six letters and digits. `/r/CODE` is their page.
    pub code: String,
    /// Their name for people.
    pub name: Text,
    /// The present name of the player who shares them.
    pub by: String,
    /// Whether that player sent the request.
    pub own: bool,
    /// When they were shared, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub shared: i64,
    /// The SHA-256 of the file, in hexadecimal digits: the same for the same rules.
    pub digest: String,
}

/// Shared rules, in the answer to `GET /api/shared-rules/{code}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SharedRules {
    /// The rules, without the file.
    pub rules: SharedRulesInfo,
    /// The rules file, as TOML: for `ChosenRules`, to keep, and to change.
    pub file: String,
    /// What they were made from, what that was made from, and so on: the most recent first.
    pub before: Vec<SharedRulesInfo>,
    /// Whether the last of those was made from rules that are no longer shared.
    pub origin_gone: bool,
    /// The latest rules that the same player has made from them.
    pub newer: Option<SharedRulesInfo>,
}

/// All rules that a player shares, in the answer to `GET /api/shared-rules`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MySharedRules {
    /// The rules, the latest first.
    pub rules: Vec<SharedRulesInfo>,
}
