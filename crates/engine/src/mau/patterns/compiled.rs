//! Compiled patterns: rows, sums and cards by kind, and whether a laid card completes one.

use super::joining::value;
use super::lying::Lying;
use super::rule::PatternRule;
use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::cards::Effect;
use crate::mau::conditions::Conditions;
use crate::mau::effects::Later;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, Span};

/// A compiled pattern, with its cards looked up by kind.
#[derive(Clone, Debug)]
pub(crate) struct Pattern {
    pub(super) cards: KindSet,
    pub(super) onto: Option<KindSet>,
    pub(super) row: Option<Row>,
    pub(super) lies: Option<Lying>,
    pub(super) sum: Option<Sum>,
    pub(super) together: Option<Span>,
    pub(super) left: Option<Span>,
    pub(super) conditions: Conditions,
    pub(super) effect: Effect,
    /// The later effect, due when the move is done.
    pub(in crate::mau) later: Option<Later>,
}

/// Cards lying on one another that go together.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// For each upper card, the kinds that go with it right below.
    below: [KindSet; Card::KINDS],
    cards: Span,
}

/// Cards on top whose values add up to a number.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    /// What each card is worth, if anything.
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

    /// Whether the player who completes it has another turn.
    pub(in crate::mau) const fn gives_turn(&self) -> bool {
        self.effect.again
    }

    /// Whether completing it passes all hands round the table.
    pub(in crate::mau) const fn rotates(&self) -> bool {
        self.effect.rotates.is_some()
    }
}

impl Row {
    /// Whether as many cards on top of the pile go together as are asked for.
    pub(super) fn is_long(&self, pile: &[Card]) -> bool {
        let pairs = pile.iter().rev().zip(pile.iter().rev().skip(1));
        let joined = pairs.take_while(|(upper, below)| self.below[upper.index()].has(**below));
        self.cards.has((joined.count() + 1).try_into().unwrap_or(u16::MAX), None)
    }
}

impl Sum {
    /// Whether the values of the top cards, as many as are asked for, add up to the number asked for.
    pub(super) fn comes_out(&self, pile: &[Card]) -> bool {
        let Some(from) = pile.len().checked_sub(self.cards) else { return false };
        let values = pile[from..].iter().map(|card| self.worth[card.index()].map(u16::from));
        values.sum::<Option<u16>>().is_some_and(|sum| self.is.has(sum, None))
    }
}
