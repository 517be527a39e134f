//! A round in which everybody must lay a card of one rank, until it returns to the player who called it
//! (ERF-37 to ERF-40).

use stammtisch_engine::card::Rank;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    AnswerAction, AnswerRule, ClosingRule, Text, ThreatRule, Victim, Which,
};

use super::super::grammar::{all_of, capital, cards, line, text};
use super::super::names::{label, object, several, with};
use super::answers::condition;
use super::harm;

/// The round that `threat` begins, if only one rank answers it.
pub(super) fn round(
    rules: &Rules,
    threat: &ThreatRule,
    answers: &[(Which, &AnswerRule)],
) -> Option<Text> {
    let closing = threat.closing.as_ref().filter(|_| threat.victim == Victim::Others)?;
    let &[(Which::Rank(rank), answer)] = answers else { return None };
    if answer.action != AnswerAction::Meet {
        return None;
    }
    let name = name(rules, rank);
    let called = if threat.may {
        text(
            format!("Du darfst damit eine {} ausrufen.", name.de),
            format!("You may call a {} with it.", name.en),
        )
    } else {
        text(format!("Damit beginnt eine {}.", name.de), format!("It begins a {}.", name.en))
    };
    let laid = capital(&object(rules, Which::Rank(rank)));
    let condition = condition(rules, answer);
    let only_if = |said: &str| said.trim_matches([',', ' ']).to_owned();
    let condition = if condition.de.is_empty() {
        text("", "")
    } else {
        text(
            format!("{} legen kann man dabei nur, {}.", laid.de, only_if(&condition.de)),
            format!("{} can then be played only {}.", laid.en, only_if(&condition.en)),
        )
    };
    let two = rules.seats() == 2;
    Some(line(&[
        called,
        asked(rules, threat, rank, two),
        condition,
        ended(rules, closing, rank, two),
    ]))
}

/// What all others have to lay, and the penalty for not doing so.
fn asked(rules: &Rules, threat: &ThreatRule, rank: Rank, two: bool) -> Text {
    let laid = object(rules, Which::Rank(rank));
    let costs = all_of(&harm::costs(rules, threat));
    if two && costs.de.is_empty() {
        return text(
            format!(
                "Dann darf die andere Person {} legen; tut sie es nicht, kommt sie ohne Strafe davon.",
                laid.de
            ),
            format!(
                "Then the other player may play {}; if they do not, they go unpunished.",
                laid.en
            ),
        );
    }
    if two {
        return text(
            format!("Dann muss die andere Person {} legen, oder sie {}.", laid.de, costs.de),
            format!("Then the other player must play {}, or {}.", laid.en, costs.en),
        );
    }
    if costs.de.is_empty() {
        return text(
            format!(
                "Dann dürfen alle anderen der Reihe nach {} legen; wer es nicht tut, kommt ohne Strafe \
                 davon.",
                laid.de
            ),
            format!(
                "Then all the others may play {} in turn; whoever does not goes unpunished.",
                laid.en
            ),
        );
    }
    text(
        format!(
            "Dann müssen alle anderen der Reihe nach {} legen; wer es nicht tut, {}.",
            laid.de, costs.de
        ),
        format!(
            "Then all the others must play {} in turn; whoever does not {}.",
            laid.en, costs.en
        ),
    )
}

/// How the round ends once it has returned to the player who called it.
fn ended(rules: &Rules, closing: &ClosingRule, rank: Rank, two: bool) -> Text {
    let ClosingRule { draw, may_be_last, again } = closing;
    let cost = cards(u32::from(*draw));
    let (with, another) = (with(rules, Which::Rank(rank)), label(rules, Which::Rank(rank)));
    let (then_de, then_en) = if *again && two {
        (", und sie ist noch einmal gefragt", " and they are asked once more")
    } else if *again {
        (", und alle anderen sind noch einmal gefragt", " and all the others are asked once more")
    } else {
        ("; auch damit ist sie vorbei", ", which ends it as well")
    };
    let ends = text(
        format!(
            "Bist du wieder an der Reihe, beendest du sie mit noch {}, oder du ziehst {}{then_de}.",
            with.de, cost.de
        ),
        format!(
            "When it comes back to you, you end it with another {}, or you draw {}{then_en}.",
            another.en, cost.en
        ),
    );
    let last = if *may_be_last {
        text(
            "Die Karte, mit der du sie beendest, darf auch deine letzte sein.",
            "The card with which you end it may be your last one.",
        )
    } else {
        text(
            "Die Karte, mit der du sie beendest, darf nicht deine letzte sein.",
            "The card with which you end it may not be your last one.",
        )
    };
    line(&[ends, last])
}

/// "Königsrunde", "Siebenerrunde"; "round of kings", "round of sevens".
fn name(rules: &Rules, rank: Rank) -> Text {
    let own = rules.doc().face(Which::Rank(rank)).is_some_and(|face| face.name.is_some());
    let de = match rank.value() {
        _ if own => {
            let named = label(rules, Which::Rank(rank));
            return text(
                format!("{}-Runde", named.de),
                format!("round of {}", several(rules, Which::Rank(rank)).en),
            );
        }
        1 => "Assrunde",
        2 => "Zweierrunde",
        3 => "Dreierrunde",
        4 => "Viererrunde",
        5 => "Fünferrunde",
        6 => "Sechserrunde",
        7 => "Siebenerrunde",
        8 => "Achterrunde",
        9 => "Neunerrunde",
        10 => "Zehnerrunde",
        11 => "Bubenrunde",
        12 => "Damenrunde",
        _ => "Königsrunde",
    };
    text(de, format!("round of {}", several(rules, Which::Rank(rank)).en))
}
