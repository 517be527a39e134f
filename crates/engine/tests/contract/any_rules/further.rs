//! What further rules say of turns that are missed, of cards that save, of cards that may not be laid.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{AnswerAction, ThreatRule, ThreatThen};

use super::{Lots, Pack};

/// Puts these into rules that say nothing of them.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    let of_cards = doc.cards.values_mut().filter_map(|rule| rule.threat.as_mut());
    let of_patterns = doc.patterns.values_mut().filter_map(|rule| rule.does.threat.as_mut());
    of_cards.chain(of_patterns).for_each(|threat| turns(any, &pack, threat));
}

fn turns(any: &mut Chance, pack: &Pack, threat: &mut ThreatRule) {
    if threat.draw > 0 && threat.up_to == 0 && any.one_in(2) {
        threat.until = any.some(pack, 3);
        let thens = [ThreatThen::Misses, ThreatThen::Nothing, ThreatThen::Plays];
        threat.until_then = Some(any.one_of(&thens));
    }
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
