//! Matches, and the kitty.

use std::collections::BTreeMap;

use crate::mau::rules::compile::best;
use crate::mau::rules::doc::{HouseRules, LastRound, MatchRule, PointsTo};

use super::{Findings, Scope, deck_kinds, some};

pub(super) fn matches(doc: &HouseRules, scope: &Scope<'_>, found: &mut Findings) {
    let losers = doc.points.to == PointsTo::Holder;
    match &doc.matches {
        MatchRule::Single => {}
        MatchRule::Deals { count } => {
            if !(1..=100).contains(count) {
                found.add("bad_match", "match.deals.count", "play 1 to 100 deals");
            }
        }
        MatchRule::Rounds { count, last } => {
            if !(1..=20).contains(count) {
                found.add("bad_match", "match.rounds.count", "play 1 to 20 rounds");
            }
            if *last == LastRound::Sharp && !losers {
                let message = "the sharp round counts against who holds cards: write \
                               `points.to = \"holder\"`";
                found.add("contradiction", "match.rounds.last", message);
            }
        }
        MatchRule::Race { target } => race(doc, scope, target, found),
        MatchRule::Knockout { at } => {
            if !(1..=100_000).contains(at) {
                found.add("bad_match", "match.knockout.at", "write 1 to 100000 points");
            }
            if losers {
                grows(doc, found);
            } else {
                let message = "who holds cards must note them to be knocked out: write \
                               `points.to = \"holder\"`";
                found.add("contradiction", "match.knockout", message);
            }
        }
    }
    let Some(kitty) = &doc.kitty else { return };
    if !(1..=100_000).contains(&kitty.cents) {
        found.add("bad_kitty", "kitty.cents", "write 1 to 100000 cents");
    }
    if !(1..=1000).contains(&kitty.per) {
        found.add("bad_kitty", "kitty.per", "write 1 to 1000 points");
    }
    if !losers {
        let message = "points that are good cost nothing: write `points.to = \"holder\"`";
        found.add("contradiction", "kitty", message);
    }
}

fn race(doc: &HouseRules, scope: &Scope<'_>, target: &BTreeMap<String, i32>, found: &mut Findings) {
    for seats in scope.seats {
        if !target.contains_key(&seats.to_string()) && !target.contains_key("any") {
            let message = format!("name a target for {seats} seats, or one for \"any\"");
            found.add("no_target", "match.race.target", message);
        }
    }
    for (seats, points) in target {
        let known = seats == "any" || seats.parse::<u8>().is_ok_and(|n| n.to_string() == *seats);
        if !known || !(1..=100_000).contains(points) {
            let message =
                "write { SEATS = POINTS }, as in { 2 = 10, any = 25 }, with 1 point or more";
            found.add("bad_match", format!("match.race.target.{seats}"), message);
        }
    }
    grows(doc, found);
}

/// Somebody must get points, or nobody ever has enough of them.
fn grows(doc: &HouseRules, found: &mut Findings) {
    let points = &doc.points;
    let counts = |card| best(&points.cards, card).copied().unwrap_or(points.each) > 0;
    let deck = deck_kinds(doc);
    let places = points.places.iter().any(|value| *value > 0);
    let least = points.round.as_ref().is_some_and(|round| round.at_least > 0);
    if !deck.is_empty() && !some(deck, counts) && !places && !least {
        let to = if points.to == PointsTo::Winner { "the winner" } else { "who holds them" };
        let message = format!("no card counts points to {to}, so the match can never end");
        found.add("contradiction", "points", message);
    }
}
