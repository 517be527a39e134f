//! Bodies about passkeys. The values that browser and server exchange are defined by WebAuthn Level
//! 3, and are passed on as the browser has them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Answer to `POST /api/account/passkeys/begin`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyCreation {
    /// The argument of `PublicKeyCredential.parseCreationOptionsFromJSON`.
    #[cfg_attr(feature = "ts", ts(type = "PublicKeyCredentialCreationOptionsJSON"))]
    pub options: Value,
}

/// Body of `POST /api/account/passkeys`, answered by `PasskeyInfo`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AddPasskey {
    /// The name that the player gives it; left out: the name of the browser.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<String>,
    /// The result of `PublicKeyCredential.toJSON`.
    #[cfg_attr(feature = "ts", ts(type = "RegistrationResponseJSON"))]
    pub credential: Value,
}

/// Answer to `POST /api/login/passkey/begin`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyRequest {
    /// The argument of `PublicKeyCredential.parseRequestOptionsFromJSON`.
    #[cfg_attr(feature = "ts", ts(type = "PublicKeyCredentialRequestOptionsJSON"))]
    pub options: Value,
}

/// Body of `POST /api/login/passkey`, answered by `SessionInfo`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LogInWithPasskey {
    /// The result of `PublicKeyCredential.toJSON`.
    #[cfg_attr(feature = "ts", ts(type = "AuthenticationResponseJSON"))]
    pub credential: Value,
}
