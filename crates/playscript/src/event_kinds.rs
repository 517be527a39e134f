//! The first words of the events of a game.

/// The first words of a game's events.
pub(super) struct Kinds {
    /// Those followed by a seat.
    pub(super) of_a_seat: &'static [&'static str],
    /// All others.
    pub(super) others: &'static [&'static str],
}
