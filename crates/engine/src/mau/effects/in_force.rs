//! What the rules in force say about effects.

use super::compiled::{Later, Prospect};
use super::hits::Hits;
use super::kept::Kept;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::Seat;

impl Kept {
    /// Whether a seat may not go out now.
    #[inline]
    pub(in crate::mau) const fn is_barred(&self, rules: &Rules, seat: Seat) -> bool {
        self.barred[seat.index()] > 0 || (rules.last_call.is_some() && !self.ready.has(seat))
    }
}

/// What the named rule does once the move is done.
pub(super) fn later(rules: &Rules, rule: usize) -> Option<Later> {
    match rule.checked_sub(rules.patterns.len()) {
        None => rules.patterns[rule].later,
        Some(index) => rules.triggers.get(index).map(|trigger| trigger.later),
    }
}

impl Rules {
    /// What can be known of a named rule before it happens, by its position in `named_rules`.
    #[must_use]
    pub fn prospect(&self, rule: u8) -> Option<Prospect> {
        let later = later(self, usize::from(rule))?;
        let most_win = self.most_points_win();
        let noted = later.noted(most_win);
        let picked = |rule: &u32| later.one_of >> rule & 1 == 1;
        // What is picked picks nothing more.
        let picked: Vec<_> =
            (0..32).filter(picked).filter_map(|rule| self.prospect(rule as u8)).collect();
        let hurts =
            later.hurts() || later.gives > 0 || noted < 0 || picked.iter().any(|one| one.hurts);
        let mild = picked.iter().all(|one| !one.hurts);
        let welcome =
            (later.is_welcome(most_win) && mild) || (later.hits != Hits::Oneself && hurts);
        Some(Prospect { hurts, swaps: later.swap, welcome })
    }

    /// Whether a named rule is in force: it does not have to be chosen, or has been.
    #[inline]
    pub(in crate::mau) const fn is_awake(&self, state: &State, rule: usize) -> bool {
        (self.waiting & !state.added) >> (rule as u32 & 31) & 1 == 0
    }

    /// What patterns and triggers bring about when a move is done.
    pub(in crate::mau) fn laters(&self) -> impl Iterator<Item = &Later> {
        let of_patterns = self.patterns.iter().filter_map(|pattern| pattern.later.as_ref());
        of_patterns.chain(self.triggers.iter().map(|trigger| &trigger.later))
    }
}
