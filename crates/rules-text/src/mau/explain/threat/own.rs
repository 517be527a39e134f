//! Threats in words: what an answering card does besides answering.

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    AnswerAction, AnswersOf, CardRule, Text, ThreatRule, Which,
};

use super::super::cards::wished;
use super::super::grammar::{capital, one_of, text};
use super::super::names::{object, subject, with};
use super::Group;
use crate::mau::explain::cards::lookup::rule_of;

pub(super) fn effect(
    rules: &Rules,
    which: Option<Which>,
    group: &Group<'_>,
    threat: &ThreatRule,
) -> Vec<Text> {
    // If a card's own threat replaces this one, its other effects are explained with that.
    let takes_over = |rule: &CardRule| threat.answers_of == AnswersOf::Top && rule.threat.is_some();
    let named = group.cards.iter().filter_map(|with| Some((*with, rule_of(rules.doc(), *with)?)));
    match group.rule.action {
        AnswerAction::PassOn(_) => {
            let each = |(with, rule)| passing(rules, which, with, rule, takes_over(rule));
            named.flat_map(each).collect()
        }
        AnswerAction::Cancel | AnswerAction::CancelAll if group.rule.acts => {
            let all: Vec<_> = group.cards.iter().map(|with| object(rules, *with)).collect();
            let laid = one_of(&all);
            vec![text(
                format!(
                    "Wer so {} legt, hat damit den eigenen Zug gemacht: Die Karte wirkt wie sonst auch, und \
                     von dort geht es weiter.",
                    laid.de
                ),
                format!(
                    "Whoever plays {} like this has taken a turn with it: the card does what it always \
                     does, and play goes on from there.",
                    laid.en
                ),
            )]
        }
        AnswerAction::Cancel | AnswerAction::CancelAll => {
            named.filter_map(|(with, rule)| nothing(rules, with, rule)).collect()
        }
        // A card that acts, but sends the threat elsewhere, turns and wishes like one that passes it on.
        AnswerAction::SendBack(_) | AnswerAction::SendTo(_) | AnswerAction::TurnOn
            if group.rule.acts =>
        {
            let each = |(with, rule)| passing(rules, which, with, rule, takes_over(rule));
            named.flat_map(each).collect()
        }
        // For cards of the same kind it is obvious that they only answer.
        AnswerAction::TakeOff(_)
        | AnswerAction::SendBack(_)
        | AnswerAction::SendTo(_)
        | AnswerAction::TurnOn
        | AnswerAction::Meet => {
            let others = named.filter(|(with, rule)| Some(*with) != which && !takes_over(rule));
            others.filter_map(|(with, rule)| nothing(rules, with, rule)).collect()
        }
    }
}

fn nothing(rules: &Rules, with: Which, rule: &CardRule) -> Option<Text> {
    let name = capital(&subject(rules, with));
    (*rule != CardRule::default()).then(|| {
        text(
            format!("{} hat dabei keine andere Wirkung.", name.de),
            format!("{} has no other effect then.", name.en),
        )
    })
}

/// When it passes a threat on, a card still turns the direction and makes a wish; nothing else.
fn passing(
    rules: &Rules,
    which: Option<Which>,
    laid: Which,
    rule: &CardRule,
    takes_over: bool,
) -> Vec<Text> {
    let CardRule {
        reverse,
        again,
        lays_on,
        covered,
        wish,
        wild: _,
        copies,
        see_through,
        buys,
        rotates,
        rotates_to: _,
        threat,
    } = rule;
    let name = capital(&subject(rules, laid));
    let mut says = Vec::new();
    if reverse.is_some() && rules.seats() > 2 {
        says.push(text(
            format!("Mit {} wechselt dabei zuerst die Richtung.", with(rules, laid).de),
            format!("{} changes the direction first.", name.en),
        ));
    }
    if let Some(wish) = wish.as_ref().filter(|_| Some(laid) == which) {
        let what = wished(rules, wish);
        let (may_de, may_en) = if wish.may {
            (format!("darf sich dabei auch {} wünschen", what.de), "may wish")
        } else {
            (format!("wünscht sich dabei ebenfalls {}", what.de), "wishes")
        };
        says.push(text(
            format!("Wer so antwortet, {may_de}."),
            format!("Whoever answers like this {may_en} for {} as well.", what.en),
        ));
    }
    if let Some(wish) = wish.as_ref().filter(|_| Some(laid) != which) {
        let (laid, what) = (object(rules, laid), wished(rules, wish));
        let (may_de, may_en) = if wish.may {
            (format!("darf sich dabei auch {} wünschen", what.de), "may also wish")
        } else {
            (format!("wünscht sich dabei auch {}", what.de), "also wishes")
        };
        says.push(text(
            format!("Wer {} legt, {may_de}.", laid.de),
            format!("Whoever plays {} {may_en} for {}.", laid.en, what.en),
        ));
    }
    if threat.is_some() && Some(laid) != which && !takes_over {
        says.push(text(
            format!("{} droht dabei nicht selbst.", name.de),
            format!("{} does not threaten by itself then.", name.en),
        ));
    }
    if *again || *lays_on || *covered {
        says.push(text(
            format!("{} gibt dabei keinen weiteren Zug.", name.de),
            format!("{} gives no further turn then.", name.en),
        ));
    }
    if *see_through {
        says.push(text(
            format!("Durch {} sieht man auch dabei hindurch.", object(rules, laid).de),
            format!("One looks through {} then as well.", object(rules, laid).en),
        ));
    }
    if *copies || *buys || *rotates {
        says.push(text(
            format!("Sonst hat {} dabei keine Wirkung.", subject(rules, laid).de),
            format!("{} has no other effect then.", name.en),
        ));
    }
    says
}
