//! Errors over HTTP, all in one form (RFC 9457).

use serde::Serialize;
use stammtisch_engine::rules::RuleError;

/// Body of every error (RFC 9457, `application/problem+json`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Problem {
    /// Always `about:blank`: the code says what it is.
    #[serde(rename = "type")]
    pub kind: String,
    /// The HTTP status in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// The stable code.
    pub code: String,
    /// What it means, in English.
    pub detail: String,
    /// Everything that is wrong with the rules that were sent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Mistake>>"))]
    pub mistakes: Vec<Mistake>,
}

/// One mistake in a rules file: where, what, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Mistake {
    /// The line in the file, from 1, where it is known.
    pub line: Option<u32>,
    /// The field, as in `cards.7.threat.draw`; empty for the file as a whole.
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
