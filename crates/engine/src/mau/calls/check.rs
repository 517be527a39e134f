//! Static checks of `calls`: when they are due, what they cost, and whether they can ever be due.

use super::saying;
use crate::limits::MAX_CALLS;
use crate::mau::deck::deck_kinds;
use crate::mau::end::may_be_last;
use crate::mau::rules::checking::{absent, named};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{CallRule, Due, Enforced, HouseRules, On};
use crate::mau::triggers::comes_about;
use crate::rules::{Findings, ID, is_id, text_of};

/// Most cards drawn as a penalty.
pub(in crate::mau) const MOST_FINED: u8 = 20;

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    if doc.calls.len() > MAX_CALLS {
        let message =
            (format!("höchstens {MAX_CALLS} Ansagen"), format!("at most {MAX_CALLS} calls"));
        found.add("too_many_calls", "calls", message);
    }
    for (id, call) in &doc.calls {
        let field = format!("calls.{id}");
        if !is_id(id) {
            found.add("bad_id", &field, ID);
        }
        found.0.extend(text_of(&format!("{field}.name"), &call.name, 30));
        if call.at.is_some_and(|at| at > 10) {
            let message = (
                "eine Ansage ist bei höchstens 10 Karten fällig",
                "a call is due with at most 10 cards left",
            );
            found.add("bad_call", format!("{field}.at"), message);
        }
        due(doc, call, &field, found);
        if call.due == Due::Reached && (call.at.is_none() || !call.cards.is_empty()) {
            let message = (
                "eine Ansage, die allein durch die Zahl der Karten fällig wird, braucht `at` und \
                 kein `cards`",
                "a call that falls due by a number of cards alone needs `at` and no `cards`",
            );
            found.add("contradiction", format!("{field}.due"), message);
        }
        let free =
            matches!(call.enforced, Enforced::Nobody | Enforced::Reminder | Enforced::Automatic);
        by_happening(doc, call, &field, found);
        saying::check(call, &field, found);
        call.only_if.check(doc, call.on, "bad_call", &format!("{field}.if"), found);
        // It may cost something other than cards.
        let costs = doc.triggers.values().any(|rule| {
            matches!(rule.on, On::Forgets | On::Caught | On::Catches)
                && rule.call.as_ref().is_none_or(|other| other == id)
        });
        if !free && call.penalty == 0 && !costs {
            let message = (
                "eine Ansage, auf die jemand achtet, kostet mindestens eine Karte, oder etwas durch einen \
                 Auslöser mit `on = \"forgets\"`, \"caught\" oder \"catches\"; oder schreib `enforced = \"nobody\"`",
                "a call that is enforced costs at least one card, or something by a trigger with \
                 `on = \"forgets\"`, \"caught\" or \"catches\"; or let `enforced = \"nobody\"`",
            );
            found.add("contradiction", format!("{field}.penalty"), message);
        }
        if call.at == Some(0) && call.enforced == Enforced::CatchUntilOwnTurn {
            let message = (
                "wer fertig ist, kommt nicht mehr an den Zug: nimm \"catch_until_next_move\" oder \
                 \"table\"",
                "who is out has no next turn: use \"catch_until_next_move\" or \"table\"",
            );
            found.add("contradiction", format!("{field}.enforced"), message);
        }
        if [call.penalty, call.false_penalty, call.false_catch]
            .iter()
            .any(|cards| *cards > MOST_FINED)
        {
            found.add("bad_draw", field, fined_too_much());
        }
    }
}

/// Whether `on` can make it due, and no other key is about laying a card.
fn by_happening(doc: &HouseRules, call: &CallRule, field: &str, found: &mut Findings) {
    let Some(on) = call.on else { return };
    let speaks_of_laying = call.before_laying
        || !call.cards.is_empty()
        || call.false_penalty > 0
        || call.due == Due::Reached;
    if speaks_of_laying {
        let message = (
            "was durch `on` fällig wird, hat kein `cards`, `due` und `false_penalty`, und \
             `before_laying = false`",
            "what is due by `on` has no `cards`, `due` or `false_penalty`, and \
             `before_laying = false`",
        );
        found.add("contradiction", format!("{field}.on"), message);
    }
    if !can_be_due_by(on) {
        let message = (
            "dadurch wird keine Ansage fällig; fürs Legen lass `on` weg",
            "no call falls due by that; for playing a card leave `on` out",
        );
        found.add("bad_call", format!("{field}.on"), message);
    }
    let hand = matches!(on, On::HandGrows | On::HandShrinks);
    if hand && call.at.is_none_or(|at| at == 0) {
        let message = (
            "sag mit `at`, auf wie viele Karten, etwa `at = 2`",
            "say with `at` to how many cards, as in `at = 2`",
        );
        found.add("bad_call", format!("{field}.at"), message);
    }
    if let Err(message) = comes_about(doc, on) {
        found.add("unreachable_call", format!("{field}.on"), message);
    }
}

/// Whether a call can fall due by `on`: the player it happens to is still in the deal, and knows of it.
pub(in crate::mau) const fn can_be_due_by(on: On) -> bool {
    !matches!(
        on,
        On::Calls
            | On::Lays
            | On::Forgets
            | On::Caught
            | On::Catches
            | On::CatchesInVain
            | On::CallsFalsely
            | On::AccusedRightly
            | On::AccusedWrongly
            | On::AccusesRightly
            | On::AccusesWrongly
            | On::FoundGuilty
            | On::ChargesInVain
            | On::DealBegins
            | On::Dealt
            | On::DealEnds
            | On::Loses
            | On::GoesOut
            | On::ComesBack
            | On::Picked
    )
}

pub(in crate::mau) fn fined_too_much() -> (String, String) {
    (
        format!("eine Strafe sind höchstens {MOST_FINED} Karten"),
        format!("a penalty is at most {MOST_FINED} cards"),
    )
}

/// Whether the call can ever fall due.
fn due(doc: &HouseRules, call: &CallRule, field: &str, found: &mut Findings) {
    let deck = deck_kinds(doc);
    if call.cards.is_empty() || deck.is_empty() {
        return;
    }
    let named_here = kinds(&call.cards).and(deck);
    if named_here.is_empty() {
        let cards = named(&call.cards);
        let message = (
            format!("{cards} ist nicht im Spiel, also wird das nie fällig"),
            format!("{cards} is not in the deck, so this never falls due"),
        );
        found.add("unreachable_call", format!("{field}.cards"), message);
    } else if call.at == Some(0) && named_here.and(may_be_last(doc)).is_empty() {
        let cards = named(&call.cards);
        let message = (
            format!("{cards} darf nicht die letzte Karte sein, also wird das nie fällig"),
            format!("{cards} may not be the last card, so this never falls due"),
        );
        found.add("unreachable_call", format!("{field}.cards"), message);
    }
}

/// Warns of cards that are not in the deck, and of penalties that nobody enforces.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for (id, call) in &doc.calls {
        saying::warn(doc, call, &format!("calls.{id}"), found);
        call.only_if.warn(doc, &format!("calls.{id}.if"), found);
        for which in &call.cards {
            absent(doc, which, format!("calls.{id}.cards"), found);
        }
        let enforced = call.enforced;
        let free = matches!(enforced, Enforced::Nobody | Enforced::Reminder | Enforced::Automatic);
        if free && call.penalty > 0 {
            let message = (
                "niemand achtet auf diese Ansage, also kostet es nie etwas, sie wegzulassen: schreib \
                 0, oder etwa `enforced = \"table\"`",
                "nobody sees to this call, so leaving it out never costs anything: write 0, or for \
                 example `enforced = \"table\"`",
            );
            found.add("no_effect", format!("calls.{id}.penalty"), message);
        }
        if call.false_catch > 0 && !enforced.can_be_caught() {
            let message = (
                "bei dieser Ansage wird niemand erwischt, also auch niemand vergeblich",
                "nobody is caught leaving this call out, so nobody is caught in vain either",
            );
            found.add("no_effect", format!("calls.{id}.false_catch"), message);
        }
    }
}
