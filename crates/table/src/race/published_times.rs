//! When people could first know of what is open to several seats. None of it is logged.

use std::collections::BTreeMap;

use super::windows::{Matter, ReactionWindows};
use crate::limits::ON_THE_WAY_MS;
use crate::time::Millis;

/// When the entries were published that opened or ended a matter.
#[derive(Clone, Debug, Default)]
pub(crate) struct PublishedTimes(BTreeMap<(Matter, u64), Millis>);

impl PublishedTimes {
    /// Notes that everything so far is published now.
    pub(crate) fn note(&mut self, windows: &ReactionWindows, now: Millis) {
        let all = || windows.since.iter().chain(&windows.ended);
        if self.0.len() > all().count() {
            let holds = |(matter, seq): &(Matter, u64)| {
                [&windows.since, &windows.ended].iter().any(|known| known.get(matter) == Some(seq))
            };
            self.0.retain(|window, _| holds(window));
        }
        for (matter, seq) in all() {
            self.0.entry((*matter, *seq)).or_insert(now);
        }
    }

    /// When the opening of a matter was published; 0 if it is not open.
    pub(super) fn of(&self, windows: &ReactionWindows, matter: Matter) -> Millis {
        let seq = windows.since.get(&matter);
        seq.and_then(|seq| self.0.get(&(matter, *seq))).copied().unwrap_or_default()
    }

    /// The entry that last opened a matter, as far as it is remembered, and when it was published.
    pub(super) fn last_of(&self, matter: Matter) -> Option<(u64, Millis)> {
        let last = self.0.range((matter, 0)..=(matter, u64::MAX)).next_back();
        last.map(|((_, opened), told)| (*opened, *told))
    }

    /// When the opening of the latest matter was published; 0 if none is open.
    pub(super) fn last(&self, windows: &ReactionWindows) -> Millis {
        windows.since.keys().map(|matter| self.of(windows, *matter)).max().unwrap_or_default()
    }

    /// Whether the matter was open as far as a player could know at `given` who had seen everything
    /// up to the entry `seen`.
    pub(super) fn was_open(
        &self,
        windows: &ReactionWindows,
        matter: Matter,
        seen: u64,
        given: Millis,
    ) -> bool {
        let Some(ended) = windows.ended.get(&matter) else { return false };
        let told = self.0.get(&(matter, *ended));
        let knew = told.is_some_and(|told| given > told.plus(ON_THE_WAY_MS));
        *ended > seen || !knew
    }
}
