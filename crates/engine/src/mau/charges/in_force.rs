//! What the rules in force say about charges.

use super::compiled::Charge;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::seat::Seat;

impl Charge {
    /// Whether its conditions hold for the charged seat.
    pub(super) fn is_open(&self, rules: &Rules, state: &State, seat: Seat) -> bool {
        self.while_.is_none_or(|asked| asked.holds(rules, state, seat, 0))
    }
}

impl Rules {
    /// The ids of the charges; the position in this list is the charge index.
    pub fn charge_ids(&self) -> impl Iterator<Item = &str> {
        self.doc.charges.keys().map(String::as_str)
    }

    /// Cards drawn for the charge, and for pressing it in vain, by a player who has made no error yet.
    #[must_use]
    pub fn charge_costs(&self, charge: u8) -> Option<(u8, u8)> {
        self.charges.get(usize::from(charge)).map(|it| (it.penalty, it.false_penalty))
    }
}
