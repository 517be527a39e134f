//! Coming and going.

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::log::{Away, Entry};
use crate::refusal::Refusal;
use crate::table::Table;

impl Table {
    pub(super) fn sit(&self, player: PlayerId, seat: Option<Seat>) -> Result<Vec<Entry>, Refusal> {
        if self.seat_of(player).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        let seat = match seat {
            Some(seat) if self.chairs.get(seat).ok_or(Refusal::NoSuchSeat)?.is_free() => seat,
            Some(_) => return Err(Refusal::SeatTaken),
            None => self.chairs.first_free().ok_or(Refusal::TableFull)?,
        };
        let mut entries = vec![Entry::Sat { seat, player }];
        if self.host.is_none() {
            entries.push(Entry::HostChanged { player: Some(player) });
        }
        Ok(entries)
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
        let mut entries = vec![Entry::Returned { seat }];
        if self.host.is_none() {
            entries.push(Entry::HostChanged { player: Some(player) });
        }
        Ok(entries)
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
