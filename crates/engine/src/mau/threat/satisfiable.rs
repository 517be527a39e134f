//! Whether an answer can ever be given.

use crate::card::{Card, Suit};
use crate::card_set::KindSet;
use crate::mau::deck::{deck_kinds, packs};
use crate::mau::fit::fits_on;
use crate::mau::rules::check::some;
use crate::mau::rules::compile::{kinds, rule_of};
use crate::mau::rules::doc::{AnswerMust, HouseRules, ThreatRule, Which};

/// Whether a card of `with` can ever be what `must` asks for, on what can lie there.
pub(super) fn satisfiable(
    doc: &HouseRules,
    first: KindSet,
    rule: &ThreatRule,
    with: Which,
    must: AnswerMust,
) -> bool {
    let stands = |one: &Which| deck_kinds(doc).and(kinds(&[*one]));
    // A card that copies lies there as itself; a wish stands besides what lies there.
    let open = doc.cards.values().any(|other| other.copies || other.see_through);
    let wished = must == AnswerMust::Suit && some(first, |card| wishes(doc, card));
    if must == AnswerMust::Anything || first.is_empty() || open || wished {
        return true;
    }
    let answers = rule.answers.keys().map(stands).fold(KindSet::EMPTY, KindSet::or);
    let twice = (doc.seats.min..=doc.seats.max).any(|seats| packs(doc, seats) > 1)
        || doc.cards.values().any(|other| other.wild);
    let meets = |top: Card, card: Card| match must {
        AnswerMust::Anything => true,
        AnswerMust::Fit => fits_on(doc, top).has(card),
        AnswerMust::Suit => top.suit().is_none() || top.suit() == card.suit(),
        AnswerMust::SameCard => top == card,
        AnswerMust::Colour => {
            let red = |card: Card| card.suit().map(Suit::red);
            red(card).is_some() && red(top) == red(card)
        }
        AnswerMust::NotLower => {
            top.rank().zip(card.rank()).is_some_and(|(top, card)| card.value() >= top.value())
        }
        AnswerMust::Lower => {
            top.rank().zip(card.rank()).is_some_and(|(top, card)| card.value() < top.value())
        }
        AnswerMust::Higher => {
            top.rank().zip(card.rank()).is_some_and(|(top, card)| card.value() > top.value())
        }
    };
    some(first.or(answers), |top| {
        some(stands(&with), |card| (twice || card != top) && meets(top, card))
    })
}

fn wishes(doc: &HouseRules, card: Card) -> bool {
    rule_of(doc, card).is_some_and(|rule| rule.wish.is_some())
}
