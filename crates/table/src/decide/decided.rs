//! What a command comes to.

use crate::live::Change;
use crate::log::Entry;

/// What is allowed: entries, or a change that no log keeps.
pub(super) enum Decided {
    Entries(Vec<Entry>),
    Change(Change),
}
