//! Bodies about a player's account: login, passphrase, export.

use serde::{Deserialize, Serialize};

use super::session::Guest;

/// Answer to `GET /api/account`: everything that a player can see and change about himself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountInfo {
    /// Who this is.
    pub player: Guest,
    /// The name to log in with, once there is a passphrase.
    pub login: Option<String>,
    /// The passkeys, oldest first.
    pub passkeys: Vec<PasskeyInfo>,
    /// The devices that are logged in, the one used last first.
    pub sessions: Vec<DeviceInfo>,
    /// Whether this player looks after the server.
    pub admin: bool,
    /// Credits, in hundredths.
    pub credits: i64,
}

/// A passkey of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyInfo {
    /// Names it when it is to be removed.
    pub id: String,
    /// What the player calls it.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When somebody last logged in with it, in milliseconds since 1970.
    pub last_used: Option<i64>,
}

/// A device that is logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeviceInfo {
    /// Names it when it is to be logged out.
    pub id: String,
    /// Browser and system, as far as they said; may be empty.
    pub label: String,
    /// Whether it is the one that asks.
    pub current: bool,
    /// When it was logged in, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used, to the hour, in milliseconds since 1970.
    pub last_seen: i64,
}

/// Body of `PUT /api/account/passphrase`.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SetPassphrase {
    /// The name to log in with; nobody else's, whatever the case of its letters.
    pub login: String,
    /// The new passphrase, 10 to 200 characters.
    pub passphrase: String,
    /// The passphrase so far; needed where there is one.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub current: Option<String>,
}

/// Body of `DELETE /api/account/passphrase`.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RemovePassphrase {
    /// The passphrase so far.
    pub current: String,
}

/// Body of `POST /api/login`, answered by `SessionInfo`.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LogIn {
    /// The name to log in with.
    pub login: String,
    /// The passphrase.
    pub passphrase: String,
}

/// Body of `DELETE /api/account`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DeleteAccount {
    /// The player's own name, so that nobody does it by mistake.
    pub confirm: String,
}
