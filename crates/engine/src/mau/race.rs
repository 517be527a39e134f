//! Races in Mau-Mau: missed calls, cheats and cards to be laid out of turn, about which several
//! seats can be quick or too late.

use crate::mau::end::last_card_lies;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{Accuser, Enforced};
use crate::mau::state::State;
use crate::race::Race;
use crate::seat::Seat;

/// What several seats can do at the same time.
pub(super) fn race(rules: &Rules, state: &State) -> Race {
    if state.is_over() || matches!(state.phase, Phase::DealHands | Phase::Trial) {
        return Race::default();
    }
    if let Some(question) = state.kept.question {
        let seats = question.reacting();
        return Race { seats, reacting: seats, ..Race::default() };
    }
    let mut race = Race { seats: state.playing, ..Race::default() };
    for (index, call) in rules.calls.iter().enumerate() {
        if call.enforced == Enforced::Table || call.enforced.can_be_caught() {
            race.owed[index] = state.open[index];
        }
    }
    race.accusable = accusable(rules, state);
    race.snatched_from = can_be_snatched(rules, state).then_some(state.turn);
    let owed = race.owed.iter().any(|seats| !seats.is_empty());
    let closes = owed && !state.phase.is_one_step();
    let ends = closes || race.accusable.is_some() || race.snatched_from.is_some();
    race.ended_by = ends.then_some(state.turn);
    if owed || ends { race } else { Race::default() }
}

fn accusable(rules: &Rules, state: &State) -> Option<Seat> {
    let noted = &state.accusable;
    let cheat = rules.cheat.as_ref()?;
    // If only the seat to act can accuse, there is no hurry.
    let accused = noted.seat.filter(|_| cheat.by == Accuser::Anyone)?;
    let mut others = state.playing.without(noted.accusers);
    others.remove(accused);
    (!others.is_empty()).then_some(accused)
}

/// Whether a card could be laid out of turn, no matter who holds one.
fn can_be_snatched(rules: &Rules, state: &State) -> bool {
    rules.jump_in.as_deref().is_some_and(|rule| rule.is_open(state))
        && state.top().rank().is_some()
        && state.playing.len() > 1
        && !last_card_lies(rules, state)
}
