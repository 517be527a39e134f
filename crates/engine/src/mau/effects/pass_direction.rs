//! Which way cards go that everybody passes on.

use crate::seat::Direction;

/// Which way cards go that everybody passes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PassDirection {
    pub(crate) way: Direction,
    /// Half the players further on, not to the neighbour.
    pub(crate) across: bool,
}
