//! What lists have been told about a table.

use stammtisch_table::wire::TablePhase;

/// What lists have been told about a table.
#[derive(Default)]
pub(super) struct ListingState {
    /// Something that lists show may have changed.
    pub(super) stale: bool,
    /// The phase that was last listed.
    pub(super) listed: Option<TablePhase>,
    /// The phase that this room has noted in the store, and the sequence number since which these
    /// rules are in force.
    pub(super) noted: Option<(TablePhase, u64)>,
    /// Whether this room has stored something: a room that only reads notes nothing.
    pub(super) wrote: bool,
}
