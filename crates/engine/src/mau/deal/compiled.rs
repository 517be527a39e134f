//! Compiled rules of dealing: sizes of hands, their bounds, and cards turned up that count as laid.

use crate::card::Card;
use crate::card_set::KindSet;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::HouseRules;

/// Cards dealt to each of `seats`.
pub(in crate::mau) fn hand(doc: &HouseRules, seats: u8) -> u8 {
    doc.deal
        .hand_at_most
        .iter()
        .filter(|(from, _)| from.parse::<u8>().is_ok_and(|from| seats >= from))
        .fold(doc.deal.hand, |hand, (_, most)| hand.min(*most))
}

/// The kinds that count as laid when they are the card turned up.
pub(in crate::mau) fn laid_at_the_start(doc: &HouseRules) -> KindSet {
    match &doc.deal.start_laid {
        Some(rule) => Card::all().filter(|card| rule.has(*card)).collect(),
        None => KindSet::EMPTY,
    }
}

impl Rules {
    /// Cards dealt to each seat; where the dealer chooses, what is chosen for want of a choice.
    #[must_use]
    pub fn hand(&self) -> u8 {
        let (min, max) = self.hand_bounds(u32::from(self.seats));
        self.hand.clamp(min, max)
    }

    /// Fewest and most cards that the dealer may choose for so many seats: a card to turn up and one
    /// to draw stay (ERF-02).
    #[must_use]
    pub fn hand_bounds(&self, seats: u32) -> (u8, u8) {
        let (min, max) = self.hand_choice.unwrap_or((self.hand, self.hand));
        let most = self.deck.len().saturating_sub(2) / seats.max(1);
        (min, max.min(most as u8).max(min))
    }
}
