//! Whether a seat could still accuse another of cheating.

use crate::mau::rules::Rules;
use crate::mau::rules::doc::CheatWindow;
use crate::mau::state::State;
use crate::seat::Seat;

/// Whether another seat may still be accused. Then nobody may draw short, which would cover that up: one
/// cheat at a time.
pub(in crate::mau) fn watches_another(rules: &Rules, state: &State, seat: Seat) -> bool {
    let until_card = rules.cheat.as_ref().is_some_and(|cheat| cheat.until == CheatWindow::NextCard);
    until_card && state.accusable.seat.is_some_and(|other| other != seat)
}
