//! Drawing cards, and reshuffling when the draw pile is used up.

use crate::maxonaut::card::Card;
use crate::maxonaut::event::Event;
use crate::maxonaut::hand::Hand;
use crate::maxonaut::state::Phase;
use crate::maxonaut::step::Step;

impl<S: FnMut(Event) + ?Sized> Step<'_, S> {
    /// The seat to act draws up to a full hand, as far as there are cards (MAX-13, MAX-21), and lays next.
    pub(super) fn draw_up(&mut self) {
        let seat = self.state.turn;
        let mut drawn = Hand::EMPTY;
        let missing = self.rules.hand.saturating_sub(self.state.hands[seat.index()].len());
        for _ in 0..missing {
            let Some(card) = self.draw_top(2) else { break };
            drawn.add(card);
            self.hand_mut(seat).add(card);
        }
        if !drawn.is_empty() {
            self.emit(Event::Drew { seat, cards: drawn });
        }
        self.state.phase = Phase::Lay;
    }

    /// Draws the top card of the draw pile, reshuffling the discard pile if it is used up, of which
    /// `stay` cards stay (MAX-20).
    #[inline]
    pub(super) fn draw_top(&mut self, stay: usize) -> Option<Card> {
        if self.state.draw_pile.is_empty() {
            self.reshuffle(stay);
        }
        self.state.draw_pile.pop()
    }

    #[cold]
    fn reshuffle(&mut self, stay: usize) {
        let below = self.state.discards.len().saturating_sub(stay);
        if below == 0 {
            return;
        }
        self.state.draw_pile.extend(self.state.discards.drain(..below).map(|lying| lying.card));
        self.state.chance.shuffle(&mut self.state.draw_pile);
        self.emit(Event::Reshuffled { cards: below as u8 });
    }
}
