//! Votes that a bot plays on for a seat that keeps everybody waiting.

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::seat::{Seat, SeatSet};

use crate::log::{Away, Entry};
use crate::publish::Eyes;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{TableState, VoteView};

/// For how many milliseconds the others must have waited for somebody who is here.
pub const VOTE_AFTER: u64 = 20_000;

/// Who is for it, by the seat that it is about. It follows from the log.
#[derive(Clone, Debug, Default)]
pub(crate) struct Votes(BTreeMap<Seat, BTreeSet<Seat>>);

impl Votes {
    pub(crate) fn add(&mut self, about: Seat, seat: Seat) {
        self.0.entry(about).or_default().insert(seat);
    }

    /// The seat has acted, is back, or is played by a bot.
    pub(crate) fn settle(&mut self, about: Seat) {
        self.0.remove(&about);
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    pub(crate) fn has(&self, about: Seat, seat: Seat) -> bool {
        self.0.get(&about).is_some_and(|yes| yes.contains(&seat))
    }
}

/// How a vote stands.
struct Count {
    about: Seat,
    yes: Vec<Seat>,
    needed: u8,
}

impl Table {
    /// Whether a person on this seat keeps others waiting for long enough: by a line that is down,
    /// or by doing nothing.
    pub(crate) fn is_votable(&self, about: Seat) -> bool {
        let person = self.chairs.get(about).and_then(|chair| chair.person());
        let Some(sitting) = person.filter(|sitting| sitting.stand_in.is_none()) else {
            return false;
        };
        let waited = || self.waited_for(about).is_some_and(|waited| waited >= VOTE_AFTER);
        let is_long = match self.state() {
            TableState::Playing => !self.presence.is_here(sitting.player) || waited(),
            TableState::BetweenDeals => {
                let asked = self.asked_at.is_some_and(|at| at.plus(VOTE_AFTER) <= self.now);
                !sitting.ready && self.presence.is_here(sitting.player) && asked
            }
            TableState::Lobby | TableState::Finished => false,
        };
        is_long && self.voters(about).next().is_some()
    }

    /// Notes which seats may be voted about, and since when a next deal is asked for; that it has
    /// changed is news.
    pub(crate) fn note_votable(&mut self) {
        let asked = self.chairs.persons().any(|(_, sitting)| sitting.ready);
        let asked = asked && self.state() == TableState::BetweenDeals;
        self.asked_at = asked.then(|| self.asked_at.unwrap_or(self.now));
        let votable: SeatSet = self
            .chairs
            .persons()
            .map(|(seat, _)| seat)
            .filter(|seat| self.is_votable(*seat))
            .collect();
        self.news |= std::mem::replace(&mut self.votable, votable) != votable;
    }

    /// When somebody may be voted about by time alone.
    pub(crate) fn votable_at(&self) -> Option<Millis> {
        let asked = self.asked_at.map(|at| at.plus(VOTE_AFTER));
        let turn = self.waiting.filter(|waiting| waiting.runs);
        turn.map(|waiting| waiting.after(VOTE_AFTER))
            .into_iter()
            .chain(asked)
            .find(|at| *at > self.now)
    }

    /// Who sits here, plays and is connected, besides the seat that it is about.
    fn voters(&self, about: Seat) -> impl Iterator<Item = Seat> {
        let plays = move |seat: &Seat| *seat != about && self.plays_here(*seat);
        self.chairs.persons().map(|(seat, _)| seat).filter(plays)
    }

    fn plays_here(&self, seat: Seat) -> bool {
        let person = self.chairs.get(seat).and_then(|chair| chair.person());
        person.is_some_and(|sitting| {
            sitting.stand_in.is_none() && self.presence.is_here(sitting.player)
        })
    }

    pub(crate) fn may_vote(&self, seat: Seat, about: Seat) -> bool {
        self.is_votable(about) && self.voters(about).any(|voter| voter == seat)
    }

    fn count(&self, about: Seat) -> Count {
        let voters: Vec<_> = self.voters(about).collect();
        let needed = (voters.len() / 2 + 1).try_into().unwrap_or(u8::MAX);
        let yes = voters.into_iter().filter(|seat| self.votes.has(about, *seat)).collect();
        Count { about, yes, needed }
    }

    fn counts(&self) -> impl Iterator<Item = Count> {
        let votable = self.votes.0.keys().filter(|about| self.is_votable(**about));
        votable.map(|about| self.count(*about))
    }

    /// A bot takes over for whom more than half of the others want it.
    pub(crate) fn voted_out(&self) -> Option<Entry> {
        let count = self.counts().find(|count| count.yes.len() >= usize::from(count.needed))?;
        let seat = count.about;
        let person = self.chairs.get(seat).and_then(|chair| chair.person())?;
        let here = self.presence.is_here(person.player);
        let why = if here { Away::Idle } else { Away::Absent };
        let reserve_ms = self.reserve_gone(seat);
        Some(Entry::BotTookOver { seat, bot: self.stand_in(), why, reserve_ms })
    }

    /// The vote that is nearest to its end.
    pub(crate) fn vote_view(&self, eyes: Eyes) -> Option<VoteView> {
        let most = |count: &Count| (count.yes.len(), std::cmp::Reverse(count.about));
        let Count { about, yes, needed } =
            self.counts().filter(|count| !count.yes.is_empty()).max_by_key(most)?;
        let can_vote =
            eyes.seat.is_some_and(|own| self.may_vote(own, about) && !yes.contains(&own));
        Some(VoteView { about, yes, needed, can_vote })
    }
}
