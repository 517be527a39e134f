//! The people that a table needs to know, and the numbers by which they are known to each other.

use super::TableState;
use crate::id::PlayerId;

impl TableState {
    /// Everybody who sits here, is the host or has played here.
    pub(crate) fn people(&self) -> Vec<PlayerId> {
        let mut people: Vec<_> = self.seats.persons().map(|(_, sitting)| sitting.player).collect();
        people.extend(self.host);
        people.extend(self.results.players());
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The number of a player at this table. It says nothing of who that is and is another one at
    /// every table; here it means the same person whatever the name, on every seat and beside the
    /// table, after a restart as well.
    ///
    /// It is a digest (64-bit FNV-1a, folded) of the table's code and the player's id. Ids are drawn
    /// at random and told to nobody else, so nobody chooses a number; among 200 people two have the
    /// same one at one table in 200,000.
    pub(crate) fn person_no(&self, player: PlayerId) -> u32 {
        let bytes = self.header.code.bytes().chain(player.0.to_be_bytes());
        let digest = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let [a, b, c, d, e, f, g, h] = digest.to_be_bytes();
        u32::from_be_bytes([a ^ e, b ^ f, c ^ g, d ^ h])
    }
}
