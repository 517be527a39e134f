//! Kinds of cards in words: "Herz oder eine 9", "die Herz-9 und die Pik-8".

use crate::grammar::{all_of, one_of, text};
use crate::mau::explain::names::{Name, object, subject, suit_name};
use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::card_set::KindSet;
use stammtisch_engine::mau::rules::Rules;
use stammtisch_engine::mau::rules::doc::Which;
use stammtisch_engine::rules::Text;

/// More than so many names are no help.
const MOST: usize = 7;

/// Which of the kinds in the pack these are, by suits and ranks where all of one are among them:
/// "Herz oder eine 9". None for no kind, and for a list that nobody would read.
pub(super) fn any_of(rules: &Rules, kinds: KindSet) -> Option<Text> {
    any_but(rules, kinds, KindSet::EMPTY)
}

/// The same, where `said` have been named already: of a rank whose other cards they are the rank is
/// named all the same.
pub(super) fn any_but(rules: &Rules, kinds: KindSet, said: KindSet) -> Option<Text> {
    let pack = rules.deck().kinds();
    let kinds = kinds.and(pack);
    if kinds == pack && said.is_empty() {
        return Some(text("jede Karte", "any card"));
    }
    let mut left = kinds.without(said);
    let mut names = Vec::new();
    for suit in Suit::ALL {
        let all = KindSet::suit(suit).and(pack);
        if !all.and(left).is_empty() && all.without(kinds).is_empty() {
            left = left.without(all);
            names.push(suit_name(suit));
        }
    }
    // As people count: the ace comes last.
    for rank in Rank::all().skip(1).chain([Rank::ACE]) {
        let all = KindSet::rank(rank).and(pack);
        if all.without(kinds).is_empty() && !all.and(left).is_empty() {
            left = left.without(all);
            names.push(subject(Which::Rank(rank)));
        }
    }
    let jokers = pack.and(KindSet::of(Card::JOKER_RED).or(KindSet::of(Card::JOKER_BLACK)));
    let all_jokers = !jokers.and(left).is_empty() && jokers.without(kinds).is_empty();
    if all_jokers {
        left = left.without(jokers);
    }
    names.extend(left.map(|card| subject(Which::Card(card))));
    if all_jokers {
        names.push(subject(Name::Jokers));
    }
    (1..=MOST).contains(&names.len()).then(|| one_of(&names))
}

/// Cards of a hand, as what fits: "die Herz-9 passt", "die Herz-9 und die Pik-8 passen".
pub(super) fn fit(hand: KindSet) -> Option<Text> {
    let cards: Vec<_> = hand.map(|card| subject(Which::Card(card))).collect();
    let listed = all_of(&cards);
    match cards.len() {
        1 => Some(text(format!("{} passt", listed.de), format!("{} fits", listed.en))),
        2 | 3 => Some(text(format!("{} passen", listed.de), format!("{} fit", listed.en))),
        _ => None,
    }
}

/// Cards of a hand, as what is laid: "die Herz-9 oder den Pik-Buben".
pub(super) fn laid(hand: KindSet) -> Option<Text> {
    let cards: Vec<_> = hand.map(|card| object(Which::Card(card))).collect();
    (1..=3).contains(&cards.len()).then(|| one_of(&cards))
}
