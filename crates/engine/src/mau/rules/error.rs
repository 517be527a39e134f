//! What is wrong with a rules file.

use std::fmt;

/// One mistake in a rules file: where, what, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// The stable code.
    pub code: &'static str,
    /// The field, as in `cards.7.threat.draw`; empty for the file as a whole.
    pub field: String,
    /// The line in the file, from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub message: String,
}

impl RuleError {
    /// A mistake in `field`.
    pub(super) fn new(
        code: &'static str,
        field: impl Into<String>,
        message: impl Into<String>,
    ) -> Self {
        Self { code, field: field.into(), line: None, message: message.into() }
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        write!(f, "{} [{}]", self.message, self.code)
    }
}

impl std::error::Error for RuleError {}
