//! Where an effect is written.

/// Where an effect stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::mau) enum Place {
    Pattern,
    Trigger,
    /// When the deal is over, and only points still count.
    End,
}

impl Place {
    pub(in crate::mau) const fn code(self) -> &'static str {
        match self {
            Self::Pattern => "bad_pattern",
            Self::Trigger | Self::End => "bad_trigger",
        }
    }
}
