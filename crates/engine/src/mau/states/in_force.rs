//! Which states hold under the rules in force.

use super::rule::{StateOf, StateRule};
use crate::limits::MAX_STATES;
use crate::mau::effects::Kept;
use crate::mau::rules::Rules;
use crate::seat::Seat;

impl Rules {
    /// The states of the whole table that hold, by their indices in `named_rules`.
    pub(in crate::mau) fn states_that_hold(&self, kept: &Kept) -> Vec<u8> {
        let switched = |place: usize| kept.switched >> place & 1 == 1;
        self.states_held(|rule, place| (rule.of == StateOf::Table).then(|| switched(place)))
    }

    /// The states that `seat` has, by their indices in `named_rules`.
    pub(in crate::mau) fn states_of(&self, kept: &Kept, seat: Seat) -> Vec<u8> {
        self.states_held(|rule, place| match rule.of {
            StateOf::Table => None,
            StateOf::Player => {
                let theirs = kept.lasting[place].by() == seat;
                Some(theirs && kept.switched >> place & 1 == 1)
            }
            StateOf::Each => Some(kept.each[seat.index()] >> place & 1 == 1),
        })
    }

    /// The states that hold, among those for which `switched` says whether they have been switched.
    pub(super) fn states_held(
        &self,
        switched: impl Fn(&StateRule, usize) -> Option<bool>,
    ) -> Vec<u8> {
        let all = self.doc().states.values().zip(0..MAX_STATES);
        let held = all.filter(|(rule, place)| {
            switched(rule, *place).is_some_and(|switched| rule.holds != switched)
        });
        held.map(|(_, place)| self.first_state() + place as u8).collect()
    }

    /// The index of the first state in `named_rules`.
    pub(super) fn first_state(&self) -> u8 {
        (self.patterns.len() + self.triggers.len()) as u8
    }
}
