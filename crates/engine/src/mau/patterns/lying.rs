//! Patterns that say card by card what lies on top of the discard pile (`lies`).

use super::rule::PatternRule;
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::deck::{deck_kinds, most_of};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::HouseRules;
use crate::rules::Findings;

/// The most places that `lies` can name.
const MOST: usize = 6;

/// What has to lie there, from the bottom to the card laid last.
#[derive(Clone, Debug)]
pub(super) struct Lying {
    cards: Vec<KindSet>,
    any_order: bool,
}

impl Lying {
    /// None where any cards may lie there.
    pub(super) fn compile(rule: &PatternRule) -> Option<Self> {
        let cards = rule.lies.iter().map(|which| kinds(which)).collect();
        (!rule.lies.is_empty()).then_some(Self { cards, any_order: rule.any_order })
    }

    /// Whether the top of the pile is as asked.
    pub(super) fn is_so(&self, pile: &[Card]) -> bool {
        let Some(from) = pile.len().checked_sub(self.cards.len()) else { return false };
        let top = &pile[from..];
        if self.any_order {
            return can_be_named(&self.cards, top, 0);
        }
        self.cards.iter().zip(top).all(|(kinds, card)| kinds.has(*card))
    }
}

/// Whether the `cards` can be matched to the named kinds one to one; `taken` has a bit for each
/// kind already used.
fn can_be_named(named: &[KindSet], cards: &[Card], taken: u8) -> bool {
    let [first, rest @ ..] = cards else { return true };
    named.iter().enumerate().any(|(place, kinds)| {
        let bit = 1 << place;
        taken & bit == 0 && kinds.has(*first) && can_be_named(named, rest, taken | bit)
    })
}

/// Adds what can be proved wrong about `lies`.
pub(super) fn check(doc: &HouseRules, rule: &PatternRule, field: &str, found: &mut Findings) {
    if rule.lies.is_empty() {
        if rule.any_order {
            let message = (
                "nenn mit `lies`, was da liegt, etwa [[\"K\"], [\"Q\"], [\"J\"]]",
                "name with `lies` what lies there, as in [[\"K\"], [\"Q\"], [\"J\"]]",
            );
            found.add("bad_pattern", format!("{field}.any_order"), message);
        }
        return;
    }
    let field = format!("{field}.lies");
    if !(2..=MOST).contains(&rule.lies.len()) {
        let message = (
            format!(
                "nenn 2 bis {MOST} Karten, die aufeinanderliegen; eine allein steht in `cards`"
            ),
            format!("name 2 to {MOST} cards that lie on one another; one alone stands in `cards`"),
        );
        found.add("bad_pattern", &field, message);
    }
    if rule.lies.iter().any(Vec::is_empty) {
        let message = (
            "nenn für jeden Platz Karten, oder [\"any\"], wenn da jede liegen darf",
            "name cards for each place, or [\"any\"] where any may lie",
        );
        found.add("bad_pattern", &field, message);
    } else if !can_lie(doc, rule) {
        let message = (
            "so viele davon sind nicht im Spiel, also kommt es nie dazu",
            "there are not so many of these in the deck, so this never comes about",
        );
        found.add("unreachable_pattern", field, message);
    }
}

/// Whether the deck has as many cards as have to lie there, compared only between places that name
/// the same kinds.
fn can_lie(doc: &HouseRules, rule: &PatternRule) -> bool {
    let deck = deck_kinds(doc);
    let places: Vec<_> = rule.lies.iter().map(|which| kinds(which).and(deck)).collect();
    let enough = |place: &KindSet| {
        let same = places.iter().filter(|other| *other == place).count();
        let there: usize = place.into_iter().map(|card| usize::from(most_of(doc, card))).sum();
        there >= same
    };
    places.iter().all(|place| !place.is_empty() && enough(place))
}
