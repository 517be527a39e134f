//! Static checks of the end of a deal (`end`): what may be the last card, redrawing, the call for
//! it.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::calls::due_at_the_end;
use crate::mau::deck::deck_kinds;
use crate::mau::points::counted;
use crate::mau::rules::checking::absent;
use crate::mau::rules::compile::{best, kinds};
use crate::mau::rules::doc::{
    Blocked, CallRule, Due, Enforced, HouseRules, LastGift, LastThreat, Speaker,
};
use crate::mau::rules::lookup::rule_of;
use crate::rules::Findings;

/// The kinds in the deck that may be the last card.
pub(in crate::mau) fn may_be_last(doc: &HouseRules) -> KindSet {
    let only = &doc.end.only_last;
    let only = if only.is_empty() { KindSet::ALL } else { kinds(only) };
    deck_kinds(doc).and(only).without(kinds(&doc.end.never_last))
}

/// Those of them with which a player is out.
fn ends(doc: &HouseRules) -> KindSet {
    let plays_on = |card: &Card| {
        best(&doc.end.redraw, *card).is_some_and(|count| *count > 0)
            || rule_of(doc, *card).is_some_and(|rule| rule.covered)
    };
    may_be_last(doc).filter(|card| !plays_on(card)).collect()
}

/// Most cards drawn after a last card.
const MOST_REDRAWN: u8 = 10;

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    for (which, count) in &doc.end.redraw {
        if *count > MOST_REDRAWN {
            let message = (
                format!(
                    "danach zieht man 1 bis {MOST_REDRAWN} Karten, oder 0: dann ist man fertig"
                ),
                format!("1 to {MOST_REDRAWN} cards are drawn then, or 0: then its player is out"),
            );
            found.add("bad_redraw", format!("end.redraw.{which}"), message);
        }
    }
    last_call(doc, found);
    let both = doc.end.only_last.iter().filter(|which| doc.end.never_last.contains(which));
    let mut told = false;
    for which in both {
        let message = (
            format!("{which} darf nach `end.never_last` nie die letzte Karte sein"),
            format!("{which} may never be the last card, by `end.never_last`"),
        );
        found.add("contradiction", "end.only_last", message);
        told = true;
    }
    if !told && !deck_kinds(doc).is_empty() && ends(doc).is_empty() {
        let field = if !may_be_last(doc).is_empty() {
            "end.redraw"
        } else if doc.end.only_last.is_empty() {
            "end.never_last"
        } else {
            "end.only_last"
        };
        let message = (
            "keine Karte im Spiel darf die letzte sein, also wird nie jemand fertig",
            "no card of the deck may be the last one, so nobody can ever go out",
        );
        found.add("nothing_last", field, message);
    }
}

/// Whether a player who has laid the last card is out at once, whatever it was: no threat comes back, no call
/// is owed and nobody can be accused.
pub(in crate::mau) fn out_at_once(doc: &HouseRules) -> bool {
    let comes_back =
        doc.end.last_threat == LastThreat::MayComeBack && doc.threats().next().is_some();
    let owes =
        |call: &CallRule| due_at_the_end(call.at, call.through) && call.enforced.is_seen_to();
    let plays_on = !doc.end.redraw.is_empty() || doc.cards.values().any(|rule| rule.covered);
    !comes_back && !plays_on && doc.cheat.is_none() && !doc.calls.values().any(owes)
}

/// Checks that the call required for going out exists, and that anybody may make it.
fn last_call(doc: &HouseRules, found: &mut Findings) {
    let Some(name) = &doc.end.last_call else { return };
    let Some(call) = doc.calls.get(name) else {
        return found.add("unreachable_call", "end.last_call", no_call(doc, name));
    };
    let CallRule { at, cards, before_laying, enforced, due, on, of, through, .. } = call;
    let owed = at.is_some() || !cards.is_empty() || on.is_some() || *enforced != Enforced::Nobody;
    if owed || !before_laying || *due != Due::Laid || *of != Speaker::Oneself || *through {
        let message = (
            "diese Ansage ist niemand schuldig: `before_laying = true`, `enforced = \"nobody\"`, `penalty = \
             0` und nichts, was sie fällig macht",
            "nobody owes this call: `before_laying = true`, `enforced = \"nobody\"`, `penalty = 0` and \
             nothing that makes it due",
        );
        found.add("contradiction", "end.last_call", message);
    }
}

/// The message for a call that does not exist.
pub(in crate::mau) fn no_call(doc: &HouseRules, name: &str) -> (String, String) {
    let known: Vec<_> = doc.calls.keys().map(String::as_str).collect();
    if known.is_empty() {
        return (
            format!(
                "eine Ansage `{name}` gibt es nicht, und auch keine andere: lege sie unter `calls.{name}` an"
            ),
            format!("there is no call `{name}`, nor any other: write it as `calls.{name}`"),
        );
    }
    let known = known.join(", ");
    (
        format!("eine Ansage `{name}` gibt es nicht; es gibt: {known}"),
        format!("there is no call `{name}`; there are: {known}"),
    )
}

/// Warns of cards that are not in the deck, and of rules about threats and gifts that do not exist.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for (field, list) in
        [("end.never_last", &doc.end.never_last), ("end.only_last", &doc.end.only_last)]
    {
        list.iter().for_each(|which| absent(doc, which, field.to_owned(), found));
    }
    for which in doc.end.redraw.keys() {
        let field = format!("end.redraw.{which}");
        absent(doc, which, field.clone(), found);
        let last = which.kinds().and(deck_kinds(doc));
        if !last.is_empty() && last.and(may_be_last(doc)).is_empty() {
            let message = (
                "das darf nie die letzte Karte sein, also zieht danach niemand",
                "this may never be the last card, so nobody draws after it",
            );
            found.add("no_effect", field, message);
        }
    }
    if doc.end.last_threat == LastThreat::MayComeBack && doc.threats().next().is_none() {
        let message = (
            "hier droht keine Karte und kein Muster, also kommt auch keine Drohung zurück",
            "no card and no pattern threatens here, so no threat comes back either",
        );
        found.add("no_effect", "end.last_threat", message);
    }
    if doc.end.blocked == Blocked::FewestPoints && !counted(doc, |points| points != 0) {
        let message = (
            "hier zählt keine Karte etwas, also haben alle gleich viele Punkte: schreib \"fewest_cards\"",
            "no card counts anything here, so all hold the same points: write \"fewest_cards\"",
        );
        found.add("no_effect", "end.blocked", message);
    }
    if doc.end.last_gift == LastGift::Kept && !doc.threats().any(|threat| threat.give) {
        let message = (
            "hier schenkt niemand: das gilt nur für Drohungen mit `give`",
            "nobody gives a card here: this is about threats with `give` only",
        );
        found.add("no_effect", "end.last_gift", message);
    }
}
