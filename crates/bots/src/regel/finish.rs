//! Going out in one go: cards that keep the turn, laid one after the other, and then the last.

use stammtisch_engine::card::{Card, Suit};
use stammtisch_engine::card_set::{CardSet, KindSet};
use stammtisch_engine::mau::Rules;

use super::table::Around;

/// Whether `hand` can be laid to the last card without anybody else having a turn, when `fitting`
/// is what fits now.
pub(super) fn can_finish(rules: &Rules, around: &Around, hand: CardSet, fitting: KindSet) -> bool {
    let playable = hand.kinds().and(fitting);
    if hand.len() == 1 {
        return !playable.is_empty();
    }
    playable.into_iter().filter(|card| around.keeps_turn(rules, *card)).any(|card| {
        let mut rest = hand;
        rest.take(card);
        after(rules, card).any(|fitting| can_finish(rules, around, rest, fitting))
    })
}

/// What fits once `card` lies, for every wish that its player has.
fn after(rules: &Rules, card: Card) -> impl Iterator<Item = KindSet> {
    let wishes = if rules.wishes(card) { Suit::ALL.map(Some) } else { [None; 4] };
    let count = if rules.wishes(card) { 4 } else { 1 };
    wishes.into_iter().take(count).map(move |wish| fitting(rules, card, wish))
}

/// What fits on `top` under `wish`.
pub(super) fn fitting(rules: &Rules, top: Card, wish: Option<Suit>) -> KindSet {
    wish.map_or_else(|| rules.fitting(top), |suit| rules.meeting(suit, top))
}
