//! Tables that can only be found by their link: the code alone leads nowhere, the link holds a key too.

use stammtisch_engine::chance::Seed;

use super::TableState;
use crate::id::PlayerId;
use crate::limits::KEY_LENGTH;
use crate::publish::Viewer;

/// The alphabet of keys, the same as of codes: no characters that are easily confused.
const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// A key that nobody can guess without knowing the seed.
#[must_use]
pub fn key(seed: &Seed) -> String {
    let character = |byte: &u8| char::from(ALPHABET[usize::from(*byte) % ALPHABET.len()]);
    seed.0.iter().take(KEY_LENGTH).map(character).collect()
}

impl TableState {
    /// What the link holds that alone leads to this table: the code and the key. For the host and
    /// for those with a seat.
    pub(crate) fn link(&self, viewer: Viewer) -> Option<String> {
        let key = self.key.as_deref().filter(|_| viewer.host || viewer.seat.is_some())?;
        Some(self.header.code.clone() + key)
    }

    /// The same for a player.
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
