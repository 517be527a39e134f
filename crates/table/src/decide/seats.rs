//! Coming and going.

use stammtisch_engine::seat::Seat;

use crate::chair::Chair;
use crate::id::PlayerId;
use crate::log::{Away, Entry};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::{Leavers, TableState};

impl Table {
    pub(super) fn sit(&self, player: PlayerId, seat: Option<Seat>) -> Result<Vec<Entry>, Refusal> {
        if self.seat_of(player).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        let seat = match seat {
            Some(seat) if self.is_offered(seat, player) => return self.take_over(seat, player),
            Some(seat) if self.chairs.get(seat).ok_or(Refusal::NoSuchSeat)?.is_free() => seat,
            Some(seat) if self.is_to_be_had(seat) => seat,
            Some(_) => return Err(Refusal::SeatTaken),
            None => self.chairs.first_free().ok_or(Refusal::TableFull)?,
        };
        Ok(self.and_host(Entry::Sat { seat, player }, player))
    }

    /// Whoever sits down where nobody is the host becomes the host.
    fn and_host(&self, entry: Entry, player: PlayerId) -> Vec<Entry> {
        let host = Entry::HostChanged { player: Some(player) };
        [entry].into_iter().chain(self.host.is_none().then_some(host)).collect()
    }

    /// Whether a person may take this seat although somebody has it: a bot's between deals and after
    /// a match, and after a match also that of a person who has left.
    pub(crate) fn is_to_be_had(&self, seat: Seat) -> bool {
        let over = match self.state() {
            TableState::BetweenDeals => false,
            TableState::Finished => true,
            TableState::Lobby | TableState::Playing => return false,
        };
        match self.chairs.get(seat) {
            Some(Chair::Bot { .. }) => true,
            Some(Chair::Person(sitting)) => {
                over && sitting.stand_in.as_ref().is_some_and(|bot| bot.why == Away::Left)
            }
            Some(Chair::Free) | None => false,
        }
    }

    fn take_over(&self, seat: Seat, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
        if self.is_pot_open() {
            return Err(Refusal::StakeRunning);
        }
        Ok(self.and_host(Entry::HandedOver { seat, player }, player))
    }

    pub(super) fn stand(&self, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        if !self.seats_are_open() {
            return Err(Refusal::MatchRunning);
        }
        Ok(vec![Entry::Stood { seat }])
    }

    /// Leaving is always allowed. Who has left already changes nothing more.
    pub(super) fn leave(&self, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
        let mut entries: Vec<_> = self.leaves(player).into_iter().collect();
        if self.host == Some(player) {
            entries.push(Entry::HostChanged { player: self.next_host(player) });
        }
        Ok(entries)
    }

    /// What becomes of the seat of somebody who leaves, or is sent away.
    pub(super) fn leaves(&self, player: PlayerId) -> Option<Entry> {
        let (seat, sitting) =
            self.chairs.persons().find(|(_, sitting)| sitting.player == player)?;
        let why = Away::Left;
        if self.seats_are_open() {
            Some(Entry::Stood { seat })
        } else if self.manner.leavers == Leavers::LaidAside && !self.withdrawn.has(seat) {
            Some(Entry::Withdrew { seat, bot: self.stand_in() })
        } else if sitting.stand_in.as_ref().is_none_or(|bot| bot.why != why) {
            Some(Entry::BotTookOver { seat, bot: self.stand_in(), why, reserve_ms: 0 })
        } else {
            None
        }
    }

    pub(super) fn come_back(&self, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        if self.plays_self(player) {
            return Err(Refusal::NotAway);
        }
        Ok(self.and_host(Entry::Returned { seat }, player))
    }

    /// Whether the player has a seat and no bot plays on it.
    pub(crate) fn plays_self(&self, player: PlayerId) -> bool {
        let mut persons = self.chairs.persons();
        persons.any(|(_, sitting)| sitting.player == player && sitting.stand_in.is_none())
    }
}
