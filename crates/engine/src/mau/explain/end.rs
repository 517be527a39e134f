//! What the game is about and how a deal ends.

use crate::limits::MAX_IDLE_ROUNDS;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{
    AnswerAction, EndRule, LastThreat, MatchRule, PlayUntil, Text, Which,
};

use super::grammar::{number, one_of, text};
use super::names::{in_deck, object};
use super::special::{named, rule_of};

pub(super) fn goal(end: &EndRule, matches: &MatchRule) -> Vec<Text> {
    let out = match end.play {
        PlayUntil::FirstOut => text(
            "Werde deine Karten los: Wer als Erstes keine mehr auf der Hand hat, gewinnt die Runde.",
            "Get rid of your cards: whoever is first to hold none wins the deal.",
        ),
        PlayUntil::OneLeft => text(
            "Werde deine Karten los und bleib nicht als Letztes darauf sitzen.",
            "Get rid of your cards, and do not be the last one to hold any.",
        ),
    };
    let many = match matches {
        MatchRule::Single => return vec![out],
        MatchRule::Race { .. } | MatchRule::Deals { .. } => text(
            "Eine Partie besteht aus mehreren Runden, in denen Punkte notiert werden.",
            "A match consists of several deals, and points are noted in each.",
        ),
    };
    if matches!(matches, MatchRule::Deals { count: 1 }) { vec![out] } else { vec![out, many] }
}

pub(super) fn deal(rules: &Rules, end: &EndRule) -> Vec<Text> {
    let EndRule { play, last_threat } = end;
    let mut lines = vec![match play {
        PlayUntil::FirstOut => text(
            "Sobald jemand alle Karten los ist, ist die Runde zu Ende.",
            "As soon as somebody is rid of all cards, the deal is over.",
        ),
        PlayUntil::OneLeft => text(
            "Wer alle Karten los ist, ist fertig. Die anderen spielen weiter, bis nur noch eine Person \
             Karten hat.",
            "Whoever is rid of all cards is out. The others play on until only one player holds cards.",
        ),
    }];
    lines.extend(last_card(rules, *last_threat));
    let rounds = number(u32::from(MAX_IDLE_ROUNDS));
    let nobody = match play {
        PlayUntil::FirstOut => text("; dann hat sie niemand gewonnen", "; then nobody has won it"),
        PlayUntil::OneLeft => text("", ""),
    };
    lines.push(text(
        format!(
            "Wird {}mal um den Tisch herum nur noch weitergegeben, ohne dass jemand legt oder zieht, \
             endet die Runde ebenfalls{}.",
            rounds.de, nobody.de
        ),
        format!(
            "If the turn passes {} times around the table and nobody lays or draws a card, the deal \
             ends as well{}.",
            rounds.en, nobody.en
        ),
    ));
    lines
}

/// A last card whose threat may be passed on until it is back.
fn last_card(rules: &Rules, last_threat: LastThreat) -> Option<Text> {
    let cards: Vec<_> =
        named(rules).into_iter().filter(|which| comes_back(rules, *which)).map(object).collect();
    if cards.is_empty() {
        return None;
    }
    let cards = one_of(&cards);
    Some(match last_threat {
        LastThreat::Ignored => text(
            format!("Auch wer als letzte Karte {} legt, ist sofort fertig.", cards.de),
            format!("Laying {} as the last card, you are out at once as well.", cards.en),
        ),
        LastThreat::MayComeBack => text(
            format!(
                "Legst du als letzte Karte {}, bist du erst fertig, wenn jemand anders sie ausbadet. \
                 Geben alle anderen sie weiter, kommt sie zu dir zurück: Dann ziehst du und spielst \
                 weiter.",
                cards.de
            ),
            format!(
                "If your last card is {}, you are out only when somebody else has borne it. If all the \
                 others pass it on, it comes back to you: then you draw and play on.",
                cards.en
            ),
        ),
    })
}

fn comes_back(rules: &Rules, which: Which) -> bool {
    let Some(threat) = rule_of(rules.doc(), which).and_then(|rule| rule.threat.as_ref()) else {
        return false;
    };
    threat.longest != 1 && threat.answers.iter().any(|(with, answer)| {
        in_deck(rules, *with)
            && matches!(answer.action, AnswerAction::PassOn(more) if more > 0 || threat.draw > 0)
    })
}
