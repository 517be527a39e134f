//! Who may come in, and whom the table remembers that has no part in it. None of it is in the log,
//! and a crowd that passes by costs no more than so much.

use std::collections::{BTreeMap, BTreeSet};

use crate::id::{Line, PlayerId};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::Watching;

/// For how many milliseconds somebody who was let in and lost the line is let in again, although
/// nobody may watch any more.
pub const COMES_BACK_WITHIN: u64 = 600_000;

/// How many lines of people who only watch, screens included, one table bears: everybody is told of
/// every move.
pub const MOST_WATCHING: usize = 200;

/// How many people who are not here and have no part in the table it remembers.
const REMEMBERED: usize = 500;

/// When players came in or went last.
#[derive(Clone, Debug, Default)]
pub(crate) struct Visits(BTreeMap<PlayerId, Millis>);

impl Visits {
    pub(crate) fn note(&mut self, player: PlayerId, now: Millis) {
        self.0.insert(player, now);
    }

    fn is_recent(&self, player: PlayerId, now: Millis) -> bool {
        self.0.get(&player).is_some_and(|at| now <= at.plus(COMES_BACK_WITHIN))
    }
}

impl Table {
    /// Whether a player may open this line.
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn admit(&self, line: Line, player: PlayerId, now: Millis) -> Result<(), Refusal> {
        if self.removed.contains(&player) {
            return Err(Refusal::Removed);
        }
        if self.host == Some(player)
            || self.seat_of(player).is_some()
            || self.presence.has_line(line)
        {
            return Ok(());
        }
        let may_watch = self.manner.watching == Watching::Open
            || self.chairs.first_free().is_some()
            || self.presence.lines().any(|(_, other, _)| other == player)
            || self.visits.is_recent(player, now);
        if !may_watch {
            return Err(Refusal::ClosedTable);
        }
        let watching =
            self.presence.lines().filter(|(_, other, _)| self.seat_of(*other).is_none()).count();
        if watching < MOST_WATCHING { Ok(()) } else { Err(Refusal::TooManyWatchers) }
    }

    /// Makes room for somebody new: forgets those who passed by longest ago.
    pub(crate) fn forget_passers_by(&mut self) {
        if self.names.count() < 2 * REMEMBERED {
            return;
        }
        let mut known: BTreeSet<_> = self.presence.lines().map(|(_, player, _)| player).collect();
        known.extend(self.people());
        known.extend(self.chat.writers());
        let visits = self.visits.0.iter().filter(|(player, _)| !known.contains(player));
        let mut latest: Vec<_> = visits.map(|(player, at)| (*at, *player)).collect();
        latest.sort_unstable();
        known.extend(latest.into_iter().rev().take(REMEMBERED).map(|(_, player)| player));
        self.visits.0.retain(|player, _| known.contains(player));
        self.names.keep_only(&known);
        self.watchers.hidden.retain(|player| known.contains(player));
        self.watchers.asking.retain(|player| known.contains(player));
        self.presence.keep_only(&known);
        self.answers.keep_only(&known);
    }
}
