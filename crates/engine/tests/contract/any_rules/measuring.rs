//! Random amounts counted per card or the like, deals that count several times, hands shuffled
//! together, cards that have to be the highest or lowest, effects on the other of two, and effects
//! on those who have not won.

use stammtisch_engine::chance::Chance;
use stammtisch_engine::mau::rules::HouseRules;
use stammtisch_engine::mau::rules::doc::{
    Counted, EffectRule, Extreme, Hits, On, Per, TriggerRule, Way,
};

use super::Lots;

const TWO: [On; 8] = [
    On::Caught,
    On::Catches,
    On::AccusesRightly,
    On::AccusedWrongly,
    On::FoundGuilty,
    On::Threatened,
    On::Bears,
    On::Answers,
];

const EXTREMES: [Extreme; 4] =
    [Extreme::Highest, Extreme::Lowest, Extreme::MostPoints, Extreme::FewestPoints];

fn pooling() -> EffectRule {
    EffectRule { hits: Hits::All, pools: true, ..EffectRule::default() }
}

/// Adds these to any rules.
pub(super) fn put_in(any: &mut Chance, doc: &mut HouseRules) {
    for rule in doc.triggers.values_mut() {
        of_trigger(any, rule);
    }
    for rule in doc.patterns.values_mut() {
        match any.draw(5) {
            0 => rule.does = pooling(),
            2 => {
                let per = Some(any.one_of(&[Per::Value, Per::Deal, Per::Player]));
                rule.does = EffectRule { draw: 1, per, ..EffectRule::default() };
            }
            1 => {
                let must_be = Some(any.one_of(&EXTREMES));
                rule.does = EffectRule { must_be, ..EffectRule::default() };
                if any.one_in(2) {
                    rule.does.puts_away = 1;
                } else {
                    (rule.does.passes, rule.does.passes_to) = (1, Way::Across);
                }
            }
            _ => {}
        }
    }
    let of_patterns = doc.patterns.values_mut().map(|rule| &mut rule.does);
    let of_triggers = doc.triggers.values_mut().filter(|rule| !is_at_the_end(rule.on));
    for does in of_patterns.chain(of_triggers.map(|rule| &mut rule.does)) {
        of_effect(any, does);
    }
}

const fn is_at_the_end(on: On) -> bool {
    matches!(on, On::DealEnds | On::Loses)
}

fn of_trigger(any: &mut Chance, rule: &mut TriggerRule) {
    if rule.times.is_some() && any.one_in(3) {
        rule.counted = Counted::AllInARow;
    }
    match any.draw(5) {
        0 => {
            rule.on = any.one_of(&TWO);
            (rule.call, rule.drawn) = (None, None);
            rule.does = EffectRule { hits: Hits::Other, ..EffectRule::default() };
            match any.draw(4) {
                0 => rule.does.gives = 1,
                1 => rule.does.swap = true,
                2 => (rule.does.draw, rule.does.may) = (2, true),
                _ => (rule.does.pays, rule.does.per) = (1, Some(Per::OwnCard)),
            }
        }
        1 if !is_at_the_end(rule.on) && rule.on != On::Picked => rule.does = pooling(),
        2 => {
            (rule.on, rule.call, rule.drawn) = (On::Loses, None, None);
            let per = any.one_in(2).then_some(Per::Card);
            rule.does = EffectRule { points: 2, per, ..EffectRule::default() };
        }
        _ => {}
    }
}

fn of_effect(any: &mut Chance, does: &mut EffectRule) {
    if any.one_in(5) {
        does.multiplies = any.number(2, 10);
    }
    if does.hits.several() && any.one_in(3) {
        does.pools = true;
    }
    if does.takes_pile {
        does.pile_at_most = any.number(0, 3);
    }
    if does.passes > 0 && any.one_in(3) {
        does.passes_to = Way::Across;
    }
    if (does.gives > 0 || does.puts_away > 0 || does.passes > 0) && any.one_in(2) {
        does.must_be = Some(any.one_of(&EXTREMES));
    }
}

/// Lets amounts in any rules count once for each card, player or the like.
pub(super) fn count_each(any: &mut Chance, doc: &mut HouseRules) {
    let of_patterns = doc.patterns.values_mut().map(|rule| &mut rule.does);
    let of_triggers = doc.triggers.values_mut().map(|rule| &mut rule.does);
    for does in of_patterns.chain(of_triggers) {
        let amounts = does.draw > 0 || does.points != 0 || does.pays != 0 || does.pays_in != 0;
        if amounts && does.up_to == 0 && does.until.is_empty() {
            let all = [Per::Card, Per::OwnCard, Per::Value, Per::Player, Per::Deal];
            let of_another = |per: &Per| *per != Per::OwnCard || does.hits != Hits::Oneself;
            does.per = Some(any.one_of(&all)).filter(of_another);
        }
    }
}
