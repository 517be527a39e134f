//! Further random rules: turns that are missed, cards that save, cards that may not be laid.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    AnswerAction, RowBy, Span, SumRule, ThreatRule, ThreatThen,
};

use super::{Lots, Pack};

/// Adds these to rules that have none.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    let of_cards = doc.cards.values_mut().filter_map(|rule| rule.threat.as_mut());
    let of_patterns = doc.patterns.values_mut().filter_map(|rule| rule.does.threat.as_mut());
    of_cards.chain(of_patterns).for_each(|threat| turns(any, &pack, threat));
    for rule in doc.patterns.values_mut() {
        if any.one_in(2) {
            let from = u16::from(any.number(1, 24));
            let is = any.one_of(&[
                Span::Between(from, from),
                Span::Between(from, u16::MAX),
                Span::Between(0, from),
                Span::Every(5),
            ]);
            rule.sum = Some(SumRule { cards: any.number(1, 3), is });
        }
    }
    if let Some(rule) = doc.lay.together.as_mut() {
        let ways = [RowBy::Rank, RowBy::Suit, RowBy::Colour, RowBy::Up, RowBy::Down, RowBy::Steps];
        let others = ways.into_iter().chain(pack.twice.then_some(RowBy::Card));
        let others: Vec<_> = others.filter(|by| *by != rule.by && any.one_in(4)).collect();
        rule.or = others;
        rule.in_answer = any.one_in(2);
        rule.one_suit = rule.ways().any(RowBy::is_step) && any.one_in(2);
    }
    for (index, rule) in doc.dormant.values_mut().enumerate() {
        if any.one_in(2) {
            rule.barred = true;
            // Some cards can still be laid on most turns.
            rule.cards = any.some(&pack, 3 + index as u8);
        }
    }
}

fn turns(any: &mut Chance, pack: &Pack, threat: &mut ThreatRule) {
    if threat.draw > 0 && threat.up_to == 0 && any.one_in(2) {
        threat.until = any.some(pack, 3);
        let thens = [ThreatThen::Misses, ThreatThen::Nothing, ThreatThen::Plays];
        threat.until_then = Some(any.one_of(&thens));
    }
    let answered = !threat.answers.is_empty() && !threat.takes_off();
    threat.drawn_answers = threat.draw > 0 && threat.until.is_empty() && answered && any.one_in(2);
    if !threat.costs_turns() {
        return;
    }
    threat.misses = any.number(1, 3);
    for answer in threat.answers.values_mut() {
        let goes_on = matches!(
            answer.action,
            AnswerAction::PassOn(_) | AnswerAction::SendBack(_) | AnswerAction::SendTo(_)
        );
        answer.misses = if goes_on { any.number(0, 2) } else { 0 };
    }
}
