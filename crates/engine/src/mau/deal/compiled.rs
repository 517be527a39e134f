//! What the engine runs on.

use crate::mau::rules::doc::HouseRules;

/// Cards dealt to each of `seats`.
pub(in crate::mau) fn hand(doc: &HouseRules, seats: u8) -> u8 {
    doc.deal
        .hand_at_most
        .iter()
        .filter(|(from, _)| from.parse::<u8>().is_ok_and(|from| seats >= from))
        .fold(doc.deal.hand, |hand, (_, most)| hand.min(*most))
}
