//! What a check found.

/// What a check found.
#[derive(Default)]
pub(crate) struct Findings {
    /// Each fails the check.
    pub(crate) violations: Vec<String>,
}
