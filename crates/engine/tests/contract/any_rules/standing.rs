//! Random conditions on the table for patterns and dormant cards, and rules for the start.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{By, Span, Start, Starter};
use stammtisch_engine::seat::Direction;

use super::{Lots, Pack};

/// Adds such conditions to rules that have none.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    for rule in doc.patterns.values_mut() {
        rule.by = by(any);
        rule.direction = direction(any);
        rule.playing = any.one_in(4).then_some(Span::Between(2, 3));
        rule.pile = any.one_in(4).then(|| pile(any));
        rule.turns = any.one_in(4).then(|| turns(any));
        rule.deals = any.one_in(4).then(|| turns(any));
    }
    if any.one_in(3) {
        let deal = &mut doc.deal;
        deal.start = Start::Led;
        (deal.start_effects, deal.start_wishes, deal.start_laid) = Default::default();
        deal.start_again.clear();
    }
    if any.one_in(3) && doc.deal.hand_choice.is_none() {
        doc.deal.starter = Starter::Holder;
        doc.deal.starter_holds = any.some(&Pack::of(&doc.deck), 3);
    }
    for rule in doc.dormant.values_mut() {
        rule.by = by(any);
        rule.direction = direction(any);
        rule.playing = any.one_in(4).then_some(Span::Between(2, 3));
        rule.pile = any.one_in(4).then(|| pile(any));
    }
}

fn by(any: &mut Chance) -> By {
    any.one_of(&[By::Anyone, By::Anyone, By::Anyone, By::Dealer, By::NotDealer, By::Starter])
}

fn direction(any: &mut Chance) -> Option<Direction> {
    any.one_in(4).then(|| any.one_of(&[Direction::Clockwise, Direction::Counter]))
}

fn pile(any: &mut Chance) -> Span {
    any.one_of(&[Span::Between(0, 8), Span::Between(4, u16::MAX), Span::Every(2)])
}

fn turns(any: &mut Chance) -> Span {
    any.one_of(&[Span::Between(1, 2), Span::Between(2, u16::MAX), Span::Every(2)])
}
