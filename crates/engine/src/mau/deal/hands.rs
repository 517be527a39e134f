//! Static checks of the sizes of hands (`deal.hand`).

use crate::limits::MAX_CARDS;
use crate::mau::rules::doc::{HandBy, HouseRules, MatchRule, Ties};
use crate::mau::upper_bounds;
use crate::rules::Findings;

/// Checks that earlier deals make a difference to the hand size, and leave everybody cards.
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
    let numbers =
        [by.won, by.lost, by.last_won, by.last_lost].into_iter().chain(by.score.values().copied());
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

/// Warns of bounds that never apply.
pub(super) fn warn(doc: &HouseRules, found: &mut Findings) {
    if let Some(by) = &doc.deal.hand_by {
        idle_by(doc, by, found);
    }
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

/// Warns of changes in the number of cards that never take effect.
fn idle_by(doc: &HouseRules, by: &HandBy, found: &mut Findings) {
    if upper_bounds::is_one_deal(doc) {
        let message = (
            "eine Partie ist hier eine einzige Runde, und vor der ersten hat niemand etwas gewonnen oder notiert: \
             schreib etwa `match = { deals = { count = 3 } }`",
            "a match is a single deal here, and before the first one nobody has won or noted anything: write for \
             example `match = { deals = { count = 3 } }`",
        );
        return found.add("no_effect", "deal.hand_by", message);
    }
    if by.score.keys().len() > 0 && !upper_bounds::is_noted(doc) {
        let message = (
            "hier notiert nie jemand Punkte: sag mit `points.each`, `points.cards` oder `points.places`, was zählt",
            "nobody ever notes points here: say with `points.each`, `points.cards` or `points.places` what counts",
        );
        found.add("no_effect", "deal.hand_by.score", message);
    }
    out_of_reach(doc, by, found);
    // With fewer cards for many players, bounds are reached elsewhere.
    if !doc.deal.hand_at_most.is_empty() {
        return;
    }
    let (hand, least, most) =
        (i16::from(doc.deal.hand), i16::from(by.least), i16::from(by.most.max(by.least)));
    let dealt = |more: i8| (hand + i16::from(more)).clamp(least.min(most), most);
    let stays = (
        format!(
            "mit `least = {least}` und `most = {most}` bleiben es hier immer gleich viele Karten"
        ),
        format!("with `least = {least}` and `most = {most}` there are always as many cards"),
    );
    let others = |own: i8| {
        let all = [by.won, by.lost, by.last_won, by.last_lost];
        all.iter().filter(|more| **more != 0).count() > usize::from(own != 0)
    };
    let alone = |own: i8| !others(own) && by.score.is_empty();
    for (key, more) in
        [("won", by.won), ("lost", by.lost), ("last_won", by.last_won), ("last_lost", by.last_lost)]
    {
        if more != 0 && dealt(more) == hand && alone(more) {
            found.add("no_effect", format!("deal.hand_by.{key}"), stays.clone());
        }
    }
    if (by.won, by.lost) != (0, 0) || by.looks_back() {
        return;
    }
    let mut steps: Vec<_> = by.steps().collect();
    steps.sort_unstable();
    let mut before = hand;
    for (from, more) in steps {
        if dealt(more) == before {
            let message = (
                format!("so viele Karten sind es da ohnehin: {before}"),
                format!("there are as many cards anyway then: {before}"),
            );
            found.add("no_effect", format!("deal.hand_by.score.{from}"), message);
        }
        before = dealt(more);
    }
}

/// Warns of points that no seat can have when cards are dealt.
fn out_of_reach(doc: &HouseRules, by: &HandBy, found: &mut Findings) {
    let at = match &doc.matches {
        MatchRule::Race { target, lead: 0 } if doc.points.ties == Ties::Shared => {
            target.values().max().copied()
        }
        MatchRule::Knockout { at } => Some(*at),
        _ => None,
    };
    let Some(at) = at else { return };
    for (from, _) in by.steps().filter(|(from, _)| *from >= at) {
        let message = if matches!(doc.matches, MatchRule::Race { .. }) {
            (
                format!("mit {at} Punkten ist die Partie vorbei"),
                format!("with {at} points the match is over"),
            )
        } else {
            (
                format!("wer {at} Punkte hat, bekommt keine Karten mehr"),
                format!("whoever has {at} points is dealt no more cards"),
            )
        };
        found.add("no_effect", format!("deal.hand_by.score.{from}"), message);
    }
}

/// A bound for fewer players that is at least as low: the number of cards, and from how many players on.
fn bounded_before(doc: &HouseRules, from: &str, cards: u8) -> Option<(u8, u8)> {
    let from = from.parse::<u8>().ok()?;
    let others = doc.deal.hand_at_most.iter();
    let others = others.filter_map(|(other, most)| Some((*most, other.parse::<u8>().ok()?)));
    others.filter(|(most, other)| *other < from && *most <= cards).min()
}
