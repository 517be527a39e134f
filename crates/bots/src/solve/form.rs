//! The sequence form of a game: each player's decisions, and one bilinear payoff.

use super::game::SolverSide;

/// A realization plan: how likely a player's own choices make each of the player's sequences, leaving out the
/// other player. Where the player's private chance is part of the plan, it counts too.
pub type Plan = Vec<f64>;

/// A pair of strategies: a plan of each player.
pub type StrategyPair = [Plan; 2];

/// A two-player zero-sum game in sequence form (von Stengel 1996).
///
/// A sequence is an action at an information set. Sequence 0 is the empty one. The first player's
/// expected payoff is bilinear in the two plans.
#[derive(Clone, Debug)]
pub struct SequenceForm {
    pub(super) decisions: [Decisions; 2],
    pub(super) payoffs: Vec<Payoff>,
}

/// The first player's payoff where these two sequences meet, times the probability of the chance outcomes
/// that neither plan contains.
#[derive(Clone, Copy, Debug)]
pub(super) struct Payoff {
    pub(super) sequences: [u32; 2],
    pub(super) weight: f64,
}

/// All information sets of one player, each after those that lead to it.
///
/// An information set is reached from one sequence or from several: one with perfect recall is reached from
/// one, of weight 1; one that forgets what no longer matters is reached from more, and a weight can be the
/// probability of what the player alone is dealt.
#[derive(Clone, Debug)]
pub(super) struct Decisions {
    /// Information set `i` has the sequences `first[i]..first[i + 1]`.
    first: Vec<u32>,
    /// It is reached by the entries `origin[i]..origin[i + 1]` of the next two.
    origin: Vec<u32>,
    origins: Vec<u32>,
    weights: Vec<f64>,
}

impl Decisions {
    pub(super) fn new() -> Self {
        Self { first: vec![1], origin: vec![0], origins: Vec::new(), weights: Vec::new() }
    }

    /// Adds an information set that these sequences lead to; returns its first sequence.
    pub(super) fn add(
        &mut self,
        actions: usize,
        origins: impl IntoIterator<Item = (u32, f64)>,
    ) -> u32 {
        let first = self.sequences() as u32;
        for (sequence, weight) in origins {
            self.origins.push(sequence);
            self.weights.push(weight);
        }
        self.first.push(first + actions as u32);
        self.origin.push(self.origins.len() as u32);
        first
    }

    /// The number of sequences, including the empty one.
    pub(super) fn sequences(&self) -> usize {
        self.first.last().map_or(1, |next| *next as usize)
    }

    fn of(&self, set: usize) -> std::ops::Range<usize> {
        self.first[set] as usize..self.first[set + 1] as usize
    }

    fn origins_of(&self, set: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let range = self.origin[set] as usize..self.origin[set + 1] as usize;
        let weights = self.weights[range.clone()].iter().copied();
        self.origins[range].iter().map(|sequence| *sequence as usize).zip(weights)
    }

    /// Fills in a plan from the root on. `choose` gets the sequences of an information set and the
    /// probability of being there (as far as it depends on the player), and splits it among them.
    pub(super) fn forward(
        &self,
        plan: &mut [f64],
        mut choose: impl FnMut(std::ops::Range<usize>, f64, &mut [f64]),
    ) {
        plan[0] = 1.0;
        for set in 0..self.first.len() - 1 {
            let reach = self.origins_of(set).map(|(from, weight)| weight * plan[from]).sum();
            let range = self.of(set);
            choose(range.clone(), reach, &mut plan[range]);
        }
    }

    /// Adds to the value of every sequence what follows from it, from the ends of the game backwards, and
    /// returns the value of the whole. The value of an information set is what `choose` makes of the values
    /// of its sequences.
    pub(super) fn backward(
        &self,
        worth: &mut [f64],
        mut choose: impl FnMut(std::ops::Range<usize>, &[f64]) -> f64,
    ) -> f64 {
        for set in (0..self.first.len() - 1).rev() {
            let range = self.of(set);
            let here = choose(range.clone(), &worth[range]);
            for (from, weight) in self.origins_of(set) {
                worth[from] += weight * here;
            }
        }
        worth[0]
    }
}

impl SequenceForm {
    /// The plan of a player with these probabilities: `share` gets the number of actions of an information
    /// set and the index of one, and returns the probability of that one.
    #[must_use]
    pub fn plan(&self, player: SolverSide, share: impl Fn(usize, usize) -> f64) -> Plan {
        let decisions = &self.decisions[player.index()];
        let mut plan = vec![0.0; decisions.sequences()];
        decisions.forward(&mut plan, |_, reach, sequences| {
            let actions = sequences.len();
            for (action, sequence) in sequences.iter_mut().enumerate() {
                *sequence = reach * share(actions, action);
            }
        });
        plan
    }

    /// Both players choose uniformly among their actions everywhere.
    #[must_use]
    pub fn uniform(&self) -> StrategyPair {
        SolverSide::BOTH.map(|player| self.plan(player, |actions, _| 1.0 / actions as f64))
    }

    /// The value of each sequence of `player` where it ends the game, against a plan of the opponent.
    pub(super) fn gradient(&self, player: SolverSide, opponent: &[f64], worth: &mut [f64]) {
        worth.fill(0.0);
        let (own, other) = (player.index(), player.other().index());
        for payoff in &self.payoffs {
            let reach = opponent[payoff.sequences[other] as usize];
            worth[payoff.sequences[own] as usize] += player.sign() * payoff.weight * reach;
        }
    }
}
