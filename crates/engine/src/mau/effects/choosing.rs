//! Effects that pick one of several triggers, by a player or by lot.

use super::in_force::later;
use super::question::Ask;
use super::rule::Picker;
use crate::bits::without_lowest_bits;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// For each of `seats` one of several triggers happens, picked by it, by the seat that set this off, or
    /// by lot.
    pub(super) fn ask_to_pick(&mut self, (rule, by): (u8, Seat), mut seats: SeatSet) {
        let Some(later) = later(self.rules, rule.into()) else { return };
        while let Some(hit) = seats.next() {
            let rules = self.possible(later.one_of, hit);
            let picker = match later.one_of_by {
                Picker::Lot => None,
                Picker::Oneself if self.state.playing.has(by) => Some(by),
                Picker::Hit | Picker::Oneself => Some(hit),
            };
            let count = rules.count_ones();
            if let Some(picker) = picker.filter(|_| count > 1) {
                return self.put((rule, by), Ask::Pick { rules, hit }, picker, seats, 0);
            }
            let at = if count > 1 {
                self.emit(Event::Lot { seat: hit });
                self.state.chance.below(count)
            } else {
                0
            };
            let picked = without_lowest_bits(u64::from(rules), at).trailing_zeros();
            if count > 0 {
                self.state.kept.asks.add(picked as usize, hit);
            }
        }
    }

    /// Those of these triggers that can happen to `seat` now.
    pub(super) fn possible(&self, rules: u32, seat: Seat) -> u32 {
        let patterns = self.rules.patterns.len();
        let can = |rule: &usize| {
            let trigger = rule.checked_sub(patterns).and_then(|at| self.rules.triggers.get(at));
            rules >> rule & 1 == 1
                && self.rules.is_awake(self.state, *rule)
                && trigger.is_some_and(|trigger| trigger.holds(self.rules, self.state, seat, 0))
        };
        (0..32_usize).filter(can).fold(0, |bits, rule| bits | 1 << rule)
    }
}
