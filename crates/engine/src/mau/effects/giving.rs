//! Cards that leave a hand one by one, as their players choose: to another seat, or under the draw pile.

use super::in_force::later;
use super::question::{Ask, Question};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::cause::Cause;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

impl<S: Sink> Step<'_, S> {
    /// Asks the next of `seats` to put cards away, skipping those that could not keep one.
    pub(super) fn ask_to_put_away(&mut self, rule: (u8, Seat), seats: SeatSet) {
        let most = later(self.rules, usize::from(rule.0)).map_or(0, |later| later.puts_away);
        let mut left = seats.and(self.state.playing);
        while let Some(seat) = left.next() {
            let cards = self.spare(seat, most);
            if cards > 0 {
                return self.put(rule, Ask::PutAway, seat, left, cards);
            }
        }
    }

    /// How many of `most` cards can leave the hand of `seat`: one stays.
    pub(super) const fn spare(&self, seat: Seat, most: u8) -> u8 {
        let others = self.hand(seat).len().saturating_sub(1);
        if others < most as u32 { others as u8 } else { most }
    }

    pub(super) fn gives(&mut self, question: &Question, to: Seat, card: Card) {
        let by = question.by;
        self.note_moved([by, to], [[card].into_iter().collect(), CardSet::EMPTY]);
        self.pass_card_on((by, to), card, Event::Gave { from: by, to, card });
        let cards = self.spare(by, question.cards.saturating_sub(1));
        if cards > 0 {
            return self.put((question.rule, by), question.ask, by, SeatSet::EMPTY, cards);
        }
        self.ask_to_put_away((question.rule, by), SeatSet::of(to));
        self.settle();
    }

    pub(super) fn puts_away(&mut self, question: &Question, seat: Seat, card: Card) {
        if self.hand_mut(seat).take(card) {
            // A card put away stays there if a cheat is taken back, so the card drawn for it stays as well;
            // and it must never be the very card put away.
            if later(self.rules, question.rule.into()).is_some_and(|later| later.redraws) {
                self.draw(seat, 1, Cause::Named(question.rule));
            }
            self.state.draw_pile.push_below(card);
            self.state.leaves_unseen(seat, card);
            self.forget_drawn(seat, card);
            self.state.idle = 0;
            self.emit(Event::PutUnder { seat, card });
            self.hand_changed(seat);
            self.hand_reaches(seat, self.hand(seat).len() + 1);
        }
        let rule = (question.rule, question.by);
        let cards = self.spare(seat, question.cards.saturating_sub(1));
        if cards > 0 {
            return self.put(rule, Ask::PutAway, seat, question.seats, cards);
        }
        self.ask_to_put_away(rule, question.seats);
        self.settle();
    }
}
