//! Where in a rules file an effect stands.

/// Where in a rules file an effect stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::mau) enum Place {
    Pattern,
    Trigger,
    /// At the end of the deal, where only points still count.
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
