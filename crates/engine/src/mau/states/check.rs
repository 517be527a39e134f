//! Static checks of `states`: their ids, the rules that ask about them and those that switch them.

use super::lasting::Lasting;
use super::rule::{Lasts, StateOf, StateRule, States};
use crate::limits::MAX_STATES;
use crate::mau::deck;
use crate::mau::rules::doc::{EffectRule, HouseRules};
use crate::rules::{Findings, ID, is_id, text_of};

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    if doc.states.len() > MAX_STATES {
        let message = (
            format!("schreib höchstens {MAX_STATES} Zustände"),
            format!("write at most {MAX_STATES} states"),
        );
        found.add("bad_state", "states", message);
    }
    for (id, rule) in &doc.states {
        let field = format!("states.{id}");
        if !is_id(id) {
            found.add("bad_id", &field, ID);
        }
        found.0.extend(text_of(&format!("{field}.name"), &rule.name, 40));
        let most = Lasting::MOST;
        let (key, count) = match rule.lasts {
            None => ("turns", 1),
            Some(Lasts::Turns(count)) => ("turns", count),
            Some(Lasts::Laps(count)) => ("laps", count),
        };
        if !(1..=most).contains(&count) {
            let message = (
                format!("schreib eine Zahl von 1 bis {most}"),
                format!("write a number from 1 to {most}"),
            );
            found.add("bad_state", format!("{field}.lasts.{key}"), message);
        }
        if rule.holds && rule.reverses {
            let message = (
                "wie herum es am Anfang geht, sagt `deal.starter`: lass `holds` oder `reverses` weg",
                "which way play goes at the start says `deal.starter`: leave out `holds` or `reverses`",
            );
            found.add("bad_state", format!("{field}.reverses"), message);
        }
        if rule.of == StateOf::Each && rule.lasts.is_some() {
            let message = (
                "was jede Person für sich hat, endet nicht von selbst: lass `lasts` weg, und schalte es mit einem \
                 Auslöser aus, etwa mit `on = \"turn_begins\"`",
                "what every player has alone does not end by itself: leave `lasts` out, and turn it off with a \
                 trigger, as with `on = \"turn_begins\"`",
            );
            found.add("bad_state", format!("{field}.lasts"), message);
        }
        if rule.of == StateOf::Each && rule.reverses {
            let message = (
                "wie herum es geht, gilt für alle zugleich: lass `of` oder `reverses` weg",
                "which way play goes holds for all at once: leave out `of` or `reverses`",
            );
            found.add("bad_state", format!("{field}.reverses"), message);
        }
        deck::turning(doc, rule, &field, found);
        if rule.holds && rule.of == StateOf::Player {
            let message = (
                "zu Beginn einer Runde gilt es für niemanden, bis eine Regel jemanden trifft: lass `holds` weg",
                "when a deal begins it holds for nobody, until a rule hits somebody: leave `holds` out",
            );
            found.add("bad_state", format!("{field}.holds"), message);
        }
    }
}

/// Checks the states asked for by `while` and `unless`.
pub(in crate::mau) fn asked(
    states: &States,
    held: &[String],
    not: &[String],
    code: &'static str,
    field: &str,
    found: &mut Findings,
) {
    known(states, held, code, &format!("{field}.while"), found);
    known(states, not, code, &format!("{field}.unless"), found);
    if let Some(both) = held.iter().find(|id| not.contains(id)) {
        let message = (
            format!("`{both}` kann nicht zugleich gelten und nicht gelten: lass eines weg"),
            format!("`{both}` cannot hold and not hold at the same time: leave one out"),
        );
        found.add(code, format!("{field}.unless"), message);
    }
}

/// Checks the states switched by an effect.
pub(in crate::mau) fn switched(
    doc: &HouseRules,
    does: &EffectRule,
    code: &'static str,
    field: &str,
    found: &mut Findings,
) {
    let lists = [
        ("turns_on", &does.turns_on),
        ("turns_off", &does.turns_off),
        ("switches", &does.switches),
    ];
    for (key, ids) in lists {
        known(&doc.states, ids, code, &format!("{field}.{key}"), found);
    }
    if does.hits.several() && does.states().any(|id| is_owned(&doc.states, id)) {
        let message = (
            "das gilt immer nur für eine Person: nenn sie mit `hits`",
            "this holds for one player at a time: name them with `hits`",
        );
        found.add(code, format!("{field}.hits"), message);
    }
    let named = |index: usize, id: &String| lists[..index].iter().any(|(_, ids)| ids.contains(id));
    for (index, (key, ids)) in lists.iter().enumerate() {
        if let Some(twice) = ids.iter().find(|id| named(index, id)) {
            let message = (
                format!("mit `{twice}` kann nur eines davon geschehen: lass eines weg"),
                format!("only one of these can happen to `{twice}`: leave one out"),
            );
            found.add(code, format!("{field}.{key}"), message);
        }
    }
}

/// Whether the state belongs to one player at a time.
fn is_owned(states: &States, id: &String) -> bool {
    states.get(id).is_some_and(|rule| rule.of == StateOf::Player)
}

/// Whether the seat hit matters when a rule switches the state.
pub(in crate::mau) fn is_of_players(states: &States, id: &String) -> bool {
    states.get(id).is_some_and(|rule| rule.of != StateOf::Table)
}

fn known(states: &States, ids: &[String], code: &'static str, field: &str, found: &mut Findings) {
    let Some(id) = ids.iter().find(|id| !states.contains_key(*id)) else { return };
    let all = states.keys().map(String::as_str).collect::<Vec<_>>().join(", ");
    let message = if all.is_empty() {
        let table = format!("states.{id} = {{ name = {{ de = \"…\", en = \"…\" }} }}");
        (
            format!("einen Zustand `{id}` gibt es nicht: schreib etwa `{table}` dazu"),
            format!("there is no state `{id}`: write `{table}`, say, beside it"),
        )
    } else {
        (
            format!("einen Zustand `{id}` gibt es nicht; es gibt: {all}"),
            format!("there is no state `{id}`; there are: {all}"),
        )
    };
    found.add(code, field, message);
}

/// Warns of states that nothing switches.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    let switched = |id: &String| doc.effects().any(|does| does.states().any(|named| named == id));
    for id in doc.states.keys().filter(|id| !switched(id)) {
        let message = (
            "den schaltet nichts um: schreib in ein Muster oder einen Auslöser etwa \
             `does = { switches = [\"…\"] }`",
            "nothing switches this one: write `does = { switches = [\"…\"] }`, say, in a pattern or a trigger",
        );
        found.add("no_effect", format!("states.{id}"), message);
    }
    let asked = doc.conditions().any(|asked| asked.direction.is_some());
    let vain = |rule: &StateRule| rule.reverses && doc.seats.max == 2 && !asked;
    for (id, _) in doc.states.iter().filter(|(_, rule)| vain(rule)) {
        let message = (
            "zu zweit ändert die Richtung nichts: nimm `misses`, damit die andere Person aussetzt",
            "between two players the direction makes no difference: use `misses` for the other to miss a turn",
        );
        found.add("no_effect", format!("states.{id}.reverses"), message);
    }
}

/// Warns of states that no rule asks for, in a whole document including its `when` patches.
pub(in crate::mau) fn unasked(doc: &HouseRules, found: &mut Findings) {
    let asked =
        |id: &String, rule: &StateRule| rule.reverses || rule.turns_over || doc.asks_for_state(id);
    for (id, _) in doc.states.iter().filter(|(id, rule)| !asked(id, rule)) {
        let message = (
            "danach fragt keine Regel: schreib `while` oder `unless`, etwa in `dormant`",
            "no rule asks for this one: write `while` or `unless`, in `dormant`, say",
        );
        found.add("no_effect", format!("states.{id}"), message);
    }
}

/// Warns of an effect that switches a state to what it always is already.
pub(in crate::mau) fn no_effect(
    doc: &HouseRules,
    does: &EffectRule,
    field: &str,
    found: &mut Findings,
) {
    let away = |id: &String, on: bool| {
        let list = |other: &EffectRule| {
            let ids = if on { &other.turns_off } else { &other.turns_on };
            ids.contains(id) || other.switches.contains(id)
        };
        doc.effects().any(list)
    };
    for (key, ids, on) in
        [("turns_on", &does.turns_on, true), ("turns_off", &does.turns_off, false)]
    {
        let always = |id: &&String| {
            doc.states.get(*id).is_some_and(|rule| rule.holds == on) && !away(id, on)
        };
        if let Some(id) = ids.iter().find(always) {
            let message = if on {
                (
                    format!("`{id}` gilt ohnehin immer: nichts schaltet es aus"),
                    format!("`{id}` always holds anyway: nothing switches it off"),
                )
            } else {
                (
                    format!("`{id}` gilt ohnehin nie: nichts schaltet es ein"),
                    format!("`{id}` never holds anyway: nothing switches it on"),
                )
            };
            found.add("no_effect", format!("{field}.{key}"), message);
        }
    }
}

/// Warns of conditions on a state that nothing ever switches to what is asked.
pub(in crate::mau) fn vain(
    doc: &HouseRules,
    held: &[String],
    not: &[String],
    field: &str,
    found: &mut Findings,
) {
    let never = |id: &String, wanted: bool| {
        let start = doc.states.get(id).is_some_and(|rule| rule.holds);
        let list = |does: &EffectRule| {
            let ids = if wanted { &does.turns_on } else { &does.turns_off };
            ids.contains(id) || does.switches.contains(id)
        };
        start != wanted && !doc.effects().any(list)
    };
    if let Some(id) = held.iter().find(|id| never(id, true)) {
        let message = (
            format!("das trifft nie zu: nichts schaltet `{id}` ein"),
            format!("this never holds: nothing switches `{id}` on"),
        );
        found.add("no_effect", format!("{field}.while"), message);
    }
    if let Some(id) = not.iter().find(|id| never(id, false)) {
        let message = (
            format!("das trifft nie zu: nichts schaltet `{id}` aus"),
            format!("this never holds: nothing switches `{id}` off"),
        );
        found.add("no_effect", format!("{field}.unless"), message);
    }
}
