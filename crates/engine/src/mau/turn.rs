//! Whose turn it is: threats, missed turns, the end of a turn and of a deal.

use crate::card_set::CardSet;
use crate::limits::{MAX_IDLE_ROUNDS, MAX_SEATS};
use crate::mau::calls;
use crate::mau::event::{Ending, Event};
use crate::mau::rules::doc::{Enforced, LastThreat, PlayUntil};
use crate::mau::rules::{Rules, Threat};
use crate::mau::score;
use crate::mau::state::{Phase, State};
use crate::seat::Seat;

/// Lets a threat stand against `victim`, or takes effect at once where nothing can answer it and
/// nothing is drawn (an 8 that makes the next miss a turn).
pub(super) fn threaten(
    rules: &Rules,
    state: &mut State,
    victim: Seat,
    rule: u8,
    draw: u8,
    chain: u8,
    sink: &mut impl FnMut(Event),
) {
    let threat = &rules.threats[usize::from(rule)];
    if draw == 0 && !threat.can_be_answered(chain) {
        miss(state, victim, sink);
    } else {
        state.phase = Phase::Threat { rule, draw, chain };
        state.turn = victim;
        sink(Event::Threatened { seat: victim, draw, miss: threat.misses });
    }
}

/// `victim` misses the turn: the one after is to act.
pub(super) fn miss(state: &mut State, victim: Seat, sink: &mut impl FnMut(Event)) {
    sink(Event::Missed { seat: victim });
    state.phase = Phase::Turn;
    state.turn = state.after(victim);
}

impl Threat {
    /// Whether a chain of `chain` cards may still be answered by any card at all.
    pub(super) const fn can_be_answered(&self, chain: u8) -> bool {
        let bound = self.longest > 0 && chain >= self.longest;
        !bound && !self.answers.or(self.fitting_answers).is_empty()
    }
}

/// Ends the turn of `seat`: an announcement that was not followed by its card costs (LIV-08).
pub(super) fn end(rules: &Rules, state: &mut State, seat: Seat, sink: &mut impl FnMut(Event)) {
    calls::check_announcements(rules, state, seat, sink);
    state.drawn = CardSet::EMPTY;
    state.idle += 1;
}

/// Notes who has come to act after `from`: windows that last until one's own turn close.
///
/// Where the turn goes straight back to the seat that had it (a 9 that gives another turn, an 8
/// between two), nobody else could have acted: the window stays open until that seat acts.
pub(super) fn begin(rules: &Rules, state: &mut State, from: Seat) {
    let seat = state.turn;
    if seat != from {
        for (index, call) in rules.calls.iter().enumerate() {
            if call.enforced == Enforced::CatchUntilOwnTurn {
                state.open[index].remove(seat);
            }
        }
    }
}

/// Lets seats without cards be out, unless a threat may still come back to them (LIV-09) or a call
/// is owed (SCH-16), and ends the deal when it is decided or cannot go on.
pub(super) fn settle(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    if !state.waiting.is_empty() {
        let_out(rules, state, sink);
        let decided = match rules.play_until {
            PlayUntil::FirstOut => !state.places.is_empty(),
            PlayUntil::OneLeft => state.active() <= 1,
        };
        if decided {
            return finish(rules, state, Ending::Out, sink);
        }
        if !state.playing.has(state.turn) {
            let from = state.turn;
            state.turn = state.after(from);
            begin(rules, state, from);
        }
    }
    if u32::from(state.idle) > state.active() * u32::from(MAX_IDLE_ROUNDS) {
        finish(rules, state, Ending::Stuck, sink);
    }
}

fn let_out(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) {
    let held =
        matches!(state.phase, Phase::Threat { .. }) && rules.last_threat == LastThreat::MayComeBack;
    while let Some(seat) = state.waiting.as_slice().first().copied() {
        if held || calls::owes(rules, state, seat) {
            break;
        }
        state.waiting.remove(seat);
        state.playing.remove(seat);
        state.places.push(seat);
        calls::forget(rules, state, seat);
        sink(Event::WentOut { seat, place: state.places.len() });
    }
}

/// Ends the deal and, if it was the last, the match.
pub(super) fn finish(
    rules: &Rules,
    state: &mut State,
    ending: Ending,
    sink: &mut impl FnMut(Event),
) {
    state.phase = Phase::Over(ending);
    state.points = score::points(rules, state, ending);
    for index in 0..MAX_SEATS {
        state.scores[index] += state.points[index];
    }
    sink(Event::DealEnded { ending, points: state.points, hands: state.hands });
    if let Some(winners) = score::match_winners(rules, state) {
        state.match_over = true;
        state.winners = winners;
        sink(Event::MatchEnded { winners });
    }
}
