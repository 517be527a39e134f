//! Random charges under conditions, states that reverse play, hands by the score.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    Against, By, ChargeRule, Decided, HandBy, MatchRule, Span,
};
use stammtisch_engine::seat::Direction;

use super::charges::plain;
use super::{Lots, Pack};

/// Adds these to any rules.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    let pack = Pack::of(&doc.deck);
    for rule in doc.states.values_mut() {
        rule.reverses = !rule.holds && any.one_in(2);
    }
    if doc.charges.is_empty() {
        doc.charges.insert("talks".to_owned(), charge(any));
    }
    let known: Vec<String> = doc.states.keys().cloned().collect();
    for rule in doc.charges.values_mut() {
        narrow(any, &pack, rule);
        if !known.is_empty() {
            let id = vec![any.one_of(&known)];
            match any.draw(3) {
                0 => rule.held = id,
                1 => rule.unless = id,
                _ => {}
            }
        }
    }
    if doc.matches != MatchRule::Single && doc.deal.hand > 1 && any.one_in(2) {
        let hand = doc.deal.hand;
        doc.deal.hand_choice = None;
        let steps = [(any.number(1, 20), -1), (any.number(21, 60), any.number(0, 2) as i8 - 2)];
        let score = steps.into_iter().map(|(from, more)| (from.to_string(), more)).collect();
        doc.deal.hand_by = Some(HandBy {
            won: 0,
            lost: 0,
            last_won: 0,
            last_lost: 0,
            score,
            least: 1,
            most: hand,
        });
    }
}

fn narrow(any: &mut Chance, pack: &Pack, rule: &mut ChargeRule) {
    rule.by = match any.draw(3) {
        0 => any.one_of(&[By::Leads, By::Trails, By::LastWinner, By::LastLoser]),
        1 => any.one_of(&[By::Dealer, By::Starter, By::NotDealer]),
        _ => By::Anyone,
    };
    rule.left = any.one_in(3).then(|| any.one_of(&[Span::Between(1, 3), Span::Every(2)]));
    rule.top = if any.one_in(3) { any.some(pack, 4) } else { Vec::new() };
    rule.wish = any.one_in(6).then(|| any.one_in(2));
    rule.threat = any.one_in(6).then(|| any.one_in(2));
    rule.direction = any.one_in(6).then(|| any.one_of(&[Direction::Clockwise, Direction::Counter]));
    rule.playing = any.one_in(6).then_some(Span::Between(2, 3));
    rule.pile = any.one_in(6).then_some(Span::Between(0, 9));
    rule.deals = any.one_in(6).then_some(Span::Between(1, 2));
}

fn charge(any: &mut Chance) -> ChargeRule {
    ChargeRule {
        against: any.one_of(&[Against::Anyone, Against::ActedLast]),
        decided: any.one_of(&[Decided::Vote, Decided::Counts]),
        ..plain()
    }
}
