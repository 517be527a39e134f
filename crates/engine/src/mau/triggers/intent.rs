//! Voluntary calls, made only for what they set off: knocking, showing a set. Whether making one is
//! wise depends on what it would set off, as far as its player can know.

use super::compiled::Trigger;
use super::rule::On;
use crate::mau::moves::CallIndex;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Enforced;
use crate::mau::state::State;
use crate::seat::Seat;

impl Rules {
    /// Whether the call is never owed and something follows from making it, so that it is made only
    /// for that.
    #[must_use]
    pub fn call_is_of_intent(&self, call: CallIndex) -> bool {
        if self.last_call == Some(call) {
            return true;
        }
        let free = self.calls.get(usize::from(call)).is_some_and(|rule| {
            rule.enforced == Enforced::Nobody && rule.at.is_none() && rule.false_penalty == 0
        });
        free && self.set_off_by_call(call).next().is_some()
    }

    fn set_off_by_call(&self, call: CallIndex) -> impl Iterator<Item = &Trigger> {
        self.triggers.iter().filter(move |it| it.on == On::Calls && it.call == Some(call))
    }
}

/// Whether a voluntary call would be wise now: it sets something off, and everything it sets off is
/// good for `seat`.
pub(in crate::mau) fn is_wise(rules: &Rules, state: &State, seat: Seat, call: CallIndex) -> bool {
    let mut set_off = rules
        .set_off_by_call(call)
        .filter(|trigger| trigger.holds(rules, state, seat, call))
        .peekable();
    let most_win = rules.most_points_win();
    set_off.peek().is_some() && set_off.all(|trigger| trigger.later.is_welcome(most_win))
}
