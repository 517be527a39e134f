//! The people that a table needs to know, and the numbers by which others know them.

use super::TableState;
use crate::id::PlayerId;

impl TableState {
    /// Everybody who has a seat, is the host or has played here.
    pub(crate) fn people(&self) -> Vec<PlayerId> {
        let mut people: Vec<_> = self.seats.persons().map(|(_, sitting)| sitting.player).collect();
        people.extend(self.host);
        people.extend(self.results.players());
        people.sort_unstable();
        people.dedup();
        people
    }

    /// The number of a player at this table. It does not tell who that is, and differs from table
    /// to table; here it stays with the person, whatever the name, on every seat and as a
    /// spectator, after a restart too.
    ///
    /// It is a digest (64-bit FNV-1a, folded) of the table's code and the player's id. Ids are
    /// random and secret, so nobody can choose a number; among 200 people two have the same one at
    /// one table in 200,000.
    pub(crate) fn person_no(&self, player: PlayerId) -> u32 {
        let bytes = self.header.code.bytes().chain(player.0.to_be_bytes());
        let digest = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        let [a, b, c, d, e, f, g, h] = digest.to_be_bytes();
        u32::from_be_bytes([a ^ e, b ^ f, c ^ g, d ^ h])
    }
}
