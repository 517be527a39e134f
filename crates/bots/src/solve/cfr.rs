//! CFR+ (Tammelin 2014): counterfactual regret minimisation with regret matching plus, alternating
//! updates and linear averaging.

use super::form::{Decisions, SequenceForm, StrategyPair};
use super::game::SolverSide;

/// A run of CFR+ over a game.
///
/// The average is taken over realization plans, so the opponent's reach has no influence on it: a sequence
/// that the opponent avoids for now counts like any other. Skipping such sequences gives the right value of
/// the game but a strategy that can be exploited.
#[derive(Clone, Debug)]
pub struct CfrPlus<'a> {
    form: &'a SequenceForm,
    learners: [Learner; 2],
    iterations: u32,
}

/// What one player has learned; every field is indexed by sequence.
#[derive(Clone, Debug)]
struct Learner {
    /// Regret of not always having taken the action, cut off at zero.
    regrets: Vec<f64>,
    /// Current strategy: the probability of the action at its information set.
    strategy: Vec<f64>,
    /// The realization plan of the current strategy.
    plan: Vec<f64>,
    /// The sum of the plans of all iterations, each times the iteration's number.
    sum: Vec<f64>,
    /// Buffer for the values of sequences in the current iteration.
    worth: Vec<f64>,
}

impl Learner {
    fn new(decisions: &Decisions) -> Self {
        let zeros = vec![0.0; decisions.sequences()];
        let mut new = Self {
            regrets: zeros.clone(),
            strategy: zeros.clone(),
            plan: zeros.clone(),
            sum: zeros.clone(),
            worth: zeros,
        };
        new.match_regrets(decisions);
        new
    }

    /// Adds this iteration's regrets and its plan; `self.worth` holds the gradient.
    fn learn(&mut self, decisions: &Decisions, iteration: u32) {
        let (regrets, strategy) = (&mut self.regrets, &self.strategy);
        decisions.backward(&mut self.worth, |range, worth| {
            if let [only] = worth {
                return *only;
            }
            let shares = strategy[range.clone()].iter();
            let here: f64 = shares.zip(worth).map(|(share, worth)| share * worth).sum();
            for (regret, worth) in regrets[range].iter_mut().zip(worth) {
                *regret = (*regret + worth - here).max(0.0);
            }
            here
        });
        let weight = f64::from(iteration);
        for (sum, now) in self.sum.iter_mut().zip(&self.plan) {
            *sum += weight * now;
        }
        self.match_regrets(decisions);
    }

    /// Regret matching: each action in proportion to its regret; uniform where there is none.
    fn match_regrets(&mut self, decisions: &Decisions) {
        let (regrets, strategy) = (&self.regrets, &mut self.strategy);
        decisions.forward(&mut self.plan, |range, reach, plan| {
            let regrets = &regrets[range.clone()];
            let total: f64 = regrets.iter().sum();
            let even = 1.0 / regrets.len() as f64;
            let shares = strategy[range].iter_mut().zip(plan);
            for ((share, plan), regret) in shares.zip(regrets) {
                *share = if total > 0.0 { regret / total } else { even };
                *plan = reach * *share;
            }
        });
    }
}

impl<'a> CfrPlus<'a> {
    /// Both players begin with uniform strategies.
    #[must_use]
    pub fn new(form: &'a SequenceForm) -> Self {
        let learners = [&form.decisions[0], &form.decisions[1]].map(Learner::new);
        Self { form, learners, iterations: 0 }
    }

    /// One iteration: first one player learns, then the other, against what the first has learned.
    pub fn iterate(&mut self) {
        self.iterations += 1;
        for player in SolverSide::BOTH {
            let [first, second] = &mut self.learners;
            let (own, opponent) = match player {
                SolverSide::First => (first, second),
                SolverSide::Second => (second, first),
            };
            self.form.gradient(player, &opponent.plan, &mut own.worth);
            own.learn(&self.form.decisions[player.index()], self.iterations);
        }
    }

    /// Iterations made.
    #[must_use]
    pub const fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The average of the strategies of all iterations, later ones counting more: this is what converges to
    /// an equilibrium. Before the first iteration: uniform.
    #[must_use]
    pub fn average(&self) -> StrategyPair {
        let weights = f64::from(self.iterations) * (f64::from(self.iterations) + 1.0) / 2.0;
        [&self.learners[0], &self.learners[1]].map(|learner| {
            if self.iterations == 0 {
                return learner.plan.clone();
            }
            learner.sum.iter().map(|sum| sum / weights).collect()
        })
    }
}
