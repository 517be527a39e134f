//! CFR+ as in the textbooks, slow and history by history, with its own best response: the solver is compared
//! with it.

use std::collections::BTreeMap;

use stammtisch_bots::solve::{
    CfrPlus, ExtensiveGame, Kuhn, LiarsDice, Node, SolverSide, Wild, compile,
};

use crate::plain_maxonaut::{PATTERNS, PlainMaxonaut};
use crate::{near, proves, solved};

struct Textbook<'a, G: ExtensiveGame> {
    game: &'a G,
    tables: [BTreeMap<G::InformationSet, Table>; 2],
    iterations: u32,
    /// An easy mistake: not to visit what the opponent avoids for now.
    skips_unreached: bool,
}

#[derive(Clone)]
struct Table {
    regrets: Vec<f64>,
    added: Vec<f64>,
    sum: Vec<f64>,
}

fn shares(weights: &[f64]) -> Vec<f64> {
    let total: f64 = weights.iter().sum();
    let even = 1.0 / weights.len() as f64;
    weights.iter().map(|weight| if total > 0.0 { weight / total } else { even }).collect()
}

impl<'a, G: ExtensiveGame> Textbook<'a, G> {
    fn run(game: &'a G, iterations: u32, skips_unreached: bool) -> Self {
        let tables = [BTreeMap::new(), BTreeMap::new()];
        let mut book = Self { game, tables, iterations: 0, skips_unreached };
        for _ in 0..iterations {
            book.iterations += 1;
            for player in SolverSide::BOTH {
                book.visit(&game.root(), player, 1.0, 1.0);
                for table in book.tables[player.index()].values_mut() {
                    for (regret, added) in table.regrets.iter_mut().zip(&mut table.added) {
                        *regret = (*regret + std::mem::take(added)).max(0.0);
                    }
                }
            }
        }
        book
    }

    fn table(&mut self, player: SolverSide, set: G::InformationSet, actions: usize) -> &mut Table {
        let zeros = vec![0.0; actions];
        let new = || Table { regrets: zeros.clone(), added: zeros.clone(), sum: zeros.clone() };
        self.tables[player.index()].entry(set).or_insert_with(new)
    }

    /// The value for `learner` from here on; `reach` and `others` are the probabilities with which the
    /// learner and everybody else get here.
    fn visit(&mut self, history: &G::History, learner: SolverSide, reach: f64, others: f64) -> f64 {
        let iteration = f64::from(self.iterations);
        match self.game.node(history) {
            Node::Terminal { payoff } => learner.sign() * payoff,
            Node::Chance { probabilities } => {
                let outcomes = probabilities.into_iter().enumerate();
                let worth = outcomes.map(|(outcome, share)| {
                    let next = self.game.after(history, outcome);
                    share * self.visit(&next, learner, reach, others * share)
                });
                worth.sum()
            }
            Node::Decision { player, information_set, actions } if player != learner => {
                let shares = shares(&self.table(player, information_set, actions).regrets);
                let actions = shares.into_iter().enumerate();
                let worth = actions.map(|(action, share)| {
                    if self.skips_unreached && share == 0.0 {
                        return 0.0;
                    }
                    let next = self.game.after(history, action);
                    share * self.visit(&next, learner, reach, others * share)
                });
                worth.sum()
            }
            Node::Decision { player, information_set, actions } => {
                let shares = shares(&self.table(player, information_set, actions).regrets);
                let mut worth = Vec::new();
                for (action, share) in shares.iter().enumerate() {
                    let next = self.game.after(history, action);
                    worth.push(self.visit(&next, learner, reach * share, others));
                }
                let here: f64 = shares.iter().zip(&worth).map(|(share, worth)| share * worth).sum();
                let Node::Decision { information_set, .. } = self.game.node(history) else {
                    return here;
                };
                let table = self.table(player, information_set, actions);
                for (action, share) in shares.iter().enumerate() {
                    table.added[action] += others * (worth[action] - here);
                    table.sum[action] += iteration * reach * share;
                }
                here
            }
        }
    }

    fn average(&self, player: SolverSide, set: &G::InformationSet) -> Vec<f64> {
        shares(&self.tables[player.index()][set].sum)
    }

    /// The first player's payoff if both keep to their average strategies.
    fn value(&self, history: &G::History) -> f64 {
        match self.game.node(history) {
            Node::Terminal { payoff } => payoff,
            Node::Chance { probabilities } => self.mean(history, &probabilities),
            Node::Decision { player, information_set, .. } => {
                self.mean(history, &self.average(player, &information_set))
            }
        }
    }

    fn mean(&self, history: &G::History, shares: &[f64]) -> f64 {
        let next = |number| self.value(&self.game.after(history, number));
        shares.iter().enumerate().map(|(number, share)| share * next(number)).sum()
    }

    fn nash_conv(&self) -> f64 {
        let best = |player| Response::new(self, player).worth(&self.game.root());
        SolverSide::BOTH.map(best).iter().sum()
    }
}

/// A best response, found one information set after the other.
struct Response<'a, 'b, G: ExtensiveGame> {
    book: &'a Textbook<'b, G>,
    player: SolverSide,
    /// The histories of each of the player's information sets, with the probability that the others get
    /// there.
    sets: BTreeMap<G::InformationSet, Vec<(G::History, f64)>>,
    chosen: BTreeMap<G::InformationSet, usize>,
}

impl<'a, 'b, G: ExtensiveGame> Response<'a, 'b, G> {
    fn new(book: &'a Textbook<'b, G>, player: SolverSide) -> Self {
        let mut new = Self { book, player, sets: BTreeMap::new(), chosen: BTreeMap::new() };
        new.gather(book.game.root(), 1.0);
        new
    }

    fn gather(&mut self, history: G::History, others: f64) {
        let game = self.book.game;
        let shares = match game.node(&history) {
            Node::Terminal { .. } => return,
            Node::Chance { probabilities } => probabilities,
            Node::Decision { player, information_set, actions } if player == self.player => {
                let all = (0..actions).map(|action| game.after(&history, action));
                let all: Vec<G::History> = all.collect();
                self.sets.entry(information_set).or_default().push((history, others));
                all.into_iter().for_each(|next| self.gather(next, others));
                return;
            }
            Node::Decision { player, information_set, .. } => {
                self.book.average(player, &information_set)
            }
        };
        for (number, share) in shares.into_iter().enumerate() {
            self.gather(game.after(&history, number), others * share);
        }
    }

    fn worth(&mut self, history: &G::History) -> f64 {
        let game = self.book.game;
        let shares = match game.node(history) {
            Node::Terminal { payoff } => return self.player.sign() * payoff,
            Node::Chance { probabilities } => probabilities,
            Node::Decision { player, information_set, actions } if player == self.player => {
                let best = self.choose(information_set, actions);
                return self.worth(&game.after(history, best));
            }
            Node::Decision { player, information_set, .. } => {
                self.book.average(player, &information_set)
            }
        };
        let shares = shares.into_iter().enumerate();
        shares.map(|(number, share)| share * self.worth(&game.after(history, number))).sum()
    }

    fn choose(&mut self, set: G::InformationSet, actions: usize) -> usize {
        if let Some(chosen) = self.chosen.get(&set) {
            return *chosen;
        }
        let histories = self.sets.remove(&set).unwrap_or_default();
        let worth = |this: &mut Self, action| -> f64 {
            let each = histories.iter().map(|(history, others)| {
                others * this.worth(&this.book.game.after(history, action))
            });
            each.sum()
        };
        let all: Vec<f64> = (0..actions).map(|action| worth(self, action)).collect();
        let best = (0..actions).max_by(|one, other| all[*one].total_cmp(&all[*other])).unwrap();
        self.chosen.insert(set, best);
        best
    }
}

fn agree<G: ExtensiveGame>(game: &G, iterations: u32) {
    let (form, _) = compile(game).unwrap();
    let mut cfr = CfrPlus::new(&form);
    (0..iterations).for_each(|_| cfr.iterate());
    let found = form.evaluate(&cfr.average());
    let book = Textbook::run(game, iterations, false);
    near(found.value, book.value(&game.root()), 1e-9);
    near(found.nash_conv(), book.nash_conv(), 1e-9);
}

#[test]
fn the_solver_does_what_the_textbook_does() {
    agree(&Kuhn, 50);
    agree(&LiarsDice::new(3, Wild::Highest).unwrap(), 50);
    agree(&PlainMaxonaut { digits: 2, hand: 2, patterns: PATTERNS[..4].to_vec() }, 10);
}

/// Skipping what the opponent avoids saves time but omits its averaging: the value comes out right, but the
/// strategy is not an equilibrium.
#[test]
fn skipping_what_the_opponent_avoids_shows_in_nash_conv_only() {
    let game = PlainMaxonaut { digits: 2, hand: 2, patterns: PATTERNS[..4].to_vec() };
    let wrong = Textbook::run(&game, 300, true);
    near(wrong.value(&game.root()), 0.25, 1e-5);
    assert!(wrong.nash_conv() > 1e-2, "{}", wrong.nash_conv());
    let (form, _) = compile(&game).unwrap();
    proves(solved(&form, 300), 0.25, 1e-3);
}
