//! From where on a line tells what has happened.

use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub(super) struct Since {
    pub(super) since: Option<u64>,
    /// Whether this is a screen for the whole room.
    #[serde(default)]
    pub(super) screen: bool,
}
