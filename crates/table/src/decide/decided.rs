//! The outcome of an allowed command.

use crate::live::Change;
use crate::log::Entry;

/// The outcome of an allowed command: entries, or a change that is not logged.
pub(super) enum Decided {
    Entries(Vec<Entry>),
    Change(Change),
}
