//! Compiled states: a bit for each, set while it is not as it was when the deal began.

use super::rule::{StateOf, States};
use crate::limits::MAX_STATES;
use crate::mau::effects::Kept;
use crate::seat::Seat;

/// Which states must hold, and which must not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Asked {
    /// Those it speaks of.
    of: u8,
    /// Those of them that must have been switched.
    switched: u8,
    /// Those of them that hold for one player.
    owned: u8,
    /// Those of them that every player has or has not.
    each: u8,
}

impl Asked {
    /// Of the states that must hold, and of those that must not.
    pub(in crate::mau) fn compile(states: &States, held: &[String], not: &[String]) -> Self {
        let (held, not, from_the_start) = (bits(states, held), bits(states, not), start(states));
        let of = held | not;
        let switched = (held & !from_the_start) | (not & from_the_start);
        let (owned, each) =
            (of & those(states, StateOf::Player), of & those(states, StateOf::Each));
        Self { of, switched, owned, each }
    }

    /// Whether all of it is so for `seat`.
    #[inline]
    pub(in crate::mau) fn hold(self, kept: &Kept, seat: Seat) -> bool {
        let others = if self.owned == 0 { 0 } else { kept.of_others(self.owned, seat) };
        let own = if self.each == 0 { 0 } else { kept.each[seat.index()] & self.each };
        (kept.switched & !others | own) & self.of == self.switched
    }
}

/// What becomes of states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Switch {
    /// Those that are as they were at the beginning before the rest is done.
    clear: u8,
    flip: u8,
    /// Those that one player has.
    owned: u8,
    /// Those that every player has or has not.
    each: u8,
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
        let named = on | off | over;
        Self {
            clear: on | off,
            flip: (on & !start) | (off & start) | over,
            owned: named & those(states, StateOf::Player),
            each: named & those(states, StateOf::Each),
        }
    }

    /// Those switched afterwards, where `seat` is hit, if anybody is. What one player has, others do not have
    /// from then on.
    pub(super) fn of(self, kept: &Kept, seat: Option<Seat>) -> u8 {
        let before = kept.switched;
        let (clear, flip) = (self.clear & !self.each, self.flip & !self.each);
        let Some(seat) = seat else {
            let all = (before & !clear) ^ flip;
            return (all & !self.owned) | (before & self.owned);
        };
        let others = kept.of_others(self.owned, seat);
        (before & !clear & !others) ^ flip
    }

    /// Those that a player has afterwards, of those that every player has or has not.
    pub(super) const fn of_each(self, before: u8) -> u8 {
        (before & !(self.clear & self.each)) ^ (self.flip & self.each)
    }

    /// Those that it names.
    pub(super) const fn named(self) -> u8 {
        self.clear | self.flip
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

/// Those that hold for these.
fn those(states: &States, of: StateOf) -> u8 {
    let those = states.values().zip(0..MAX_STATES).filter(|(rule, _)| rule.of == of);
    those.fold(0, |bits, (_, place)| bits | 1 << place)
}

impl Kept {
    /// Those of the states that one player has and that another one than `seat` has.
    fn of_others(&self, owned: u8, seat: Seat) -> u8 {
        let theirs = |place: &usize| self.lasting[*place].by() != seat;
        let all = (0..MAX_STATES).filter(|place| owned >> place & 1 == 1).filter(theirs);
        all.fold(0, |bits, place| bits | 1 << place)
    }
}

fn start(states: &States) -> u8 {
    let held = states.values().zip(0..MAX_STATES).filter(|(rule, _)| rule.holds);
    held.fold(0, |bits, (_, place)| bits | 1 << place)
}
