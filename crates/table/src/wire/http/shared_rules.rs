//! Rules that people share by a code.

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
    /// The code of the rules that it was made from.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<String>"))]
    pub made_from: Option<String>,
}

/// Rules that somebody shares, without the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SharedRulesInfo {
    /// Their code: an R and six letters and digits. `/r/CODE` is their page.
    pub code: String,
    /// How they are called.
    pub name: Text,
    /// How the player who shares them is called now.
    pub by: String,
    /// Whether that is who asks.
    pub own: bool,
    /// When they were shared, in milliseconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub shared: i64,
    /// The SHA-256 of the file, in hexadecimal digits: the same for the same rules.
    pub digest: String,
}

/// Rules that somebody shares, in the answer to `GET /api/shared-rules/{code}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SharedRules {
    /// Which rules.
    pub rules: SharedRulesInfo,
    /// The rules file, as TOML: for `ChosenRules`, to be kept, and to be changed.
    pub file: String,
    /// What they were made from, what that was made from, and so on: the nearest first.
    pub before: Vec<SharedRulesInfo>,
    /// Whether the last of those was made from rules that have been taken back.
    pub origin_gone: bool,
    /// The latest of what the same player has made from them.
    pub newer: Option<SharedRulesInfo>,
}

/// What a player shares, in the answer to `GET /api/shared-rules`: the latest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MySharedRules {
    /// The rules.
    pub rules: Vec<SharedRulesInfo>,
}
