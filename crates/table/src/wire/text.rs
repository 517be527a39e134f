//! A text in both languages, on the wire.

use serde::{Deserialize, Serialize};

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Text {
    /// German.
    pub de: String,
    /// English.
    pub en: String,
}

impl From<stammtisch_engine::rules::Text> for Text {
    fn from(text: stammtisch_engine::rules::Text) -> Self {
        Self { de: text.de, en: text.en }
    }
}
