//! Random cards that have to be covered, last cards that do not let a player go out, wishes for
//! something else, and effects of the previous deals.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{HandBy, WishRule};

use super::{Lots, Pack};

/// Adds these to rules that have none.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    for rule in doc.cards.values_mut() {
        let bare = !(rule.again || rule.lays_on || rule.wild || rule.copies);
        if bare && rule.threat.is_none() && any.one_in(3) {
            rule.covered = true;
        }
        if let Some(wish) = &mut rule.wish {
            narrow(any, wish);
            wish.other &= !rule.wild;
        }
    }
    let of_patterns = doc.patterns.values_mut().map(|rule| &mut rule.does);
    let of_triggers = doc.triggers.values_mut().map(|rule| &mut rule.does);
    for does in of_patterns.chain(of_triggers) {
        if let Some(wish) = &mut does.wish {
            narrow(any, wish);
        }
        does.tells = does.ends.is_none() && any.one_in(4);
    }
    if any.one_in(2) {
        let number = any.number(1, 3);
        doc.end.redraw = (0..number).map(|_| (any.which(&pack), any.number(0, 3))).collect();
    }
    deals(any, &pack, doc);
}

fn narrow(any: &mut Chance, wish: &mut WishRule) {
    wish.other = any.one_in(2);
    if any.one_in(3) {
        (wish.cards, wish.turns, wish.laps) = (1, 0, any.number(1, 2));
    }
    wish.oneself = wish.laps > 0 && any.one_in(2);
}

fn deals(any: &mut Chance, pack: &Pack, doc: &mut HouseRules) {
    if any.one_in(3) {
        doc.deal.start_taken = any.some(pack, 2);
    }
    if any.one_in(2) && doc.deal.hand > 1 {
        let hand = doc.deal.hand;
        doc.deal.hand_choice = None;
        doc.deal.hand_by = Some(HandBy {
            won: any.number(0, 2) as i8 - 1,
            lost: any.number(0, 2) as i8 - 1,
            last_won: 0,
            last_lost: 0,
            score: Default::default(),
            least: any.number(1, hand),
            most: hand + any.number(0, 1),
        });
    }
    if any.one_in(3) {
        doc.draw.may_pass = true;
        doc.draw.least = any.number(0, doc.draw.times.min(2));
    }
    doc.points.rest = i32::from(any.number(0, 3)) - 1;
    if any.one_in(2) {
        let from = any.number(1, 8).to_string();
        doc.points.many = [(from, any.number(1, 3))].into();
    }
}
