//! For the static checks of answers: what can lie on top when a threat is to be answered, and so
//! whether an answer can ever be given.

use super::kinds::several;
use super::top::taking_over;
use crate::card::{Card, Suit};
use crate::card_set::KindSet;
use crate::mau::deck::{deck_kinds, in_deck, most_of};
use crate::mau::fit::fits_on;
use crate::mau::rules::checking::some;
use crate::mau::rules::compile::{best, kinds};
use crate::mau::rules::doc::{AnswerMust, AnswerRule, HouseRules, ThreatRule, Which};
use crate::mau::rules::lookup::rule_of;

/// What can lie on top while a threat is to be answered.
pub(super) struct Tops<'a> {
    doc: &'a HouseRules,
    kinds: KindSet,
    /// Whether the top card may count as another: one that copies or is see-through.
    open: bool,
    /// Whether a wish may be standing.
    wished: bool,
    /// Whether a wild card may stand for the same card as the one on top.
    wild: bool,
}

impl<'a> Tops<'a> {
    /// For the threat of `rule`, started by cards of the kinds `first`: these, and all cards that
    /// answer it and leave it standing.
    pub(super) fn of(doc: &'a HouseRules, first: KindSet, rule: &ThreatRule) -> Self {
        // A card that copies lies there as itself; a wish stands in addition to the top card.
        let open = doc.cards.values().any(|other| other.copies || other.see_through);
        let wild = doc.cards.values().any(|other| other.wild);
        let mut tops = Self { doc, kinds: first, open, wished: false, wild };
        loop {
            tops.wished = some(tops.kinds, |card| wishes(doc, card));
            let follows = |card: &Card| {
                let answer = best(&rule.answers, *card);
                answer.is_some_and(|answer| {
                    let stands = answer.action.goes_on() || several(rule);
                    stands
                        && taking_over(doc, rule, answer, *card).is_none()
                        && tops.let_answer(answer, *card)
                })
            };
            let more = deck_kinds(doc).without(tops.kinds).filter(follows).collect::<KindSet>();
            if more.is_empty() {
                return tops;
            }
            tops.kinds = tops.kinds.or(more);
        }
    }

    /// Whether any card of `with` can ever be given as this answer.
    pub(super) fn let_any(&self, answer: &AnswerRule, with: Which) -> bool {
        is_free(answer) || self.let_in_turn(answer, with)
    }

    /// The same of an answer that may lie on anything: the only card of its kind never lies on itself.
    fn let_in_turn(&self, answer: &AnswerRule, with: Which) -> bool {
        let held = deck_kinds(self.doc).and(kinds(&[with]));
        self.kinds.is_empty() || self.open || some(held, |card| self.let_answer(answer, card))
    }

    /// Whether `with` may lie on anything and yet never answers, for it lies there itself.
    pub(super) fn is_itself(&self, answer: &AnswerRule, with: Which) -> bool {
        is_free(answer) && in_deck(self.doc, with) && !self.let_in_turn(answer, with)
    }

    /// Whether `card` can be given as this answer.
    fn let_answer(&self, answer: &AnswerRule, card: Card) -> bool {
        let onto = if answer.onto.is_empty() { KindSet::ALL } else { kinds(&answer.onto) };
        let another = |top: Card| self.wild || card != top || most_of(self.doc, card) > 1;
        some(self.kinds.and(onto), |top| another(top) && self.meets(answer.must, top, card))
    }

    /// Whether `card` on `top` meets the requirement of an answer.
    fn meets(&self, must: AnswerMust, top: Card, card: Card) -> bool {
        let worth = |card: Card| self.doc.fit.worth(card);
        let both = worth(top).is_some() && worth(card).is_some();
        match must {
            AnswerMust::Anything => true,
            AnswerMust::Fit => fits_on(self.doc, top).has(card),
            AnswerMust::Suit => self.wished || top.suit().is_none() || top.suit() == card.suit(),
            AnswerMust::SameCard => top == card,
            AnswerMust::Colour => {
                let red = |card: Card| card.suit().map(Suit::red);
                red(card).is_some() && red(top) == red(card)
            }
            AnswerMust::NotLower => both && worth(card) >= worth(top),
            AnswerMust::Lower => both && worth(card) < worth(top),
            AnswerMust::Higher => both && worth(card) > worth(top),
        }
    }
}

/// Whether an answer may lie on anything.
fn is_free(answer: &AnswerRule) -> bool {
    answer.must == AnswerMust::Anything && answer.onto.is_empty()
}

fn wishes(doc: &HouseRules, card: Card) -> bool {
    rule_of(doc, card).is_some_and(|rule| rule.wish.is_some())
}
