//! Calls in words: what must be said, and the penalty for leaving it out.

use std::collections::BTreeMap;

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::moves::CallIndex;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{CallRule, CardRule, Due, Enforced, Speaker, Text, Which};

use super::call_cards::only;
use super::call_moments;
use super::call_speakers;
use super::grammar::{cards as some_cards, line, penalty_cards, text};
use super::names::in_deck;

pub(super) fn calls(rules: &Rules, calls: &BTreeMap<String, CallRule>) -> Vec<Text> {
    let mut calls: Vec<_> = (0..).zip(calls.values()).collect();
    calls.sort_by_key(|(_, call)| std::cmp::Reverse(call.at));
    let say = |(index, call): (CallIndex, &CallRule)| match call.any_time
        || rules.call_is_of_intent(index)
    {
        true => vec![intent(&call.name, call.any_time, several_in_a_turn(rules))],
        false => one(rules, call),
    };
    calls.into_iter().flat_map(say).collect()
}

/// Whether further cards may follow the first in the same turn.
fn several_in_a_turn(rules: &Rules) -> bool {
    let doc = rules.doc();
    let goes_on = |rule: &CardRule| rule.again || rule.lays_on || rule.covered;
    doc.lay.together.is_some()
        || doc.cards.iter().any(|(which, rule)| in_deck(rules, *which) && goes_on(rule))
}

/// An optional call: the effect is explained with the rule that it sets off.
fn intent(name: &Text, any_time: bool, several: bool) -> Text {
    if any_time {
        return text(
            format!(
                "Zwischen zwei Zügen darfst du jederzeit „{}“ sagen, wer auch immer an der Reihe ist, einmal bis zum Ende \
                 deines nächsten Zugs; niemand muss es.",
                name.de
            ),
            format!(
                "Between two moves you may say “{}” at any time, whoever has the turn, once until your next turn is over; \
                 nobody has to.",
                name.en
            ),
        );
    }
    if several {
        return text(
            format!(
                "In deinem Zug darfst du, bevor du eine Karte legst, auch zwischen zwei Karten, „{}“ sagen; \
                 niemand muss es.",
                name.de
            ),
            format!(
                "On your turn, before you play a card, between two cards as well, you may say “{}”; nobody \
                 has to.",
                name.en
            ),
        );
    }
    text(
        format!("In deinem Zug darfst du, bevor du legst, „{}“ sagen; niemand muss es.", name.de),
        format!("On your turn, before you play, you may say “{}”; nobody has to.", name.en),
    )
}

/// The call for this card, where a call is due with some cards only.
pub(super) fn with_card(rules: &Rules, card: Card) -> Vec<Text> {
    let calls = rules.doc().calls.values();
    let due = calls.filter(|call| call.cards.iter().any(|which| which.means(card)));
    // A rule for most cards does not distinguish a single one.
    let few = |cards: &[Which]| {
        let named = |card: &Card| cards.iter().any(|which| which.means(*card));
        2 * rules.deck().cards().filter(named).count() < rules.deck().cards().count()
    };
    let due = due.filter(|call| few(&call.cards));
    due.filter_map(|call| one(rules, call).into_iter().next()).collect()
}

fn one(rules: &Rules, call: &CallRule) -> Vec<Text> {
    let CallRule {
        name,
        at,
        cards,
        before_laying,
        afterwards,
        through,
        of,
        enforced,
        penalty,
        false_penalty,
        false_catch,
        due: ways,
        on,
        only_if,
        any_time: _,
    } = call;
    let only = only(rules, cards);
    let when = match ways {
        _ if on.is_some() => on.map_or_else(|| text("", ""), |on| call_moments::when(on, *at)),
        Due::Laid => when(*at, only.as_ref()),
        Due::Reached => call_moments::reached(rules, at.unwrap_or(0)),
    };
    if *of != Speaker::Oneself {
        let mut lines = call_speakers::said(name, &when, *of, *enforced, *penalty);
        lines.extend(call_moments::only_if(rules, only_if, false));
        if enforced.can_be_caught() && *false_catch > 0 {
            lines.push(nothing_left_out(name, *false_catch));
        }
        return lines;
    }
    if *enforced == Enforced::Automatic {
        let mut lines = vec![automatic(name, &when)];
        lines.extend(call_moments::only_if(rules, only_if, true));
        return lines;
    }
    let mut says = vec![
        due(name, &when, *enforced),
        match on {
            Some(_) => at_once(),
            None if *afterwards => moment(*before_laying, *ways),
            None => only_before(),
        },
    ];
    says.extend(through.then(passed));
    says.extend(call_moments::only_if(rules, only_if, true));
    let mut lines = vec![line(&says)];
    lines.extend(forgotten(name, *at, *enforced, *penalty, *afterwards));
    if enforced.can_be_caught() && *false_catch > 0 {
        lines.push(nothing_left_out(name, *false_catch));
    }
    // Only a player who may call before laying can call in vain.
    if *before_laying && *false_penalty > 0 {
        let cost = penalty_cards(u32::from(*false_penalty));
        let instead = in_vain(*at, only.as_ref(), *ways);
        lines.push(text(
            format!("Sagst du „{}“, ohne {}, ziehst du {}.", name.de, instead.de, cost.de),
            format!("If you say “{}” without {}, you draw {}.", name.en, instead.en, cost.en),
        ));
    }
    lines
}

/// What was announced but not done.
fn in_vain(at: Option<u8>, only: Option<&Text>, ways: Due) -> Text {
    let laying = match (at, only) {
        (Some(count), _) if ways == Due::Reached => {
            let cards = some_cards(u32::from(count));
            text(format!("auf {} zu kommen", cards.de), format!("coming down to {}", cards.en))
        }
        (None, None) => text("etwas zu legen", "playing a card"),
        (Some(0), None) => text("deine letzte Karte zu legen", "playing your last card"),
        (Some(1), None) => text("deine vorletzte Karte zu legen", "playing your last card but one"),
        (Some(more), None) => {
            let cards = some_cards(u32::from(more));
            text(
                format!("bis auf {} alles zu legen", cards.de),
                format!("playing down to {}", cards.en),
            )
        }
        (Some(more @ 2..), Some(cards)) => {
            let left = some_cards(u32::from(more));
            text(
                format!("{} zu legen und {} übrig zu behalten", cards.de, left.de),
                format!("playing {} and being left with {}", cards.en, left.en),
            )
        }
        (at, Some(cards)) => {
            let place = place(at);
            text(
                format!("{}{} zu legen", place.de, cards.de),
                format!("playing {}{}", cards.en, place.en),
            )
        }
    };
    text(format!("in diesem Zug {}", laying.de), format!("{} in that turn", laying.en))
}

/// The card's position in the hand: "als letzte Karte ".
fn place(at: Option<u8>) -> Text {
    match at {
        Some(0) => text("als letzte Karte ", " as your last card"),
        Some(1) => text("als vorletzte Karte ", " as your last card but one"),
        None | Some(_) => text("", ""),
    }
}

/// When the call is due.
fn when(at: Option<u8>, only: Option<&Text>) -> Text {
    match (at, only) {
        (None, None) => text("Sooft du eine Karte legst", "Whenever you play a card"),
        (None, Some(cards)) => {
            text(format!("Sooft du {} legst", cards.de), format!("Whenever you play {}", cards.en))
        }
        (Some(0), None) => text("Legst du deine letzte Karte", "When you play your last card"),
        (Some(1), None) => {
            text("Legst du deine vorletzte Karte", "When you play your last card but one")
        }
        (Some(more), None) => {
            let cards = some_cards(u32::from(more));
            text(
                format!("Hast du nach dem Legen noch {} auf der Hand", cards.de),
                format!("When playing a card leaves you with {}", cards.en),
            )
        }
        (Some(0 | 1), Some(cards)) => {
            let place = place(at);
            text(
                format!("Legst du {}{}", place.de, cards.de),
                format!("When you play {}{}", cards.en, place.en),
            )
        }
        (Some(more), Some(cards)) => {
            let left = some_cards(u32::from(more));
            text(
                format!("Legst du {} und hast danach noch {} auf der Hand", cards.de, left.de),
                format!("When you play {} and are left with {}", cards.en, left.en),
            )
        }
    }
}

fn automatic(name: &Text, when: &Text) -> Text {
    text(
        format!("{}, sagt der Tisch für dich „{}“ an.", when.de, name.de),
        format!("{}, the table says “{}” for you.", when.en, name.en),
    )
}

fn due(name: &Text, when: &Text, enforced: Enforced) -> Text {
    match enforced {
        Enforced::Nobody | Enforced::Reminder | Enforced::Automatic => text(
            format!("{}, gehört es sich, „{}“ zu sagen.", when.de, name.de),
            format!("{}, it is good manners to say “{}”.", when.en, name.en),
        ),
        Enforced::Table | Enforced::CatchUntilOwnTurn | Enforced::CatchUntilNextMove => text(
            format!("{}, musst du „{}“ sagen.", when.de, name.de),
            format!("{}, you must say “{}”.", when.en, name.en),
        ),
    }
}

fn at_once() -> Text {
    text("Das sagst du gleich, bevor weitergespielt wird.", "Say it at once, before play goes on.")
}

fn only_before() -> Text {
    text(
        "Das geht nur in deinem Zug, bevor die Karte liegt; danach ist es zu spät.",
        "You can say it only on your turn before you play the card; afterwards it is too late.",
    )
}

/// The call is also due where a hand skips past that number of cards.
fn passed() -> Text {
    text(
        "Auch wenn du auf einmal noch mehr Karten loswirst, musst du es sagen.",
        "You have to say it as well if you get rid of even more cards in one go.",
    )
}

fn moment(before_laying: bool, ways: Due) -> Text {
    match (ways, before_laying) {
        (Due::Reached, true) => text(
            "Das geht in deinem Zug schon vorher oder gleich, wenn es so weit ist.",
            "You can say it on your turn before it comes to that, or as soon as it does.",
        ),
        (Due::Reached, false) => {
            text("Das sagst du, sobald es so weit ist.", "Say it as soon as it comes to that.")
        }
        (Due::Laid, true) => text(
            "Das geht in deinem Zug schon vor dem Legen oder gleich danach.",
            "You can say it on your turn before you play the card, or right afterwards.",
        ),
        (Due::Laid, false) => text(
            "Das sagst du, sobald die Karte liegt.",
            "Say it as soon as the card has been played.",
        ),
    }
}

fn forgotten(
    name: &Text,
    at: Option<u8>,
    enforced: Enforced,
    penalty: u8,
    afterwards: bool,
) -> Option<Text> {
    let cost = penalty_cards(u32::from(penalty));
    let so = match enforced {
        Enforced::Automatic => return None,
        Enforced::Nobody => {
            return Some(text(
                format!("Wer „{}“ vergisst, zahlt nichts dafür.", name.de),
                format!("Forgetting “{}” costs nothing.", name.en),
            ));
        }
        Enforced::Reminder => {
            return Some(text(
                format!("Der Tisch erinnert dich daran; wer „{}“ vergisst, zahlt nichts.", name.de),
                format!("The table reminds you; forgetting “{}” costs nothing.", name.en),
            ));
        }
        Enforced::Table if penalty == 0 => text(
            "Vergisst du es, merkt das der Tisch beim nächsten Zug.",
            "If you forget, the table notices on the next move.",
        ),
        Enforced::Table => text(
            format!(
                "Vergisst du es, merkt das der Tisch beim nächsten Zug, und du ziehst {}.",
                cost.de
            ),
            format!("If you forget, the table notices on the next move, and you draw {}.", cost.en),
        ),
        Enforced::CatchUntilOwnTurn => {
            caught(penalty, afterwards, "bis du wieder am Zug bist", "until your next turn begins")
        }
        Enforced::CatchUntilNextMove => {
            let (de, en) = ("bis der nächste Zug gemacht ist", "until the next move is made");
            caught(penalty, afterwards, de, en)
        }
    };
    let out = match (at, enforced) {
        (Some(0), Enforced::CatchUntilNextMove) => text(
            "Erst wenn die nächste Person deine letzte Karte hinnimmt, bist du fertig.",
            "You are out only when the next player lets your last card stand.",
        ),
        (Some(0), _) => text("Fertig bist du dann noch nicht.", "You are not out then."),
        _ => text("", ""),
    };
    Some(line(&[so, out]))
}

/// The penalty for catching a player who has left nothing out.
fn nothing_left_out(name: &Text, penalty: u8) -> Text {
    let cost = penalty_cards(u32::from(penalty));
    text(
        format!(
            "Willst du jemanden erwischen, der „{}“ gar nicht vergessen hat, ziehst du selbst {}. Wer nur \
             langsamer war als jemand anders, zieht nichts.",
            name.de, cost.de
        ),
        format!(
            "If you try to catch somebody who has not forgotten “{}”, you draw {} yourself. If you \
             were only slower than somebody else, you draw nothing.",
            name.en, cost.en
        ),
    )
}

fn caught(penalty: u8, afterwards: bool, until_de: &str, until_en: &str) -> Text {
    let cost = penalty_cards(u32::from(penalty));
    let (then_de, then_en) = if penalty == 0 {
        (String::new(), String::new())
    } else {
        (
            format!(": Dann ziehst du {} und spielst weiter", cost.de),
            format!(": then you draw {} and play on", cost.en),
        )
    };
    let (late_de, late_en) = if afterwards {
        (
            " Bis dich jemand erwischt, darfst du es nachholen.",
            " Until somebody catches you, you may still say it.",
        )
    } else {
        ("", "")
    };
    text(
        format!("Vergisst du es, können dich die anderen erwischen, {until_de}{then_de}.{late_de}"),
        format!("If you forget, the others can catch you {until_en}{then_en}.{late_en}"),
    )
}
