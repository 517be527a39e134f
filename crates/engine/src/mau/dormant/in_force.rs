//! Whether `dormant` rules apply now.

use super::compiled::Dormant;
use crate::card_set::KindSet;
use crate::mau::conditions::has;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::Seat;

impl Dormant {
    /// Those of `kinds` that the rule covers when `seat` lays them.
    pub(super) fn meant(
        &self,
        kinds: KindSet,
        rules: &Rules,
        state: &State,
        seat: Seat,
    ) -> KindSet {
        if !self.spares_own {
            return kinds;
        }
        let dealt = state.kept.dealt[seat.index()];
        kinds.filter(|card| dealt == 0 || rules.worth[card.index()] != dealt).collect()
    }

    /// Whether its conditions hold when `seat` lays a card and `left` are left in its hand.
    pub(super) fn holds(&self, rules: &Rules, state: &State, seat: Seat, left: u32) -> bool {
        has(self.left, left) && self.conditions.hold(rules, state, seat)
    }

    /// The same in turn number `turn`.
    pub(super) fn holds_in(
        &self,
        turn: u8,
        rules: &Rules,
        state: &State,
        seat: Seat,
        left: u32,
    ) -> bool {
        has(self.left, left) && self.conditions.hold_in(turn, rules, state, seat)
    }
}
