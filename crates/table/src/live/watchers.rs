//! Spectators: whose names are hidden, who is offered a seat and who asks for one.

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;

/// The live state of spectators.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watchers {
    pub(crate) hidden: BTreeSet<PlayerId>,
    /// By seat: the spectator to whom its person offers it.
    pub(crate) offers: BTreeMap<Seat, PlayerId>,
    /// The queue for the next seats available.
    pub(crate) asking: Vec<PlayerId>,
}

impl Watchers {
    /// The seat that this player is offered.
    pub(crate) fn offered_to(&self, player: PlayerId) -> Option<Seat> {
        self.offers.iter().find(|(_, to)| **to == player).map(|(seat, _)| *seat)
    }

    pub(crate) fn is_offered(&self, seat: Seat, player: PlayerId) -> bool {
        self.offers.get(&seat) == Some(&player)
    }

    /// Nobody is offered two seats: an earlier offer is replaced.
    pub(super) fn offer(&mut self, seat: Seat, to: Option<PlayerId>) {
        self.offers.remove(&seat);
        if let Some(player) = to {
            self.offers.retain(|_, other| *other != player);
            self.offers.insert(seat, player);
        }
    }

    pub(super) fn ask(&mut self, player: PlayerId) {
        self.ask_no_more(player);
        self.asking.push(player);
    }

    pub(super) fn ask_no_more(&mut self, player: PlayerId) {
        self.asking.retain(|asking| *asking != player);
    }

    /// Forgets all others, except offers.
    pub(super) fn keep_only(&mut self, known: &BTreeSet<PlayerId>) {
        self.hidden.retain(|player| known.contains(player));
        self.asking.retain(|player| known.contains(player));
    }
}
