//! Close codes: why a connection is closed.

/// Why the server closes a connection, as the code of its close frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CloseCode {
    /// A text message is not UTF-8.
    NotText,
    /// The client sends too much.
    Flood,
    /// A message is too long.
    TooLong,
    /// The server is going down for a restart.
    Restart,
    /// The table cannot be stored at present.
    TryLater,
    /// More people are watching than the table allows.
    TooManyWatchers,
    /// Another server runs this table now.
    Moved,
    /// The client does not read what it is sent.
    Slow,
    /// There is no valid session, or not any more.
    NoSession,
    /// The host has removed the player.
    Removed,
    /// Nobody may watch at this table.
    ClosedTable,
    /// No such table.
    NoTable,
    /// The table is damaged.
    Broken,
    /// The seed of its match is sealed with a key that this house does not have.
    KeyLost,
}

impl CloseCode {
    pub(crate) const fn number(self) -> u16 {
        match self {
            Self::NotText => 1007,
            Self::Flood => 1008,
            Self::TooLong => 1009,
            Self::Restart => 1012,
            Self::TryLater | Self::TooManyWatchers => 1013,
            Self::Moved => 4001,
            Self::Slow => 4008,
            Self::NoSession => 4401,
            Self::Removed | Self::ClosedTable => 4403,
            Self::NoTable => 4404,
            Self::Broken => 4500,
            Self::KeyLost => 4501,
        }
    }

    pub(crate) const fn reason(self) -> &'static str {
        match self {
            Self::NotText => "not_utf8",
            Self::Flood => "flood",
            Self::TooLong => "too_long",
            Self::Restart => "restart",
            Self::TryLater => "try_later",
            Self::TooManyWatchers => "too_many_watchers",
            Self::Moved => "moved",
            Self::Slow => "slow_reader",
            Self::NoSession => "no_session",
            Self::Removed => "removed",
            Self::ClosedTable => "closed_table",
            Self::NoTable => "no_such_table",
            Self::Broken => "table_broken",
            Self::KeyLost => "seed_key_lost",
        }
    }
}
