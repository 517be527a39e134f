//! What has been told to lists.

use stammtisch_table::wire::TablePhase;

/// What has been told to lists.
#[derive(Default)]
pub(super) struct Told {
    /// Something may have changed that lists show.
    pub(super) stale: bool,
    /// The state that was listed last.
    pub(super) listed: Option<TablePhase>,
    /// The state that this room has noted in the store, and since when these rules are in force.
    pub(super) noted: Option<(TablePhase, u64)>,
    /// Whether this room has stored something: one that only reads notes nothing.
    pub(super) wrote: bool,
}
