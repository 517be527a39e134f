//! What the pending threat (`PendingThreat`) costs by now, and who is to answer it next.

use crate::mau::event::Penalty;
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::mau::threat::pending::PendingThreat;
use crate::seat::Seat;

impl PendingThreat {
    /// What it does to its victim.
    pub(in crate::mau) fn penalty(&self, rules: &Rules) -> Penalty {
        let threat = &rules.threats[usize::from(self.rule)];
        if self.closing {
            let draw = threat.closing.as_ref().map_or(0, |closing| closing.draw);
            return Penalty { draw, closing: true, ..Penalty::default() };
        }
        let draw = if self.spent { 0 } else { self.draw };
        Penalty { spent: self.spent, ..threat.penalty(draw, self.misses) }
    }
}

/// The first pending seat that still plays, in the order of play.
pub(in crate::mau) fn next_pending(state: &State) -> Option<Seat> {
    let pending = state.threat.pending.and(state.playing);
    if pending.is_empty() {
        return None;
    }
    if pending.has(state.threat.victim) {
        return Some(state.threat.victim);
    }
    let mut seat = state.threat.victim;
    for _ in 0..state.seats {
        seat = seat.next(state.direction, state.seats);
        if pending.has(seat) {
            return Some(seat);
        }
    }
    None
}
