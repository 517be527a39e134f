//! Random rules about answers: whose answers count, and what they may be laid on.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{AnswerAction, AnswersOf, ThreatRule, Victim, Which};

use super::{Lots, Pack};

/// Adds these to rules that have none.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    let of_cards = doc.cards.values_mut().filter_map(|rule| rule.threat.as_mut());
    let of_patterns = doc.patterns.values_mut().filter_map(|rule| rule.does.threat.as_mut());
    of_cards.chain(of_patterns).for_each(|threat| of_threat(any, &pack, threat));
    let counts = doc.fit.neighbours > 0 || doc.fit.multiples > 0;
    for joker in pack.jokers().filter(|_| counts) {
        doc.fit.values.insert(joker, any.number(0, 20));
    }
}

fn of_threat(any: &mut Chance, pack: &Pack, threat: &mut ThreatRule) {
    if any.one_in(2) {
        threat.answers_of = AnswersOf::Top;
    }
    let waits = !matches!(threat.victim, Victim::Oneself | Victim::LastOut);
    threat.spares_waiting = waits && any.one_in(3);
    let one = !matches!(threat.victim, Victim::Others | Victim::Next(2..) | Victim::LastOut);
    for answer in threat.answers.values_mut() {
        if one && !answer.acts && answer.times == 1 && answer.misses == 0 && any.one_in(5) {
            answer.action = AnswerAction::TakeOff(any.number(1, 3));
        }
        let several = matches!(threat.victim, Victim::Others | Victim::Next(2..));
        if several && threat.closing.is_none() && !answer.acts && !answer.plays && any.one_in(5) {
            answer.action = AnswerAction::TurnOn;
        }
        if answer.action.goes_on() && any.one_in(3) {
            answer.acts = true;
        }
        if any.one_in(4) {
            answer.onto = any.some(pack, 3);
            answer.onto.push(Which::Rank(any.rank(pack)));
            answer.onto.dedup();
        }
    }
}
