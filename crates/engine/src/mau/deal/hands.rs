//! What can be proved wrong about how many cards there are.

use crate::limits::MAX_CARDS;
use crate::mau::rules::doc::{HandBy, HouseRules, MatchRule};
use crate::rules::Findings;

/// Whether it makes a difference how the deals before were played, and leaves everybody cards.
pub(super) fn hand_by(doc: &HouseRules, by: &HandBy, found: &mut Findings) {
    let hand = doc.deal.hand;
    if by.least == 0 || by.least > hand || by.most < hand || usize::from(by.most) > MAX_CARDS {
        let message = (
            format!("sonst gibt es {hand} Karten: schreib `least` bis {hand} und `most` ab {hand}"),
            format!(
                "else {hand} cards are dealt: write `least` up to {hand} and `most` from {hand}"
            ),
        );
        found.add("bad_hand", "deal.hand_by", message);
    }
    let numbers = [by.won, by.lost].into_iter().chain(by.score.values().copied());
    if numbers.clone().all(|more| more == 0)
        || numbers.clone().any(|more| !(-20..=20).contains(&more))
    {
        let message = (
            "schreib, wie viele Karten mehr oder weniger es werden, höchstens 20, etwa { won = -1, most = 7 }",
            "write how many cards more or fewer there will be, at most 20, as in { won = -1, most = 7 }",
        );
        found.add("bad_hand", "deal.hand_by", message);
    }
    for from in by.score.keys() {
        let known = from.parse::<i32>().is_ok_and(|points| points.to_string() == *from);
        if !known || !from.parse().is_ok_and(|points: i32| (1..=100_000).contains(&points)) {
            let message = (
                "schreib { PUNKTE = KARTEN }, etwa { 50 = -1 }: eine Karte weniger ab 50 Punkten",
                "write { POINTS = CARDS }, as in { 50 = -1 }: a card fewer from 50 points on",
            );
            found.add("bad_hand", format!("deal.hand_by.score.{from}"), message);
        }
    }
    if doc.deal.hand_choice.is_some() {
        let message = (
            "wie viele Karten es gibt, sagt entweder, wer gibt, oder was davor war: lass eins weg",
            "the number of cards is said either by the dealer or by what was before: leave one out",
        );
        found.add("contradiction", "deal.hand_by", message);
    }
    if doc.matches == MatchRule::Single {
        let message = (
            "in einer Partie mit einer Runde kommt keine zweite: nimm mehrere Runden, oder lass es weg",
            "a match of one deal has no second one: play several deals, or leave this out",
        );
        found.add("contradiction", "deal.hand_by", message);
    }
}

/// Bounds that never come into force.
pub(super) fn warn(doc: &HouseRules, found: &mut Findings) {
    let (most, dealt) = (doc.seats.max, doc.deal.hand);
    for (from, cards) in &doc.deal.hand_at_most {
        let field = format!("deal.hand_at_most.{from}");
        if from.parse::<u8>().is_ok_and(|from| from > most) {
            let message = (
                format!("das gilt ab {from} Leuten, und mehr als {most} spielen nie"),
                format!("this holds from {from} players on, and never more than {most} play"),
            );
            found.add("no_effect", field, message);
        } else if let Some((fewer, before)) = bounded_before(doc, from, *cards) {
            let message = (
                format!("ab {before} Leuten gibt es schon höchstens {fewer}"),
                format!("from {before} players on it is {fewer} at most already"),
            );
            found.add("no_effect", field, message);
        } else if *cards >= dealt {
            let message = (
                format!("es werden ohnehin nur {dealt} Karten gegeben"),
                format!("no more than {dealt} cards are dealt anyway"),
            );
            found.add("no_effect", field, message);
        }
    }
}

/// A bound from fewer players on that is as low already: how many cards, and from how many players on.
fn bounded_before(doc: &HouseRules, from: &str, cards: u8) -> Option<(u8, u8)> {
    let from = from.parse::<u8>().ok()?;
    let others = doc.deal.hand_at_most.iter();
    let others = others.filter_map(|(other, most)| Some((*most, other.parse::<u8>().ok()?)));
    others.filter(|(most, other)| *other < from && *most <= cards).min()
}
