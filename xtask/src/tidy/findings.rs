//! The findings of a check.

/// The findings of a check.
#[derive(Default)]
pub(crate) struct Findings {
    /// Violations, each of which fails the check.
    pub(crate) violations: Vec<String>,
}
