//! Static checks of answers with a card drawn for the threat.

use super::kinds::grows;
use crate::mau::rules::doc::{ThreatRule, Victim};
use crate::rules::Findings;

pub(super) fn check(rule: &ThreatRule, field: &str, found: &mut Findings) {
    if !rule.drawn_answers {
        return;
    }
    let message = if rule.victim == Victim::LastOut {
        (
            "wer zurückkommt, antwortet nicht: lass das weg",
            "whoever comes back does not answer: leave this out",
        )
    } else if rule.answers.is_empty() {
        (
            "nenne `answers`, die auch gezogen noch helfen, etwa { 7 = { do = { pass_on = 2 } } }",
            "name `answers` that help when drawn as well, as in { 7 = { do = { pass_on = 2 } } }",
        )
    } else if rule.draw == 0 && !grows(rule) {
        (
            "hier wird nichts gezogen, womit man antworten könnte: schreib etwa `draw = 2`",
            "nothing is drawn here to answer with: write for example `draw = 2`",
        )
    } else if !rule.until.is_empty() {
        (
            "was nach einer Karte aus `until` gilt, sagt `until_then`: lass eins von beiden weg",
            "what holds after a card of `until`, `until_then` says: leave one of the two out",
        )
    } else if rule.takes_off() {
        (
            "`take_off` nimmt von dem, was zu ziehen ist, und gezogen ist dann schon: nimm \"cancel\" \
             oder { pass_on = 2 }",
            "`take_off` takes from what is to be drawn, and by then it is: use \"cancel\" or \
             { pass_on = 2 }",
        )
    } else {
        return;
    };
    found.add("contradiction", format!("{field}.drawn_answers"), message);
}
