//! Random points paid into a pot and taken out of it, cards drawn for those put away, cards counted
//! over all packs together, and matches in which one player drops out after each deal.

use stammtisch_engine::card::Card;
use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{Group, MatchRule, PointsTo, Starter, Which};

use super::{Lots, Pack};

/// Adds these to any rules.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    if any.one_in(2) {
        let card = any.one_of(&[Card::JOKER_RED, Card::JOKER_BLACK]);
        doc.deck.in_all.insert(Which::Card(card), any.number(0, 3));
        doc.fit.anywhere.push(Which::Group(Group::Joker));
    }
    if doc.deal.starter != Starter::Holder && any.one_in(3) {
        doc.deal.cut_keeps = any.some(&Pack::of(&doc.deck), 4);
    }
    if doc.points.to == PointsTo::Holder && any.one_in(4) {
        doc.matches = MatchRule::Dropout;
    }
    let of_patterns = doc.patterns.values_mut().map(|rule| &mut rule.does);
    let of_triggers = doc.triggers.values_mut().map(|rule| &mut rule.does);
    for does in of_patterns.chain(of_triggers) {
        match any.draw(4) {
            0 => does.pays_in = i32::from(any.number(0, 9)) - 3,
            1 => does.takes_pot = !does.hits.several(),
            _ => {}
        }
        does.redraws = does.puts_away > 0 && any.one_in(2);
    }
}
