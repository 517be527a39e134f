//! Compiled `fit`: what fits on what, as tables by top card.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::dormant::Dormant;
use crate::mau::wish::Wish;

use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{CardRule, FitRule, HouseRules, Which};
use crate::mau::rules::lookup::rule_of;

/// The kinds that meet each wish.
pub(in crate::mau) fn meets(doc: &HouseRules) -> [KindSet; Wish::COUNT] {
    meets_besides(doc, kinds(&doc.fit.anywhere))
}

fn meets_besides(doc: &HouseRules, anywhere: KindSet) -> [KindSet; Wish::COUNT] {
    let never = kinds(&doc.fit.never_under_wish);
    let mut table = [KindSet::EMPTY; Wish::COUNT];
    for wish in Wish::all() {
        table[wish.index()] = Card::all()
            .filter(|card| wish.means(*card))
            .collect::<KindSet>()
            .or(anywhere)
            .without(never);
    }
    table
}

/// The kinds that fit on `top` while no wish is in force.
pub(in crate::mau) fn fits_on(doc: &HouseRules, top: Card) -> KindSet {
    fits_on_besides(doc, top, kinds(&doc.fit.anywhere))
}

fn fits_on_besides(doc: &HouseRules, top: Card, anywhere: KindSet) -> KindSet {
    let fit = &doc.fit;
    let mut set = anywhere;
    match (top.suit(), top.rank()) {
        (Some(suit), Some(rank)) => {
            if fit.suit {
                set = set.or(KindSet::suit(suit));
            }
            if fit.rank {
                set = set.or(KindSet::rank(rank));
            }
            let circle = fit.round_the_corner.then(|| fit.circle());
            let related = |card: &Card| {
                let colour = fit.colour && card.suit().is_some_and(|other| other.like(suit));
                colour || values_fit(fit, circle, top, *card)
            };
            set = set.or(Card::all().filter(related).collect());
        }
        // A joker that stands for nothing has neither suit nor rank: everything fits.
        _ => set = KindSet::ALL,
    }
    for (lying, others) in &fit.also {
        if lying.means(top) {
            set = set.or(kinds(others));
        }
    }
    if !has_function(doc, top) {
        set = set.or(kinds(&fit.on_plain));
    }
    set.without(banned_on(doc, top))
}

/// Whether values fit as neighbours (ERF-09) or multiples (ERF-07, ERF-08). `circle`: how many values
/// there are, if they go round the corner.
fn values_fit(fit: &FitRule, circle: Option<u8>, top: Card, card: Card) -> bool {
    if fit.neighbours == 0 && fit.multiples == 0 {
        return false;
    }
    let (Some(top), Some(card)) = (fit.worth(top), fit.worth(card)) else { return false };
    let (low, high) = (top.min(card), top.max(card));
    let apart = high - low;
    let apart = circle.map_or(apart, |circle| apart.min(circle - apart));
    let neighbour = (1..=fit.neighbours).contains(&apart);
    neighbour || (high % low == 0 && (2..=fit.multiples).contains(&(high / low)))
}

/// The kinds that never fit on `top`.
pub(in crate::mau) fn banned_on(doc: &HouseRules, top: Card) -> KindSet {
    let mut set = match top.rank() {
        Some(rank) if doc.fit.never_on_own_rank.contains(&rank) => KindSet::rank(rank),
        _ => KindSet::EMPTY,
    };
    for (lying, others) in &doc.fit.never {
        if lying.means(top) {
            set = set.or(kinds(others));
        }
    }
    set
}

/// Whether a card has any function in these rules ("Sonderkarte", SCH-22).
fn has_function(doc: &HouseRules, card: Card) -> bool {
    rule_of(doc, card).is_some_and(|rule| *rule != CardRule::default())
        || kinds(&doc.fit.anywhere).or(kinds(&doc.fit.on_plain)).has(card)
}

/// Most cards of a rank that may lie on top of one another; 0: no limit. It counts cards of a rank, so it
/// applies where the rank carries the threat.
pub(in crate::mau) fn longest_run(doc: &HouseRules, top: Card) -> u8 {
    let best = doc.cards.iter().rev().find(|(which, _)| which.means(top));
    let of_rank = best.filter(|(which, _)| matches!(which, Which::Rank(_))).map(|(_, rule)| rule);
    of_rank.and_then(|rule| rule.threat.as_ref()).map_or(0, |threat| threat.longest)
}

/// What fits, and what meets a wish, without the cards that fit anywhere.
#[derive(Clone, Debug)]
pub(crate) struct PlainFit {
    pub(super) on: [KindSet; Card::KINDS],
    pub(super) meets: [KindSet; Wish::COUNT],
}

impl PlainFit {
    /// None where it makes no difference.
    pub(in crate::mau) fn compile(doc: &HouseRules, dormant: &[Dormant]) -> Option<Box<Self>> {
        dormant.iter().any(Dormant::makes_ordinary).then(|| {
            let on = |top: usize| fits_on_besides(doc, Card::at_known(top as u8), KindSet::EMPTY);
            Box::new(Self {
                on: std::array::from_fn(on),
                meets: meets_besides(doc, KindSet::EMPTY),
            })
        })
    }
}
