//! Static checks of the match format (`match`, `kitty`): numbers of deals and rounds, races for
//! points, the kitty.

use std::collections::BTreeMap;

use crate::mau::deal::all_lose_alike;
use crate::mau::deck::deck_kinds;
use crate::mau::points::noted;
use crate::mau::rules::checking::Scope;
use crate::mau::rules::doc::{
    HouseRules, KittyTo, LastRound, MatchRule, NextDealer, PointsRule, PointsTo, Ties,
};
use crate::rules::Findings;

pub(in crate::mau) fn check(doc: &HouseRules, scope: &Scope<'_>, found: &mut Findings) {
    // The match format does not change from deal to deal.
    if scope.by_deal {
        return;
    }
    let losers = doc.points.to == PointsTo::Holder;
    match &doc.matches {
        MatchRule::Single => {}
        MatchRule::Deals { count } => {
            if !(1..=100).contains(count) {
                let message = ("spielt 1 bis 100 Runden", "play 1 to 100 deals");
                found.add("bad_match", "match.deals.count", message);
            }
        }
        MatchRule::Rounds { count, last } => {
            if !(1..=20).contains(count) {
                let message = ("spielt 1 bis 20 Durchgänge", "play 1 to 20 rounds");
                found.add("bad_match", "match.rounds.count", message);
            }
            if *last == LastRound::Sharp && !losers {
                let message = (
                    "der scharfe Durchgang zählt gegen den, der Karten hat: schreib \
                     `points.to = \"holder\"`",
                    "the sharp round counts against who holds cards: write \
                     `points.to = \"holder\"`",
                );
                found.add("contradiction", "match.rounds.last", message);
            }
        }
        MatchRule::Race { target, lead } => {
            race(doc, scope, target, found);
            if !(0..=1_000).contains(lead) {
                let message = ("schreib 0 bis 1000 Punkte", "write 0 to 1000 points");
                found.add("bad_match", "match.race.lead", message);
            }
        }
        MatchRule::Dropout => {
            if !deck_kinds(doc).is_empty() && !noted(doc, |value| value != 0) {
                let message = (
                    "hier notiert nie jemand Punkte, also scheidet niemand aus, und die Partie endet nie",
                    "nobody ever notes points here, so nobody drops out, and the match can never end",
                );
                found.add("contradiction", "points", message);
            } else if all_lose_alike(doc) {
                let message = if doc.points.to == PointsTo::Winner {
                    (
                        "wer nicht gewinnt, notiert hier immer gleich viel, also wäre es einfach die nächste Person: \
                         schreib `points.to = \"holder\"`",
                        "all who do not win note the same here, so it would simply be the next player: write \
                         `points.to = \"holder\"`",
                    )
                } else {
                    (
                        "wer nicht gewinnt, notiert hier immer gleich viel, also wäre es einfach die nächste Person: \
                         lass Karten zählen, etwa `points.each = 1`",
                        "all who do not win note the same here, so it would simply be the next player: let cards \
                         count, as in `points.each = 1`",
                    )
                };
                found.add("contradiction", "match", message);
            }
        }
        MatchRule::Knockout { at } => {
            if !(1..=100_000).contains(at) {
                let message = ("schreib 1 bis 100000 Punkte", "write 1 to 100000 points");
                found.add("bad_match", "match.knockout.at", message);
            }
            if losers {
                grows(doc, found);
            } else {
                let message = (
                    "wer Karten hat, muss sie notieren, um auszuscheiden: schreib \
                     `points.to = \"holder\"`",
                    "who holds cards must note them to be knocked out: write \
                     `points.to = \"holder\"`",
                );
                found.add("contradiction", "match.knockout", message);
            }
        }
    }
    let Some(kitty) = &doc.kitty else { return };
    if !(1..=100_000).contains(&kitty.cents) {
        let message = ("schreib 1 bis 100000 Cent", "write 1 to 100000 cents");
        found.add("bad_kitty", "kitty.cents", message);
    }
    if !(1..=1000).contains(&kitty.per) {
        let message = ("schreib 1 bis 1000 Punkte", "write 1 to 1000 points");
        found.add("bad_kitty", "kitty.per", message);
    }
    if !losers && kitty.to == KittyTo::Table {
        let message = (
            "Punkte, die gut sind, kosten nichts: schreib `points.to = \"holder\"`, oder mit `kitty.to`, wer etwas \
             bekommt",
            "points that are good cost nothing: write `points.to = \"holder\"`, or with `kitty.to` who gets something",
        );
        found.add("contradiction", "kitty", message);
    }
    let paid = doc.points.paid || doc.effects().any(|does| does.pays != 0 || does.pays_in != 0);
    if kitty.to == KittyTo::Players && !paid {
        let message = (
            "hier zahlt niemand jemandem Punkte, also ginge es nicht auf: schreib `points.paid = true`, oder `pays` in \
             ein Muster oder einen Auslöser",
            "nobody pays anybody points here, so it would not add up: write `points.paid = true`, or `pays` in a \
             pattern or a trigger",
        );
        found.add("contradiction", "kitty.to", message);
    }
}

fn race(doc: &HouseRules, scope: &Scope<'_>, target: &BTreeMap<String, i32>, found: &mut Findings) {
    for seats in scope.seats {
        if !target.contains_key(&seats.to_string()) && !target.contains_key("any") {
            let message = (
                format!(
                    "nenne ein Ziel für {seats} Leute oder eines für alle Zahlen, etwa \
                     {{ any = 25 }}"
                ),
                format!(
                    "name a target for {seats} seats, or one for \"any\", as in {{ any = 25 }}"
                ),
            );
            found.add("no_target", "match.race.target", message);
        }
    }
    for (seats, points) in target {
        let known = seats == "any" || seats.parse::<u8>().is_ok_and(|n| n.to_string() == *seats);
        if !known || !(1..=100_000).contains(points) {
            let message = (
                "schreib { LEUTE = PUNKTE }, etwa { 2 = 10, any = 25 }, mit mindestens 1 Punkt",
                "write { SEATS = POINTS }, as in { 2 = 10, any = 25 }, with 1 point or more",
            );
            found.add("bad_match", format!("match.race.target.{seats}"), message);
        }
    }
    grows(doc, found);
}

/// Somebody must be able to get points, or the match never ends.
fn grows(doc: &HouseRules, found: &mut Findings) {
    if !deck_kinds(doc).is_empty() && !noted(doc, |value| value > 0) {
        let (de, en) = match doc.points.to {
            PointsTo::Winner => ("die gewinnende Person", "the winner"),
            PointsTo::Holder => ("die Person, die sie hat", "who holds them"),
        };
        let message = (
            format!(
                "keine Karte zählt Punkte für {de}, und auch sonst notiert niemand welche; also endet die Partie \
                 nie"
            ),
            format!(
                "no card counts points to {en}, and nobody notes any otherwise, so the match can never end"
            ),
        );
        found.add("contradiction", "points", message);
    }
}

/// Warns of a kitty where nobody ever notes points, and of settings that matter only in a match of
/// several deals.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    if doc.kitty.is_some() && !noted(doc, |value| value != 0) {
        let message = (
            "hier notiert nie jemand Punkte, also zahlt auch niemand: sag mit `points.each`, `points.cards` oder \
             `points.places`, was zählt",
            "nobody ever notes points here, so nobody pays either: say with `points.each`, `points.cards` or \
             `points.places` what counts",
        );
        found.add("no_effect", "kitty", message);
    }
    left_alone(doc, found);
    if doc.matches != MatchRule::Single {
        return;
    }
    let mut tell = |field: &str| {
        let message = (
            "eine Partie ist hier eine einzige Runde, also kommt es darauf nie an: schreib etwa \
             `match = { deals = { count = 3 } }`",
            "a match is a single deal here, so this never matters: write for example \
             `match = { deals = { count = 3 } }`",
        );
        found.add("no_effect", field, message);
    };
    if doc.deal.dealer != NextDealer::Left {
        tell("deal.dealer");
    }
    if doc.deal.starter.by_last_deal() {
        tell("deal.starter");
    }
    let PointsRule {
        to: _,
        paid,
        difference,
        each: _,
        cards,
        last_card,
        round,
        places,
        rest,
        many,
        resets,
        ties,
        worst_loses,
    } = &doc.points;
    for (field, said) in [
        ("points.ties", *ties != Ties::Shared),
        ("points.worst_loses", *worst_loses),
        ("points.resets", !resets.is_empty()),
    ] {
        if said {
            tell(field);
        }
    }
    // The kitty is settled even after a single deal.
    if doc.kitty.is_some() {
        return;
    }
    for (field, said) in [
        ("points.paid", *paid),
        ("points.difference", *difference),
        ("points.cards", !cards.is_empty()),
        ("points.last_card", !last_card.is_empty()),
        ("points.round", round.is_some()),
        ("points.places", !places.is_empty()),
        ("points.rest", *rest != 0),
        ("points.many", !many.is_empty()),
    ] {
        if said {
            tell(field);
        }
    }
}

/// Warns of rules about the score where the last player left wins, whatever the score.
fn left_alone(doc: &HouseRules, found: &mut Findings) {
    let dropout = doc.matches == MatchRule::Dropout;
    let knockout = matches!(doc.matches, MatchRule::Knockout { .. });
    // Unless a rule ends the match before that.
    if doc.effects().any(|does| does.ends_match.is_some()) {
        return;
    }
    let says = |field: &str, found: &mut Findings| {
        let message = (
            "hier gewinnt, wer übrig bleibt, und alle anderen sind ausgeschieden: Der Stand entscheidet nichts",
            "whoever is left wins here, and all others have dropped out: the score decides nothing",
        );
        found.add("no_effect", field, message);
    };
    if (dropout || knockout) && doc.points.ties != Ties::Shared {
        says("points.ties", found);
    }
    if dropout && doc.points.worst_loses {
        says("points.worst_loses", found);
    }
}
