//! Random charges, errors and many calls, drawn from a stream of their own, so that all other rules
//! stay the same.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    Against, By, ChargeRule, ChargeUntil, Decided, ErrorsRule, On,
};

use super::{Lots, text};

/// Up to eight charges, in one file of four.
pub(super) fn charges(any: &mut Chance, doc: &mut HouseRules) {
    // The same calls again under other names: as many as are allowed.
    if any.one_in(8) {
        let more: Vec<_> = doc.calls.values().cloned().collect();
        let ids = ["five", "six", "seven", "eight"].into_iter().map(str::to_owned);
        doc.calls.extend(ids.zip(more));
    }
    let fined = !doc.calls.is_empty() || doc.cheat.is_some();
    if any.one_in(4) {
        let number = usize::from(if any.one_in(8) { 8 } else { any.number(1, 3) });
        let ids = ["a", "b", "c", "d", "e", "f", "g", "talking"].into_iter().take(number);
        doc.charges = ids.map(|id| (id.to_owned(), charge(any))).collect::<BTreeMap<_, _>>();
        // Replaces events that can never happen in these rules, on which no charge may depend.
        let wrong = stammtisch_engine::rules::Document::check(doc);
        for (id, rule) in &mut doc.charges {
            if wrong.iter().any(|mistake| mistake.field == format!("charges.{id}.on")) {
                rule.on = Some(On::Lays);
            }
        }
    }
    if any.one_in(5) && (fined || !doc.charges.is_empty()) {
        let more = any.number(1, 3);
        let at_most = if any.one_in(2) { any.number(more, 6) } else { 0 };
        doc.errors = Some(ErrorsRule { more, at_most });
    }
}

fn charge(any: &mut Chance) -> ChargeRule {
    let on =
        [On::Draws, On::Lays, On::Passes, On::Misses, On::Bears, On::TurnBegins, On::Threatened];
    ChargeRule {
        against: any.one_of(&[Against::Anyone, Against::ActedLast]),
        on: any.one_in(2).then(|| any.one_of(&on)),
        until: any.one_of(&[ChargeUntil::NextMove, ChargeUntil::OwnTurn]),
        decided: any.one_of(&[Decided::Vote, Decided::Vote, Decided::Word, Decided::Counts]),
        penalty: any.number(1, 3),
        false_penalty: any.number(0, 2),
        ..plain()
    }
}

/// A charge that can be made at any time and costs a card.
pub(super) fn plain() -> ChargeRule {
    ChargeRule {
        name: text("Redet", "Talks"),
        against: Against::Anyone,
        pressed_by: By::Anyone,
        on: None,
        until: ChargeUntil::NextMove,
        by: Default::default(),
        left: None,
        top: Vec::new(),
        wish: None,
        threat: None,
        direction: None,
        playing: None,
        pile: None,
        deals: None,
        held: Vec::new(),
        unless: Vec::new(),
        decided: Decided::Vote,
        penalty: 1,
        false_penalty: 0,
    }
}
