//! What only the host can do.

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use crate::chair::Chair;
use crate::decide::started;
use crate::id::PlayerId;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::TableState;

impl Table {
    pub(super) fn add_bot(
        &self,
        player: PlayerId,
        seat: Seat,
        bot: &str,
    ) -> Result<Vec<Entry>, Refusal> {
        self.arranges(player)?;
        if !self.chairs.get(seat).ok_or(Refusal::NoSuchSeat)?.is_free() {
            return Err(Refusal::SeatTaken);
        }
        Ok(vec![Entry::BotAdded { seat, bot: self.known_bot(bot)? }])
    }

    pub(super) fn remove_bot(&self, player: PlayerId, seat: Seat) -> Result<Vec<Entry>, Refusal> {
        self.arranges(player)?;
        match self.chairs.get(seat).ok_or(Refusal::NoSuchSeat)? {
            Chair::Bot { .. } => Ok(vec![Entry::BotRemoved { seat }]),
            _ => Err(Refusal::NoBotThere),
        }
    }

    pub(super) fn fill_bots(&self, player: PlayerId, bot: &str) -> Result<Vec<Entry>, Refusal> {
        self.arranges(player)?;
        let bot = self.known_bot(bot)?;
        Ok(self.chairs.free().map(|seat| Entry::BotAdded { seat, bot: bot.clone() }).collect())
    }

    pub(super) fn start_match(
        &self,
        player: PlayerId,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Vec<Entry>, Refusal> {
        if self.host != Some(player) {
            return Err(Refusal::NotHost);
        }
        if self.state() != TableState::Lobby {
            return Err(Refusal::MatchRunning);
        }
        if self.chairs.first_free().is_some() {
            return Err(Refusal::SeatsFree);
        }
        Ok(vec![started(self, fresh())])
    }

    /// Whether the player may put bots on seats now.
    fn arranges(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.host != Some(player) {
            return Err(Refusal::NotHost);
        }
        if self.seats_are_open() { Ok(()) } else { Err(Refusal::MatchRunning) }
    }

    fn known_bot(&self, bot: &str) -> Result<String, Refusal> {
        self.bots.iter().find(|known| *known == bot).cloned().ok_or(Refusal::UnknownBot)
    }
}
