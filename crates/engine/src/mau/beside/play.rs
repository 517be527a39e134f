//! Playing `beside`: penalty cards are laid beside the hand, and taken up into it.

use super::rule::Joins;
use crate::card_set::CardSet;
use crate::mau::cause::Cause;
use crate::mau::cheat::Guilt;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::step::Step;
use crate::seat::{Seat, SeatSet};

/// Cards that have been drawn as a penalty, and where they lie.
#[derive(Clone, Copy)]
pub(in crate::mau) struct Drawn {
    pub(in crate::mau) cards: CardSet,
    beside: bool,
}

impl Drawn {
    /// Those of them that are in the hand.
    pub(in crate::mau) const fn held(self) -> CardSet {
        if self.beside { CardSet::EMPTY } else { self.cards }
    }
}

impl<S: Sink> Step<'_, S> {
    /// Draws up to `count` cards as a penalty: to the hand, or beside it where the rules say so.
    #[inline]
    pub(in crate::mau) fn draw_penalty(&mut self, seat: Seat, count: u8, cause: Cause) -> Drawn {
        if S::FOLLOWS && self.goes_beside(seat, cause) {
            return Drawn { cards: self.draw_beside(seat, count, cause), beside: true };
        }
        Drawn { cards: self.draw(seat, count, cause), beside: false }
    }

    /// Whether a penalty goes beside the hand of `seat`: a seat coming back into the deal has no hand.
    fn goes_beside(&self, seat: Seat, cause: Cause) -> bool {
        let waits = || self.state.waiting.as_slice().contains(&seat);
        self.rules.beside.is_some_and(|rule| rule.takes(cause))
            && (!self.hand(seat).is_empty() || waits())
    }

    #[cold]
    fn draw_beside(&mut self, seat: Seat, count: u8, cause: Cause) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for _ in 0..count.min(self.room(seat)) {
            let Some(card) = self.next_card(seat) else { break };
            cards.add(card);
        }
        if cards.is_empty() {
            self.emit(Event::Drew { seat, cards, cause });
            return cards;
        }
        self.state.idle = 0;
        let lying = &mut self.state.beside[seat.index()];
        *lying = lying.plus(cards);
        if let Some(fired) = self.sink.fired() {
            let fresh = &mut fired.laid_beside[seat.index()];
            *fresh = fresh.plus(cards);
        }
        self.emit(Event::LaidBeside { seat, cards, cause });
        self.lose_over_limit(seat);
        cards
    }

    /// Notes what was drawn because of a wrong card: it goes back if that card is taken back.
    pub(in crate::mau) fn note_penalty(&mut self, seat: Seat, drawn: Drawn) {
        if let Some(guilt) = self.state.accusable.wrong_card() {
            let noted = if drawn.beside { &mut guilt.beside } else { &mut guilt.drew };
            noted.add(seat, drawn.cards);
        }
    }

    /// The hand of `seat` has run out: if cards lie beside it, the seat takes them up and is not out. Returns
    /// whether it did.
    #[cold]
    pub(in crate::mau) fn takes_up_when_empty(&mut self, seat: Seat) -> bool {
        let never = self.rules.beside.is_none_or(|rule| rule.joins == Joins::End);
        !never && self.hand(seat).is_empty() && self.take_up(seat, self.beside(seat))
    }

    /// The same for all seats that wait without cards to go out.
    #[cold]
    pub(in crate::mau) fn those_waiting_take_up(&mut self) {
        let waiting: SeatSet = self.state.waiting.as_slice().iter().copied().collect();
        for seat in waiting {
            self.takes_up_when_empty(seat);
        }
    }

    /// Has `seat` take up its cards because its turn begins, or is over, as `joins` says. Returns whether it
    /// did.
    pub(in crate::mau) fn takes_up(&mut self, seat: Seat, joins: Joins) -> bool {
        let now = self.rules.beside.is_some_and(|rule| rule.joins == joins);
        if !now || self.state.is_over() || !self.state.playing.has(seat) {
            return false;
        }
        // Cards laid there by this very move wait until the turn after.
        let mut cards = self.beside(seat);
        let fresh = self.laid_just_now(seat);
        fresh.cards().for_each(|card| {
            cards.take(card);
        });
        self.take_up(seat, cards)
    }

    /// Seats whose turn is over take up what lay there before.
    pub(in crate::mau) fn takes_up_after_turn(&mut self) {
        let over = self.sink.fired().map_or(SeatSet::EMPTY, |fired| fired.turn_over);
        let lost = self.state.lost;
        for seat in over {
            self.takes_up(seat, Joins::AfterTurn);
        }
        if self.state.lost != lost {
            self.settle();
        }
    }

    /// The deal is over: where cards beside count, they are taken up to be counted.
    #[cold]
    pub(in crate::mau) fn count_what_lies_beside(&mut self) {
        if self.rules.beside.is_some_and(|rule| rule.counts) {
            for seat in Seat::first(self.rules.seats) {
                self.move_to_hand(seat, self.beside(seat));
            }
        }
    }

    /// Takes up what lies beside because of a cheat, so that it can go back.
    pub(in crate::mau) fn take_up_to_put_away(&mut self, noted: &Guilt, seat: Seat) -> CardSet {
        let mut lying = self.beside(seat);
        let cards: CardSet =
            noted.beside.of(seat).cards().filter(|card| lying.take(*card)).collect();
        self.move_to_hand(seat, cards);
        cards
    }

    fn take_up(&mut self, seat: Seat, cards: CardSet) -> bool {
        if cards.is_empty() {
            return false;
        }
        let before = self.hand(seat).len();
        self.note_taken_up(seat, cards);
        self.move_to_hand(seat, cards);
        self.state.idle = 0;
        self.state.waiting.remove(seat);
        self.lapse_calls(seat, false);
        self.hand_reaches(seat, before);
        self.lose_over_limit(seat);
        true
    }

    fn move_to_hand(&mut self, seat: Seat, cards: CardSet) {
        if cards.is_empty() {
            return;
        }
        let lying = &mut self.state.beside[seat.index()];
        cards.cards().for_each(|card| {
            lying.take(card);
        });
        *self.hand_mut(seat) = self.hand(seat).plus(cards);
        self.emit(Event::TookUp { seat, cards });
    }

    /// Notes that cards taken up go back from the hand. Those laid beside by this very move stay beside.
    fn note_taken_up(&mut self, seat: Seat, cards: CardSet) {
        let mut fresh = self.laid_just_now(seat);
        let stays = self.beside(seat).len() > cards.len();
        let Some(guilt) = self.state.accusable.guilt.as_deref_mut() else { return };
        let mut taken = cards;
        for card in guilt.beside.of(seat).cards() {
            if !(stays && fresh.take(card)) && taken.take(card) {
                guilt.beside.take(seat, card);
                guilt.drew.add(seat, [card].into_iter().collect());
            }
        }
    }

    fn laid_just_now(&mut self, seat: Seat) -> CardSet {
        self.sink.fired().map_or(CardSet::EMPTY, |fired| fired.laid_beside[seat.index()])
    }

    const fn beside(&self, seat: Seat) -> CardSet {
        self.state.beside[seat.index()]
    }
}
