//! Static checks of announcements (`announce`): what they do, and what they cost.

use std::collections::BTreeSet;

use crate::maxonaut::rules::doc::HouseRules;
use crate::rules::Findings;

/// Checks the effects of announcements.
pub(super) fn announce(doc: &HouseRules, found: &mut Findings) {
    let rule = &doc.announce;
    let mut known = BTreeSet::new();
    for claim in rule.reverses.iter().filter(|claim| !known.insert(**claim)) {
        let message = (format!("{claim} steht hier zweimal"), format!("{claim} stands here twice"));
        found.add("bad_announcement", "announce.reverses", message);
    }
    let mut known = BTreeSet::new();
    for &digit in &rule.skips {
        if !(1..=9).contains(&digit) {
            let message = (
                format!("{digit} ist keine Ziffer einer Ansage: schreib 1 bis 9"),
                format!("{digit} is no digit of an announcement: write 1 to 9"),
            );
            found.add("bad_announcement", "announce.skips", message);
        } else if !known.insert(digit) {
            let message =
                (format!("{digit} steht hier zweimal"), format!("{digit} stands here twice"));
            found.add("bad_announcement", "announce.skips", message);
        }
    }
    points(doc, "announce.wrong_form", rule.wrong_form, 0, found);
}

/// Checks what follows an announced 21.
pub(super) fn maxonaut(doc: &HouseRules, found: &mut Findings) {
    let rule = &doc.maxonaut;
    points(doc, "maxonaut.accept", rule.accept, 0, found);
    points(doc, "maxonaut.doubt", rule.doubt, 1, found);
    if rule.accept > 0 && rule.accept >= rule.doubt {
        let (accept, doubt) = (rule.accept, rule.doubt);
        let message = (
            format!(
                "Glauben kostet {accept}, und Zweifeln kostet {doubt} nur den, der sich irrt; so \
                 würde niemand glauben: schreib weniger als bei `maxonaut.doubt`, oder 0, wenn \
                 niemand die Wahl hat"
            ),
            format!(
                "accepting costs {accept} and doubting costs {doubt} only who is wrong, so nobody \
                 would accept: write less than `maxonaut.doubt`, or 0 for no such choice"
            ),
        );
        found.add("no_choice", "maxonaut.accept", message);
    }
}

/// Checks a number of points: more than end the match at once make no sense.
fn points(doc: &HouseRules, field: &str, points: u8, least: u8, found: &mut Findings) {
    if !(least..=doc.limit.max(least)).contains(&points) {
        let most = doc.limit.max(least);
        let message = (
            format!("schreib {least} bis {most}: Die Partie endet bei `limit` Punkten"),
            format!("write {least} to {most}: the match ends at `limit` points"),
        );
        found.add("bad_points", field, message);
    }
}

/// Warns of settings that have no effect with two players (MAX-O1, MAX-O3).
pub(super) fn no_effect(doc: &HouseRules, found: &mut Findings) {
    if doc.seats.max > 2 {
        return;
    }
    let rule = &doc.announce;
    for (field, empty) in
        [("announce.reverses", rule.reverses.is_empty()), ("announce.skips", rule.skips.is_empty())]
    {
        if !empty {
            let message = (
                "zu zweit bewirkt das nichts, und mehr können nicht spielen",
                "this does nothing with two seats, and no more can play",
            );
            found.add("no_effect", field, message);
        }
    }
}
