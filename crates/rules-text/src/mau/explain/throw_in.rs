//! Laying out of turn in words, where the rules spell it out in full.

use std::collections::BTreeSet;

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    RowBy, Text, ThrowInRule, ThrowThen, ThrowUntil, Thrower, Together, Which,
};

use super::cards::wishes;
use super::grammar::{line, one_of, text};
use super::names::{object, of_some};
use super::order::order;
use super::threat;

pub(super) fn throw_in(rules: &Rules, rule: &ThrowInRule) -> Text {
    let ThrowInRule { by: _, or: _, cards, onto, who, until, then, under_threat, may_be_last } =
        rule;
    let what = of_some(rules, cards, object).unwrap_or_else(|| text("eine Karte", "a card"));
    let of_one_rank = rule.ways().all(|by| by == RowBy::Rank) && one_rank(rules, cards, onto);
    let mut says = vec![if of_one_rank {
        onto_its_like(&what, *who, *until)
    } else {
        may(rule, &what, *who, *until)
    }];
    if let Some(onto) = of_some(rules, onto, object).filter(|_| !of_one_rank) {
        says.push(text(
            format!("Das geht nur auf {}.", onto.de),
            format!("That works only on {}.", onto.en),
        ));
    }
    let in_steps = |rule: &Together| rule.ways().any(|by| by.is_step());
    let told = rules.doc().lay.together.as_ref().is_some_and(in_steps);
    says.extend((rule.ways().any(|by| by.is_step()) && !told).then(|| order(rules)));
    says.push(match then {
        ThrowThen::FromThere => text(
            "Die Karte wirkt, als wärst du am Zug gewesen, und von dir geht es reihum weiter.",
            "The card counts as if it had been your turn, and play goes on from you.",
        ),
        ThrowThen::Stays => text(
            "Die Karte liegt dann nur da, ohne zu wirken, und am Zug ist, wer es vorher war.",
            "The card only lies there and does nothing, and it is still the turn of whoever had it.",
        ),
        ThrowThen::Again => text(
            "Die Karte liegt dann nur da, ohne zu wirken, und du bist am Zug: Du schuldest noch eine.",
            "The card only lies there and does nothing, and the turn is yours: you owe a further one.",
        ),
    });
    if wishes(rules.doc()) {
        says.extend(under_a_wish(rule));
    }
    says.extend(under_a_threat(rules, *under_threat && *then == ThrowThen::FromThere));
    if !may_be_last {
        says.push(text("Die letzte Karte darf das nicht sein.", "It may not be your last card."));
    }
    line(&says)
}

/// Laying out of turn while somebody has to answer a card: allowed, where possible, with cards that pass the
/// threat on.
pub(super) fn under_a_threat(rules: &Rules, may_be: bool) -> Option<Text> {
    let passed = threat::asks(rules)?;
    Some(if may_be && passed {
        text(
            "Richtet sich die oberste Karte gerade gegen jemanden, geht das nur mit einer Karte, die \
             das weitergibt.",
            "While the top card threatens somebody, it works only with a card that passes the threat on.",
        )
    } else {
        text(
            "Solange sich die oberste Karte gegen jemanden richtet, geht es nicht.",
            "It does not work while the top card threatens somebody.",
        )
    })
}

/// Whether all cards thrown in, and all that they are thrown on, are of one rank.
fn one_rank(rules: &Rules, cards: &[Which], onto: &[Which]) -> bool {
    let ranks = |list: &[Which]| -> BTreeSet<_> {
        let deck = rules.deck().cards();
        deck.filter(|card| list.iter().any(|which| which.means(*card)))
            .map(|card| card.rank())
            .collect()
    };
    let (cards, onto) = (ranks(cards), ranks(onto));
    cards.len() == 1 && cards == onto && !cards.contains(&None)
}

/// "darf einen König auf einen König werfen".
fn onto_its_like(what: &Text, who: Thrower, until: ThrowUntil) -> Text {
    let (who, until) = (thrower(who), until_when(until));
    text(
        format!("{} darf {} auf {} werfen, und zwar {}.", who.de, what.de, what.de, until.de),
        format!("{} may throw in {} on {}, {}.", who.en, what.en, what.en, until.en),
    )
}

/// What a wish in force requires of a card thrown in.
fn under_a_wish(rule: &ThrowInRule) -> Option<Text> {
    let free: Vec<_> = rule.ways().filter(|by| !rule.heeds_wish(*by)).map(how).collect();
    if free.len() == rule.ways().count() {
        return None;
    }
    if free.is_empty() {
        return Some(text(
            "Ist etwas gewünscht, geht das nur mit einer Karte, die den Wunsch erfüllt.",
            "While something is wished, it works only with a card that meets the wish.",
        ));
    }
    let unless = one_of(&free);
    Some(text(
        format!(
            "Ist etwas gewünscht, muss die Karte den Wunsch erfüllen, es sei denn, dass {}.",
            unless.de
        ),
        format!("While something is wished, the card must meet the wish, unless {}.", unless.en),
    ))
}

/// How a card has to match the top card: "sie den Wert der obersten hat".
fn how(by: RowBy) -> Text {
    let (de, en) = match by {
        RowBy::Rank => ("sie den Wert der obersten hat", "it has the top card's rank"),
        RowBy::Suit => ("sie die Farbe der obersten hat", "it has the top card's suit"),
        RowBy::Colour => {
            ("sie rot auf rot oder schwarz auf schwarz kommt", "it is red on red or black on black")
        }
        RowBy::Card => (
            "sie der obersten in Wert und Farbe gleicht",
            "it is just like the top card, rank and suit",
        ),
        RowBy::Up => ("sie eins höher ist als die oberste", "it is one higher than the top card"),
        RowBy::Down => ("sie eins tiefer ist als die oberste", "it is one lower than the top card"),
        RowBy::Steps => (
            "sie eins höher oder tiefer ist als die oberste",
            "it is one higher or lower than the top card",
        ),
    };
    text(de, en)
}

fn may(rule: &ThrowInRule, what: &Text, who: Thrower, until: ThrowUntil) -> Text {
    let mut how = one_of(&rule.ways().map(how).collect::<Vec<_>>());
    if !rule.cards.is_empty() {
        // "sie" refers to any card; a jack would be "er".
        how.de = how.de.replacen("sie", "die Karte", 1);
    }
    let (who, until) = (thrower(who), until_when(until));
    text(
        format!(
            "{} darf {} dazwischenwerfen, wenn {}, und zwar {}.",
            who.de, what.de, how.de, until.de
        ),
        format!("{} may throw in {} if {}, {}.", who.en, what.en, how.en, until.en),
    )
}

fn thrower(who: Thrower) -> Text {
    match who {
        Thrower::Anyone => text("Wer nicht am Zug ist,", "If it is not your turn, you"),
        Thrower::Previous => text(
            "Wer in der Reihe vor der Person am Zug sitzt,",
            "If you sit before the player whose turn it is, you",
        ),
        Thrower::NotPrevious => text(
            "Wer nicht am Zug ist und auch nicht in der Reihe direkt davor sitzt,",
            "If it is not your turn and you do not sit right before that player, you",
        ),
    }
}

fn until_when(until: ThrowUntil) -> Text {
    match until {
        ThrowUntil::Acts => text(
            "solange die Person am Zug noch nichts getan hat",
            "as long as the player whose turn it is has not acted yet",
        ),
        ThrowUntil::Lays => text(
            "bis die Person am Zug gelegt oder weitergegeben hat, auch wenn sie schon gezogen hat",
            "until the player whose turn it is has played or passed, even if they have drawn",
        ),
    }
}
