//! Static checks of `points`: bounds, and whether anybody counts or notes points at all.

use crate::limits::MAX_CARDS;
use crate::mau::deck::deck_kinds;
use crate::mau::rules::checking::{absent, some};
use crate::mau::rules::compile::best;
use crate::mau::rules::doc::{Blocked, DealEnd, HouseRules, PointsTo};
use crate::rules::Findings;

/// Whether a value is within the bounds of what a card or a place counts.
fn worth(value: i32) -> bool {
    (-1000..=1000).contains(&value)
}

pub(in crate::mau) fn check(doc: &HouseRules, found: &mut Findings) {
    let points = &doc.points;
    if !worth(points.each) || !points.cards.values().all(|value| worth(*value)) {
        let message =
            ("eine Karte zählt -1000 bis 1000 Punkte", "a card counts -1000 to 1000 points");
        found.add("bad_points", "points", message);
    }
    for (key, said) in [("paid", points.paid), ("difference", points.difference)] {
        if said && points.to == PointsTo::Holder {
            let message = (
                "hier schreiben alle ihre eigenen Karten auf, und niemand bekommt etwas davon: schreib \
                 `points.to = \"winner\"`",
                "here everybody notes their own cards, and nobody gets any of it: write \
                 `points.to = \"winner\"`",
            );
            found.add("contradiction", format!("points.{key}"), message);
        }
    }
    for (which, factor) in &points.last_card {
        if !(1..=10).contains(factor) {
            let message = (
                "eine letzte Karte vervielfacht alle Punkte 1- bis 10-mal",
                "a last card counts all points 1 to 10 times",
            );
            found.add("bad_points", format!("points.last_card.{which}"), message);
        }
    }
    if let Some(round) = &points.round {
        if !(2..=1000).contains(&round.to) {
            let message = (
                "runde auf Vielfache von 2 bis 1000, etwa `to = 10`",
                "round to multiples of 2 to 1000, as in `to = 10`",
            );
            found.add("bad_points", "points.round.to", message);
        }
        if !worth(round.at_least) {
            let message = (
                "wer Karten hat, notiert mindestens -1000 bis 1000 Punkte",
                "who holds cards notes at least -1000 to 1000 points",
            );
            found.add("bad_points", "points.round.at_least", message);
        }
    }
    if points.places.len() > usize::from(doc.seats.max)
        || !points.places.iter().all(|value| worth(*value))
    {
        let most = doc.seats.max;
        let message = (
            format!(
                "nenne -1000 bis 1000 Punkte für höchstens {most} Plätze, wer zuerst fertig ist \
                 zuerst"
            ),
            format!("name -1000 to 1000 points for at most {most} places, the first out first"),
        );
        found.add("bad_points", "points.places", message);
    }
    if !worth(points.rest) {
        let message = ("schreib -1000 bis 1000 Punkte", "write -1000 to 1000 points");
        found.add("bad_points", "points.rest", message);
    }
    for (from, factor) in &points.many {
        let read = from.parse::<u8>().ok().filter(|read| read.to_string() == *from);
        let cards = 1..=MAX_CARDS as u8;
        if !read.is_some_and(|read| cards.contains(&read)) || !(1..=10).contains(factor) {
            let message = (
                format!(
                    "schreib {{ KARTEN = FAKTOR }} mit höchstens {MAX_CARDS} Karten und 1 bis 10, etwa {{ 11 = 2 }}"
                ),
                format!(
                    "write {{ CARDS = FACTOR }} with at most {MAX_CARDS} cards and 1 to 10, as in {{ 11 = 2 }}"
                ),
            );
            found.add("bad_points", format!("points.many.{from}"), message);
        }
    }
    for (score, to) in &points.resets {
        let read = score.parse::<i32>().ok().filter(|read| read.to_string() == *score);
        let fine = |score: i32| (-100_000..=100_000).contains(&score);
        if !read.is_some_and(|read| fine(read) && read != *to) || !fine(*to) {
            let message = (
                "schreib { STAND = ANDERER STAND }, etwa { 100 = 0 }",
                "write { SCORE = OTHER SCORE }, as in { 100 = 0 }",
            );
            found.add("bad_points", format!("points.resets.{score}"), message);
        }
    }
}

/// Whether the value of some card of the deck satisfies `like`.
pub(in crate::mau) fn counted(doc: &HouseRules, like: impl Fn(i32) -> bool) -> bool {
    let points = &doc.points;
    some(deck_kinds(doc), |card| like(best(&points.cards, card).copied().unwrap_or(points.each)))
}

/// Whether anybody ever notes points that satisfy `like`: for cards, for a place, or because of a rule.
pub(in crate::mau) fn noted(doc: &HouseRules, like: impl Fn(i32) -> bool) -> bool {
    let points = &doc.points;
    counted(doc, &like)
        || points.places.iter().any(|value| like(*value))
        || points.round.as_ref().is_some_and(|round| like(round.at_least))
        || like(points.rest)
        || doc.effects().any(|does| like(does.points) || like(does.pays) || like(-does.pays))
        || by_the_pot(doc, like)
}

/// Whether the pot ever changes a score by an amount that satisfies `like`: paying in makes a score
/// worse, and only points paid in before can make one better.
fn by_the_pot(doc: &HouseRules, like: impl Fn(i32) -> bool) -> bool {
    let better = if doc.points.to == PointsTo::Winner { 1 } else { -1 };
    let mut paid = doc.effects().map(|does| does.pays_in).filter(|points| *points > 0).peekable();
    if paid.peek().is_none() {
        return false;
    }
    let taken = doc.effects().filter(|does| does.pays_in < 0 || does.takes_pot);
    paid.any(|points| like(-better * points)) || taken.count() > 0 && like(better)
}

/// Warns of cards named that are not in the deck, and of points and factors that have no effect.
pub(in crate::mau) fn warn(doc: &HouseRules, found: &mut Findings) {
    for which in doc.points.cards.keys() {
        absent(doc, which, format!("points.cards.{which}"), found);
    }
    for which in doc.points.last_card.keys() {
        absent(doc, which, format!("points.last_card.{which}"), found);
    }
    if doc.points.paid && !counted(doc, |value| value != 0) {
        let message = (
            "keine Karte auf der Hand zählt hier etwas, also zahlt auch niemand dafür",
            "no card in a hand counts anything here, so nobody pays for them either",
        );
        found.add("no_effect", "points.paid", message);
    }
    let holds = doc.end.blocked != Blocked::Nobody
        || doc.effects().any(|does| does.ends_deal() == Some(DealEnd::Won));
    if doc.points.difference && !holds {
        let message = (
            "wer gewinnt, hat hier keine Karten mehr: das zählt nur mit `end.blocked` oder einem `does.ends`, mit dem \
             auch gewinnt, wer noch Karten hält",
            "whoever wins holds no cards here: this counts only with `end.blocked`, or a `does.ends` by which somebody \
             with cards can win",
        );
        found.add("no_effect", "points.difference", message);
    }
    if !doc.points.last_card.is_empty() && !counted(doc, |value| value != 0) {
        let message = (
            "keine Karte auf der Hand zählt hier etwas, also gibt es nichts zu vervielfachen",
            "no card in a hand counts anything here, so there is nothing to multiply",
        );
        found.add("no_effect", "points.last_card", message);
    }
    if !doc.points.many.is_empty() && !counted(doc, |value| value != 0) {
        let message = (
            "keine Karte auf der Hand zählt hier etwas, also zählen auch viele nicht mehr",
            "no card in a hand counts anything here, so many of them count no more either",
        );
        found.add("no_effect", "points.many", message);
    }
}
