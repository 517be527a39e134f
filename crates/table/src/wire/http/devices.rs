//! Bodies for logging in on another device with a one-time link.

use serde::{Deserialize, Serialize};

/// Answer to `POST /api/devices`.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeviceLink {
    /// The link to open on the other device. The secret is in the fragment, which no browser sends
    /// and no server logs.
    pub url: String,
    /// The link as a QR code, in SVG.
    pub qr: String,
    /// How long the link is valid, in milliseconds; it works once.
    pub expires_ms: u32,
}

/// Body of `POST /api/devices/redeem`, answered by `SessionInfo`.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RedeemLink {
    /// The fragment of the link, without the `#`.
    pub secret: String,
}
