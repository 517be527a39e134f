//! Commands that wait until nothing can come any more that was given before.

use std::collections::BTreeMap;

use super::part::Favour;
use crate::decide::Request;
use crate::id::{Line, PlayerId};
use crate::time::Millis;

/// How many commands of one player can wait. A person gives one or two within half a second.
pub const HELD_AT_ONCE: usize = 8;

/// When a command was given, by all that can be known; at the same moment, whom it favours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Given {
    pub(super) at: Millis,
    pub(super) favour: Favour,
}

/// Waiting commands, the one given first in front; of equals the one that came first.
#[derive(Clone, Debug, Default)]
pub(super) struct Held {
    waiting: BTreeMap<(Given, u64), (Line, Request)>,
    /// How many have come so far.
    came: u64,
}

impl Held {
    pub(super) fn add(&mut self, given: Given, line: Line, request: Request) {
        self.came += 1;
        self.waiting.insert((given, self.came), (line, request));
    }

    pub(super) fn first(&self) -> Option<Given> {
        self.waiting.keys().next().map(|(given, _)| *given)
    }

    pub(super) fn take_first(&mut self) -> Option<(Line, Request)> {
        self.waiting.pop_first().map(|(_, held)| held)
    }

    /// The waiting command of this number; its answer goes to `line` from now on.
    pub(super) fn again(&mut self, line: Line, player: PlayerId, no: u64) -> Option<&Request> {
        let same = |held: &&mut (Line, Request)| (held.1.player, held.1.no) == (player, no);
        let held = self.waiting.values_mut().find(same)?;
        held.0 = line;
        Some(&held.1)
    }

    /// The commands of one player, in order.
    pub(super) fn of(&self, player: PlayerId) -> impl Iterator<Item = (Given, &Request)> {
        let all = self.waiting.iter().map(|((given, _), (_, request))| (*given, request));
        all.filter(move |(_, request)| request.player == player)
    }
}
