//! Each card of the deck by itself: its effects, what it helps against, what it counts. Cards with the same
//! text share an entry.

use std::collections::BTreeMap;

use stammtisch_engine::card::{Card, Rank};
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::{Text, Which};
use stammtisch_engine::rules::CardText;

use super::cards::{self, lookup::rule_of};
use super::grammar::{all_of, capital, points as some_points, text};
use super::names::{all, counting_order, label};
use super::{calls, dormant, fit, last, points, sums, threat};

/// The text for one card.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct CardSentences {
    special: bool,
    pub(super) lines: Vec<Text>,
    claim: Option<Text>,
}

/// An entry for every card of the deck, in reading order.
pub(super) fn cards(rules: &Rules) -> Vec<CardText> {
    let deck: Vec<_> = Card::all()
        .filter(|card| rules.deck().has(*card))
        .map(|card| (card, through_the_match(rules, card)))
        .collect();
    let of_rank = |rank: Option<Rank>| -> Vec<(Card, CardSentences)> {
        deck.iter().filter(|(card, _)| card.rank() == rank).cloned().collect()
    };
    let mut ranks: Vec<_> = Rank::all().collect();
    ranks.sort_by_key(|rank| counting_order(rules, &Which::Rank(*rank)));
    let ranks = ranks.into_iter().map(Some).chain([None]);
    ranks.flat_map(|rank| grouped(rules, rank, of_rank(rank))).collect()
}

/// An entry for the cards of a rank, or the jokers, that share a text.
fn grouped(rules: &Rules, rank: Option<Rank>, cards: Vec<(Card, CardSentences)>) -> Vec<CardText> {
    let mut groups: Vec<(Vec<Card>, CardSentences)> = Vec::new();
    for (card, told) in cards {
        match groups.iter_mut().find(|(_, known)| *known == told) {
            Some((same, _)) => same.push(card),
            None => groups.push((vec![card], told)),
        }
    }
    // The name of the rank stands for most of its cards.
    groups.sort_by_key(|(same, _)| std::cmp::Reverse(same.len()));
    let alone = groups.len() == 1;
    let mut entries = Vec::new();
    for (index, (cards, told)) in groups.into_iter().enumerate() {
        let which: Vec<_> = cards.iter().copied().map(Which::Card).collect();
        let name = match rank.filter(|_| index == 0 && (alone || cards.len() > 1)) {
            Some(rank) => label(rules, Which::Rank(rank)),
            None => all_of(&all(rules, &which, label)),
        };
        let CardSentences { special, lines, claim } = told;
        let cards = cards.iter().map(ToString::to_string).collect();
        entries.push(CardText { cards, name: capital(&name), special, lines, claim });
    }
    entries
}

/// The text for a card at the start, with a note if it changes in the course of the match.
fn through_the_match(rules: &Rules, card: Card) -> CardSentences {
    let mut told = one(rules, card);
    if rules.variants().any(|then| one(then, card) != told) {
        told.lines.push(text(
            "In manchen Runden der Partie gilt für diese Karte etwas anderes.",
            "In some deals of the match, other rules hold for this card.",
        ));
    }
    told
}

/// The text for a card under the rules in force.
pub(super) fn one(rules: &Rules, card: Card) -> CardSentences {
    let doc = rules.doc();
    let which = Which::Card(card);
    // A single card's own rule speaks of that card, its rank's rule of the rank, a group's rule of the group.
    let known = doc.cards.keys().rev().find(|known| known.means(card)).copied();
    let named = known.or(card.rank().map(Which::Rank)).unwrap_or(which);
    let own = if named == which { which } else { card.rank().map_or(which, Which::Rank) };
    let rule = rule_of(doc, which);
    let mut lines = cards::fit(doc, which);
    lines.extend(rule.into_iter().flat_map(|rule| cards::does(rules, which, named, rule)));
    lines.extend(threat::helps(rules, card, named));
    if lines.is_empty() {
        lines.push(capital(&cards::nothing()));
    }
    let plain = lines.len();
    let idle = lines == [capital(&cards::nothing())];
    lines.extend(fit::of_card(rules, card));
    lines.extend(dormant::of_card(rules, card).into_iter().filter(|_| !idle));
    lines.extend(last::ban(rules, card, own));
    let wild = rule.is_some_and(|rule| rule.wild);
    lines.extend(last::of_wild(rules).filter(|_| wild));
    lines.extend(last::threat_of(rules, doc.end.last_threat, |which| *which == named));
    lines.extend(calls::with_card(rules, card));
    lines.extend(sums::last_card(rules, &factor(rules, card)));
    let special = !idle || lines.len() > plain;
    lines.extend(points::counted(rules, &doc.matches).then(|| worth(rules, card)));
    CardSentences { special, lines, claim: rule.and_then(|rule| cards::claim(rules, rule)) }
}

/// The factor by which the card multiplies the points if it is the last one laid.
fn factor(rules: &Rules, card: Card) -> BTreeMap<Which, u8> {
    let factors = &rules.doc().points.last_card;
    let best = factors.iter().rev().find(|(which, _)| which.means(card));
    best.map(|(which, factor)| (*which, *factor)).into_iter().collect()
}

fn worth(rules: &Rules, card: Card) -> Text {
    let worth = some_points(rules.points_of(card));
    text(
        format!("Zählt am Ende auf der Hand {}.", worth.de),
        format!("Counts {} in hand at the end.", worth.en),
    )
}
