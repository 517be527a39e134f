//! How the table is kept.

use stammtisch_engine::chance::Seed;

use crate::id::PlayerId;
use crate::link;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::rulebook::Rulebook;
use crate::table::Table;
use crate::wire::{Leavers, Manner, TableState};

/// The stakes there are, in hundredths of a credit (LIV-18).
const STAKES: [u32; 3] = [0, 250, 500];

impl Table {
    /// Who talks and watches can change at any time. Nobody's time is cut while it runs, and what
    /// has been paid for is played for. Nobody pays a stake that was not there to be seen when
    /// sitting down: for another one, the others sit down again.
    pub(super) fn set_manner(
        &self,
        player: PlayerId,
        manner: Manner,
        fresh: &mut dyn FnMut() -> Seed,
    ) -> Result<Vec<Entry>, Refusal> {
        if self.host != Some(player) {
            return Err(Refusal::NotHost);
        }
        let now = self.manner;
        let state = self.state();
        let of_deal = (now.pace, now.leavers) != (manner.pace, manner.leavers);
        if of_deal && state == TableState::Playing {
            return Err(Refusal::DealRunning);
        }
        let of_match = (now.stake, now.leavers) != (manner.stake, manner.leavers);
        if of_match && !self.seats_are_open() {
            return Err(Refusal::MatchRunning);
        }
        self.rules.book.check_manner(manner)?;
        if now == manner {
            return Ok(Vec::new());
        }
        let others = self.chairs.persons().filter(|(_, sitting)| sitting.player != player);
        let stood = others
            .filter(|_| manner.stake > 0 && manner.stake != now.stake)
            .map(|(seat, _)| Entry::Stood { seat });
        // Another key each time: whoever had the old link does not find the table by it.
        let hides = manner.link_only && !now.link_only;
        let key = hides.then(|| Entry::KeySet { key: link::key(&fresh()) });
        Ok([Entry::MannerSet { manner }].into_iter().chain(key).chain(stood).collect())
    }
}

impl Rulebook {
    /// Whether a table with these rules can be kept like this.
    ///
    /// # Errors
    /// An unknown stake, a table that hides and stands in the list, or hands laid aside in a game
    /// that goes on only with all seats.
    pub fn check_manner(&self, manner: Manner) -> Result<(), Refusal> {
        if !STAKES.contains(&manner.stake) {
            return Err(Refusal::BadStake);
        }
        if manner.link_only && manner.public {
            return Err(Refusal::HiddenAndPublic);
        }
        if manner.leavers == Leavers::LaidAside && !self.lays_aside() {
            return Err(Refusal::CannotLayAside);
        }
        Ok(())
    }
}
