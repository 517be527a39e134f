//! Bodies for taking one's seat on another device.

use serde::{Deserialize, Serialize};

/// Answer to `POST /api/devices`.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DeviceLink {
    /// To be opened on the other device. The secret stands in the fragment, which no browser
    /// sends and no server logs.
    pub url: String,
    /// The same as a picture, in SVG.
    pub qr: String,
    /// How long it can be used, once, in milliseconds.
    pub expires_ms: u32,
}

/// Body of `POST /api/devices/redeem`, answered by `SessionInfo`.
#[derive(Clone, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RedeemLink {
    /// The fragment of the address, without the `#`.
    pub secret: String,
}
