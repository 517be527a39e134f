//! An ordered pile of cards with fixed capacity.

use crate::card::Card;
use crate::limits::MAX_CARDS;

/// A pile; the last card is the top.
#[derive(Clone)]
pub struct Pile {
    cards: [Card; MAX_CARDS],
    len: u8,
}

impl Default for Pile {
    fn default() -> Self {
        Self { cards: [Card::JOKER_BLACK; MAX_CARDS], len: 0 }
    }
}

impl Pile {
    /// Puts a card on top. A pile never holds more than the deck.
    #[inline]
    pub fn push(&mut self, card: Card) {
        debug_assert!((self.len as usize) < MAX_CARDS);
        if let Some(slot) = self.cards.get_mut(self.len as usize) {
            *slot = card;
            self.len += 1;
        }
    }

    /// Puts a card below all others.
    pub fn push_below(&mut self, card: Card) {
        self.push(card);
        self.as_mut_slice().rotate_right(1);
    }

    /// Takes the top card.
    #[inline]
    pub fn pop(&mut self) -> Option<Card> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    /// The top card.
    #[must_use]
    pub fn top(&self) -> Option<Card> {
        self.as_slice().last().copied()
    }

    /// How many cards are in the pile.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether the pile is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Removes all cards.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// The cards from bottom to top.
    #[must_use]
    pub fn as_slice(&self) -> &[Card] {
        &self.cards[..self.len as usize]
    }

    /// The cards from bottom to top, for reordering.
    pub fn as_mut_slice(&mut self) -> &mut [Card] {
        &mut self.cards[..self.len as usize]
    }
}
