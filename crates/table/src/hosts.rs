//! Who keeps the table. While a person is here there is a host; who leaves hands on at once.

use crate::chair::Sitting;
use crate::due::{HOST_PASSES_AFTER, HOST_WITHOUT_SEAT_PASSES_AFTER};
use crate::id::PlayerId;
use crate::log::{Away, Entry};
use crate::table::Table;
use crate::time::Millis;

impl Table {
    /// Who becomes the host after `player`: whoever has sat here longest, rather one who is here than
    /// one who is not; where nobody else sits, who has watched longest. Never one who has left, never
    /// a bot.
    pub(crate) fn next_host(&self, player: PlayerId) -> Option<PlayerId> {
        let here = |sitting: &Sitting| self.presence.is_here(sitting.player);
        let seated = self.seated_longest(player, here);
        let seated = seated.or_else(|| self.seated_longest(player, |_| true));
        seated.or_else(|| self.watching_longest(player))
    }

    /// A host who is away hands on after a while to somebody who is here: a host without a seat soon
    /// and to anybody, another one to who sits here. Where nobody is the host, somebody is at once.
    pub(crate) fn host_passes(&self) -> Option<(Millis, Entry)> {
        let here = |sitting: &Sitting| self.presence.is_here(sitting.player);
        let passes = |to| Entry::HostChanged { player: Some(to) };
        // Nobody has the number 0.
        let host = self.host.unwrap_or(PlayerId(0));
        let seated = self.seated_longest(host, here);
        if self.host.is_none() {
            let to = seated.or_else(|| self.watching_longest(host))?;
            return Some((Millis::default(), passes(to)));
        }
        let since = self.presence.waited_since(host)?;
        if self.seat_of(host).is_some() {
            return seated.map(|to| (since.plus(HOST_PASSES_AFTER), passes(to)));
        }
        let to = seated.or_else(|| self.watching_longest(host))?;
        Some((since.plus(HOST_WITHOUT_SEAT_PASSES_AFTER), passes(to)))
    }

    fn seated_longest(&self, but: PlayerId, counts: impl Fn(&Sitting) -> bool) -> Option<PlayerId> {
        let stays = |sitting: &&Sitting| {
            let left = sitting.stand_in.as_ref().is_some_and(|bot| bot.why == Away::Left);
            sitting.player != but && !left && counts(sitting)
        };
        let seated = self.chairs.persons().map(|(_, sitting)| sitting);
        seated.filter(stays).min_by_key(|sitting| sitting.sat).map(|sitting| sitting.player)
    }

    fn watching_longest(&self, but: PlayerId) -> Option<PlayerId> {
        self.presence.here_longest(|player| player != but && self.seat_of(player).is_none())
    }
}
