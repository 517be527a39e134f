//! Random rules that depend on how many cards somebody was dealt, and others across several dimensions.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    Acts, DormantRule, EmptyPile, Keeps, LaterRule, PutBack, Span, WhenRule,
};

use super::{Lots, Pack};

/// Adds these to any rules.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    for rule in doc.patterns.values_mut() {
        rule.dealt = dealt(any);
        if any.one_in(2) {
            rule.lies = (0..any.number(2, 3)).map(|_| any.some(&pack, 5)).collect();
            rule.any_order = any.one_in(2);
        }
    }
    for rule in doc.triggers.values_mut() {
        rule.dealt = dealt(any);
        if let Some(hand) = rule.hand.as_mut().filter(|hand| hand.cards.is_some()) {
            hand.wished = any.one_in(2);
        }
    }
    for rule in doc.dormant.values_mut() {
        rule.dealt = dealt(any);
    }
    for call in doc.calls.values_mut().filter(|call| call.on.is_some()) {
        call.only_if.dealt = dealt(any);
    }
    if doc.dormant.len() < 4 && !doc.fit.anywhere.is_empty() {
        let (cards, dealt) = (doc.fit.anywhere.clone(), dealt(any));
        let turns = dealt.is_none().then_some(Span::Between(1, 3));
        let spares_own = any.one_in(2);
        let rule = DormantRule {
            cards,
            dealt,
            turns,
            spares_own,
            ordinary: true,
            ..DormantRule::default()
        };
        doc.dormant.insert("common".to_owned(), rule);
    }
    if doc.when.is_empty() && any.one_in(3) {
        let dealt = Some(Span::Between(1, u16::from(doc.deal.hand)));
        let set = "draw.count = 2".parse().unwrap();
        doc.when.push(WhenRule { dealt, set, ..WhenRule::default() });
    }
    if matches!(doc.draw.empty, EmptyPile::Shuffle | EmptyPile::TurnOver) {
        doc.draw.keeps = Keeps::Row;
    }
    if let Some(together) = &mut doc.lay.together {
        together.acts = Acts::Last;
    }
    doc.deal.put_back = PutBack::Shuffled;
    if let Some(cheat) = &mut doc.cheat {
        let (cards, followers) = (any.number(1, 3), any.number(0, 2));
        cheat.later = Some(LaterRule { cards, followers });
        cheat.penalty = cheat.penalty.max(1);
    }
}

fn dealt(any: &mut Chance) -> Option<Span> {
    any.one_in(2)
        .then(|| any.one_of(&[Span::Between(1, 5), Span::Between(4, u16::MAX), Span::Every(2)]))
}
