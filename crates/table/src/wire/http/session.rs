//! Bodies about the session of a browser.

use serde::{Deserialize, Serialize};

/// A player, as told to the player's own client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Guest {
    /// The public id.
    pub id: String,
    /// The name shown.
    pub name: String,
    /// The language, `de` or `en`.
    pub lang: String,
    /// Whether the player writes with the left hand; some rules depend on it (ERF-04).
    pub left_handed: bool,
}

/// Answer to `GET`, `POST` and `PATCH /api/session`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionInfo {
    /// The player whose cookie was sent; none without a valid one.
    pub player: Option<Guest>,
}

/// Body of `POST /api/session`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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

/// Body of `PATCH /api/session`; fields that are left out stay as they are.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
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
