//! The one form of all HTTP errors (RFC 9457).

use serde::Serialize;
use stammtisch_engine::rules::RuleError;

/// Body of every error (RFC 9457, `application/problem+json`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Always `about:blank`: the code says which problem it is.
    #[serde(rename = "type")]
    pub kind: String,
    /// The HTTP status in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// The stable code.
    pub code: String,
    /// What the code means, in English.
    pub detail: String,
    /// All mistakes in the rules that were sent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Mistake>>"))]
    pub mistakes: Vec<Mistake>,
}

/// A mistake in a rules file: where it is, what is wrong, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Mistake {
    /// The line in the file, from 1; none where it is not known.
    pub line: Option<u32>,
    /// The field, such as `cards.7.threat.draw`; empty for the file as a whole.
    pub field: String,
    /// The stable code.
    pub code: String,
    /// What is wrong and what would be right, in English.
    pub message: String,
    /// The same in German.
    pub german: String,
}

impl From<&RuleError> for Mistake {
    fn from(error: &RuleError) -> Self {
        Self {
            line: error.line.and_then(|line| line.try_into().ok()),
            field: error.field.clone(),
            code: error.code.into(),
            message: error.message.clone(),
            german: error.german.clone(),
        }
    }
}
