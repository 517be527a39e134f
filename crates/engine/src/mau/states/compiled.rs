//! What the engine runs on: a bit for each state, set while it is not as it was when the deal began.

use super::rule::States;
use crate::limits::MAX_STATES;
use crate::mau::rules::Rules;

/// Which states must hold, and which must not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Asked {
    /// Those it speaks of.
    of: u8,
    /// Those of them that must have been switched.
    switched: u8,
}

impl Asked {
    /// Of the states that must hold, and of those that must not.
    pub(in crate::mau) fn compile(states: &States, held: &[String], not: &[String]) -> Self {
        let (held, not, from_the_start) = (bits(states, held), bits(states, not), start(states));
        Self { of: held | not, switched: (held & !from_the_start) | (not & from_the_start) }
    }

    /// Whether all of it is so, where these have been switched.
    #[inline]
    pub(in crate::mau) const fn hold(self, switched: u8) -> bool {
        switched & self.of == self.switched
    }
}

/// What becomes of states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Switch {
    /// Those that are as they were at the beginning before the rest is done.
    clear: u8,
    flip: u8,
}

impl Switch {
    /// Of the states that hold from then on, of those that do no longer, and of those that change.
    pub(in crate::mau) fn compile(
        states: &States,
        on: &[String],
        off: &[String],
        over: &[String],
    ) -> Self {
        let (on, off, over, start) =
            (bits(states, on), bits(states, off), bits(states, over), start(states));
        Self { clear: on | off, flip: (on & !start) | (off & start) | over }
    }

    /// Those switched afterwards, of those before.
    pub(super) const fn of(self, switched: u8) -> u8 {
        (switched & !self.clear) ^ self.flip
    }

    /// Whether it does nothing.
    pub(in crate::mau) const fn is_nothing(self) -> bool {
        self.clear | self.flip == 0
    }
}

fn bits(states: &States, ids: &[String]) -> u8 {
    let named = states.keys().zip(0..MAX_STATES).filter(|(id, _)| ids.contains(id));
    named.fold(0, |bits, (_, place)| bits | 1 << place)
}

fn start(states: &States) -> u8 {
    let held = states.values().zip(0..MAX_STATES).filter(|(rule, _)| rule.holds);
    held.fold(0, |bits, (_, place)| bits | 1 << place)
}

impl Rules {
    /// The states that hold where these have been switched, by their places in `named_rules`.
    pub(in crate::mau) fn states_that_hold(&self, switched: u8) -> Vec<u8> {
        let doc = self.doc();
        let first = doc.patterns.len() + doc.triggers.len();
        let holds = |place: usize, start: bool| start != (switched >> place & 1 == 1);
        let all = doc.states.values().zip(0..MAX_STATES);
        let held = all.filter(|(rule, place)| holds(*place, rule.holds));
        held.map(|(_, place)| (first + place) as u8).collect()
    }
}
