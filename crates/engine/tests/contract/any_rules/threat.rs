//! Random threats and their answers.

use std::collections::BTreeMap;

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::doc::{
    AnswerAction, AnswerMust, AnswerRule, AnswersOf, ClosingRule, PlayUntil, ThreatRule,
    ThreatThen, Victim, Which,
};

use super::{Lots, Pack};

pub(super) fn threat(
    any: &mut Chance,
    pack: &Pack,
    which: Which,
    seats: u8,
    play: PlayUntil,
) -> ThreatRule {
    let back = seats > 2 && play == PlayUntil::OneLeft;
    let victim = match any.draw(15) {
        0..=3 => Victim::Next(1),
        4 if seats > 2 => Victim::Next(any.number(2, seats - 1)),
        5 => Victim::Previous,
        6 | 7 => Victim::Chosen,
        8 | 9 => Victim::Others,
        10 => Victim::Oneself,
        12 => Victim::ByLot,
        13 => Victim::MostCards,
        14 => Victim::FewestCards,
        11 if back => Victim::LastOut,
        _ => Victim::Next(1),
    };
    let several = matches!(victim, Victim::Others | Victim::Next(2..));
    let one = !several && !matches!(victim, Victim::Oneself | Victim::LastOut);
    let thens = [ThreatThen::Misses, ThreatThen::Nothing, ThreatThen::Plays];
    let then = any.one_of(if several { &thens[..2] } else { &thens });
    let (swap, give, take) = match any.draw(8) {
        0 if one => (true, false, false),
        1 if one => (false, true, false),
        2 if one => (false, false, true),
        3 if one => (false, true, true),
        _ => (false, false, false),
    };
    let quiet = then == ThreatThen::Misses || swap || give || take;
    let draw = any.number(u8::from(!quiet || victim == Victim::LastOut), 4);
    let lot = draw > 0 && any.one_in(8);
    let up_to = if lot { any.number(draw + 1, 8) } else { 0 };
    let mut rule = ThreatRule {
        victim,
        spares_waiting: false,
        may: !lot && any.one_in(4),
        draw,
        up_to,
        until: if draw > 1 && !lot && any.one_in(5) { any.some(pack, 2) } else { Vec::new() },
        until_then: None,
        drawn_answers: false,
        at_most: if draw > 0 && any.one_in(5) { any.number(draw.max(up_to), 12) } else { 0 },
        swap,
        give,
        take,
        then,
        misses: 1,
        answers: BTreeMap::new(),
        answers_of: AnswersOf::First,
        longest: 0,
        closing: None,
    };
    if victim != Victim::LastOut {
        rule.answers = answers(any, pack, which, &rule, seats);
    }
    if !rule.answers.is_empty() {
        rule.longest = if any.one_in(4) { any.number(2, 4) } else { 0 };
        let closing = ClosingRule {
            draw: any.number(1, 3),
            may_be_last: any.one_in(2),
            again: any.one_in(4),
        };
        rule.closing = (victim == Victim::Others && any.one_in(2)).then_some(closing);
    }
    rule
}

fn answers(
    any: &mut Chance,
    pack: &Pack,
    which: Which,
    rule: &ThreatRule,
    seats: u8,
) -> BTreeMap<Which, AnswerRule> {
    let number = any.number(0, 3);
    (0..number)
        .map(|_| {
            let with = if any.one_in(3) { which } else { any.which(pack) };
            (with, answer(any, pack, which, with, rule, seats))
        })
        .collect()
}

fn answer(
    any: &mut Chance,
    pack: &Pack,
    which: Which,
    with: Which,
    rule: &ThreatRule,
    seats: u8,
) -> AnswerRule {
    let more = any.number(0, 2);
    let mut actions = vec![AnswerAction::Cancel];
    let several = matches!(rule.victim, Victim::Others | Victim::Next(2..));
    let sides = !several && !matches!(rule.victim, Victim::Oneself | Victim::LastOut);
    if matches!(rule.victim, Victim::Next(1) | Victim::Previous) && !rule.give {
        actions.extend([AnswerAction::PassOn(more); 2]);
    }
    if sides && !rule.give {
        actions.push(AnswerAction::SendBack(more));
    }
    if sides {
        actions.push(AnswerAction::TurnOn);
    }
    if sides && seats > 2 {
        actions.push(AnswerAction::SendTo(more));
    }
    if matches!(rule.victim, Victim::Others | Victim::Next(2..)) {
        actions.extend([AnswerAction::Meet, AnswerAction::CancelAll]);
    }
    let action = any.one_of(&actions);
    let grows = matches!(
        action,
        AnswerAction::PassOn(_) | AnswerAction::SendBack(_) | AnswerAction::SendTo(_)
    );
    let ends = action == AnswerAction::CancelAll || (action == AnswerAction::Cancel && !several);
    let acts = ends && any.one_in(3);
    let cancels = matches!(action, AnswerAction::Cancel | AnswerAction::CancelAll);
    AnswerRule {
        action,
        must: must(any, pack, which, with),
        onto: Vec::new(),
        times: if grows && any.one_in(5) { any.one_of(&[0, 2]) } else { 1 },
        misses: 0,
        plays: cancels && !acts && any.one_in(2),
        acts,
    }
}

fn must(any: &mut Chance, pack: &Pack, which: Which, with: Which) -> AnswerMust {
    let higher = match (which, with) {
        (Which::Rank(below), Which::Rank(above)) => above > below,
        _ => false,
    };
    match any.draw(9) {
        6 => AnswerMust::Colour,
        7 => AnswerMust::NotLower,
        8 => AnswerMust::Lower,
        0 => AnswerMust::Fit,
        1 if matches!((which, with), (Which::Rank(_), Which::Rank(_))) => AnswerMust::Suit,
        2 if pack.twice && with == which => AnswerMust::SameCard,
        3 | 4 if higher => AnswerMust::Higher,
        _ => AnswerMust::Anything,
    }
}
