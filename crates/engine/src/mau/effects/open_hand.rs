//! Hands that lie open to all, for some turns or for the rest of the deal.

use super::compiled::TO_THE_END;
use crate::card_set::CardSet;
use crate::limits::MAX_SEATS;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::step::Step;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Everybody knows from now on what the hand holds; returns its cards.
    pub(super) fn all_see_hand(&mut self, seat: Seat) -> CardSet {
        let cards = self.hand(seat);
        self.state.kept.shown.forget(seat);
        self.state.kept.shown.add(seat, cards);
        cards
    }

    /// Shows these cards of a hand to all.
    pub(super) fn show_cards(&mut self, seat: Seat, cards: CardSet) {
        if cards == self.hand(seat) {
            return self.show_hand(seat);
        }
        let mut known = self.state.kept.shown.of(seat);
        // Cards that had been seen before are known already.
        cards.cards().filter(|card| !known.take(*card)).for_each(|card| {
            self.state.kept.shown.add(seat, [card].into_iter().collect());
        });
        self.emit(Event::Showed { seat, cards });
    }

    pub(super) fn show_hand(&mut self, seat: Seat) {
        let cards = self.all_see_hand(seat);
        self.emit(Event::Showed { seat, cards });
    }

    /// Lays the hand open for this many turns; if it lies open already, the longer time counts.
    pub(super) fn open_hand(&mut self, seat: Seat, turns: u8) {
        let opened = &mut self.state.kept.opened[seat.index()];
        let before = std::mem::replace(opened, turns.max(*opened));
        if before == 0 {
            let cards = self.all_see_hand(seat);
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
            1 => {
                self.look_at(seat);
                self.close_hand(seat);
            }
            turns => *turns -= 1,
        }
    }

    /// When the move is done, everybody sees what has come to hands that lie open, and goes on knowing it.
    pub(in crate::mau) fn look_at_open_hands(&mut self) {
        if self.state.kept.opened == [0; MAX_SEATS] || self.state.is_over() {
            return;
        }
        for seat in Seat::first(self.rules.seats) {
            if self.state.kept.lies_open(seat) {
                self.look_at(seat);
            }
        }
    }

    /// Everybody sees what has come to the hand of `seat` since the last look.
    fn look_at(&mut self, seat: Seat) {
        let cards = self.hand(seat);
        let mut gone = self.state.kept.shown.of(seat);
        let news: CardSet = cards.cards().filter(|card| !gone.take(*card)).collect();
        if news.is_empty() && gone.is_empty() {
            return;
        }
        self.all_see_hand(seat);
        if !news.is_empty() {
            self.emit(Event::Showed { seat, cards: news });
        }
    }

    /// Tells which hands lie open or no longer do, compared with `before`.
    pub(in crate::mau) fn tell_open_hands(&mut self, before: &[u8; MAX_SEATS]) {
        for seat in Seat::first(self.rules.seats) {
            match (before[seat.index()] > 0, self.state.kept.lies_open(seat)) {
                (true, false) => self.emit(Event::HandClosed { seat }),
                (false, true) => {
                    let cards = self.all_see_hand(seat);
                    self.emit(Event::HandOpened { seat, cards });
                }
                _ => {}
            }
        }
    }
}
