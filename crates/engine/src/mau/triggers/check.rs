//! Static checks of `triggers`: numbers, conditions, and whether they can ever be set off.

use super::hand_rule::Shown;
use super::rule::{Counted, On, TriggerRule};
use super::{hand, once, reach};
use crate::limits::{MAX_CARDS, MAX_COUNTED, MAX_OTHERS, MAX_TRIGGERS};
use crate::mau::cards::beside;
use crate::mau::deck::deck_kinds;
use crate::mau::effects::Place;
use crate::mau::end::{no_call, out_at_once};
use crate::mau::rules::checking::{absent, span};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{Hits, HouseRules, Span};
use crate::mau::{effects, states, upper_bounds};
use crate::rules::{Findings, ID, is_id, text_of};

/// The most times that can be asked for.
const MOST_TIMES: u16 = 200;

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    if doc.triggers.len() > MAX_TRIGGERS {
        let message = (
            format!("schreib höchstens {MAX_TRIGGERS} Auslöser"),
            format!("write at most {MAX_TRIGGERS} triggers"),
        );
        found.add("bad_trigger", "triggers", message);
    }
    if doc.triggers.values().filter(|rule| rule.times.is_some()).count() > MAX_COUNTED {
        let message = (
            format!("höchstens {MAX_COUNTED} Auslöser zählen mit `times`, wie oft es dazu kommt"),
            format!("at most {MAX_COUNTED} triggers count with `times` how often they come about"),
        );
        found.add("bad_trigger", "triggers", message);
    }
    if doc.triggers.values().filter(|rule| rule.does.hits == Hits::Other).count() > MAX_OTHERS {
        let message = (
            format!(
                "höchstens {MAX_OTHERS} Auslöser treffen mit `hits = \"other\"` die andere Person"
            ),
            format!("at most {MAX_OTHERS} triggers hit the other party with `hits = \"other\"`"),
        );
        found.add("bad_trigger", "triggers", message);
    }
    for (id, rule) in &doc.triggers {
        trigger(doc, id, rule, found);
    }
}

fn trigger(doc: &HouseRules, id: &str, rule: &TriggerRule, found: &mut Findings) {
    let field = format!("triggers.{id}");
    if !is_id(id) {
        found.add("bad_id", &field, ID);
    }
    found.0.extend(text_of(&format!("{field}.name"), &rule.name, 40));
    if let Err(message) = reach::comes_about(doc, rule.on) {
        found.add("unreachable_trigger", format!("{field}.on"), message);
    }
    effects::picked(doc, id, &field, found);
    numbers(doc, rule, &field, found);
    if let Some(rule) = &rule.hand {
        hand::check(doc, rule, &format!("{field}.hand"), found);
    }
    conditions(doc, rule, &field, found);
    if rule.does.hits == Hits::Other && !rule.on.concerns_two() {
        let message = (
            "daran ist nur eine Person beteiligt, also gibt es keine andere: schreib etwa \"next\" oder \"chosen\"",
            "this concerns one player only, so there is no other party: write for example \"next\" or \"chosen\"",
        );
        found.add("bad_trigger", format!("{field}.does.hits"), message);
    }
    if matches!(rule.on, On::Loses | On::Dealt) && rule.does.multiplies > 0 {
        let message = (
            "das geschähe bei mehreren Personen, also mehrmals: schreib `on = \"deal_ends\"` oder \"deal_begins\"",
            "this would happen to several players, so several times: write `on = \"deal_ends\"` or \"deal_begins\"",
        );
        found.add("bad_trigger", format!("{field}.does.multiplies"), message);
    }
    let place = if rule.on.is_at_the_end() { Place::End } else { Place::Trigger };
    effects::check(doc, &rule.does, place, &format!("{field}.does"), found);
    beside(&rule.does.as_card(), &format!("{field}.does"), found);
}

fn numbers(doc: &HouseRules, rule: &TriggerRule, field: &str, found: &mut Findings) {
    let cards = MAX_CARDS as u16;
    for (key, asked, bounds) in [
        ("drawn", rule.drawn, (1, cards)),
        ("left", rule.left, (0, cards)),
        ("times", rule.times, (1, MOST_TIMES)),
    ] {
        if let Some(asked) = asked {
            span("bad_trigger", asked, bounds, &format!("{field}.{key}"), found);
        }
    }
    rule.conditions(&doc.states).check(doc, "bad_trigger", field, found);
    states::asked(&doc.states, &rule.held, &rule.unless, "bad_trigger", field, found);
}

fn conditions(doc: &HouseRules, rule: &TriggerRule, field: &str, found: &mut Findings) {
    let mut wrong = |key: &str, message: (&str, &str)| {
        found.add("bad_trigger", format!("{field}.{key}"), message);
    };
    if rule.drawn.is_some() && !matches!(rule.on, On::Draws | On::DrawsPenalty) {
        wrong(
            "drawn",
            (
                "gezogen wird nur bei `on = \"draws\"` und \"draws_penalty\"",
                "cards are drawn only with `on = \"draws\"` and \"draws_penalty\"",
            ),
        );
    }
    if matches!(rule.on, On::HandGrows | On::HandShrinks) && rule.left.is_none() {
        wrong(
            "on",
            (
                "sag mit `left`, auf wie viele Karten, etwa `left = 1`",
                "say with `left` to how many cards, as in `left = 1`",
            ),
        );
    }
    if rule.on == On::HandShrinks && rule.left == Some(Span::Between(0, 0)) {
        let message = (
            "wer keine Karte mehr hat, ist fertig: schreib `on = \"goes_out\"`",
            "whoever holds no card any more is out: write `on = \"goes_out\"`",
        );
        return found.add("unreachable_trigger", format!("{field}.left"), message);
    }
    if rule.counted != Counted::Seat && rule.times.is_none() {
        wrong(
            "counted",
            (
                "sag mit `times`, zum wievielten Mal, etwa `times = 3`",
                "say with `times` which time, as in `times = 3`",
            ),
        );
    }
    if !rule.top.is_empty() && kinds(&rule.top).and(deck_kinds(doc)).is_empty() {
        let message = (
            "keine davon ist im Spiel, also kommt es nie dazu",
            "none of these is in the deck, so this never comes about",
        );
        found.add("unreachable_trigger", format!("{field}.top"), message);
    }
    let Some(call) = &rule.call else { return };
    let of_calls = matches!(
        rule.on,
        On::Calls | On::Forgets | On::Caught | On::Catches | On::CatchesInVain | On::CallsFalsely
    );
    if !of_calls {
        let message = (
            "von einer Ansage handelt das nicht: nimm \"calls\", \"forgets\", \"caught\", \"catches\", \
             \"catches_in_vain\" oder \"calls_falsely\"",
            "this is not about a call: use \"calls\", \"forgets\", \"caught\", \"catches\", \
             \"catches_in_vain\" or \"calls_falsely\"",
        );
        found.add("bad_trigger", format!("{field}.call"), message);
    } else if !doc.calls.contains_key(call) {
        found.add("unreachable_trigger", format!("{field}.call"), no_call(doc, call));
    }
}

/// Warns of cards named that are not in the deck, of what never holds, and of what comes too late.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for (id, rule) in &doc.triggers {
        let field = format!("triggers.{id}");
        rule.top.iter().for_each(|which| absent(doc, which, format!("{field}.top"), found));
        if let Some(asked) = &rule.hand {
            hand::warn(doc, asked, &format!("{field}.hand"), found);
            if asked.shows == Shown::Counted && rule.on.is_at_the_end() {
                let message = (
                    "wenn die Runde vorbei ist, liegen alle Hände offen: lass es weg",
                    "when the deal is over all hands lie open: leave it out",
                );
                found.add("no_effect", format!("{field}.hand.shows"), message);
            }
        }
        let end = rule.on.is_at_the_end() || rule.on == On::GoesOut;
        rule.conditions(&doc.states).warn(doc, end, &field, found);
        states::vain(doc, &rule.held, &rule.unless, &field, found);
        for (key, message) in upper_bounds::open(doc, rule.wish, rule.threat) {
            found.add("no_effect", format!("{field}.{key}"), message);
        }
        for (key, asked) in [("left", rule.left), ("drawn", rule.drawn)] {
            if let Some(message) = upper_bounds::no_such_number(doc, asked) {
                found.add("no_effect", format!("{field}.{key}"), message);
            }
        }
        once::warn(doc, rule, &field, found);
        let last = rule.left == Some(Span::Between(0, 0));
        let holds_some = match rule.on {
            On::Draws | On::DrawsPenalty | On::HandGrows | On::DealBegins | On::Dealt => true,
            On::Passes | On::TurnBegins => out_at_once(doc),
            _ => false,
        };
        if last && holds_some {
            let message = (
                "das trifft nie zu: Wem das geschieht, hat noch Karten",
                "this never holds: whoever it happens to still has cards",
            );
            found.add("no_effect", format!("{field}.left"), message);
        }
        let field = format!("{field}.does");
        effects::warn(doc, &rule.does, &field, found);
        let with_the_last = last && matches!(rule.on, On::Lays | On::JumpsIn | On::Answers);
        if rule.on == On::GoesOut || with_the_last && out_at_once(doc) {
            effects::too_late(doc, &rule.does, &rule.top, &field, found);
        }
    }
}
