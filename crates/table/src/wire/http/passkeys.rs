//! Passkeys. What browser and server tell each other is defined by WebAuthn, Level 3, and travels
//! as the browser has it.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Answer to `POST /api/account/passkeys/begin`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyCreation {
    /// For `PublicKeyCredential.parseCreationOptionsFromJSON`.
    #[cfg_attr(feature = "ts", ts(type = "PublicKeyCredentialCreationOptionsJSON"))]
    pub options: Value,
}

/// Body of `POST /api/account/passkeys`, answered by `PasskeyInfo`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AddPasskey {
    /// What the player calls it; the name of the browser, if nothing is said.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<String>,
    /// What `PublicKeyCredential.toJSON` gives.
    #[cfg_attr(feature = "ts", ts(type = "RegistrationResponseJSON"))]
    pub credential: Value,
}

/// Answer to `POST /api/login/passkey/begin`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyRequest {
    /// For `PublicKeyCredential.parseRequestOptionsFromJSON`.
    #[cfg_attr(feature = "ts", ts(type = "PublicKeyCredentialRequestOptionsJSON"))]
    pub options: Value,
}

/// Body of `POST /api/login/passkey`, answered by `SessionInfo`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct LogInWithPasskey {
    /// What `PublicKeyCredential.toJSON` gives.
    #[cfg_attr(feature = "ts", ts(type = "AuthenticationResponseJSON"))]
    pub credential: Value,
}
