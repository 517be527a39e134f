//! Kinds of cards in words: "Herz oder eine 9", "die Herz-9 und die Pik-8".

use crate::grammar::{all_of, one_of, text};
use crate::mau::explain::names::{Name, all, names_jokers, object, subject, suit_name};
use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::Which;
use stammtisch_engine::rules::Text;

/// A list of more names than this is no help.
const MOST: usize = 7;

/// The names of these kinds, by suits and ranks where all of one that are in the pack are among them: "Herz
/// oder eine 9". None for no kind, and for a list that is too long to read.
pub(super) fn any_of(rules: &Rules, kinds: KindSet) -> Option<Text> {
    any_but(rules, kinds, KindSet::EMPTY)
}

/// The same where `said` have been named already: a rank is named even if these are its only missing cards.
pub(super) fn any_but(rules: &Rules, kinds: KindSet, said: KindSet) -> Option<Text> {
    let pack = rules.deck().kinds();
    let kinds = kinds.and(pack);
    if kinds == pack && said.is_empty() {
        return Some(text("jede Karte", "any card"));
    }
    let mut left = kinds.without(said);
    let mut names = Vec::new();
    for suit in Suit::ALL {
        let of_suit = KindSet::suit(suit).and(pack);
        if !of_suit.and(left).is_empty() && of_suit.without(kinds).is_empty() {
            left = left.without(of_suit);
            names.push(suit_name(rules, suit));
        }
    }
    // In counting order: the ace comes last.
    for rank in Rank::all().skip(1).chain([Rank::ACE]) {
        let of_rank = KindSet::rank(rank).and(pack);
        if of_rank.without(kinds).is_empty() && !of_rank.and(left).is_empty() {
            left = left.without(of_rank);
            names.push(subject(rules, Which::Rank(rank)));
        }
    }
    let jokers: KindSet = Card::SPECIALS.into_iter().filter(|card| pack.has(*card)).collect();
    let all_jokers =
        !names_jokers(rules) && !jokers.and(left).is_empty() && jokers.without(kinds).is_empty();
    if all_jokers {
        left = left.without(jokers);
    }
    names.extend(all(rules, &left.map(Which::Card).collect::<Vec<_>>(), subject));
    if all_jokers {
        names.push(subject(rules, Name::Jokers));
    }
    (1..=MOST).contains(&names.len()).then(|| one_of(&names))
}

/// Cards of a hand that fit: "die Herz-9 passt", "die Herz-9 und die Pik-8 passen".
pub(super) fn fit(rules: &Rules, hand: KindSet) -> Option<Text> {
    let cards = all(rules, &hand.map(Which::Card).collect::<Vec<_>>(), subject);
    let listed = all_of(&cards);
    match cards.len() {
        1 => Some(text(format!("{} passt", listed.de), format!("{} fits", listed.en))),
        2 | 3 => Some(text(format!("{} passen", listed.de), format!("{} fit", listed.en))),
        _ => None,
    }
}

/// Cards of a hand that can be laid: "die Herz-9 oder den Pik-Buben".
pub(super) fn laid(rules: &Rules, hand: KindSet) -> Option<Text> {
    let cards = all(rules, &hand.map(Which::Card).collect::<Vec<_>>(), object);
    (1..=3).contains(&cards.len()).then(|| one_of(&cards))
}
