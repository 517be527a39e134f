//! Faults of a server, planted in order to be found.

/// A fault planted on purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It answers before it has stored.
    Hasty,
    /// It does not recognise repeated commands.
    Forgetful,
    /// It leaves somebody out when it publishes.
    Mute,
    /// It tells somebody what only another may know.
    Indiscreet,
    /// It says that somebody sits, has left or wants to go on, but stores nothing.
    Lax,
    /// It says that somebody has voted, but stores nothing.
    Deaf,
    /// It says that a seat was handed over, but stores nothing.
    Possessive,
    /// It leaves a table without a host when the host leaves.
    Orphaning,
    /// It pays every pot twice.
    Generous,
    /// When the store has not answered, it does not check whether something was stored.
    Doubtful,
    /// It checks, but tells nobody what it found.
    Silent,
}

impl Fault {
    pub(crate) const ALL: [Self; 11] = [
        Self::Hasty,
        Self::Forgetful,
        Self::Mute,
        Self::Indiscreet,
        Self::Lax,
        Self::Deaf,
        Self::Possessive,
        Self::Orphaning,
        Self::Generous,
        Self::Doubtful,
        Self::Silent,
    ];

    /// Whether this is what such a fault leads to.
    pub(crate) fn is(self, found: &str) -> bool {
        match self {
            Self::Hasty => found.contains("went back") || found.contains("lost"),
            Self::Forgetful => found.contains("twice") || found.contains("refused"),
            Self::Mute => found.contains("was told") || found.contains("another picture"),
            Self::Indiscreet => found.contains("eyes of"),
            Self::Lax | Self::Deaf | Self::Possessive => {
                found.contains("acknowledged and is lost") || found.contains("was done at")
            }
            Self::Orphaning => found.contains("no other host"),
            Self::Generous => found.contains("credits"),
            Self::Doubtful => found.contains("refused and is stored"),
            Self::Silent => found.contains("was told"),
        }
    }
}
