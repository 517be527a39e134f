//! Builds the sequence form along the public history of the game.

use std::collections::BTreeMap;

use super::ReducedMaxonaut;
use super::hand::{Hand, draws};
use super::ladder::Ladder;
use super::pattern::LayPattern;
use super::private::Private;
use crate::solve::Size;
use crate::solve::form::{Decisions, Payoff, SequenceForm};
use crate::solve::game::SolverSide;

/// Sequences that lead to a situation, each with the probability that it does.
type Origins = Vec<(u32, f64)>;

/// A player's possible private knowledge, each with the sequences that lead there.
type Ways = BTreeMap<Private, Origins>;

/// A player's possible private knowledge, each with the single sequence that leads there.
type Known = Vec<(Private, u32)>;

pub(super) fn build(game: &ReducedMaxonaut) -> (SequenceForm, Size) {
    let mut builder = Builder {
        game,
        ladder: Ladder::new(game.digits),
        draws: (0..=game.hand).map(|cards| draws(game.digits, cards)).collect(),
        form: SequenceForm { decisions: [Decisions::new(), Decisions::new()], payoffs: Vec::new() },
        size: Size::default(),
    };
    let ready = builder.draw(&[(Private::default(), 0)]);
    builder.lay(SolverSide::First, &[LayPattern::HandHand], 0, &ready, &[(Private::default(), 0)]);
    (builder.form, builder.size)
}

struct Builder<'a> {
    game: &'a ReducedMaxonaut,
    ladder: Ladder,
    /// What can be drawn, by number of cards.
    draws: Vec<Vec<(Hand, f64)>>,
    form: SequenceForm,
    size: Size,
}

impl Builder<'_> {
    /// The choices of the player who lays: a pattern, digits from the hand, and an announcement of value
    /// number `lowest` or a higher one. `other` is what the other player knows.
    fn lay(
        &mut self,
        layer: SolverSide,
        patterns: &[LayPattern],
        lowest: usize,
        ready: &Ways,
        other: &[(Private, u32)],
    ) {
        let values = self.ladder.len() - lowest;
        // By pattern: the first of the sequences for all values.
        let mut laid: Vec<BTreeMap<Private, Vec<u32>>> = vec![BTreeMap::new(); patterns.len()];
        for (private, origins) in ready {
            let lays: Vec<Vec<Private>> =
                patterns.iter().map(|pattern| private.lays(*pattern)).collect();
            let choices = values * lays.iter().map(Vec::len).sum::<usize>();
            let mut next = self.decide(layer, choices, origins);
            for (laid, after) in laid.iter_mut().zip(lays) {
                for private in after {
                    laid.entry(private).or_default().push(next);
                    next += values as u32;
                }
            }
        }
        for (pattern, laid) in patterns.iter().zip(laid) {
            let mut covered = Ways::new();
            for (private, sequence) in other {
                covered.entry(private.covered(*pattern)).or_default().push((*sequence, 1.0));
            }
            for value in 0..values {
                let said = |first: &u32| (first + value as u32, 1.0);
                let ways = laid.iter().map(|(private, firsts)| (*private, firsts.iter().map(said)));
                let ways = ways.map(|(private, origins)| (private, origins.collect())).collect();
                self.judge(layer, lowest + value, &ways, &covered);
            }
        }
    }

    /// The other player believes or doubts what `announcer` said.
    fn judge(&mut self, announcer: SolverSide, value: usize, announced: &Ways, heard: &Ways) {
        let judge = announcer.other();
        if value + 1 == self.ladder.len() {
            return self.turn_up(announcer, value, announced, heard);
        }
        let announced = self.join(announcer, announced);
        let believed: Known = heard
            .iter()
            .map(|(private, origins)| (*private, self.decide(judge, 2, origins)))
            .collect();
        let doubted = believed.iter().map(|(private, first)| (*private, vec![(first + 1, 1.0)]));
        let unjoined = announced.iter().map(|(private, one)| (*private, vec![(*one, 1.0)]));
        self.turn_up(announcer, value, &unjoined.collect(), &doubted.collect());
        let ready = self.draw(&believed);
        self.lay(judge, &self.game.patterns, value + 1, &ready, &announced);
    }

    /// Fills up the hand.
    fn draw(&self, known: &[(Private, u32)]) -> Ways {
        let mut ready = Ways::new();
        for (private, sequence) in known {
            let missing = self.game.hand - private.hand.len();
            for (drawn, probability) in &self.draws[usize::from(missing)] {
                let filled = Private { hand: private.hand.plus(*drawn), ..*private };
                ready.entry(filled).or_default().push((*sequence, *probability));
            }
        }
        ready
    }

    /// The end: compares the top two cards with the announcement.
    fn turn_up(&mut self, announcer: SolverSide, value: usize, announced: &Ways, doubted: &Ways) {
        let doubter = announcer.other();
        let announced = self.join(announcer, &tops(announced));
        let doubted = self.join(doubter, &tops(doubted));
        for (Private { top: [upper, lower], .. }, one) in &announced {
            for (Private { top: [its_upper, its_lower], .. }, other) in &doubted {
                // A card that is neither player's own is unseen; its digit stays 0.
                let digits = [upper + its_upper, lower + its_lower];
                let mut sequences = [0; 2];
                sequences[announcer.index()] = *one;
                sequences[doubter.index()] = *other;
                let gain = 2.0 * self.ladder.holds(digits, value) - 1.0;
                self.form.payoffs.push(Payoff { sequences, weight: announcer.sign() * gain });
            }
        }
    }

    /// An information set at which the player has a choice.
    fn decide(&mut self, player: SolverSide, choices: usize, origins: &Origins) -> u32 {
        self.size.information_sets += 1;
        self.size.choices += choices;
        self.form.decisions[player.index()].add(choices, origins.iter().copied())
    }

    /// Merges the sequences into one for each possible private knowledge.
    fn join(&mut self, player: SolverSide, ways: &Ways) -> Known {
        let decisions = &mut self.form.decisions[player.index()];
        let joined = |(private, origins): (&Private, &Origins)| match origins[..] {
            [(only, 1.0)] => (*private, only),
            _ => (*private, decisions.add(1, origins.iter().copied())),
        };
        ways.iter().map(joined).collect()
    }
}

/// Merges ways that differ only in the hand, which no longer matters.
fn tops(ways: &Ways) -> Ways {
    let mut tops = Ways::new();
    for (private, origins) in ways {
        let top = Private { hand: Hand::default(), ..*private };
        tops.entry(top).or_default().extend(origins);
    }
    tops
}
