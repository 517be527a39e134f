//! Points in words: what the remaining cards count.

use std::collections::BTreeMap;

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{
    Group, MatchRule, PlayUntil, PointsRule, PointsTo, Text, Which,
};

use super::grammar::{all_of, capital, line, points as some_points, text};
use super::names::{all, names_jokers, reading_order, several};
use super::{sums, teams};

pub(super) fn points(rules: &Rules, points: &PointsRule, matches: &MatchRule) -> Vec<Text> {
    if !counted(rules, matches) {
        return Vec::new();
    }
    let PointsRule {
        to,
        paid,
        difference,
        each: _,
        cards: _,
        last_card,
        round,
        places,
        rest,
        many,
        resets,
        // Explained with the match that they decide.
        ties: _,
        worst_loses: _,
    } = points;
    let notes = match to {
        PointsTo::Winner => text(
            "Wer die Runde gewinnt, bekommt gutgeschrieben, was alle anderen noch auf der Hand \
             haben: je mehr, desto besser.",
            "The winner of the deal scores what all the others still hold: the more, the better.",
        ),
        PointsTo::Holder => text(
            "Am Ende der Runde zählen alle, was sie noch auf der Hand haben. Das sind Strafpunkte: \
             je weniger, desto besser.",
            "At the end of the deal all count what they still hold. These are penalty points: the \
             fewer, the better.",
        ),
    };
    // Where no card counts anything, nobody scores for other players' cards.
    let nothing = rules.deck().cards().all(|card| rules.points_of(card) == 0);
    let notes = match to {
        _ if !nothing => notes,
        PointsTo::Winner => text("Je mehr Punkte, desto besser.", "The more points, the better."),
        PointsTo::Holder => text(
            "Punkte sind Strafpunkte: je weniger, desto besser.",
            "Points are penalty points: the fewer, the better.",
        ),
    };
    let mut lines = vec![teams::notes(rules, *to).unwrap_or(notes)];
    if rules.teams().is_empty()
        && rules.doc().end.play == PlayUntil::OneLeft
        && *to == PointsTo::Winner
    {
        lines.push(text(
            "Gewonnen hat die Runde, wer zuerst fertig war.",
            "The winner of the deal is whoever was out first.",
        ));
    }
    lines.extend(paid.then(|| sums::paid(!rules.teams().is_empty())));
    lines.extend(difference.then(|| sums::difference(!rules.teams().is_empty())));
    lines.push(table(rules));
    lines.extend(sums::last_card(rules, last_card));
    lines.extend(sums::many(many));
    lines.extend(round.as_ref().and_then(|round| sums::rounded(round, *to)));
    lines.extend(sums::places(rules, places));
    lines.extend(sums::rest(*rest));
    lines.extend(sums::resets(resets));
    lines
}

/// With only one deal, whose winner is the first out, nobody counts, unless points cost something.
pub(super) fn counted(rules: &Rules, matches: &MatchRule) -> bool {
    !matches!(matches, MatchRule::Single) || rules.doc().kitty.is_some()
}

/// What each card of the deck at the table counts.
fn table(rules: &Rules) -> Text {
    let PointsRule { cards, each, .. } = &rules.doc().points;
    let jokers = Which::Group(Group::Joker);
    let more = Card::SPECIALS.into_iter().any(|card| {
        let usual = card == Card::JOKER_RED || card == Card::JOKER_BLACK;
        rules.deck().has(card) && (!usual || names_jokers(rules))
    });
    let grouped = |which: &Which| matches!(which, Which::Group(_)) && (*which != jokers || more);
    if cards.keys().any(grouped) {
        return by_name(rules, cards, *each);
    }
    let worth = worth(rules);
    if let [(_, all), rest @ ..] = worth.as_slice()
        && rest.iter().all(|(_, other)| other == all)
    {
        if *all == 0 {
            return text("Karten zählen nichts.", "Cards count nothing.");
        }
        let each = some_points(*all);
        return text(
            format!("Jede Karte zählt {}.", each.de),
            format!("Every card counts {}.", each.en),
        );
    }
    let numbers = |which: Which| {
        matches!(which, Which::Rank(rank) if (2..=10).contains(&rank.value()))
            && rules.doc().face(which).is_none()
    };
    let (face, other): (Vec<_>, Vec<_>) = worth.iter().copied().partition(|(which, worth)| {
        matches!(which, Which::Rank(rank) if numbers(*which) && i32::from(rank.value()) == *worth)
    });
    // A single number card at face value is listed like any other.
    let (face, other) = if face.len() > 1 { (face, other) } else { (Vec::new(), worth) };
    // Single cards that differ from their rank come after it.
    let single = |which: Which| matches!(which, Which::Card(card) if card.rank().is_some());
    let of_number = |which: Which| which.rank().is_some_and(|rank| numbers(Which::Rank(rank)));
    let apart = other.iter().filter(|(which, _)| single(*which)).count() > 3
        || !face.is_empty() && other.iter().any(|(which, _)| single(*which) && of_number(*which));
    let (except, other): (Vec<_>, Vec<_>) =
        other.into_iter().partition(|(which, _)| apart && single(*which));
    let face = match (face.is_empty(), other.iter().any(|(which, _)| numbers(*which))) {
        (true, _) => text("", ""),
        (false, false) => text(
            "Zahlkarten zählen so viele Punkte, wie auf ihnen steht.",
            "Number cards count the points printed on them.",
        ),
        (false, true) => text(
            "Alle anderen Zahlkarten zählen so viele Punkte, wie auf ihnen steht.",
            "All other number cards count the points printed on them.",
        ),
    };
    let mut says = Vec::new();
    says.extend((!other.is_empty()).then(|| by_worth(rules, &other)));
    says.push(face);
    if !except.is_empty() {
        let except = groups_by_worth(rules, &except);
        says.push(text(
            format!("Ausnahmen: {}.", capital(&except).de),
            format!("The exceptions: {}.", except.en),
        ));
    }
    line(&says)
}

/// What ranks count, and the single cards that differ, in reading order.
fn worth(rules: &Rules) -> Vec<(Which, i32)> {
    let mut worth = Vec::new();
    for rank in Rank::all() {
        let cards: Vec<_> = Card::all()
            .filter(|card| card.rank() == Some(rank) && rules.deck().has(*card))
            .map(|card| (Which::Card(card), rules.points_of(card)))
            .collect();
        let times = |value: i32| cards.iter().filter(|(_, other)| *other == value).count();
        let Some(common) = cards.iter().map(|(_, value)| *value).max_by_key(|value| times(*value))
        else {
            continue;
        };
        worth.push((Which::Rank(rank), common));
        worth.extend(cards.iter().filter(|(_, value)| *value != common));
    }
    let jokers = Card::SPECIALS.into_iter().filter(|card| rules.deck().has(*card));
    worth.extend(jokers.map(|card| (Which::Card(card), rules.points_of(card))));
    worth.sort_by_key(|(which, _)| reading_order(which));
    worth
}

/// What cards count where groups of them are named, the most specific name first.
fn by_name(rules: &Rules, cards: &BTreeMap<Which, i32>, each: i32) -> Text {
    let mut groups: Vec<(i32, Vec<(Which, bool)>)> = Vec::new();
    let mut left: Vec<Card> = rules.deck().cards().collect();
    let mut apart = true;
    for (which, value) in cards.iter().rev() {
        let before = left.len();
        left.retain(|card| !which.means(*card));
        let all = rules.deck().cards().filter(|card| which.means(*card)).count();
        // If single cards of a rank have been named, the rest are "all others" of it.
        let rest = before - left.len() < all;
        apart &= !rest || matches!(which, Which::Rank(_));
        match groups.last_mut().filter(|(known, _)| known == value) {
            _ if left.len() == before => {}
            Some((_, same)) => same.push((*which, rest)),
            None => groups.push((*value, vec![(*which, rest)])),
        }
    }
    let said = |(value, cards): (i32, Vec<(Which, bool)>)| {
        let (rest, whole): (Vec<_>, Vec<_>) =
            cards.into_iter().partition(|(_, rest)| *rest && apart);
        let of = |cards: Vec<(Which, bool)>| {
            let cards: Vec<_> = cards.into_iter().map(|(which, _)| which).collect();
            all(rules, &cards, several)
        };
        let rest = of(rest).into_iter().map(|name| {
            text(format!("alle anderen {}", name.de), format!("all other {}", name.en))
        });
        let names: Vec<_> = of(whole).into_iter().chain(rest).collect();
        let (cards, value) = (all_of(&names), some_points(value));
        text(format!("{} {}", cards.de, value.de), format!("{} {}", cards.en, value.en))
    };
    let (de, en): (Vec<_>, Vec<_>) =
        groups.into_iter().map(said).map(|text| (text.de, text.en)).unzip();
    let rest = some_points(each);
    let (rest_de, rest_en) = if left.is_empty() {
        (String::new(), String::new())
    } else {
        (format!("; alle anderen Karten {}", rest.de), format!("; all other cards {}", rest.en))
    };
    if apart {
        return text(
            format!("Es zählen {}{rest_de}.", de.join(", ")),
            format!("What the cards count: {}{rest_en}.", en.join(", ")),
        );
    }
    text(
        format!("Was zuerst auf eine Karte zutrifft, zählt: {}{rest_de}.", de.join(", sonst ")),
        format!("What is first true of a card counts: {}{rest_en}.", en.join(", else ")),
    )
}

fn by_worth(rules: &Rules, worth: &[(Which, i32)]) -> Text {
    let all = groups_by_worth(rules, worth);
    text(format!("Es zählen {}.", all.de), format!("These count: {}.", all.en))
}

/// "Asse einen Punkt und Buben zwei Punkte".
fn groups_by_worth(rules: &Rules, worth: &[(Which, i32)]) -> Text {
    let mut groups: Vec<(i32, Vec<Which>)> = Vec::new();
    for (which, value) in worth {
        match groups.iter_mut().find(|(known, _)| known == value) {
            Some((_, cards)) => cards.push(*which),
            None => groups.push((*value, vec![*which])),
        }
    }
    let groups: Vec<_> = groups
        .into_iter()
        .map(|(value, cards)| {
            let (cards, value) = (all_of(&all(rules, &cards, several)), some_points(value));
            text(format!("{} {}", cards.de, value.de), format!("{} {}", cards.en, value.en))
        })
        .collect();
    all_of(&groups)
}
