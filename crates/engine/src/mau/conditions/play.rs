//! Evaluates conditions against the state.

use crate::mau::conditions::{Conditions, has};
use crate::mau::rules::Rules;
use crate::mau::rules::doc::By;
use crate::mau::standing::{AskedStanding, ahead};
use crate::mau::state::State;
use crate::seat::Seat;

impl Conditions {
    /// Whether they hold now, for `seat`.
    pub(in crate::mau) fn hold(&self, rules: &Rules, state: &State, seat: Seat) -> bool {
        self.hold_in(state.kept.turn_of(seat), rules, state, seat)
    }

    /// The same in turn number `turn` of `seat`.
    pub(in crate::mau) fn hold_in(
        &self,
        turn: u8,
        rules: &Rules,
        state: &State,
        seat: Seat,
    ) -> bool {
        let did = |who: Option<Seat>| who.is_some_and(|who| rules.teams.of(who).has(seat));
        let by = match self.by {
            By::Anyone => true,
            By::Dealer => seat == state.dealer,
            By::NotDealer => seat != state.dealer,
            By::Starter => seat == state.kept.starter,
            By::Leads => ahead(rules, state, true).has(seat),
            By::Trails => ahead(rules, state, false).has(seat),
            By::LastWinner => did(state.kept.before[0]),
            By::LastLoser => did(state.kept.before[1]),
        };
        by && self.direction.is_none_or(|direction| direction == state.direction)
            && has(self.playing, state.active())
            && has(self.pile, state.draw_pile.len().into())
            && has(self.turns, turn.into())
            && has(self.deals, state.deal.into())
            && self.states.hold(&state.kept, seat)
            && (self.match_so_far == AskedStanding::default()
                || self.match_so_far.holds(rules, state, seat))
    }
}
