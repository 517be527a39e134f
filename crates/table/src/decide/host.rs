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
        let bot = self.known_bot(bot)?;
        Ok(vec![Entry::BotAdded {
            seat,
            bot,
            name: self.unused_names().next().unwrap_or_default(),
        }])
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
        let seated = |(seat, name)| Entry::BotAdded { seat, bot: bot.clone(), name };
        Ok(self.chairs.free().zip(self.unused_names()).map(seated).collect())
    }

    /// A seat before the match is the host's to give; who lost it may take one again.
    pub(super) fn unseat(&self, player: PlayerId, seat: Seat) -> Result<Vec<Entry>, Refusal> {
        self.arranges(player)?;
        match self.chairs.get(seat).ok_or(Refusal::NoSuchSeat)? {
            Chair::Person(_) => Ok(vec![Entry::Stood { seat }]),
            _ => Err(Refusal::NobodyThere),
        }
    }

    /// Whoever sits here can be sent away at any time. In a match that counts as leaving it, with all
    /// that follows for a stake (LIV-19).
    pub(super) fn send_away(&self, player: PlayerId, seat: Seat) -> Result<Vec<Entry>, Refusal> {
        if self.host != Some(player) {
            return Err(Refusal::NotHost);
        }
        match self.chairs.get(seat).ok_or(Refusal::NoSuchSeat)? {
            Chair::Person(sitting) if sitting.player != player => {
                let removed = Entry::Removed { player: sitting.player };
                Ok([removed].into_iter().chain(self.leaves(sitting.player)).collect())
            }
            _ => Err(Refusal::NobodyThere),
        }
    }

    pub(super) fn start_match(
        &self,
        player: PlayerId,
        first: Option<Seat>,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Vec<Entry>, Refusal> {
        if self.host != Some(player) {
            return Err(Refusal::NotHost);
        }
        if self.state() != TableState::Lobby {
            return Err(Refusal::MatchRunning);
        }
        self.may_start(false)?;
        if first.is_some_and(|seat| self.chairs.get(seat).is_none()) {
            return Err(Refusal::NoSuchSeat);
        }
        Ok(vec![started(self, first, fresh())])
    }

    /// Whether a match can begin with those who sit here. For credits only people play who are here
    /// to pay; for another match of that kind each of them has `asked`.
    pub(crate) fn may_start(&self, asked: bool) -> Result<(), Refusal> {
        if self.chairs.first_free().is_some() {
            return Err(Refusal::SeatsFree);
        }
        let pays = |(_, chair): (Seat, &Chair)| {
            chair.person().is_some_and(|sitting| {
                let here = self.presence.is_here(sitting.player);
                here && sitting.stand_in.is_none() && (sitting.ready || !asked)
            })
        };
        if self.manner.stake > 0 && !self.chairs.iter().all(pays) {
            return Err(Refusal::StakeNeedsPeople);
        }
        Ok(())
    }

    /// Whether the player may put bots on seats now.
    fn arranges(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.host != Some(player) {
            return Err(Refusal::NotHost);
        }
        if self.seats_are_open() { Ok(()) } else { Err(Refusal::MatchRunning) }
    }

    fn known_bot(&self, bot: &str) -> Result<String, Refusal> {
        self.rules.info.bots.iter().find(|known| *known == bot).cloned().ok_or(Refusal::UnknownBot)
    }

    /// Names that no bot at this table has; when they run out, some are given twice.
    fn unused_names(&self) -> impl Iterator<Item = String> {
        let used = |name: &&String| {
            self.chairs
                .iter()
                .any(|(_, chair)| matches!(chair, Chair::Bot { name: other, .. } if other == *name))
        };
        let names = &self.bot_names;
        let spare = std::iter::repeat("Bot".to_owned());
        names.iter().filter(move |name| !used(name)).chain(names).cloned().chain(spare)
    }
}
