//! Those who watch: their numbers, and who of them is offered a seat.

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::log::Entry;
use crate::publish::Eyes;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::WatcherView;

/// How many of them are listed; all are counted.
const LISTED: usize = 40;

/// What is true of watchers only now.
#[derive(Clone, Debug, Default)]
pub(crate) struct Watchers {
    pub(crate) hidden: BTreeSet<PlayerId>,
    /// To whom the person on a seat would hand it over.
    pub(crate) offers: BTreeMap<Seat, PlayerId>,
    /// Who gets the next seats that are to be had, in this order.
    pub(crate) asking: Vec<PlayerId>,
}

impl Table {
    /// Everybody who watches, with their numbers.
    pub(crate) fn watching(&self) -> impl Iterator<Item = (u32, PlayerId)> {
        let people = self.presence.people().into_iter();
        let watching = people.filter(|player| self.seat_of(*player).is_none());
        watching.map(|player| (self.person_no(player), player))
    }

    /// Who watches under this number.
    pub(crate) fn watcher(&self, number: u32) -> Result<PlayerId, Refusal> {
        let found = self.watching().find(|(known, _)| *known == number);
        found.map(|(_, player)| player).ok_or(Refusal::NoSuchWatcher)
    }

    /// Whoever has asked for a seat takes the first one that is to be had.
    pub(crate) fn late_comer(&self) -> Option<Entry> {
        let watches = |player: &&PlayerId| {
            self.seat_of(**player).is_none() && self.presence.is_here(**player)
        };
        let player = *self.watchers.asking.iter().find(watches)?;
        let free = self.chairs.first_free().filter(|_| self.seats_are_open());
        let taken = self.chairs.iter().map(|(seat, _)| seat).find(|seat| self.is_to_be_had(*seat));
        Some(Entry::Sat { seat: free.or(taken)?, player })
    }

    /// The seat that this player is offered.
    pub(crate) fn offered_to(&self, player: PlayerId) -> Option<Seat> {
        let mut offers = self.watchers.offers.iter();
        offers.find(|(_, to)| **to == player).map(|(seat, _)| *seat)
    }

    pub(crate) fn is_offered(&self, seat: Seat, player: PlayerId) -> bool {
        self.watchers.offers.get(&seat) == Some(&player)
    }

    pub(crate) fn watcher_views(&self, eyes: Eyes) -> Vec<WatcherView> {
        let mut watching: Vec<_> = self.watching().collect();
        watching.sort_unstable();
        let view = |(id, player): (u32, PlayerId)| {
            let hidden = self.watchers.hidden.contains(&player);
            let shown = !hidden || eyes.host || eyes.watcher == Some(id);
            let name = if shown { self.name(player) } else { String::new() };
            let (offered, asks) = (self.offered_to(player), self.watchers.asking.contains(&player));
            WatcherView { id, name, hidden, offered, asks }
        };
        watching.into_iter().take(LISTED).map(view).collect()
    }
}
