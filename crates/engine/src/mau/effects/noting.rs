//! Points that an effect notes at once: for a seat that it hits, from one score to another, into the pot and
//! out of it.

use super::compiled::Later;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::step::Step;
use crate::seat::Seat;

/// Most points noted in one deal, and most in the pot.
const MOST_NOTED: i32 = 1_000_000;

impl Later {
    /// Whether it pays points into the pot or out of it.
    pub(super) const fn uses_pot(&self) -> bool {
        self.pays_in != 0 || self.takes_pot
    }
}

impl<S: Sink> Step<'_, S> {
    /// Notes the points of the rule, counted `times` times, for a seat that it hits, and what that seat pays
    /// the one that set it off.
    pub(super) fn note_for(&mut self, later: &Later, by: Seat, seat: Seat, times: i32) {
        if later.points != 0 && times != 0 {
            self.note_points(seat, later.points * times);
        }
        let gone = self.state.knocked_out.has(by) || self.state.knocked_out.has(seat);
        // Partners have one score.
        let pays = later.pays * times;
        if pays != 0 && !gone && !self.rules.teams.of(by).has(seat) {
            self.note_points(seat, -pays);
            self.note_points(by, pays);
        }
        if later.uses_pot() && !self.state.knocked_out.has(seat) {
            self.pay_in(later, seat, times);
        }
    }

    /// Pays points into the pot, or out of it as far as it holds any.
    fn pay_in(&mut self, later: &Later, seat: Seat, times: i32) {
        let pot = self.state.pot;
        let paid = (later.pays_in * times).max(-pot).min(MOST_NOTED - pot);
        let rest = if later.takes_pot { 0 } else { pot + paid };
        // Paying in makes the score worse, whether most or fewest points win.
        let better = pot - rest;
        self.state.pot = rest;
        if better != 0 {
            self.note_points(seat, if self.rules.most_points_win() { better } else { -better });
        }
    }

    fn note_points(&mut self, seat: Seat, points: i32) {
        if !self.state.knocked_out.has(seat) {
            let noted = &mut self.state.points[seat.index()];
            *noted = (*noted + points).clamp(-MOST_NOTED, MOST_NOTED);
            self.emit(Event::Noted { seat, points });
        }
    }
}
