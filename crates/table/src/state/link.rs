//! Tables that are found by their link only: the code alone leads nowhere, the link holds a key as
//! well.

use stammtisch_engine::chance::Seed;

use super::TableState;
use crate::id::PlayerId;
use crate::limits::KEY_LENGTH;
use crate::publish::Viewer;

/// Characters of keys, those of codes: none that people mistake for another.
const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// A key that nobody can guess who does not know the seed.
#[must_use]
pub fn key(seed: &Seed) -> String {
    let character = |byte: &u8| char::from(ALPHABET[usize::from(*byte) % ALPHABET.len()]);
    seed.0.iter().take(KEY_LENGTH).map(character).collect()
}

impl TableState {
    /// What stands in the link by which alone this table is found: the code and the key. For the
    /// host and for those who sit here.
    pub(crate) fn link(&self, viewer: Viewer) -> Option<String> {
        let key = self.key.as_deref().filter(|_| viewer.host || viewer.seat.is_some())?;
        Some(self.header.code.clone() + key)
    }

    /// The same for a player, whoever that is.
    pub(crate) fn link_for(&self, player: PlayerId) -> Option<String> {
        let (seat, host) = (self.seat_of(player), self.host == Some(player));
        self.link(Viewer { seat, host, ..Viewer::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_long_and_follows_from_all_of_its_seed() {
        let one = key(&Seed([7; 32]));
        assert_eq!(one.len(), KEY_LENGTH);
        for at in 0..KEY_LENGTH {
            let mut other = [7; 32];
            other[at] = 8;
            assert_ne!(key(&Seed(other)), one);
        }
    }
}
