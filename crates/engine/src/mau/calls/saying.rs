//! Static checks of when a call is said, and by whom.

use crate::mau::rules::doc::{CallRule, Due, Enforced, HouseRules, On, Speaker};
use crate::rules::Findings;

pub(super) fn check(call: &CallRule, field: &str, found: &mut Findings) {
    let owed = call.enforced != Enforced::Nobody
        || !call.before_laying
        || call.at.is_some()
        || !call.cards.is_empty()
        || call.on.is_some()
        || call.of != Speaker::Oneself
        || call.false_penalty > 0
        || call.through
        || !call.afterwards;
    if call.any_time && owed {
        let message = (
            "was man jederzeit sagen darf, ist niemand schuldig: `before_laying = true`, `enforced = \"nobody\"`, und kein \
             `at`, `cards`, `on`, `of`, `through`, `afterwards` und `false_penalty`",
            "what may be said at any time nobody owes: `before_laying = true`, `enforced = \"nobody\"`, and no `at`, \
             `cards`, `on`, `of`, `through`, `afterwards` or `false_penalty`",
        );
        found.add("contradiction", format!("{field}.any_time"), message);
    }
    if !call.only_if.is_empty() && call.before_laying {
        let message = (
            "ob das zutrifft, zeigt sich erst, wenn es so weit ist: dazu gehört `before_laying = false`",
            "whether this is so shows only when it comes to it: that takes `before_laying = false`",
        );
        found.add("contradiction", format!("{field}.if"), message);
    }
    let until_own_turn = call.enforced == Enforced::CatchUntilOwnTurn;
    if !call.afterwards && (!call.before_laying || call.due == Due::Reached) {
        let message = (
            "was danach nicht mehr gilt, muss vorher gesagt werden können: `before_laying = true`, und \
             kein `due = \"reached\"`",
            "what is too late afterwards must be possible before: `before_laying = true`, and no \
             `due = \"reached\"`",
        );
        found.add("contradiction", format!("{field}.afterwards"), message);
    }
    let shrinks = call.on.is_none_or(|on| on == On::HandShrinks);
    if call.through && (call.at.is_none_or(|at| at == 0) || !shrinks) {
        let message = (
            "nur eine Zahl von Karten lässt sich überspringen: `at` ab 1, und kein anderes `on` als \
             \"hand_shrinks\"",
            "only a number of cards can be jumped over: `at` from 1 on, and no other `on` than \
             \"hand_shrinks\"",
        );
        found.add("contradiction", format!("{field}.through"), message);
    }
    if call.through && until_own_turn {
        let message = (
            "wer alle Karten auf einmal legt, kommt nicht mehr an den Zug: nimm \
             \"catch_until_next_move\" oder \"table\"",
            "whoever plays all cards at once has no next turn: use \"catch_until_next_move\" or \
             \"table\"",
        );
        found.add("contradiction", format!("{field}.enforced"), message);
    }
    if call.of == Speaker::Oneself {
        return;
    }
    if call.before_laying || call.false_penalty > 0 || call.due == Due::Reached || call.through {
        let message = (
            "was andere sagen, sagen sie danach: `before_laying = false`, und kein `false_penalty`, `due` \
             und `through`",
            "what others say they say afterwards: `before_laying = false`, and no `false_penalty`, `due` \
             or `through`",
        );
        found.add("contradiction", format!("{field}.of"), message);
    }
    if until_own_turn {
        let message = (
            "wer es sagen muss, ist gleich am Zug: nimm \"catch_until_next_move\" oder \"table\"",
            "whoever has to say it has the turn at once: use \"catch_until_next_move\" or \"table\"",
        );
        found.add("contradiction", format!("{field}.enforced"), message);
    }
}

/// Warns of what has no effect.
pub(super) fn warn(doc: &HouseRules, call: &CallRule, field: &str, found: &mut Findings) {
    let id = field.strip_prefix("calls.");
    let sets_off = doc.triggers.values().any(|rule| {
        rule.on == On::Calls && rule.call.as_deref().is_none_or(|other| Some(other) == id)
    });
    if call.any_time && !sets_off {
        let message = (
            "was damit geschieht, sagt niemand: schreib einen Auslöser mit `on = \"calls\"`",
            "nothing comes of it: write a trigger with `on = \"calls\"`",
        );
        found.add("no_effect", format!("{field}.any_time"), message);
    }
    let jumps = doc.lay.together.is_some()
        || doc.cheat.as_ref().is_some_and(|cheat| cheat.slip)
        || call.due == Due::Reached
        || call.on.is_some();
    if call.through && !jumps {
        let message = (
            "hier geht immer nur eine Karte aus der Hand, also wird keine Zahl übersprungen: schreib \
             etwa `lay.together.by = \"rank\"`",
            "only one card at a time leaves a hand here, so no number is jumped over: write for example \
             `lay.together.by = \"rank\"`",
        );
        found.add("no_effect", format!("{field}.through"), message);
    }
    if !call.afterwards && call.enforced == Enforced::Automatic {
        let message = (
            "der Tisch sagt es von selbst, also kommt niemand zu spät",
            "the table says it by itself, so nobody is too late",
        );
        found.add("no_effect", format!("{field}.afterwards"), message);
    }
}
