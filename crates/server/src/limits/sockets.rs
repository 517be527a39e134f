//! Counts open sockets by address and by player.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use stammtisch_table::PlayerId;

/// The open sockets of each address and each player.
#[derive(Debug, Default)]
pub(super) struct Sockets(Arc<Mutex<BTreeMap<Whose, u32>>>);

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Whose {
    Address(IpAddr),
    Player(PlayerId),
}

/// A socket, counted for as long as this value lives.
#[derive(Debug)]
pub(crate) struct Socket {
    whose: [Option<Whose>; 2],
    open: Arc<Mutex<BTreeMap<Whose, u32>>>,
}

impl Sockets {
    /// Counts one more socket, unless the address or the player already has as many as allowed.
    pub(super) fn open(
        &self,
        address: Option<(IpAddr, u32)>,
        player: Option<(PlayerId, u32)>,
    ) -> Option<Socket> {
        let counted = [
            address.map(|(address, most)| (Whose::Address(address), most)),
            player.map(|(player, most)| (Whose::Player(player), most)),
        ];
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let has_room =
            |(whose, most): &(Whose, u32)| open.get(whose).is_none_or(|count| count < most);
        if !counted.iter().flatten().all(has_room) {
            return None;
        }
        let whose = counted.map(|counted| counted.map(|(whose, _)| whose));
        for whose in whose.into_iter().flatten() {
            *open.entry(whose).or_default() += 1;
        }
        Some(Socket { whose, open: self.0.clone() })
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        for whose in self.whose.into_iter().flatten() {
            if let Some(count) = open.get_mut(&whose) {
                *count -= 1;
                if *count == 0 {
                    open.remove(&whose);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_closed_socket_makes_room_and_leaves_nothing_behind() {
        let sockets = Sockets::default();
        let address = IpAddr::from([192, 168, 1, 5]);
        let open = |player| sockets.open(Some((address, 3)), Some((PlayerId(player), 2)));
        let (first, second) = (open(1), open(1));
        assert!(first.is_some() && second.is_some());
        assert!(open(1).is_none(), "a third of one player");
        let other = open(2);
        assert!(other.is_some() && open(3).is_none(), "a fourth of one address");
        drop(first);
        let again = open(1);
        assert!(again.is_some());
        drop((second, other, again));
        assert!(sockets.0.lock().is_ok_and(|open| open.is_empty()));
    }
}
