//! Conditions on the hand of the player who sets a trigger off: its points, and the cards it holds.

use super::hand_rule::{Alike, HandRule, Shown};

use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::mau::deck::deck_kinds;
use crate::mau::rules::checking::{absent, span};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, Span};
use crate::mau::wish::Wish;
use crate::rules::Findings;

/// The highest number of points that can be asked for.
const MOST_WORTH: u16 = 1000;

pub(super) fn check(doc: &HouseRules, rule: &HandRule, field: &str, found: &mut Findings) {
    let HandRule { worth, cards, of, wished, by, shows } = rule;
    if worth.is_none() && cards.is_none() {
        let message = (
            "sag, was die Hand sein muss, etwa { worth = \"-10\" } oder { cards = 4, by = \"rank\" }",
            "say what the hand must be, as in { worth = \"-10\" } or { cards = 4, by = \"rank\" }",
        );
        return found.add("bad_trigger", field, message);
    }
    if cards.is_none() && (by.is_some() || *wished || !of.is_empty()) {
        let message = (
            "sag mit `cards`, wie viele davon, etwa `cards = \"1-\"`",
            "say with `cards` how many of them, as in `cards = \"1-\"`",
        );
        found.add("bad_trigger", field, message);
    }
    let at_least = matches!(cards, Some(Span::Between(1.., u16::MAX)));
    if *shows == Shown::Counted && (worth.is_some() || !at_least) {
        let message = (
            "einzelne Karten beweisen nur, dass es mindestens so viele sind: schreib etwa `cards = \"2-\"`, und kein `worth`",
            "single cards prove only that there are at least so many: write for example `cards = \"2-\"`, and no `worth`",
        );
        found.add("bad_trigger", format!("{field}.shows"), message);
    }
    if let Some(worth) = *worth {
        span("bad_trigger", worth, (0, MOST_WORTH), &format!("{field}.worth"), found);
    }
    if let Some(cards) = *cards {
        let most = crate::limits::MAX_CARDS as u16;
        span("bad_trigger", cards, (0, most), &format!("{field}.cards"), found);
    }
    if !of.is_empty() && kinds(of).and(deck_kinds(doc)).is_empty() {
        let message = (
            "keine davon ist im Spiel, also hält sie niemand",
            "none of these is in the deck, so nobody holds one",
        );
        found.add("unreachable_trigger", format!("{field}.of"), message);
    }
}

/// Warns of cards named that are not in the deck, and of wishes where there are none.
pub(super) fn warn(doc: &HouseRules, rule: &HandRule, field: &str, found: &mut Findings) {
    rule.of.iter().for_each(|which| absent(doc, which, format!("{field}.of"), found));
    let wishes = doc.cards.values().any(|rule| rule.wish.is_some());
    if rule.wished && !wishes && !doc.effects().any(|does| does.wish.is_some()) {
        let message =
            ("hier wünscht sich nie jemand etwas", "nobody ever wishes for anything here");
        found.add("no_effect", format!("{field}.wished"), message);
    }
}

/// A compiled [`HandRule`], with cards looked up by kind.
#[derive(Clone, Copy, Debug)]
pub(in crate::mau) struct Hand {
    pub(super) worth: Option<Span>,
    pub(super) cards: Option<Span>,
    of: KindSet,
    pub(super) wished: bool,
    by: Option<Alike>,
    shows: Shown,
}

impl Hand {
    pub(super) fn compile(rule: &HandRule) -> Self {
        let of = if rule.of.is_empty() { KindSet::ALL } else { kinds(&rule.of) };
        Self {
            worth: rule.worth,
            cards: rule.cards,
            of,
            wished: rule.wished,
            by: rule.by,
            shows: rule.shows,
        }
    }

    /// The cards of `hand` that are shown when the trigger fires.
    pub(in crate::mau) fn shown(&self, hand: CardSet, wish: Option<Wish>) -> CardSet {
        if self.shows == Shown::Hand {
            return hand;
        }
        let asked = self.for_wish(wish);
        let counts = asked.counts(hand);
        let most = counts.into_iter().max().unwrap_or(0);
        let group = counts.into_iter().position(|count| count == most);
        let counted = |card: &Card| asked.of.has(*card) && self.group(*card) == group;
        hand.cards().filter(counted).collect()
    }

    /// Whether it depends on the wish.
    pub(in crate::mau) const fn is_of_wish(&self) -> bool {
        self.wished
    }

    /// The same condition for the present `wish`: counts only cards wished for, if the rule says so.
    pub(super) fn for_wish(&self, wish: Option<Wish>) -> Self {
        let means = |card: &Card| wish.is_some_and(|wish| wish.means(*card));
        let of = if self.wished { self.of.filter(means).collect() } else { self.of };
        Self { of, ..*self }
    }

    /// The size of the largest group of cards that are alike, among those counted.
    pub(super) fn most_alike(&self, hand: CardSet) -> u32 {
        self.counts(hand).into_iter().max().unwrap_or(0)
    }

    /// The group of like cards that a card belongs to, if any.
    fn group(&self, card: Card) -> Option<usize> {
        match self.by {
            None => Some(0),
            Some(Alike::Rank) => card.rank().map(|rank| rank.index()),
            Some(Alike::Suit) => card.suit().map(|suit| suit as usize),
            Some(Alike::Colour) => card.suit().map(|suit| suit.red().map_or(2, usize::from)),
        }
    }

    /// How many counted cards each group has.
    fn counts(&self, hand: CardSet) -> [u32; Card::KINDS] {
        let mut counts = [0; Card::KINDS];
        for card in hand.cards().filter(|card| self.of.has(*card)) {
            let group = self.group(card);
            if let Some(count) = group.and_then(|group| counts.get_mut(group)) {
                *count += 1;
            }
        }
        counts
    }
}
