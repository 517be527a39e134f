//! Threats in words: answers that end a threat or spare the player who answers.

use stammtisch_engine::mau::rules::doc::{Text, ThreatRule, ThreatThen, Victim};

use super::super::grammar::text;
use super::harm::{Form, Who};

pub(super) fn cancels(
    who: &Who,
    threat: &ThreatRule,
    laid: &Text,
    only_if: &Text,
    (plays, acts): (bool, bool),
) -> Text {
    let nobody = nobody(threat);
    if who.form == Form::Many {
        let (then_de, then_en) = afterwards(plays);
        return text(
            format!(
                "Mit {}{} kann jede von ihnen die Wirkung für sich selbst aufheben: {then_de}.",
                laid.de, only_if.de
            ),
            format!(
                "With {}{} each of them can cancel the effect for themselves: {then_en}.",
                laid.en, only_if.en
            ),
        );
    }
    let you = who.form == Form::You;
    let (who_de, who_en) =
        if you { ("hebst du", "you cancel") } else { ("hebt sie", "they cancel") };
    let (on_de, on_en) = match (who.victim, plays) {
        (_, true) if you => ("du bist am Zug", "you have the turn"),
        (_, true) => ("sie ist am Zug", "they have the turn"),
        (_, false) if acts => {
            return text(
                format!("Mit {}{} {who_de} die Wirkung auf: {}.", laid.de, only_if.de, nobody.de),
                format!("With {}{} {who_en} the effect: {}.", laid.en, only_if.en, nobody.en),
            );
        }
        (Victim::Next(_), false) if who.two => ("du bist am Zug", "you have the turn"),
        (Victim::Next(_), false) => {
            ("die Person danach ist am Zug", "the player after them has the turn")
        }
        // Where the turn continues is said anyway.
        (_, false) if threat.then == ThreatThen::Nothing => {
            return text(
                format!("Mit {}{} {who_de} die Wirkung auf: {}.", laid.de, only_if.de, nobody.de),
                format!("With {}{} {who_en} the effect: {}.", laid.en, only_if.en, nobody.en),
            );
        }
        (_, false) if who.two => ("sie ist am Zug", "they have the turn"),
        (_, false) => ("es geht nach dir reihum weiter", "the turn passes on from you"),
    };
    text(
        format!(
            "Mit {}{} {who_de} die Wirkung auf: {}, und {on_de}.",
            laid.de, only_if.de, nobody.de
        ),
        format!("With {}{} {who_en} the effect: {}, and {on_en}.", laid.en, only_if.en, nobody.en),
    )
}

/// Cancelling for all who are still to be asked.
pub(super) fn ends_it(laid: &Text, only_if: &Text, (plays, acts): (bool, bool)) -> Text {
    let (then_de, then_en) =
        if acts { ("Das ist dann ihr Zug", "that is their turn then") } else { afterwards(plays) };
    text(
        format!(
            "Mit {}{} kann eine von ihnen die Wirkung aufheben, für sich und für alle, die noch nicht \
             gefragt sind: {then_de}.",
            laid.de, only_if.de
        ),
        format!(
            "With {}{} one of them can cancel the effect, for themselves and for all who have not been \
             asked yet: {then_en}.",
            laid.en, only_if.en
        ),
    )
}

/// What happens to the turn of one of several victims who has cancelled a threat.
const fn afterwards(plays: bool) -> (&'static str, &'static str) {
    if plays {
        (
            "Kommt sie an die Reihe, ist sie ganz normal am Zug",
            "when their turn comes, they take it as usual",
        )
    } else {
        ("Die Antwort war dann ihr Zug", "the answer was their turn then")
    }
}

/// What does not happen.
fn nobody(threat: &ThreatRule) -> Text {
    let misses = threat.then == ThreatThen::Misses;
    match (threat.draw > 0, threat.swap, threat.give || threat.take, misses) {
        (false, false, false, true) => text("Niemand setzt aus", "nobody skips a turn"),
        (true, false, false, true) => {
            text("Niemand zieht oder setzt aus", "nobody draws or skips a turn")
        }
        (true, false, false, false) => text("Niemand zieht", "nobody draws"),
        (false, true, false, false) => text("Niemand tauscht", "nobody swaps"),
        _ => text("Es passiert nichts", "nothing happens"),
    }
}

pub(super) fn meets(laid: &Text, only_if: &Text) -> Text {
    let closed = |said: &str| said.trim_end_matches(',').to_owned();
    text(
        format!("Wer stattdessen {} legt{}, bleibt verschont.", laid.de, closed(&only_if.de)),
        format!("Whoever plays {} instead{} is spared.", laid.en, only_if.en),
    )
}
