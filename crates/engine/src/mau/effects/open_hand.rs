//! Hands that lie open to all, for some turns or for the rest of the deal.

use super::compiled::TO_THE_END;
use crate::card_set::CardSet;
use crate::mau::event::Event;
use crate::mau::sink::Sink;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// The hand lies open for so many turns; where it does already, for as long as the longer says.
    pub(super) fn open_hand(&mut self, seat: Seat, turns: u8) {
        let opened = &mut self.state.kept.opened[seat.index()];
        let before = std::mem::replace(opened, turns.max(*opened));
        if before == 0 {
            let cards = self.hand(seat);
            self.state.kept.shown.forget(seat);
            self.state.kept.shown.add(seat, cards);
            self.emit(Event::HandOpened { seat, cards });
        }
    }

    pub(super) fn close_hand(&mut self, seat: Seat) {
        if std::mem::take(&mut self.state.kept.opened[seat.index()]) > 0 {
            self.emit(Event::HandClosed { seat });
        }
    }

    /// One of the turns for which the hand lies open is over.
    #[inline]
    pub(in crate::mau) fn shorten_open_hand(&mut self, seat: Seat) {
        match &mut self.state.kept.opened[seat.index()] {
            0 | &mut TO_THE_END => {}
            1 => self.close_hand(seat),
            turns => *turns -= 1,
        }
    }

    /// Everybody sees what has come to a hand that lies open, when the move is done, and knows it later too.
    pub(super) fn look_at_open_hands(&mut self) {
        for seat in Seat::first(self.rules.seats) {
            if !self.state.kept.lies_open(seat) {
                continue;
            }
            let cards = self.hand(seat);
            let mut seen = self.state.kept.shown.of(seat);
            let news: CardSet = cards.cards().filter(|card| !seen.take(*card)).collect();
            if !news.is_empty() {
                self.state.kept.shown.forget(seat);
                self.state.kept.shown.add(seat, cards);
                self.emit(Event::Showed { seat, cards: news });
            }
        }
    }
}
