//! The query of a handshake: from which entry on a connection tells what has happened, and to whom.

use serde::Deserialize;

#[derive(Debug, Deserialize)]
pub(super) struct HandshakeQuery {
    pub(super) since: Option<u64>,
    /// Whether this is a shared screen for everybody present.
    #[serde(default)]
    pub(super) screen: bool,
}
