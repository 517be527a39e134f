//! What can be proved wrong about it.

use crate::card_set::KindSet;
use crate::mau::deck::deck_kinds;
use crate::mau::rules::check::absent;
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::HouseRules;
use crate::rules::Findings;

/// The kinds in the deck that may be the last card.
pub(in crate::mau) fn may_be_last(doc: &HouseRules) -> KindSet {
    let only = &doc.end.only_last;
    let only = if only.is_empty() { KindSet::ALL } else { kinds(only) };
    deck_kinds(doc).and(only).without(kinds(&doc.end.never_last))
}

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
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
    if !told && !deck_kinds(doc).is_empty() && may_be_last(doc).is_empty() {
        let field = if doc.end.only_last.is_empty() { "end.never_last" } else { "end.only_last" };
        let message = (
            "keine Karte im Spiel darf die letzte sein, also wird nie jemand fertig",
            "no card of the deck may be the last one, so nobody can ever go out",
        );
        found.add("nothing_last", field, message);
    }
}

/// Cards named that are not there.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for (field, list) in
        [("end.never_last", &doc.end.never_last), ("end.only_last", &doc.end.only_last)]
    {
        list.iter().for_each(|which| absent(doc, which, field.to_owned(), found));
    }
}
