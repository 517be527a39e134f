//! Bodies about a player's account: login, passphrase, devices, deletion.

use serde::{Deserialize, Serialize};

use super::session::Guest;

/// Answer to `GET /api/account`: everything that players can see and change about themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountInfo {
    /// The player.
    pub player: Guest,
    /// The name to log in with, once there is a passphrase.
    pub login: Option<String>,
    /// The passkeys, oldest first.
    pub passkeys: Vec<PasskeyInfo>,
    /// The devices that are logged in, the one used last first.
    pub sessions: Vec<DeviceInfo>,
    /// Whether this player is an admin of the server.
    pub admin: bool,
    /// The balance, in hundredths of a credit.
    pub credits: i64,
}

/// A passkey of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyInfo {
    /// Its id, by which it can be removed.
    pub id: String,
    /// The name that the player gave it.
    pub label: String,
    /// When it was added, in milliseconds since 1970.
    pub created: i64,
    /// When it was last used to log in, in milliseconds since 1970.
    pub last_used: Option<i64>,
}

/// A device that is logged in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeviceInfo {
    /// Its id, by which it can be logged out.
    pub id: String,
    /// Browser and operating system, as far as they are known; may be empty.
    pub label: String,
    /// Whether the request came from this device.
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
    /// The name to log in with; unique, whatever the case of its letters.
    pub login: String,
    /// The new passphrase, 10 to 200 characters.
    pub passphrase: String,
    /// The current passphrase; needed where there is one.
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
    /// The current passphrase.
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
    /// The player's own name, so that nobody deletes an account by mistake.
    pub confirm: String,
}
