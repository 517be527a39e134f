//! `Actor`: who gave a command, so that a repeated one counts once.

use std::fmt;

use stammtisch_ids::PlayerId;

/// Whoever gave a command: each actor numbers their own commands.
///
/// The store only compares actors. Each table should use one kind of actor throughout.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Actor([u8; 16]);

impl Actor {
    /// Commands are numbered per seat.
    pub const fn seat(seat: u8) -> Self {
        let mut bytes = [0; 16];
        bytes[15] = seat;
        Self(bytes)
    }

    /// Commands are numbered per player, whichever seat that player takes.
    pub const fn player(player: PlayerId) -> Self {
        Self(player.to_bytes())
    }

    /// The actor made of these bytes.
    pub const fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(bytes)
    }

    /// The bytes of this actor.
    pub const fn as_bytes(&self) -> &[u8; 16] {
        &self.0
    }
}

impl fmt::Debug for Actor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Actor({:032x})", u128::from_be_bytes(self.0))
    }
}
