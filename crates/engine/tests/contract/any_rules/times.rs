//! Random cards that do nothing for a time, and triggers with conditions on the time.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{DormantRule, Span};

use super::{Lots, Pack};

/// Adds these to rules that have none.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    for id in ["few", "start"] {
        if any.one_in(2) {
            doc.dormant.insert(id.to_owned(), dormant(any, &pack));
        }
    }
    for trigger in doc.triggers.values_mut() {
        trigger.turns = any.one_in(3).then(|| span(any));
        trigger.deals = any.one_in(4).then(|| span(any));
    }
}

fn dormant(any: &mut Chance, pack: &Pack) -> DormantRule {
    let all = any.one_in(2);
    let cards = if all { vec!["any".parse().unwrap()] } else { any.some(pack, 4) };
    let turns = any.one_in(2).then(|| span(any));
    let left = any.one_in(2).then_some(Span::Between(0, 3));
    let never = turns.is_none() && left.is_none();
    let deals = (never || any.one_in(4)).then(|| span(any));
    DormantRule { cards, turns, deals, left, ..DormantRule::default() }
}

fn span(any: &mut Chance) -> Span {
    match any.draw(4) {
        0 => Span::Between(1, 1),
        1 => Span::Between(1, 3),
        2 => Span::Between(2, u16::MAX),
        _ => Span::Every(2),
    }
}
