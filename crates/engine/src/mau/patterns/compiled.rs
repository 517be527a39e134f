//! Compiled patterns: rows, sums and cards by kind, and whether a laid card completes one.

use super::lying::Lying;
use super::rule::{PatternRule, RowBy};
use crate::card::{Card, Suit};
use crate::card_set::KindSet;
use crate::mau::cards::Effect;
use crate::mau::conditions::{Conditions, has};
use crate::mau::effects::Later;
use crate::mau::rules::Rules;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, Span};
use crate::mau::state::State;
use crate::seat::Seat;

/// A pattern, with cards found by kind.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    cards: KindSet,
    onto: Option<KindSet>,
    row: Option<Row>,
    lies: Option<Lying>,
    sum: Option<Sum>,
    together: Option<Span>,
    left: Option<Span>,
    conditions: Conditions,
    pub(super) effect: Effect,
    /// What it brings about when the move is done.
    pub(in crate::mau) later: Option<Later>,
}

/// Cards that lie on one another.
#[derive(Clone, Debug)]
struct Row {
    /// By upper card: what goes with it right below.
    below: [KindSet; Card::KINDS],
    cards: Span,
}

/// Cards on top whose values come to a number.
#[derive(Clone, Debug)]
struct Sum {
    /// By card: what it is worth, if anything.
    worth: [Option<u8>; Card::KINDS],
    cards: usize,
    is: Span,
}

impl Pattern {
    /// Compiles a rule; its effect has been compiled with those of single cards.
    pub(crate) fn compile(doc: &HouseRules, rule: &PatternRule, effect: Effect) -> Self {
        Self {
            cards: if rule.cards.is_empty() { KindSet::ALL } else { kinds(&rule.cards) },
            onto: (!rule.onto.is_empty()).then(|| kinds(&rule.onto)),
            row: rule.row.as_ref().map(|row| Row {
                below: std::array::from_fn(|upper| {
                    let upper = Card::at_known(upper as u8);
                    Card::all().filter(|below| row.joins(doc, upper, *below)).collect()
                }),
                cards: row.cards,
            }),
            lies: Lying::compile(rule),
            sum: rule.sum.as_ref().map(|sum| Sum {
                worth: std::array::from_fn(|card| value(doc, Card::at_known(card as u8))),
                cards: usize::from(sum.cards),
                is: sum.is,
            }),
            together: rule.together,
            left: rule.left,
            conditions: rule.conditions(&doc.states),
            effect,
            later: Later::of_pattern(doc, &rule.does),
        }
    }

    /// Whether whoever completes it has another turn.
    pub(in crate::mau) const fn gives_turn(&self) -> bool {
        self.effect.again
    }

    /// Whether all hands go round with it.
    pub(in crate::mau) const fn rotates(&self) -> bool {
        self.effect.rotates.is_some()
    }

    /// Whether the card on top, laid by `seat`, has completed it: `count` cards were laid together, which
    /// `left` so many in the hand.
    pub(super) fn is_complete(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        count: u8,
        left: u32,
    ) -> bool {
        let pile = state.discard_pile.as_slice();
        let Some(top) = pile.last() else { return false };
        let below = pile.len().checked_sub(2).map(|below| pile[below]);
        self.cards.has(*top)
            && self.onto.is_none_or(|onto| below.is_some_and(|below| onto.has(below)))
            && has(self.together, count.into())
            && has(self.left, left)
            && self.conditions.hold(rules, state, seat)
            && self.row.as_ref().is_none_or(|row| row.is_long(pile))
            && self.lies.as_ref().is_none_or(|lies| lies.is_so(pile))
            && self.sum.as_ref().is_none_or(|sum| sum.comes_out(pile))
    }
}

impl Row {
    /// Whether as many cards on top of the pile go together as are asked for.
    fn is_long(&self, pile: &[Card]) -> bool {
        let pairs = pile.iter().rev().zip(pile.iter().rev().skip(1));
        let joined = pairs.take_while(|(upper, below)| self.below[upper.index()].has(**below));
        self.cards.has((joined.count() + 1).try_into().unwrap_or(u16::MAX), None)
    }
}

impl Sum {
    /// Whether the values of as many cards as are asked for come to that number.
    fn comes_out(&self, pile: &[Card]) -> bool {
        let Some(from) = pile.len().checked_sub(self.cards) else { return false };
        let values = pile[from..].iter().map(|card| self.worth[card.index()].map(u16::from));
        values.sum::<Option<u16>>().is_some_and(|sum| self.is.has(sum, None))
    }
}

/// What a card is worth where values count.
pub(super) fn value(doc: &HouseRules, card: Card) -> Option<u8> {
    doc.fit.worth(card)
}

/// Whether `upper` goes with the card right below it.
pub(in crate::mau) fn goes_with(doc: &HouseRules, by: RowBy, upper: Card, below: Card) -> bool {
    let step = || value(doc, upper).zip(value(doc, below));
    let red = |card: Card| card.suit().map(Suit::red);
    match by {
        RowBy::Rank => upper.rank().is_some() && upper.rank() == below.rank(),
        RowBy::Suit => upper.suit().is_some() && upper.suit() == below.suit(),
        RowBy::Colour => red(upper).is_some() && red(upper) == red(below),
        RowBy::Card => upper == below,
        RowBy::Up => step().is_some_and(|(upper, below)| upper == below + 1),
        RowBy::Down => step().is_some_and(|(upper, below)| upper + 1 == below),
        RowBy::Steps => step().is_some_and(|(upper, below)| upper.abs_diff(below) == 1),
    }
}
