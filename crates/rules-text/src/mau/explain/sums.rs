//! Scores in words: factors, rounding, places, and scores that jump.

use std::collections::BTreeMap;

use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{PlayUntil, PointsTo, RoundRule, Text, Which};

use super::grammar::{all_of, cards, line, one_of, ordinal, points, text, times};
use super::names::{all, in_deck, object, reading_order};

/// Where the winner's points come from.
pub(super) fn paid(teams: bool) -> Text {
    if teams {
        return text(
            "Das zahlen die anderen Teams: Was ein Team noch hält, geht ihm selbst vom Punktestand ab.",
            "The other teams pay it: what a team still holds comes off its own score.",
        );
    }
    text(
        "Das zahlen die anderen: Was jemand noch hält, geht vom eigenen Punktestand ab.",
        "The others pay it: what each of them still holds comes off their own score.",
    )
}

/// What a winner notes while still holding cards.
pub(super) fn difference(teams: bool) -> Text {
    let (who_de, each_de) = if teams {
        ("Hält das Team, das gewinnt,", "von jedem anderen Team")
    } else {
        ("Hält die Person, die gewinnt,", "von allen anderen")
    };
    let (who_en, each_en) = if teams {
        ("If the winning team still holds cards itself, it", "each of the other teams holds")
    } else {
        ("A winner who still holds cards", "each of the others holds")
    };
    text(
        format!("{who_de} selbst noch Karten, zählt {each_de} nur, was sie mehr halten."),
        format!("{who_en} scores only what {each_en} more."),
    )
}

/// The card that ended the deal multiplies the others' points.
pub(super) fn last_card(rules: &Rules, factors: &BTreeMap<Which, u8>) -> Vec<Text> {
    let mut groups: Vec<(u8, Vec<Which>)> = Vec::new();
    let mut here: Vec<_> = factors.iter().filter(|(which, _)| in_deck(rules, **which)).collect();
    here.sort_by_key(|(which, _)| reading_order(which));
    for (which, factor) in here {
        match groups.iter_mut().find(|(known, _)| known == factor) {
            Some((_, cards)) => cards.push(*which),
            None => groups.push((*factor, vec![*which])),
        }
    }
    let before = rules.doc().points.round.is_some();
    let lines = groups.into_iter().map(|(factor, cards)| {
        let cards = one_of(&all(rules, &cards, object));
        let fold = manifold(factor);
        let (round_de, round_en) =
            if before { (", noch vor dem Runden", ", before rounding") } else { ("", "") };
        text(
            format!(
                "Legt die Person, die als Erste fertig wird, als letzte Karte {}, zählen alle Karten \
                 {}{round_de}.",
                cards.de, fold.de
            ),
            format!(
                "If the first player out finishes with {}, all cards count {}{round_en}.",
                cards.en, fold.en
            ),
        )
    });
    lines.collect()
}

/// "doppelt", "dreifach"; "twice", "three times".
fn manifold(factor: u8) -> Text {
    let times = times(u32::from(factor));
    match factor {
        2 => text("doppelt", times.en),
        _ => text(times.de.replace("mal", "fach"), times.en),
    }
}

pub(super) fn rounded(rule: &RoundRule, to_whom: PointsTo) -> Option<Text> {
    let RoundRule { to, at_least } = rule;
    let to = i32::from(*to);
    let mut says = Vec::new();
    if to > 1 {
        let multiple = |number: i32| number.div_euclid(to) * to;
        let near = |sum: i32| multiple(sum + to / 2);
        // One sum that is rounded down, and one that lies exactly halfway and is rounded up, or the first
        // above it.
        let (low, high) = (2 * to + (to - 1) / 2, 7 * to + (to + 1) / 2);
        says.push(text(
            format!(
                "Jede Summe wird auf das nächste Vielfache von {to} gerundet, genau dazwischen nach oben: \
                 Aus {low} werden {}, aus {high} werden {}.",
                near(low),
                near(high)
            ),
            format!(
                "Every sum is rounded to the nearest multiple of {to}, halves going up: {low} \
                 becomes {}, {high} becomes {}.",
                near(low),
                near(high)
            ),
        ));
    }
    if *at_least > 0 {
        let least = points(*at_least);
        says.push(match to_whom {
            PointsTo::Holder => text(
                format!("Wer noch Karten hat, notiert aber mindestens {}.", least.de),
                format!("But whoever still holds cards scores at least {}.", least.en),
            ),
            PointsTo::Winner => text(
                format!("Eine Hand mit Karten zählt aber mindestens {}.", least.de),
                format!("But a hand with cards counts at least {}.", least.en),
            ),
        });
    }
    (!says.is_empty()).then(|| line(&says))
}

/// The factor on the points of a large hand.
pub(super) fn many(many: &BTreeMap<String, u8>) -> Vec<Text> {
    let read = |(from, factor): (&String, &u8)| Some((from.parse::<u8>().ok()?, *factor));
    let mut all: Vec<_> = many.iter().filter_map(read).filter(|(_, factor)| *factor > 1).collect();
    all.sort_unstable();
    let told = |(from, factor)| {
        let fold = manifold(factor);
        let held = cards(u32::from(from));
        text(
            format!("Wer {} oder mehr hält, zählt sie {}.", held.de, fold.de),
            format!("Whoever holds {} or more counts them {}.", held.en, fold.en),
        )
    };
    all.into_iter().map(told).collect()
}

/// What players who are not out note in addition.
pub(super) fn rest(rest: i32) -> Option<Text> {
    let noted = points(rest);
    (rest != 0).then(|| {
        text(
            format!("Wer am Ende der Runde noch nicht fertig ist, notiert dazu {}.", noted.de),
            format!("Whoever is not out when the deal is over also scores {}.", noted.en),
        )
    })
}

/// What is noted by finishing place: players who still hold cards at the end note the last number.
pub(super) fn places(rules: &Rules, places: &[i32]) -> Option<Text> {
    let last = places.last()?;
    let to_the_last = rules.doc().end.play == PlayUntil::OneLeft;
    // The number of players who can go out before the deal ends.
    let teams = rules.teams().iter().max().map(|last| last + 1);
    let all = usize::from(teams.unwrap_or(rules.seats()));
    let out = if to_the_last { all.saturating_sub(1) } else { 1 };
    let first = &places[..out.min(places.len())];
    let same = first.iter().rev().take_while(|value| *value == last).count();
    let first = &first[..first.len() - same];
    let rest = points(*last);
    if first.is_empty() {
        return Some(text(
            format!("Dazu notieren alle {}.", rest.de),
            format!("On top of that, everybody scores {}.", rest.en),
        ));
    }
    if to_the_last && first.len() == out && teams.is_none() && first.iter().all(|value| *value == 0)
    {
        return Some(text(
            format!("Dazu notiert, wer übrig bleibt, {}.", rest.de),
            format!("On top of that, whoever is left scores {}.", rest.en),
        ));
    }
    let (others_de, others_en) = if to_the_last && first.len() == out {
        ("wer übrig bleibt,", "whoever is left")
    } else {
        ("alle weiteren", "all others")
    };
    let each: Vec<_> = first
        .iter()
        .enumerate()
        .map(|(index, value)| {
            let (place, value) = (ordinal(index + 1), points(*value));
            text(format!("die {} {}", place.de, value.de), format!("the {} {}", place.en, value.en))
        })
        .chain([text(format!("{others_de} {}", rest.de), format!("{others_en} {}", rest.en))])
        .collect();
    let each = all_of(&each);
    if teams.is_some() {
        return Some(text(
            format!(
                "Dazu wird nach der Reihenfolge notiert, in der eure Teams fertig werden: {}.",
                first_person(&each.de)
            ),
            format!("On top of that, teams score by the order in which they are out: {}.", each.en),
        ));
    }
    Some(text(
        format!(
            "Dazu wird nach der Reihenfolge notiert, in der ihr fertig werdet: {}.",
            first_person(&each.de)
        ),
        format!("On top of that, you score by the order in which you go out: {}.", each.en),
    ))
}

/// "die erste Person 10 Punkte, die zweite 5 Punkte und …".
fn first_person(each: &str) -> String {
    each.replacen("die erste ", "die erste Person ", 1)
}

pub(super) fn resets(resets: &BTreeMap<String, i32>) -> Vec<Text> {
    let mut jumps: Vec<_> =
        resets.iter().filter_map(|(from, to)| Some((from.parse::<i32>().ok()?, *to))).collect();
    jumps.sort_unstable();
    let lines = jumps.into_iter().map(|(from, to)| {
        let (from, to) = (points(from), signed(to));
        text(
            format!("Wer genau {} erreicht, steht danach bei {to}.", from.de),
            format!("Whoever reaches exactly {} goes to {to}.", from.en),
        )
    });
    lines.collect()
}

fn signed(number: i32) -> String {
    number.to_string().replace('-', "−")
}
