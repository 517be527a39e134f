//! Compiles a game in extensive form to its sequence form, visiting every history once.

use std::collections::BTreeMap;

use super::Size;
use super::form::{Decisions, Payoff, SequenceForm};
use super::game::{ExtensiveGame, Node, SolverSide};

/// The size of a game tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Histories at which chance acts.
    pub chance: usize,
    /// Histories at which a player acts.
    pub decisions: usize,
    /// Histories at which the game is over.
    pub terminals: usize,
    /// Information sets and the actions at them.
    pub size: Size,
}

/// A property that makes a game impossible to solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Flaw {
    /// A player does not remember one of their own actions at some information set.
    #[error("a player forgets an own action")]
    ImperfectRecall,
    /// Histories of one information set differ in the number of actions, or there are none.
    #[error("the actions at an information set differ from history to history")]
    Actions,
    /// Probabilities do not add up to one.
    #[error("the probabilities of an outcome of chance do not add up to one")]
    Chance,
}

/// Compiles a game.
///
/// # Errors
/// A [`Flaw`] of the game: it breaks what [`ExtensiveGame`] asks for.
pub fn compile<G: ExtensiveGame>(game: &G) -> Result<(SequenceForm, Census), Flaw> {
    let mut compiler = Compiler {
        game,
        form: SequenceForm { decisions: [Decisions::new(), Decisions::new()], payoffs: Vec::new() },
        census: Census::default(),
        known: [BTreeMap::new(), BTreeMap::new()],
    };
    compiler.visit(&game.root(), [0, 0], 1.0)?;
    Ok((compiler.form, compiler.census))
}

struct Compiler<'a, G: ExtensiveGame> {
    game: &'a G,
    form: SequenceForm,
    census: Census,
    known: [BTreeMap<G::InformationSet, Known>; 2],
}

/// An information set that was visited before.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Known {
    /// The player's last sequence before it.
    origin: u32,
    actions: usize,
    first: u32,
}

/// The tolerance for probabilities that should add up to one.
const ROUNDING: f64 = 1e-9;

impl<G: ExtensiveGame> Compiler<'_, G> {
    fn visit(
        &mut self,
        history: &G::History,
        sequences: [u32; 2],
        chance: f64,
    ) -> Result<(), Flaw> {
        match self.game.node(history) {
            Node::Terminal { payoff } => {
                self.census.terminals += 1;
                self.form.payoffs.push(Payoff { sequences, weight: chance * payoff });
                Ok(())
            }
            Node::Chance { probabilities } => {
                self.census.chance += 1;
                if (probabilities.iter().sum::<f64>() - 1.0).abs() > ROUNDING {
                    return Err(Flaw::Chance);
                }
                for (outcome, probability) in probabilities.iter().enumerate() {
                    let next = self.game.after(history, outcome);
                    self.visit(&next, sequences, chance * probability)?;
                }
                Ok(())
            }
            Node::Decision { player, information_set, actions } => {
                self.census.decisions += 1;
                let first = self.first_sequence(player, information_set, actions, sequences)?;
                for action in 0..actions {
                    let mut sequences = sequences;
                    sequences[player.index()] = first + action as u32;
                    self.visit(&self.game.after(history, action), sequences, chance)?;
                }
                Ok(())
            }
        }
    }

    /// The first sequence of an information set, which is added if it is new.
    fn first_sequence(
        &mut self,
        player: SolverSide,
        information_set: G::InformationSet,
        actions: usize,
        sequences: [u32; 2],
    ) -> Result<u32, Flaw> {
        let (own, origin) = (player.index(), sequences[player.index()]);
        let decisions = &mut self.form.decisions[own];
        if actions == 0 {
            return Err(Flaw::Actions);
        }
        let known = self.known[own].entry(information_set).or_insert_with(|| {
            self.census.size.information_sets += 1;
            self.census.size.choices += actions;
            Known { origin, actions, first: decisions.add(actions, [(origin, 1.0)]) }
        });
        if known.origin != origin {
            return Err(Flaw::ImperfectRecall);
        }
        if known.actions != actions {
            return Err(Flaw::Actions);
        }
        Ok(known.first)
    }
}
