//! Cards that move between hands, or from the discard pile back to one.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::limits::MAX_SEATS;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::rules::doc::Way;
use crate::mau::state::Order;
use crate::mau::step::Step;
use crate::pile::Pile;
use crate::seat::{Direction, Seat};

impl<S: Sink> Step<'_, S> {
    /// `seat` takes the card that was on top before into its hand (ERF-20).
    pub(in crate::mau) fn buy(&mut self, seat: Seat) {
        let Some(top) = self.state.discard_pile.pop() else { return };
        let below = self.state.discard_pile.pop();
        self.state.discard_pile.push(top);
        let Some(card) = below else { return };
        self.hand_mut(seat).add(card);
        if let Some(guilt) = &mut self.state.accusable.guilt {
            (guilt.bought, guilt.bought_after) = (Some(card), guilt.rotated);
        }
        self.emit(Event::Bought { seat, card });
        self.hand_changed(seat);
    }

    /// A seat takes the discard pile without its top card, `at_most` cards of it (0: all), and no more than
    /// its hand may hold.
    pub(in crate::mau) fn take_pile(&mut self, seat: Seat, at_most: u8) {
        let Some(top) = self.state.discard_pile.pop() else { return };
        let before = self.hand(seat).len();
        let whole = self.state.discard_pile.clone();
        let mut cards = CardSet::EMPTY;
        let at_most = if at_most == 0 { u8::MAX } else { at_most };
        for _ in 0..self.room(seat).min(at_most) {
            let Some(card) = self.state.discard_pile.pop() else { break };
            cards.add(card);
            self.hand_mut(seat).add(card);
        }
        let left = self.state.discard_pile.len();
        self.state.discard_pile.push(top);
        if let Some(guilt) = self.state.accusable.wrong_card() {
            guilt.took = Some((seat, whole, left));
        }
        if cards.is_empty() {
            return;
        }
        self.state.kept.shown.add(seat, cards);
        (self.state.idle, self.state.run) = (0, 1);
        self.emit(Event::TookPile { seat, cards });
        self.hand_changed(seat);
        self.hand_reaches(seat, before);
        self.lose_over_limit(seat);
    }

    /// Two seats swap hands (ERF-15).
    pub(in crate::mau) fn swap_hands(&mut self, a: Seat, b: Seat) {
        self.state.hands.swap(a.index(), b.index());
        self.state.kept.shown.pass(|seat| match seat {
            _ if seat == a => b,
            _ if seat == b => a,
            _ => seat,
        });
        let hands = [self.hand(a), self.hand(b)];
        self.emit(Event::Swapped { seats: [a, b], hands });
        self.hand_changed(a);
        self.hand_changed(b);
        self.hand_reaches(a, hands[1].len());
        self.hand_reaches(b, hands[0].len());
    }

    /// A card goes from one hand to another, given or taken unseen. `told` is the event that reports it.
    pub(in crate::mau) fn pass_card_on(
        &mut self,
        (from, to): (Seat, Seat),
        card: Card,
        told: Event,
    ) {
        if self.hand_mut(from).take(card) {
            self.forget_drawn(from, card);
            self.hand_mut(to).add(card);
            self.state.leaves_unseen(from, card);
            self.emit(told);
            self.hand_changed(from);
            self.hand_changed(to);
            self.hand_reaches(from, self.hand(from).len() + 1);
            self.hand_reaches(to, self.hand(to).len() - 1);
        }
    }

    /// A card has left the hand of `seat`: it no longer counts as just drawn.
    pub(in crate::mau) fn forget_drawn(&mut self, seat: Seat, card: Card) {
        if seat == self.state.in_course() && !self.hand(seat).has(card) {
            self.state.drawn.take(card);
        }
    }

    /// All hands go to the neighbour in play on that side.
    pub(in crate::mau) fn rotate_hands(&mut self, way: Way) {
        let before = self.state.hands;
        let direction = way.direction(self.state.direction);
        self.move_hands_round(direction);
        if let Some(guilt) = &mut self.state.accusable.guilt {
            guilt.rotated = guilt.rotated.saturating_add(match direction {
                Direction::Clockwise => 1,
                Direction::Counter => -1,
            });
            guilt.among = self.state.playing;
        }
        let to = (!matches!(way, Way::Along | Way::Chosen)).then_some(direction);
        self.emit(Event::Rotated { hands: self.state.hands, to });
        for seat in self.state.playing {
            self.hand_changed(seat);
            self.hand_reaches(seat, before[seat.index()].len());
        }
    }

    /// Shuffles the hands of these seats into the draw pile, and deals each as many cards anew.
    #[cold]
    pub(in crate::mau) fn renew_hands(&mut self, seats: &[Seat]) {
        let sizes = self.sizes();
        let held = |seat: &Seat| sizes[seat.index()] > 0;
        let playing = self.state.playing;
        let seats = || seats.iter().copied().filter(|seat| playing.has(*seat)).filter(held);
        for seat in seats() {
            let hand = std::mem::take(self.hand_mut(seat));
            hand.cards().for_each(|card| self.state.draw_pile.push(card));
            self.state.kept.shown.forget(seat);
        }
        self.state.chance.shuffle(self.state.draw_pile.as_mut_slice());
        self.state.drawn = CardSet::EMPTY;
        for seat in seats() {
            for _ in 0..sizes[seat.index()] {
                let Some(card) = self.state.draw_pile.pop() else { break };
                self.hand_mut(seat).add(card);
            }
            let cards = self.hand(seat);
            self.emit(Event::Renewed { seat });
            self.emit(Event::Dealt { seat, cards });
        }
    }

    /// Shuffles the hands of these seats together and deals them out evenly, beginning after `by`.
    #[cold]
    pub(in crate::mau) fn pool_hands(&mut self, seats: &[Seat], by: Seat) {
        let sizes = self.sizes();
        let playing = self.state.playing;
        let held = |seat: &Seat| playing.has(*seat) && sizes[seat.index()] > 0;
        let first = seats.iter().filter(|seat| **seat != by);
        let last = seats.iter().filter(|seat| **seat == by);
        let mut order = Order::EMPTY;
        first.chain(last).copied().filter(held).for_each(|seat| order.push(seat));
        let mut pool = Pile::default();
        for seat in order.as_slice() {
            std::mem::take(self.hand_mut(*seat)).cards().for_each(|card| pool.push(card));
            self.state.kept.shown.forget(*seat);
        }
        self.state.chance.shuffle(pool.as_mut_slice());
        self.state.drawn = CardSet::EMPTY;
        for seat in order.as_slice().iter().cycle().take(usize::from(pool.len())) {
            let Some(card) = pool.pop() else { break };
            self.hand_mut(*seat).add(card);
        }
        for seat in order.as_slice().iter().copied() {
            let cards = self.hand(seat);
            self.emit(Event::Renewed { seat });
            self.emit(Event::Dealt { seat, cards });
            self.hand_changed(seat);
            self.hand_reaches(seat, sizes[seat.index()].into());
        }
    }

    /// Moves every hand one seat on.
    pub(in crate::mau) fn move_hands_round(&mut self, direction: Direction) {
        let before: [CardSet; MAX_SEATS] = self.state.hands;
        for seat in self.state.playing {
            let to = self.state.neighbour(seat, direction);
            *self.hand_mut(to) = before[seat.index()];
        }
        let (playing, mut shown) = (self.state.playing, self.state.kept.shown);
        shown.pass(
            |seat| if playing.has(seat) { self.state.neighbour(seat, direction) } else { seat },
        );
        self.state.kept.shown = shown;
    }

    /// Updates calls, and being out, after a hand has changed without a card laid.
    pub(in crate::mau) fn hand_changed(&mut self, seat: Seat) {
        self.state.waiting.remove(seat);
        if self.hand(seat).is_empty() {
            self.state.last_laid[seat.index()] = None;
            self.state.waiting.push(seat);
        } else {
            self.lapse_calls(seat, false);
        }
    }
}
