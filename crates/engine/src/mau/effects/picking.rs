//! Static checks of choices in an effect: a rule to add, one of several triggers, a wish.

use super::hits::Hits;
use super::kept::MAX_PASSED;
use super::rule::{EffectRule, Picker};
use crate::mau::cards::wishes;
use crate::mau::rules::doc::{HouseRules, MovedHands, On, Way};
use crate::rules::Findings;

pub(super) fn check(
    doc: &HouseRules,
    does: &EffectRule,
    code: &'static str,
    field: &str,
    found: &mut Findings,
) {
    adds(doc, does, code, field, found);
    one_of(doc, does, code, field, found);
    wish(doc, does, code, field, found);
    let cards = if does.gives > 0 { "gives" } else { "puts_away" };
    passes(doc, does, code, field, found);
    let chosen = [
        ("passes", does.passes > 0),
        ("adds", !does.adds.is_empty()),
        ("one_of", !does.one_of.is_empty()),
        ("wish", does.wish.is_some()),
        (cards, does.gives > 0 || does.puts_away > 0),
    ];
    let all: Vec<_> = chosen.iter().filter(|(_, said)| *said).map(|(key, _)| *key).collect();
    let ends = does.ends_deal().is_some() && all.first().is_some_and(|key| *key != cards);
    if all.len() > 1 || ends {
        let names: Vec<_> = all.iter().copied().chain(ends.then_some("ends")).collect();
        let names = names.iter().map(|key| format!("`{key}`")).collect::<Vec<_>>().join(", ");
        let message = (
            format!(
                "in einem `does` wird nur eins ausgesucht: {names}; schreib den Rest in eine zweite Regel"
            ),
            format!("one thing is chosen in a `does`: {names}; write the rest in a second rule"),
        );
        found.add(code, format!("{field}.{}", all[0]), message);
    }
}

fn adds(
    doc: &HouseRules,
    does: &EffectRule,
    code: &'static str,
    field: &str,
    found: &mut Findings,
) {
    let known = |id: &String| doc.patterns.contains_key(id) || doc.triggers.contains_key(id);
    if let Some(id) = does.adds.iter().find(|id| !known(id)) {
        let message = (
            format!(
                "kein Muster und kein Auslöser heißt `{id}`: nimm den Kurznamen, etwa aus `[triggers.{id}]`"
            ),
            format!(
                "no pattern or trigger is called `{id}`: use its short name, as in `[triggers.{id}]`"
            ),
        );
        found.add(code, format!("{field}.adds"), message);
    }
    let own = field.strip_suffix(".does").and_then(|at| at.split('.').nth(1));
    if own.is_some_and(|own| does.adds.iter().any(|id| id == own)) {
        let message = (
            "eine Regel, die niemand dazugenommen hat, kann sich nicht selbst dazunehmen: nenn andere",
            "a rule that nobody has added cannot add itself: name others",
        );
        found.add(code, format!("{field}.adds"), message);
    }
    if !does.adds.is_empty() && does.hits.several() {
        let message = (
            "eine Regel dazu nimmt eine Person: nenn mit `hits` eine einzelne",
            "one player adds a rule: name one with `hits`",
        );
        found.add(code, format!("{field}.adds"), message);
    }
}

fn one_of(
    doc: &HouseRules,
    does: &EffectRule,
    code: &'static str,
    field: &str,
    found: &mut Findings,
) {
    if does.one_of.is_empty() {
        if does.one_of_by != Picker::Hit {
            let message = (
                "nenn mit `one_of` die Auslöser, von denen einer geschieht",
                "name with `one_of` the triggers of which one happens",
            );
            found.add(code, format!("{field}.one_of_by"), message);
        }
        return;
    }
    let field = format!("{field}.one_of");
    let mut ids = does.one_of.clone();
    ids.sort_unstable();
    ids.dedup();
    // In a picked rule `oneself` is the seat that was hit, so a single rule is of use where another seat is
    // hit.
    if ids.len() < 2 && (does.hits == Hits::Oneself || ids.len() < does.one_of.len()) {
        let message = (
            "nenn mindestens zwei verschiedene; was immer geschieht, steht im `does` selbst",
            "name at least two different ones; what always happens stands in the `does` itself",
        );
        found.add(code, &field, message);
    }
    let picked = |id: &String| doc.triggers.get(id).is_some_and(|rule| rule.on == On::Picked);
    if let Some(id) = ids.iter().find(|id| !picked(id)) {
        let message = (
            format!(
                "kein Auslöser mit `on = \"picked\"` heißt `{id}`: nenn den Kurznamen eines solchen"
            ),
            format!(
                "no trigger with `on = \"picked\"` is called `{id}`: name one by its short name"
            ),
        );
        found.add(code, &field, message);
    }
    let nested =
        |id: &&String| doc.triggers.get(*id).is_some_and(|rule| !rule.does.one_of.is_empty());
    if let Some(id) = ids.iter().find(nested) {
        let message = (
            format!("`{id}` lässt selbst aussuchen: nenn gleich hier, was geschehen kann"),
            format!("`{id}` lets one be picked itself: name here all that can happen"),
        );
        found.add(code, &field, message);
    }
}

fn passes(
    doc: &HouseRules,
    does: &EffectRule,
    code: &'static str,
    field: &str,
    found: &mut Findings,
) {
    if does.passes == 0 {
        if does.passes_to != Way::Along {
            let message = (
                "wohin die Karten gehen, zählt nur, wenn welche weitergegeben werden: schreib `passes = 1` dazu",
                "which way cards go matters only where some are passed: write `passes = 1` beside it",
            );
            found.add(code, format!("{field}.passes_to"), message);
        }
        return;
    }
    if usize::from(does.passes) > MAX_PASSED {
        let message = (
            format!("alle geben höchstens {MAX_PASSED} Karten weiter"),
            format!("everybody passes {MAX_PASSED} cards at most"),
        );
        found.add(code, format!("{field}.passes"), message);
    }
    if does.passes_to == Way::Chosen {
        let message = (
            "wohin die Karten gehen, steht vorher fest: schreib \"left\", \"right\", \"across\", \"along\" oder \"against\"",
            "which way cards go is settled before: write \"left\", \"right\", \"across\", \"along\" or \"against\"",
        );
        found.add(code, format!("{field}.passes_to"), message);
    }
    if does.hits != Hits::Oneself {
        let message = (
            "Karten geben hier alle weiter: lass `hits` weg, und schreib, was andere trifft, in eine zweite Regel",
            "everybody passes cards here: leave `hits` out, and write what hits others in a second rule",
        );
        found.add(code, format!("{field}.hits"), message);
    }
    if doc.cheat.as_ref().is_some_and(|cheat| cheat.moved_hands == MovedHands::GoBack) {
        let message = (
            "was alle weitergegeben haben, kommt nicht wieder zurück: lass `cheat.moved_hands` weg",
            "what everybody has passed on does not go back: leave `cheat.moved_hands` out",
        );
        found.add("contradiction", format!("{field}.passes"), message);
    }
}

fn wish(
    doc: &HouseRules,
    does: &EffectRule,
    code: &'static str,
    field: &str,
    found: &mut Findings,
) {
    let Some(wish) = &does.wish else { return };
    wishes(doc, wish, &format!("{field}.wish"), found);
    if does.hits.several() {
        let message = (
            "wünschen kann sich nur eine Person etwas: nenn sie mit `hits`",
            "only one can wish: name them with `hits`",
        );
        found.add(code, format!("{field}.wish"), message);
    }
}

/// Checks a trigger that only a choice sets off.
pub(in crate::mau) fn picked(doc: &HouseRules, id: &str, field: &str, found: &mut Findings) {
    let Some(rule) = doc.triggers.get(id).filter(|rule| rule.on == On::Picked) else { return };
    let named = doc.effects().any(|does| does.one_of.iter().any(|named| named == id));
    if !named && doc.effects().any(|does| !does.one_of.is_empty()) {
        let message = (
            "das sucht niemand aus: nenn es in `one_of` einer anderen Regel",
            "nobody picks this: name it in `one_of` of another rule",
        );
        found.add("unreachable_trigger", format!("{field}.on"), message);
    }
    if rule.hand.is_some() {
        let message = (
            "was ausgesucht werden kann, verriete sonst etwas von der Hand: lass `hand` weg",
            "what can be picked would tell of the hand: leave `hand` out",
        );
        found.add("bad_trigger", format!("{field}.hand"), message);
    }
    if rule.times.is_some() {
        let message = (
            "was ausgesucht wird, zählt nicht mit: lass `times` weg",
            "what is picked does not count: leave `times` out",
        );
        found.add("bad_trigger", format!("{field}.times"), message);
    }
}
