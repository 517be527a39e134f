//! What must be said, and what it costs to leave it out.

use std::collections::BTreeMap;

use crate::mau::rules::doc::{CallRule, Enforced, Text};

use super::grammar::{cards, line, penalty_cards, text};

pub(super) fn calls(calls: &BTreeMap<String, CallRule>) -> Vec<Text> {
    let mut calls: Vec<_> = calls.values().collect();
    calls.sort_by_key(|call| std::cmp::Reverse(call.at));
    calls.into_iter().flat_map(one).collect()
}

fn one(call: &CallRule) -> Vec<Text> {
    let CallRule { name, at, before_laying, enforced, penalty, false_penalty } = call;
    let mut lines = vec![line(&[due(name, *at, *enforced), moment(*before_laying)])];
    lines.extend(forgotten(name, *at, *enforced, *penalty));
    // Only who may speak before laying can speak in vain.
    if *before_laying && *false_penalty > 0 {
        let cost = penalty_cards(u32::from(*false_penalty));
        let instead = in_vain(*at);
        lines.push(text(
            format!("Sagst du „{}“, ohne {}, ziehst du {}.", name.de, instead.de, cost.de),
            format!("If you say “{}” without {}, you draw {}.", name.en, instead.en, cost.en),
        ));
    }
    lines
}

/// What was announced and not done.
fn in_vain(at: u8) -> Text {
    match at {
        0 => {
            text("in diesem Zug deine letzte Karte zu legen", "laying your last card in that turn")
        }
        1 => text(
            "in diesem Zug deine vorletzte Karte zu legen",
            "laying your last card but one in that turn",
        ),
        more => {
            let cards = cards(u32::from(more));
            text(
                format!("in diesem Zug bis auf {} alles zu legen", cards.de),
                format!("laying down to {} in that turn", cards.en),
            )
        }
    }
}

fn due(name: &Text, at: u8, enforced: Enforced) -> Text {
    let when = match at {
        0 => text("Legst du deine letzte Karte", "When you lay your last card"),
        1 => text("Legst du deine vorletzte Karte", "When you lay your last card but one"),
        more => {
            let cards = cards(u32::from(more));
            text(
                format!("Hast du nach dem Legen noch {} auf der Hand", cards.de),
                format!("When laying leaves you with {}", cards.en),
            )
        }
    };
    match enforced {
        Enforced::Nobody => text(
            format!("{}, gehört es sich, „{}“ zu sagen.", when.de, name.de),
            format!("{}, it is good manners to say “{}”.", when.en, name.en),
        ),
        Enforced::Table | Enforced::CatchUntilOwnTurn | Enforced::CatchUntilNextMove => text(
            format!("{}, musst du „{}“ sagen.", when.de, name.de),
            format!("{}, you must say “{}”.", when.en, name.en),
        ),
    }
}

fn moment(before_laying: bool) -> Text {
    if before_laying {
        text(
            "Das geht in deinem Zug schon vor dem Legen oder gleich danach.",
            "You can do so on your turn before laying, or right afterwards.",
        )
    } else {
        text("Das sagst du, sobald die Karte liegt.", "You say it once the card lies there.")
    }
}

fn forgotten(name: &Text, at: u8, enforced: Enforced, penalty: u8) -> Option<Text> {
    let cost = penalty_cards(u32::from(penalty));
    let so = match enforced {
        Enforced::Nobody => {
            return Some(text(
                format!("Wer „{}“ vergisst, zahlt nichts dafür.", name.de),
                format!("Leaving out “{}” costs nothing.", name.en),
            ));
        }
        Enforced::Table => text(
            format!(
                "Vergisst du es, merkt das der Tisch beim nächsten Zug, und du ziehst {}.",
                cost.de
            ),
            format!(
                "If you forget, the table notices with the next turn taken, and you draw {}.",
                cost.en
            ),
        ),
        Enforced::CatchUntilOwnTurn => text(
            format!(
                "Vergisst du es, können dich die anderen erwischen, bis du wieder am Zug bist: Dann \
                 ziehst du {} und spielst weiter. Bis dich jemand erwischt, darfst du es nachholen.",
                cost.de
            ),
            format!(
                "If you forget, the others can catch you until your next turn begins: then you draw {} \
                 and play on. Until somebody catches you, you may still make up for it.",
                cost.en
            ),
        ),
        Enforced::CatchUntilNextMove => text(
            format!(
                "Vergisst du es, können dich die anderen erwischen, bis der nächste Zug gemacht ist: \
                 Dann ziehst du {} und spielst weiter. Bis dich jemand erwischt, darfst du es nachholen.",
                cost.de
            ),
            format!(
                "If you forget, the others can catch you until the next turn is taken: then you draw {} \
                 and play on. Until somebody catches you, you may still make up for it.",
                cost.en
            ),
        ),
    };
    let out = match (at, enforced) {
        (0, Enforced::CatchUntilNextMove) => text(
            "Erst wenn die nächste Person deine letzte Karte hinnimmt, bist du fertig.",
            "You are out only when the next player lets your last card stand.",
        ),
        (0, _) => text("Fertig bist du dann noch nicht.", "You are not out then."),
        _ => text("", ""),
    };
    Some(line(&[so, out]))
}
