//! Those who watch: seats offered to them, names hidden, people sent away.

use super::Decision;
use crate::id::PlayerId;
use crate::log::Entry;
use crate::passing::Passing;
use crate::refusal::Refusal;
use crate::table::Table;

impl Table {
    /// Whoever plays a seat may give it away at any time, with its hand; where it has been paid for,
    /// not before the match is over.
    pub(super) fn offer(
        &self,
        player: PlayerId,
        watcher: Option<u32>,
    ) -> Result<Decision, Refusal> {
        let seat = self.seat_of(player).ok_or(Refusal::NotSeated)?;
        if !self.plays_self(player) {
            return Err(Refusal::BotPlays);
        }
        if self.is_pot_open() {
            return Err(Refusal::StakeRunning);
        }
        let to = watcher.map(|number| self.watcher(number)).transpose()?;
        Ok(Decision::Pass(Passing::Offered { seat, to }))
    }

    /// Whoever watches gets the next seat that is to be had, in the order of asking.
    pub(super) fn ask_for_seat(&self, player: PlayerId, wanted: bool) -> Result<Decision, Refusal> {
        if self.seat_of(player).is_some() {
            return Err(Refusal::AlreadySeated);
        }
        if !self.presence.is_here(player) {
            return Err(Refusal::NoSuchWatcher);
        }
        // Who asks again keeps the place in the line.
        if wanted == self.watchers.asking.contains(&player) {
            return Ok(Decision::Store(Vec::new()));
        }
        Ok(Decision::Pass(Passing::AskedForSeat { player, wanted }))
    }

    pub(super) fn hide_watcher(
        &self,
        player: PlayerId,
        watcher: u32,
        hidden: bool,
    ) -> Result<Decision, Refusal> {
        self.is_master(player)?;
        let player = self.watcher(watcher)?;
        Ok(Decision::Pass(Passing::Hidden { player, hidden }))
    }

    pub(super) fn remove_watcher(
        &self,
        player: PlayerId,
        watcher: u32,
    ) -> Result<Vec<Entry>, Refusal> {
        self.is_master(player)?;
        let removed = self.watcher(watcher)?;
        if removed == player {
            return Err(Refusal::NoSuchWatcher);
        }
        Ok(vec![Entry::Removed { player: removed }])
    }

    pub(super) fn readmit(&self, player: PlayerId) -> Result<Vec<Entry>, Refusal> {
        self.is_master(player)?;
        Ok(if self.removed.is_empty() { Vec::new() } else { vec![Entry::Readmitted] })
    }

    fn is_master(&self, player: PlayerId) -> Result<(), Refusal> {
        if self.host == Some(player) { Ok(()) } else { Err(Refusal::NotHost) }
    }
}
