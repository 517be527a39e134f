//! The cards of a table: packs, the whole deck, hands.

use crate::card::{Card, Rank};
use crate::card_set::CardSet;

use crate::mau::rules::doc::{HouseRules, Packs};

/// Cards dealt to each of `seats`.
pub(in crate::mau) fn hand(doc: &HouseRules, seats: u8) -> u8 {
    doc.deal
        .hand_at_most
        .iter()
        .filter(|(from, _)| from.parse::<u8>().is_ok_and(|from| seats >= from))
        .fold(doc.deal.hand, |hand, (_, most)| hand.min(*most))
}

/// The kinds of one pack without jokers.
pub(in crate::mau) fn pack(doc: &HouseRules) -> impl Iterator<Item = Card> {
    let lowest = doc.deck.lowest;
    Card::all()
        .filter(move |card| card.rank().is_some_and(|rank| rank >= lowest || rank == Rank::ACE))
}

/// How many packs `seats` players take: enough to deal, turn one up and let each draw once.
pub(in crate::mau) fn packs(doc: &HouseRules, seats: u8) -> u8 {
    match doc.deck.packs {
        Packs::Fixed(packs) => packs,
        Packs::AsNeeded { at_most } => {
            let size = pack(doc).count() + usize::from(doc.deck.jokers);
            let need = usize::from(seats) * (usize::from(hand(doc, seats)) + 1) + 1;
            (1..at_most).find(|packs| usize::from(*packs) * size >= need).unwrap_or(at_most)
        }
    }
}

pub(in crate::mau) fn deck(doc: &HouseRules, seats: u8) -> CardSet {
    let jokers =
        [Card::JOKER_RED, Card::JOKER_BLACK].into_iter().take(usize::from(doc.deck.jokers));
    let one: Vec<Card> = pack(doc).chain(jokers).collect();
    (0..packs(doc, seats)).flat_map(|_| one.iter().copied()).collect()
}
