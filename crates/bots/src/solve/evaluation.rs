//! Exact evaluation of a pair of strategies.

use super::form::{SequenceForm, StrategyPair};
use super::game::SolverSide;

/// A pair of strategies measured by exact best responses.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// The first player's payoff when both keep to their strategies.
    pub value: f64,
    /// Each player's payoff for the best response to the other's strategy.
    pub best_responses: [f64; 2],
}

impl Evaluation {
    /// What each player gains by switching to a best response: never negative except for rounding.
    #[must_use]
    pub fn gains(&self) -> [f64; 2] {
        SolverSide::BOTH
            .map(|player| self.best_responses[player.index()] - player.sign() * self.value)
    }

    /// The sum of both gains: zero in an equilibrium.
    #[must_use]
    pub fn nash_conv(&self) -> f64 {
        self.gains().iter().sum()
    }

    /// The mean of both gains: half of [`Evaluation::nash_conv`].
    #[must_use]
    pub fn exploitability(&self) -> f64 {
        self.nash_conv() / 2.0
    }
}

impl SequenceForm {
    /// Measures two plans of this game.
    #[must_use]
    pub fn evaluate(&self, profile: &StrategyPair) -> Evaluation {
        let [first, second] = profile;
        let value = self
            .payoffs
            .iter()
            .map(|payoff| {
                let [own, other] = payoff.sequences;
                payoff.weight * first[own as usize] * second[other as usize]
            })
            .sum();
        let best_responses = SolverSide::BOTH.map(|player| self.best_response(player, profile));
        Evaluation { value, best_responses }
    }

    fn best_response(&self, player: SolverSide, profile: &StrategyPair) -> f64 {
        let decisions = &self.decisions[player.index()];
        let mut worth = vec![0.0; decisions.sequences()];
        self.gradient(player, &profile[player.other().index()], &mut worth);
        decisions.backward(&mut worth, |_, actions| {
            actions.iter().copied().fold(f64::NEG_INFINITY, f64::max)
        })
    }
}
