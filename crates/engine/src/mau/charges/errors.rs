//! Errors: the more a player makes in a deal, the more each costs.

use crate::mau::cause::Cause;
use crate::mau::listener::Sink;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// `seat` draws for an error, and more for each that it has made in this deal. `owed` cards are drawn on
    /// top, and are no penalty.
    pub(in crate::mau) fn fine(&mut self, seat: Seat, penalty: u8, owed: u8, cause: Cause) {
        let more = more(self.rules, self.state, seat);
        if self.rules.errors.is_some() {
            let errors = &mut self.state.kept.errors[seat.index()];
            *errors = errors.saturating_add(1);
        }
        self.draw_penalty(seat, penalty.saturating_add(more).saturating_add(owed), cause);
    }
}

/// How many extra cards an error of `seat` costs now.
pub(in crate::mau) fn more(rules: &Rules, state: &State, seat: Seat) -> u8 {
    let Some(rule) = &rules.errors else { return 0 };
    let more = state.kept.errors[seat.index()].saturating_mul(rule.more);
    if rule.at_most > 0 { more.min(rule.at_most) } else { more }
}
