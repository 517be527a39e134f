//! The direction in which everybody passes cards on.

use crate::seat::Direction;

/// The direction in which everybody passes cards on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassDirection {
    pub(crate) way: Direction,
    /// Whether they go to the seat half the players further on, not to the neighbour.
    pub(crate) across: bool,
}
