//! Static checks of the turns that a threat costs or leaves to the victim.

use super::kinds::several;
use crate::mau::rules::doc::{AnswerRule, ThreatRule, ThreatThen};
use crate::rules::Findings;

/// The most turns that one card makes its victim miss, or that an answer adds.
const MOST: u8 = 10;

pub(super) fn turns(rule: &ThreatRule, field: &str, found: &mut Findings) {
    if several(rule) {
        for (key, then) in [("then", Some(rule.then)), ("until_then", rule.until_then)] {
            if then == Some(ThreatThen::Plays) {
                let message = (
                    "es trifft mehrere, und nur eine Person könnte am Zug sein: schreib \"nothing\" \
                     oder \"misses\"",
                    "several are hit, and only one could take the turn: write \"nothing\" or \
                     \"misses\"",
                );
                found.add("contradiction", format!("{field}.{key}"), message);
            }
        }
    }
    if rule.until_then.is_some() && rule.until.is_empty() {
        let message = (
            "sag mit `until`, welche Karte kommen muss, etwa `until = [\"red\"]`",
            "say with `until` which card has to come, as in `until = [\"red\"]`",
        );
        found.add("contradiction", format!("{field}.until_then"), message);
    }
    let field = format!("{field}.misses");
    if !(1..=MOST).contains(&rule.misses) {
        let message = (
            format!("man setzt 1- bis {MOST}-mal aus: schreib 1 bis {MOST}"),
            format!("1 to {MOST} turns are missed: write 1 to {MOST}"),
        );
        found.add("bad_misses", field, message);
    } else if rule.misses != 1 && !rule.costs_turns() {
        let message = (
            "hier setzt niemand aus: schreib `then = \"misses\"`, oder lass `misses` weg",
            "nobody misses a turn here: write `then = \"misses\"`, or leave `misses` out",
        );
        found.add("contradiction", field, message);
    }
}

/// Checks the turns that an answer adds.
pub(super) fn of_answer(rule: &ThreatRule, answer: &AnswerRule, field: &str, found: &mut Findings) {
    let goes_on = answer.action.adds().is_some();
    let field = format!("{field}.misses");
    if answer.misses > MOST {
        let message = (
            format!("eine Antwort lässt höchstens {MOST}-mal öfter aussetzen"),
            format!("an answer adds at most {MOST} turns to miss"),
        );
        found.add("bad_misses", field, message);
    } else if answer.misses > 0 && !(goes_on && rule.costs_turns()) {
        let message = (
            "das geht nur mit `then = \"misses\"` und einer Antwort, die zu jemandem weitergeht, etwa \
             `do = { pass_on = 0 }`",
            "this takes `then = \"misses\"` and an answer that goes on to somebody, as in \
             `do = { pass_on = 0 }`",
        );
        found.add("contradiction", field, message);
    }
}
