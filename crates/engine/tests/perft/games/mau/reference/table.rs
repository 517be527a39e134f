//! What every table has: hands, two piles, the turn and the direction of play.

use super::{Card, Deal};

#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) hands: Vec<Vec<Card>>,
    /// The draw pile; the next to be drawn is the last.
    pub(crate) draw_pile: Vec<Card>,
    /// The discard pile; the top card is the last.
    pub(crate) laid: Vec<Card>,
    pub(crate) turn: usize,
    pub(crate) clockwise: bool,
}

impl Table {
    pub(crate) fn of(deal: &Deal) -> Self {
        Self {
            hands: deal.hands.clone(),
            draw_pile: deal.draw.iter().rev().copied().collect(),
            laid: deal.under.iter().copied().chain([deal.top]).collect(),
            turn: deal.turn,
            clockwise: deal.clockwise,
        }
    }

    pub(crate) fn seats(&self) -> usize {
        self.hands.len()
    }

    pub(crate) fn top(&self) -> Card {
        self.laid[self.laid.len() - 1]
    }

    /// The seat next to `seat` in the direction of play.
    pub(crate) fn next(&self, seat: usize) -> usize {
        let step = if self.clockwise { 1 } else { self.seats() - 1 };
        (seat + step) % self.seats()
    }

    /// The cards held by `seat`, each kind once.
    pub(crate) fn kinds(&self, seat: usize) -> Vec<Card> {
        let mut kinds = self.hands[seat].clone();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }

    /// Removes one such card from the hand.
    pub(crate) fn take(&mut self, seat: usize, card: Card) {
        let hand = &mut self.hands[seat];
        let place = hand.iter().position(|held| *held == card).expect("the card is in the hand");
        hand.remove(place);
    }

    /// Draws up to `count` cards and returns them.
    pub(crate) fn draw(&mut self, seat: usize, count: usize) -> Vec<Card> {
        let drawn: Vec<Card> = (0..count).map_while(|_| self.next_card()).collect();
        self.hands[seat].extend(&drawn);
        drawn
    }

    /// LIV-05, SCH-24, VER-27, ERF-13: an empty pile is refilled with all but the top card. The
    /// deals are chosen so that the order after shuffling does not matter.
    fn next_card(&mut self) -> Option<Card> {
        if self.draw_pile.is_empty() {
            let top = self.laid.pop().expect("a card lies there");
            self.draw_pile = std::mem::replace(&mut self.laid, vec![top]);
            let alike = self.draw_pile.windows(2).all(|two| two[0] == two[1]);
            assert!(alike, "this count would depend on how the cards are shuffled");
        }
        self.draw_pile.pop()
    }
}
