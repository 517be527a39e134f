//! What several seats can be quick or late about at the same moment.
//!
//! Whoever takes moves from people far apart must not let the nearest of them win. This says where
//! that matters, from nothing but what every viewer knows.

use crate::limits::MAX_CALLS;
use crate::mau::last_card::last_card_lies;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Enforced;
use crate::mau::state::{Phase, State};
use crate::seat::{Seat, SeatSet};

/// What may be made up for, caught, accused or snatched now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Contest {
    /// By call: seats that have left it out, and for which that can still cost something (LIV-07,
    /// SCH-16).
    pub owed: [SeatSet; MAX_CALLS],
    /// The seat that somebody may accuse of what it did last (VER-14, ERF-11).
    pub accusable: Option<Seat>,
    /// The seat whose turn it is, where others may lay out of turn for all that everybody knows.
    pub snatched_from: Option<Seat>,
    /// The seat whose turn it is, where its next step may put an end to any of this.
    pub ended_by: Option<Seat>,
    /// Who may take part.
    pub seats: SeatSet,
}

impl Contest {
    /// Whether anything is open.
    #[must_use]
    pub fn is_open(&self) -> bool {
        *self != Self::default()
    }
}

/// What is open to several seats at once.
#[must_use]
pub fn contest(rules: &Rules, state: &State) -> Contest {
    let rules = rules.in_force(state.deal);
    if state.is_over() || state.phase == Phase::DealHands {
        return Contest::default();
    }
    let mut contest = Contest { seats: state.playing, ..Contest::default() };
    for (index, call) in rules.calls.iter().enumerate() {
        if call.enforced == Enforced::Table || call.enforced.can_be_caught() {
            contest.owed[index] = state.open[index];
        }
    }
    contest.accusable = accusable(rules, state);
    contest.snatched_from = can_be_snatched(rules, state).then_some(state.turn);
    let owed = contest.owed.iter().any(|seats| !seats.is_empty());
    let closes = owed && !state.phase.is_one_step();
    let ends = closes || contest.accusable.is_some() || contest.snatched_from.is_some();
    contest.ended_by = ends.then_some(state.turn);
    if owed || ends { contest } else { Contest::default() }
}

fn accusable(rules: &Rules, state: &State) -> Option<Seat> {
    let noted = &state.accusable;
    let accused = noted.seat.filter(|_| rules.cheat.is_some())?;
    let mut others = state.playing.without(noted.accusers);
    others.remove(accused);
    (!others.is_empty()).then_some(accused)
}

/// Whether a card could be laid out of turn, whoever may hold one.
fn can_be_snatched(rules: &Rules, state: &State) -> bool {
    let open = match state.phase {
        Phase::Turn => true,
        Phase::Threat => !state.threat.closing,
        _ => false,
    };
    rules.jump_in.is_some()
        && open
        && state.top().rank().is_some()
        && state.playing.len() > 1
        && !last_card_lies(rules, state)
}
