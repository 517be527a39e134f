//! Random conditions on how players stand in the match.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{By, DormantRule, On, Span, WhenRule};

use super::{Lots, Pack};

type Standing = (Option<Span>, Option<Span>, Option<Span>);

/// Adds these to rules that have none.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    for rule in doc.patterns.values_mut() {
        rule.by = by(any, rule.by);
        (rule.score, rule.won, rule.won_in_a_row) = standing(any, 3);
    }
    for rule in doc.triggers.values_mut() {
        if matches!(rule.on, On::DealBegins | On::TurnBegins) && any.one_in(2) {
            rule.on = On::Dealt;
        }
        rule.by = by(any, rule.by);
        (rule.score, rule.won, rule.won_in_a_row) = standing(any, 3);
    }
    for rule in doc.dormant.values_mut() {
        rule.by = by(any, rule.by);
        (rule.score, rule.won, rule.won_in_a_row) = standing(any, 2);
    }
    if doc.dormant.len() < 4 {
        let (score, won, won_in_a_row) = standing(any, 1);
        let (cards, barred) = (any.some(&pack, 3), any.one_in(2));
        let rule =
            DormantRule { cards, score, won, won_in_a_row, barred, ..DormantRule::default() };
        doc.dormant.insert("ahead".to_owned(), rule);
    }
    if doc.when.is_empty() && any.one_in(3) {
        let (score, won, won_in_a_row) = standing(any, 1);
        let by = by(any, By::Anyone);
        let set = any.one_of(&["draw.count = 2", "fit.colour = true", "draw.times = 2"]);
        let set = set.parse().unwrap();
        doc.when.push(WhenRule { by, score, won, won_in_a_row, set, ..WhenRule::default() });
    }
}

fn by(any: &mut Chance, known: By) -> By {
    any.one_of(&[known, known, known, By::Leads, By::Trails, By::LastWinner, By::LastLoser])
}

/// One of these conditions, once in `one_in` times.
fn standing(any: &mut Chance, one_in: u32) -> Standing {
    if !any.one_in(one_in) {
        return Default::default();
    }
    let from = u16::from(any.number(0, 2));
    let few = any.one_of(&[Span::Between(from, u16::MAX), Span::Between(0, from), Span::Every(2)]);
    match any.draw(3) {
        0 => (Some(Span::Between(from * 4, u16::MAX)), None, None),
        1 => (None, Some(few), None),
        _ => (None, None, Some(few)),
    }
}
