//! Unseen cards: neither in the player's own hand nor face up on the pile.

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::limits::MAX_PACKS;
use stammtisch_engine::mau::{Rules, View};

use super::memory::Lacks;

/// The cards that a viewer does not see, in layers: layer `i` has the kinds of which more than `i`
/// are unseen.
pub(super) struct Unseen {
    layers: [KindSet; MAX_PACKS as usize],
    total: u32,
}

impl Unseen {
    pub(super) fn of(rules: &Rules, view: &View) -> Self {
        let mut unseen = Self { layers: [KindSet::EMPTY; MAX_PACKS as usize], total: 0 };
        for card in rules.deck().kinds() {
            let seen = view.hand.count(card) + view.discards.count(card);
            let left = rules.deck().count(card).saturating_sub(seen);
            for layer in unseen.layers.iter_mut().take(usize::from(left)) {
                *layer = layer.or(KindSet::of(card));
            }
            unseen.total += u32::from(left);
        }
        unseen
    }

    /// How many unseen cards are among these kinds.
    pub(super) fn count(&self, kinds: KindSet) -> u32 {
        self.layers.iter().map(|layer| layer.and(kinds).len()).sum()
    }

    /// The unseen kinds.
    pub(super) const fn kinds(&self) -> KindSet {
        self.layers[0]
    }

    /// How many of one kind are unseen.
    pub(super) fn of_kind(&self, card: Card) -> u32 {
        self.count(KindSet::of(card))
    }

    /// The mean value of an unseen card.
    pub(super) fn mean(&self, of: impl Fn(Card) -> f32) -> f32 {
        let sum: f32 = self.kinds().map(|card| of(card) * self.of_kind(card) as f32).sum();
        sum / self.total.max(1) as f32
    }

    /// How likely a hand of `cards` unseen cards has none of `kinds`, given what it is known to lack.
    pub(super) fn none_of(&self, kinds: KindSet, cards: u32, lacks: Lacks) -> f32 {
        let known = lacks.cards.min(cards);
        self.chance(kinds.without(lacks.kinds), self.count(lacks.kinds), known)
            * self.chance(kinds, 0, cards - known)
    }

    /// How likely `cards` unseen cards, with `excluded` of all unseen ones ruled out, include none of
    /// `kinds`.
    fn chance(&self, kinds: KindSet, excluded: u32, cards: u32) -> f32 {
        let (total, hits) = (self.total.saturating_sub(excluded), self.count(kinds));
        (0..cards.min(total)).fold(1.0, |chance, drawn| {
            let misses = (total - hits).saturating_sub(drawn) as f32;
            chance * misses / (total - drawn) as f32
        })
    }
}
