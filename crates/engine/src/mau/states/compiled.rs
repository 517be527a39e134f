//! Compiled states: one bit each, set while the state differs from the start of the deal.

use super::rule::{StateOf, States};
use crate::limits::MAX_STATES;
use crate::mau::effects::Kept;
use crate::seat::Seat;

/// Which states must hold, and which must not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Asked {
    /// The states asked about.
    of: u8,
    /// Those of them that must differ from the start of the deal.
    switched: u8,
    /// Those of them that belong to one player at a time.
    owned: u8,
    /// Those of them that each player has separately.
    each: u8,
}

impl Asked {
    /// Compiles the states that must hold, and those that must not.
    pub(in crate::mau) fn compile(states: &States, held: &[String], not: &[String]) -> Self {
        let (held, not, from_the_start) = (bits(states, held), bits(states, not), start(states));
        let of = held | not;
        let switched = (held & !from_the_start) | (not & from_the_start);
        let (owned, each) =
            (of & those(states, StateOf::Player), of & those(states, StateOf::Each));
        Self { of, switched, owned, each }
    }

    /// Whether all of them are as asked for `seat`.
    #[inline]
    pub(in crate::mau) fn hold(self, kept: &Kept, seat: Seat) -> bool {
        let others = if self.owned == 0 { 0 } else { kept.of_others(self.owned, seat) };
        let own = if self.each == 0 { 0 } else { kept.each[seat.index()] & self.each };
        (kept.switched & !others | own) & self.of == self.switched
    }
}

/// How an effect switches states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Switch {
    /// States reset to the start of the deal before `flip` is applied.
    clear: u8,
    flip: u8,
    /// Those that belong to one player at a time.
    owned: u8,
    /// Those that each player has separately.
    each: u8,
}

impl Switch {
    /// Compiles the states turned on, those turned off, and those switched over.
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

    /// The switched states after this, where `seat` is hit, if any. What one player has at a time,
    /// others no longer have.
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

    /// The separate states that a player has after this.
    pub(super) const fn of_each(self, before: u8) -> u8 {
        (before & !(self.clear & self.each)) ^ (self.flip & self.each)
    }

    /// The states that it names.
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

/// The states that belong to `of`.
fn those(states: &States, of: StateOf) -> u8 {
    let those = states.values().zip(0..MAX_STATES).filter(|(rule, _)| rule.of == of);
    those.fold(0, |bits, (_, place)| bits | 1 << place)
}

impl Kept {
    /// Those of the `owned` states that another seat than `seat` has.
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
