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
        let mut entries = Vec::new();
        if let Some((seat, sitting)) =
            self.chairs.persons().find(|(_, sitting)| sitting.player == player)
        {
            let why = Away::Left;
            if self.seats_are_open() {
                entries.push(Entry::Stood { seat });
            } else if self.manner.leavers == Leavers::LaidAside && !self.withdrawn.has(seat) {
                entries.push(Entry::Withdrew { seat, bot: self.stand_in() });
            } else if sitting.stand_in.as_ref().is_none_or(|bot| bot.why != why) {
                entries.push(Entry::BotTookOver { seat, bot: self.stand_in(), why, reserve_ms: 0 });
            }
        }
        if self.host == Some(player) {
            entries.push(Entry::HostChanged { player: self.next_host(player) });
        }
        Ok(entries)
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

    /// Who becomes the host after `player`: the next person at the table, rather one who is here
    /// than one who is not; never one who has left, never a bot.
    pub(crate) fn next_host(&self, player: PlayerId) -> Option<PlayerId> {
        let first = self.seat_of(player).map_or(0, |seat| seat.0);
        let count = self.header.seats;
        let round = (1..=count).map(|step| Seat((first + step) % count.max(1)));
        let staying: Vec<_> = round
            .filter_map(|seat| self.chairs.get(seat)?.person())
            .filter(|sitting| sitting.player != player)
            .filter(|sitting| sitting.stand_in.as_ref().is_none_or(|bot| bot.why != Away::Left))
            .map(|sitting| sitting.player)
            .collect();
        let here = staying.iter().find(|next| self.presence.is_here(**next));
        here.or(staying.first()).copied()
    }
}
