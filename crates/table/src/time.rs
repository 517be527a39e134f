//! Time comes in as a value: `Millis`, since the table reads no clock.

/// A point in time in milliseconds. Where zero lies is the caller's choice; it must not go back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Millis(pub u64);

impl Millis {
    /// So many milliseconds later.
    #[must_use]
    pub const fn plus(self, ms: u64) -> Self {
        Self(self.0.saturating_add(ms))
    }
}
