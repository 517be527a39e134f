//! Going out in one turn: cards that keep the turn, laid one after the other, and then the last.

use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::{CardSet, KindSet};
use stammtisch_engine::mau::{Rules, Wish};

use super::table::Around;
use crate::limits::ORDERS_TRIED;

/// Whether `hand` can be laid to the last card without anybody else having a turn, given that `fitting` is
/// what fits now.
pub(super) fn can_finish(rules: &Rules, around: &Around, hand: CardSet, fitting: KindSet) -> bool {
    let last = rules.may_be_last();
    search(rules, around, last, hand, fitting, &mut ORDERS_TRIED.clone())
}

fn search(
    rules: &Rules,
    around: &Around,
    last: KindSet,
    hand: CardSet,
    fitting: KindSet,
    tries: &mut u32,
) -> bool {
    let playable = hand.kinds().and(fitting);
    if hand.len() == 1 {
        return !playable.and(last).is_empty();
    }
    for card in playable {
        if *tries == 0 {
            return false;
        }
        *tries -= 1;
        let mut rest = hand;
        rest.take(card);
        let keeps = around.keeps_turn(rules, card);
        if keeps
            && after(rules, card).any(|fitting| search(rules, around, last, rest, fitting, tries))
        {
            return true;
        }
        if all_go_with(rules, card, rest) && !rest.kinds().and(last).is_empty() {
            return true;
        }
    }
    false
}

/// Whether all of `rest` can follow `card` in the same turn; of several possible chains of steps only one is
/// tried.
pub(super) fn all_go_with(rules: &Rules, card: Card, rest: CardSet) -> bool {
    let Some(together) = &rules.doc().lay.together else { return false };
    let few = together.most == 0 || rest.len() < u32::from(together.most);
    let few = few && (rest.is_empty() || rest.len() + 1 >= u32::from(together.least));
    if !together.by.is_step() {
        return few && rest.kinds().without(rules.going_on(card)).is_empty();
    }
    let (mut top, mut rest) = (card, rest);
    while let Some(next) = rest.kinds().and(rules.going_on(top)).next() {
        rest.take(next);
        top = next;
    }
    few && rest.is_empty()
}

/// What fits on `card` once it is laid, for each wish that its player has.
fn after(rules: &Rules, card: Card) -> impl Iterator<Item = KindSet> {
    wishes(rules, card).map(move |wish| fitting(rules, card, wish))
}

/// Every wish that the player of `card` may make, including none where that is possible.
fn wishes(rules: &Rules, card: Card) -> impl Iterator<Item = Option<Wish>> {
    let rule = rules.wish_of(card);
    let none = rule.is_none_or(|(_, may)| may).then_some(None);
    none.into_iter().chain(rules.may_be_wished(card).map(Some))
}

/// What fits on `top` under `wish`.
pub(in crate::mau) fn fitting(rules: &Rules, top: Card, wish: Option<Wish>) -> KindSet {
    wish.map_or_else(|| rules.fitting(top), |wish| rules.meeting(wish, top))
}
