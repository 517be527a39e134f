//! Judging what fits on what, and which rule applies to a card.

use std::collections::BTreeMap;

use super::Case;
use crate::card::{Card, Rank};
use crate::mau::rules::doc::{CardRule, FitRule, HouseRules, Which};

impl Case<'_> {
    /// Whether `card` fits as things stand.
    pub(super) fn fits(self, card: Card) -> bool {
        if self.state.discard_pile.is_empty() && self.state.wish.is_none() {
            return self.may_be_led(card);
        }
        if self.barred(card) || self.banned(card) || self.beyond_run(card) {
            return false;
        }
        (named(&self.doc.fit.anywhere, card) && !self.is_ordinary(card))
            || match self.state.wish {
                Some(wish) => wish.means(card),
                None => goes_on(self.doc, self.state.face, card),
            }
    }

    /// Whether no other card has to be led: the one that made its holder begin the deal.
    fn may_be_led(self, card: Card) -> bool {
        let hand = self.state.hands[self.state.turn.index()];
        let held = |which: &&Which| hand.cards().any(|card| which.means(card));
        let first = self.doc.deal.starter_holds.iter().find(held);
        let begins = self.state.kept.begins == Some(self.state.turn);
        !(self.doc.deal.starter_leads && begins) || first.is_none_or(|which| which.means(card))
    }

    /// Whether a wish is in force on which `card` may not be laid.
    pub(super) fn barred(self, card: Card) -> bool {
        self.state.wish.is_some() && named(&self.doc.fit.never_under_wish, card)
    }

    /// Whether `card` never fits on the top card.
    fn banned(self, card: Card) -> bool {
        let fit = &self.doc.fit;
        let own_rank = card.rank().is_some_and(|rank| {
            same_rank(card, self.state.face) && fit.never_on_own_rank.contains(&rank)
        });
        own_rank || listed(&fit.never, self.state.face, card)
    }

    /// Whether the longest allowed run of this rank lies there already (SCH-10).
    pub(super) fn beyond_run(self, card: Card) -> bool {
        let face = self.state.face;
        let Some(rank) = card.rank().filter(|rank| face.rank() == Some(*rank)) else {
            return false;
        };
        // A group, a colour of the rank or the card itself sets no limit on the run.
        let alone = |which: &Which| which.means(face) && *which > Which::Rank(rank);
        let alone = self.doc.cards.keys().any(alone);
        let rule = self.doc.cards.get(&Which::Rank(rank)).filter(|_| !alone);
        let longest = rule.and_then(|rule| rule.threat.as_ref()).map_or(0, |threat| threat.longest);
        longest > 0 && self.state.run >= longest
    }

    /// The card whose rule counts when `card` is laid; none if it copies a card without effect.
    pub(super) fn acting(self, card: Card, stands_for: Option<Card>) -> Option<Card> {
        let copies = |card| rule_of(self.doc, card).is_some_and(|rule| rule.copies);
        let shown = stands_for.unwrap_or(card);
        if !copies(shown) {
            return Some(shown);
        }
        let lies = !self.state.discard_pile.is_empty();
        Some(self.state.face).filter(|face| lies && !copies(*face))
    }
}

/// Whether `card` fits on `face` while no wish is in force.
fn goes_on(doc: &HouseRules, face: Card, card: Card) -> bool {
    let fit = &doc.fit;
    // A joker that stands for nothing lets everything fit (ERF-48).
    if face.is_joker()
        || listed(&fit.also, face, card)
        || (named(&fit.on_plain, card) && is_plain(doc, face))
    {
        return true;
    }
    if is_neighbour(fit, card, face) || is_multiple(fit, card, face) {
        return true;
    }
    let (Some(suit), Some(rank)) = (card.suit(), card.rank()) else { return false };
    let (Some(face_suit), Some(face_rank)) = (face.suit(), face.rank()) else { return false };
    (fit.suit && suit == face_suit)
        || (fit.rank && rank == face_rank)
        || (fit.colour && suit.like(face_suit))
}

/// Whether the values are close enough (ERF-09).
fn is_neighbour(fit: &FitRule, one: Card, other: Card) -> bool {
    let (Some(one), Some(other)) = (worth(fit, one), worth(fit, other)) else { return false };
    let steps = |from: u8, to: u8| (1..=fit.neighbours).any(|by| from + by == to);
    if steps(one, other) || steps(other, one) {
        return true;
    }
    // Round the corner: past the highest value and on from the lowest.
    let all = || Card::all().filter_map(|card| worth(fit, card));
    let (Some(lowest), Some(highest)) = (all().min(), all().max()) else { return false };
    let over = |from: u8, to: u8| {
        (1..=fit.neighbours).any(|by| (highest - from) + 1 + (to - lowest) == by)
    };
    fit.round_the_corner && one != other && (over(one, other) || over(other, one))
}

/// Whether one value is an allowed multiple of the other (ERF-07, ERF-08).
fn is_multiple(fit: &FitRule, one: Card, other: Card) -> bool {
    let (Some(one), Some(other)) = (worth(fit, one), worth(fit, other)) else { return false };
    let times = |low: u8, high: u8| {
        (2..=fit.multiples).any(|times| u16::from(low) * u16::from(times) == u16::from(high))
    };
    times(one, other) || times(other, one)
}

/// The value of a card in steps and multiples: as the rules say, else by its rank (ERF-10, ERF-52).
pub(super) fn worth(fit: &FitRule, card: Card) -> Option<u8> {
    match entry(&fit.values, card) {
        Some(0) => None,
        Some(value) => Some(*value),
        None => card.rank().map(Rank::value),
    }
}

/// Whether a card has no function in these rules (SCH-22).
fn is_plain(doc: &HouseRules, card: Card) -> bool {
    rule_of(doc, card).is_none_or(|rule| *rule == CardRule::default())
        && !named(&doc.fit.anywhere, card)
        && !named(&doc.fit.on_plain, card)
}

/// Whether `card` is in a list that is for `face`.
fn listed(lists: &BTreeMap<Which, Vec<Which>>, face: Card, card: Card) -> bool {
    lists.iter().any(|(lies, list)| lies.means(face) && named(list, card))
}

pub(super) fn same_rank(one: Card, other: Card) -> bool {
    one.rank().is_some() && one.rank() == other.rank()
}

pub(super) fn named(list: &[Which], card: Card) -> bool {
    list.iter().any(|which| which.means(card))
}

/// The entry for a card: the most specific one that matches it.
pub(super) fn entry<T>(map: &BTreeMap<Which, T>, card: Card) -> Option<&T> {
    let known = map.iter().filter(|(which, _)| which.means(card));
    known.max_by_key(|(which, _)| **which).map(|(_, entry)| entry)
}

pub(super) fn rule_of(doc: &HouseRules, card: Card) -> Option<&CardRule> {
    entry(&doc.cards, card)
}
