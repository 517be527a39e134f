//! Threats in words: the answers available to the next victim.

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    AnswerAction, AnswerMust, AnswerRule, AnswersOf, CardRule, Text, ThreatRule, Which,
};

use super::super::cards::wishes;
use super::super::grammar::text;
use super::chain_length;
use crate::mau::explain::cards::lookup::rule_of;

/// Cards that answer and leave the threat standing: those with another threat of their own, and those with
/// none.
struct OnTop {
    others: bool,
    silent: bool,
}

impl OnTop {
    fn of(rules: &Rules, threat: &ThreatRule, answers: &[(Which, &AnswerRule)]) -> Self {
        let on = answers.iter().filter(|(_, rule)| rule.action.goes_on());
        let kinds = on.flat_map(|(with, _)| with.kinds()).filter(|card| is_here(rules, *card));
        let own = kinds.map(|card| rule_of_card(rules, card).and_then(|rule| rule.threat.as_ref()));
        let own: Vec<_> = own.collect();
        Self {
            others: own.iter().flatten().any(|other| *other != threat),
            silent: own.iter().any(Option::is_none),
        }
    }
}

fn is_here(rules: &Rules, card: Card) -> bool {
    rules.deck().has(card)
}

fn rule_of_card(rules: &Rules, card: Card) -> Option<&CardRule> {
    rule_of(rules.doc(), Which::Card(card))
}

/// Whether another threat may replace this one.
pub(super) fn gives_way(
    rules: &Rules,
    threat: &ThreatRule,
    answers: &[(Which, &AnswerRule)],
) -> bool {
    threat.answers_of == AnswersOf::Top && OnTop::of(rules, threat, answers).others
}

/// Whether one of these answers can itself be answered with another card of the deck.
fn again(rules: &Rules, answers: &[(Which, &AnswerRule)]) -> bool {
    let deck = rules.deck();
    if wishes(rules.doc()) || rules.doc().cards.values().any(|rule| rule.wild) {
        return true;
    }
    let follows = |first: Card, (with, rule): (Which, &AnswerRule)| {
        deck.cards().filter(|card| with.means(*card)).any(|card| {
            let goes = match rule.must {
                AnswerMust::Suit => card.suit() == first.suit(),
                AnswerMust::SameCard => card == first,
                _ => true,
            };
            goes && (card != first || deck.count(card) > 1)
        })
    };
    let mut firsts =
        answers.iter().flat_map(|(with, _)| deck.cards().filter(|card| with.means(*card)));
    firsts.any(|first| answers.iter().any(|answer| follows(first, *answer)))
}

/// How the next victim may answer, where that is not obvious.
pub(super) fn answers(
    rules: &Rules,
    threat: &ThreatRule,
    which: Option<Which>,
    answers: &[(Which, &AnswerRule)],
) -> Option<Text> {
    let moves = |action: AnswerAction| match action {
        AnswerAction::SendBack(_) | AnswerAction::SendTo(_) | AnswerAction::TurnOn => true,
        AnswerAction::PassOn(_)
        | AnswerAction::TakeOff(_)
        | AnswerAction::Cancel
        | AnswerAction::CancelAll
        | AnswerAction::Meet => false,
    };
    let OnTop { others, silent } = OnTop::of(rules, threat, answers);
    match threat.answers_of {
        AnswersOf::First if others && chain_length::possible(rules, which, answers) > 1 => {
            let free =
                |rule: &AnswerRule| rule.must == AnswerMust::Anything && rule.onto.is_empty();
            let fits = |rule: &AnswerRule| rule.must == AnswerMust::Fit;
            Some(if answers.iter().all(|(_, rule)| free(rule)) {
                text(
                    "Wen es dann trifft, der darf mit denselben Karten antworten, was auch oben liegt.",
                    "Whoever is hit then may answer with the same cards, whatever lies on top.",
                )
            } else if answers.iter().all(|(_, rule)| fits(rule)) {
                text(
                    "Wen es dann trifft, der darf mit denselben Karten antworten, auch dann nur, wenn sie passen.",
                    "Whoever is hit then may answer with the same cards, again only if they fit.",
                )
            } else {
                text(
                    "Wen es dann trifft, der darf genauso antworten, mit denselben Karten.",
                    "Whoever is hit then may answer in the same way, with the same cards.",
                )
            })
        }
        AnswersOf::Top if others => {
            let adds = |(_, rule): &(_, &AnswerRule)| rule.action.adds() > Some(0);
            let (kept_de, kept_en) = if threat.draw > 0 || answers.iter().any(adds) {
                (
                    ", und was bis dahin zu ziehen war, bleibt",
                    ", and what was to be drawn so far stays",
                )
            } else {
                ("", "")
            };
            let (silent_de, silent_en) = if silent {
                (
                    " Droht diese Karte selbst nicht, ändert sich nichts.",
                    " If that card does not threaten by itself, nothing changes.",
                )
            } else {
                ("", "")
            };
            Some(text(
                format!(
                    "Danach gilt, was bei der obersten Karte steht: Nur was gegen sie hilft, hilft noch\
                     {kept_de}.{silent_de}"
                ),
                format!(
                    "After that, what is said of the card on top holds: only what helps against it still \
                     helps{kept_en}.{silent_en}"
                ),
            ))
        }
        _ if answers.iter().any(|(_, rule)| moves(rule.action)) && again(rules, answers) => {
            Some(text(
                "Wen es dann trifft, der darf genauso antworten.",
                "Whoever is hit then may answer in the same way.",
            ))
        }
        _ => None,
    }
}
