//! Random calls under conditions or at any time, charges that only some may press, play-offs, hands
//! by the previous deal, a card that has to be led, added cards that may not be the last, runs of
//! one suit, teams.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    Against, By, CallRule, Due, Enforced, HandBy, Hits, IfRule, MatchRule, On, Shown, Span,
    Speaker, Start, Starter, Ties,
};
use stammtisch_engine::seat::Direction;

use super::{Lots, text};

const BY: [By; 7] =
    [By::Dealer, By::NotDealer, By::Starter, By::LastWinner, By::LastLoser, By::Leads, By::Trails];

/// Adds these to any rules.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    for call in doc.calls.values_mut().filter(|call| !call.before_laying) {
        if any.one_in(2) {
            call.only_if = asking(any, call.on);
        }
    }
    if doc.calls.len() < 8 && any.one_in(3) {
        doc.calls.insert("stop".to_owned(), any_time());
        for rule in doc.triggers.values_mut().filter(|rule| rule.on == On::Calls).take(1) {
            rule.call = Some("stop".to_owned());
        }
    }
    for charge in doc.charges.values_mut() {
        charge.pressed_by = any.one_of(&BY);
        if any.one_in(2) {
            charge.against = Against::HasTurn;
        }
    }
    if doc.points.ties == Ties::PlayOn {
        doc.points.ties = Ties::PlayOff;
    }
    if doc.deal.hand_choice.is_none() && doc.matches != MatchRule::Single && any.one_in(3) {
        let (hand, more) = (doc.deal.hand, any.one_of(&[-1, 1]));
        let by = doc.deal.hand_by.take();
        let mut by = by.unwrap_or(HandBy {
            won: 0,
            lost: 0,
            last_won: 0,
            last_lost: 0,
            score: std::collections::BTreeMap::new(),
            least: 1,
            most: hand + 1,
        });
        (by.last_won, by.last_lost) = (more, -more);
        doc.deal.hand_by = Some(by);
    }
    if doc.deal.starter == Starter::Holder && any.one_in(2) {
        (doc.deal.start, doc.deal.starter_leads, doc.deal.start_laid) = (Start::Led, true, None);
        for cards in [
            &mut doc.deal.start_effects,
            &mut doc.deal.start_wishes,
            &mut doc.deal.start_again,
            &mut doc.deal.start_taken,
        ] {
            cards.clear();
        }
    }
    if let Some(together) = &mut doc.lay.together {
        together.may_be_last = any.one_in(2);
    }
    for row in doc.patterns.values_mut().filter_map(|rule| rule.row.as_mut()) {
        row.one_suit = row.by.is_step() && any.one_in(2);
    }
    let of_patterns = doc.patterns.values_mut().map(|rule| &mut rule.does);
    let of_triggers = doc.triggers.values_mut().map(|rule| &mut rule.does);
    for does in of_patterns.chain(of_triggers) {
        if matches!(does.hits, Hits::Next | Hits::Across) && any.one_in(3) {
            does.hits = Hits::Partner;
        }
    }
    for hand in doc.triggers.values_mut().filter_map(|rule| rule.hand.as_mut()) {
        if hand.cards.is_some() && any.one_in(2) {
            (hand.worth, hand.cards) = (None, Some(Span::Between(1, u16::MAX)));
            hand.shows = Shown::Counted;
        }
    }
}

fn any_time() -> CallRule {
    CallRule {
        name: text("Stopp", "Stop"),
        at: None,
        cards: Vec::new(),
        before_laying: true,
        afterwards: true,
        through: false,
        of: Speaker::Oneself,
        enforced: Enforced::Nobody,
        penalty: 0,
        false_penalty: 0,
        false_catch: 0,
        due: Due::Laid,
        on: None,
        only_if: IfRule::default(),
        any_time: true,
    }
}

fn asking(any: &mut Chance, on: Option<On>) -> IfRule {
    let some = |any: &mut Chance| any.one_in(4);
    let draws = matches!(on, Some(On::Draws | On::DrawsPenalty));
    IfRule {
        by: if some(any) { any.one_of(&BY) } else { By::Anyone },
        drawn: draws.then_some(Span::Between(1, 2)),
        top: Vec::new(),
        wish: some(any).then(|| any.one_in(2)),
        threat: some(any).then(|| any.one_in(2)),
        direction: some(any).then(|| any.one_of(&[Direction::Clockwise, Direction::Counter])),
        playing: some(any).then_some(Span::Between(2, 3)),
        pile: some(any).then_some(Span::Between(1, 12)),
        turns: some(any).then_some(Span::Between(1, 4)),
        deals: some(any).then_some(Span::Between(1, 2)),
        score: some(any).then_some(Span::Between(0, u16::MAX)),
        won: some(any).then_some(Span::Between(0, 1)),
        won_in_a_row: some(any).then_some(Span::Between(0, 1)),
        dealt: None,
        held: Vec::new(),
        unless: Vec::new(),
    }
}
