//! Compiled rules of dealing: hand sizes, their bounds, and cards turned up that count as laid.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::rules::doc::HouseRules;

/// Cards dealt to each of `seats`.
pub(in crate::mau) fn hand(doc: &HouseRules, seats: u8) -> u8 {
    doc.deal
        .hand_at_most
        .iter()
        .filter(|(from, _)| from.parse::<u8>().is_ok_and(|from| seats >= from))
        .fold(doc.deal.hand, |hand, (_, most)| hand.min(*most))
}

/// The card kinds that count as laid when they are turned up.
pub(in crate::mau) fn laid_at_the_start(doc: &HouseRules) -> KindSet {
    match &doc.deal.start_laid {
        Some(rule) => Card::all().filter(|card| rule.has(*card)).collect(),
        None => KindSet::EMPTY,
    }
}
