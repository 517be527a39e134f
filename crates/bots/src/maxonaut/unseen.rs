//! Unseen cards, and the value of cards drawn from them.

use stammtisch_engine::limits::MAX_HAND;
use stammtisch_engine::maxonaut::view::PhaseView;
use stammtisch_engine::maxonaut::{Card, Rules, View};

use crate::maxonaut::value_distribution::{RANKS, ValueDistribution, rank};

/// How many cards of each kind are unseen.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Unseen {
    counts: [u8; Card::KINDS],
    total: u32,
}

impl Unseen {
    /// The cards that the viewer cannot see.
    pub(super) fn to_viewer(rules: &Rules, view: &View) -> Self {
        let lying = view.top.iter().filter_map(|lying| lying.card);
        Self::of_deck(rules, open(view).chain(view.hand.cards()).chain(lying))
    }

    /// Roughly the cards that another player cannot see: they include the viewer's own cards.
    pub(super) fn of_others(rules: &Rules, view: &View) -> Self {
        Self::of_deck(rules, open(view))
    }

    fn of_deck(rules: &Rules, seen: impl Iterator<Item = Card>) -> Self {
        let mut counts = rules.deck().0;
        for card in seen {
            let left = &mut counts[card.index()];
            *left = left.saturating_sub(1);
        }
        Self { counts, total: counts.iter().map(|count| u32::from(*count)).sum() }
    }

    /// The probability that a card drawn from them is of this kind.
    pub(super) fn share(&self, card: Card) -> f32 {
        f32::from(self.counts[card.index()]) / self.total.max(1) as f32
    }

    /// The kinds among them, each with its probability.
    pub(super) fn shares(&self) -> impl Iterator<Item = (Card, f32)> + Clone {
        let unseen = *self;
        Card::all().map(move |card| (card, unseen.share(card))).filter(|(_, share)| *share > 0.0)
    }

    /// The probability that one of `drawn` cards is of a kind that `meant` accepts.
    pub(super) fn some_of(&self, drawn: u8, meant: impl Fn(Card) -> bool) -> f32 {
        let hits: u32 = Card::all().filter(|card| meant(*card)).map(|card| self.count(card)).sum();
        1.0 - self.none_of(hits, drawn)
    }

    /// The probability that none of `drawn` cards is among `hits` of them.
    fn none_of(&self, hits: u32, drawn: u8) -> f32 {
        (0..u32::from(drawn).min(self.total)).fold(1.0, |chance, at| {
            let misses = (self.total - hits).saturating_sub(at);
            chance * misses as f32 / (self.total - at) as f32
        })
    }

    fn count(&self, card: Card) -> u32 {
        u32::from(self.counts[card.index()])
    }

    /// The value of the best two among `held` and `drawn` more cards.
    pub(super) fn best_of(&self, held: impl Iterator<Item = Card>, drawn: u8) -> ValueDistribution {
        let mut search =
            Search { unseen: self, held: [None; 2 * MAX_HAND as usize], weights: [0.0; RANKS] };
        let (mut count, mut best) = (0, 0);
        for card in held.take(usize::from(MAX_HAND)) {
            best = search.add(count, card, best);
            count += 1;
        }
        let drawn = u32::from(drawn.min(MAX_HAND)).min(self.total);
        search.draw(0, count, drawn as u8, best, 1.0);
        ValueDistribution::of(search.weights)
    }

    /// The value that the best of `drawn` cards makes with the card that it is laid on.
    pub(super) fn topping(&self, below: Card, drawn: u8) -> ValueDistribution {
        let mut hits = [0; RANKS];
        for card in Card::all() {
            hits[rank(card, below)] += self.count(card);
        }
        let (mut weights, mut above, mut reached) = ([0.0; RANKS], 0, 0.0);
        for (weight, hits) in weights.iter_mut().zip(hits).rev() {
            above += hits;
            let reaches = 1.0 - f64::from(self.none_of(above, drawn));
            *weight = reaches - reached;
            reached = reaches;
        }
        ValueDistribution::of(weights)
    }
}

/// The cards that the viewer has seen of those below: turned up before, laid by itself, or open now.
fn open(view: &View) -> impl Iterator<Item = Card> {
    let trapped = matches!(view.phase, PhaseView::Trap { .. });
    let reveal = view.reveal.iter().filter(move |_| trapped);
    view.known.iter().copied().chain(reveal.flat_map(|reveal| reveal.cards.iter().copied()))
}

/// Enumerates all hands that can be drawn.
struct Search<'a> {
    unseen: &'a Unseen,
    held: [Option<Card>; 2 * MAX_HAND as usize],
    weights: [f64; RANKS],
}

impl Search<'_> {
    /// Puts a card in at index `at`; returns the rank of the best two then.
    fn add(&mut self, at: usize, card: Card, best: usize) -> usize {
        let held = self.held[..at].iter().flatten();
        let most = held.map(|other| rank(*other, card)).fold(best, usize::max);
        self.held[at] = Some(card);
        most
    }

    /// Draws `left` more cards, of the kinds from index `from` on.
    fn draw(&mut self, from: usize, held: usize, left: u8, best: usize, weight: f64) {
        if left == 0 {
            self.weights[best] += weight;
            return;
        }
        for card in Card::all().skip(from) {
            let there = self.unseen.counts[card.index()];
            if there == 0 {
                continue;
            }
            let (mut ways, with) = (1.0, self.add(held, card, best));
            for taken in 1..=left.min(there) {
                ways *= f64::from(there - taken + 1) / f64::from(taken);
                let best = if taken > 1 { with.max(rank(card, card)) } else { with };
                self.draw(card.index() + 1, held + 1, left - taken, best, weight * ways);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stammtisch_engine::maxonaut::Claim;

    fn digits_only() -> Unseen {
        let mut counts = [0; Card::KINDS];
        counts[..9].fill(4);
        Unseen { counts, total: 36 }
    }

    fn near(one: f32, other: f32) {
        assert!((one - other).abs() < 6e-4, "{one} is not {other}");
    }

    /// The table of section 3.3: how likely a hand of four of the plain deck reaches a value.
    #[test]
    fn hands_are_worth_what_the_table_says() {
        let spread = digits_only().best_of(std::iter::empty(), 4);
        let table = [
            ("98", 0.631),
            ("11", 0.544),
            ("22", 0.508),
            ("33", 0.471),
            ("44", 0.424),
            ("55", 0.376),
            ("66", 0.327),
            ("77", 0.278),
            ("88", 0.228),
            ("99", 0.178),
            ("21", 0.127),
        ];
        for (claim, share) in table {
            near(spread.reaches(claim.parse().expect("a value")), share);
        }
    }

    #[test]
    fn one_card_on_another_is_worth_what_it_makes() {
        let unseen = digits_only();
        let two = Card::of_digit(2).expect("a digit");
        // One of four ones makes the Maxonaut; a one or a two makes at least a pair.
        let none = |hits: f32| {
            (0..4).map(|at| (36.0 - hits - at as f32) / (36.0 - at as f32)).product::<f32>()
        };
        let spread = unseen.topping(two, 4);
        near(spread.reaches(Claim::MAXONAUT), 1.0 - none(4.0));
        near(spread.reaches(Claim::LOWEST_PAIR), 1.0 - none(8.0));
        near(unseen.some_of(4, |card| card == two), 1.0 - none(4.0));
    }

    #[test]
    fn what_is_held_counts_with_what_is_drawn() {
        let held = ["3", "4"].map(|card| card.parse().expect("a card"));
        let spread = digits_only().best_of(held.into_iter(), 1);
        near(spread.reaches("43".parse().expect("a value")), 1.0);
        near(spread.reaches(Claim::LOWEST_PAIR), 8.0 / 36.0);
    }
}
