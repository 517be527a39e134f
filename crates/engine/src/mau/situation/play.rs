//! Whether a situation holds.

use crate::mau::conditions::has;
use crate::mau::phase::Phase;
use crate::mau::rules::Rules;
use crate::mau::situation::Situation;
use crate::mau::state::State;
use crate::seat::Seat;

impl Situation {
    /// Whether it holds for `seat`, which has just drawn `drawn` cards.
    pub(in crate::mau) fn holds(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        drawn: u8,
    ) -> bool {
        let threatened = matches!(state.phase, Phase::Threat | Phase::Target | Phase::Give);
        let is = |wanted: Option<bool>, is: bool| wanted.is_none_or(|wanted| wanted == is);
        has(self.drawn, drawn.into())
            && has(self.left, state.hands[seat.index()].len())
            && self.top.is_none_or(|top| state.discard_pile.top().is_some_and(|card| top.has(card)))
            && is(self.wish, state.wish.is_some())
            && is(self.threat, threatened)
            && self.conditions.hold(rules, state, seat)
    }
}
