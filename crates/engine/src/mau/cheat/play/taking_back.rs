//! Taking back a cheat that has been noticed, with all its consequences.

use crate::card_set::CardSet;
use crate::holders::Holders;
use crate::limits::MAX_SEATS;
use crate::mau::cheat::{Accusable, Guilt, Moved};
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::rules::Rules;
use crate::mau::sink::Untold;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::pile::Pile;
use crate::seat::{Direction, Seat, SeatSet};

/// The hands from which cards drawn because of a cheat would be put away if it were taken back now: they hold
/// again what was laid and what went to others.
pub(in crate::mau) fn hands_taken_back(rules: &Rules, state: &State) -> [CardSet; MAX_SEATS] {
    let Accusable { seat, guilt, .. } = &state.accusable;
    match seat.zip(guilt.as_deref()).filter(|(_, guilt)| guilt.rotated == 0) {
        None => state.hands,
        Some((seat, guilt)) => {
            let mut back = state.clone();
            let mut sink = Untold;
            let mut step = Step::by(rules, &mut back, &mut sink);
            let turned = step.turn_back(guilt);
            step.hand_back(turned.as_ref().unwrap_or(guilt), seat);
            if turned.is_some() { rules.other_sides(state, &back.hands) } else { back.hands }
        }
    }
}

/// The hands that would get back what went from hand to hand because of a cheat.
pub(in crate::mau) fn hands_before_moves(rules: &Rules, state: &State) -> [CardSet; MAX_SEATS] {
    let Accusable { seat, guilt, .. } = &state.accusable;
    let Some((seat, guilt)) = seat.zip(guilt.as_deref()) else { return state.hands };
    let mut back = state.clone();
    let mut sink = Untold;
    let mut step = Step::by(rules, &mut back, &mut sink);
    let turned = step.turn_back(guilt);
    let guilt = turned.as_ref().unwrap_or(guilt);
    if guilt.rotated != 0 {
        step.put_away(guilt);
    }
    step.rotate_back(guilt);
    step.take_up_again(guilt, seat);
    if turned.is_some() { rules.other_sides(state, &back.hands) } else { back.hands }
}

impl<S: Sink> Step<'_, S> {
    /// Undoes everything since the first cheat.
    pub(in crate::mau) fn take_back(&mut self, noted: &Guilt, seat: Seat) {
        let quiet = self.be_quiet(true);
        let turned = self.turn_back(noted);
        let noted = turned.as_ref().unwrap_or(noted);
        if let Some((taker, pile, left)) = &noted.took {
            self.give_pile_back(*taker, pile, usize::from(*left));
        }
        self.know_open_hands_only();
        self.ask_no_more();
        for excluded in noted.excluded.and(self.state.lost) {
            self.comes_back(excluded);
        }
        if noted.rotated != 0 {
            // The penalty cards were drawn after that, into the hands as they are now.
            self.put_away(noted);
        }
        self.rotate_back(noted);
        let left = self.hand_back(noted, seat);
        if noted.rotated == 0 {
            self.put_away(noted);
        }
        if noted.restores() {
            let (points, opened) = (self.state.points, self.state.kept.opened);
            let kept = self.state.kept;
            noted.before.restore(self.state);
            // What others have called meanwhile is undone as well, so they may call it again.
            for (index, _) in self.rules.calls.iter().enumerate().filter(|(_, call)| call.any_time)
            {
                self.state.announced[index] = SeatSet::EMPTY;
            }
            self.keep_what_was_judged(&kept.counts);
            // Which way play goes and which side is up has been restored already.
            let _ = self.tell_states(&kept);
            self.tell_open_hands(&opened);
            for seat in Seat::first(self.rules.seats) {
                let points = self.state.points[seat.index()] - points[seat.index()];
                if points != 0 {
                    self.emit(Event::Noted { seat, points });
                }
            }
        }
        if left > 0 {
            // What lay below has been drawn since: the card stays, as itself.
            self.state.face = self.state.top();
        }
        for index in 0..self.rules.calls.len() {
            self.state.announced[index].remove(seat);
        }
        for player in self.state.playing {
            self.hand_changed(player);
        }
        self.be_quiet(quiet);
    }

    /// Nobody knows what is left in hands that do not lie open.
    fn know_open_hands_only(&mut self) {
        let shown = std::mem::replace(&mut self.state.kept.shown, Holders::NOTHING);
        for seat in Seat::first(self.rules.seats) {
            if self.state.kept.lies_open(seat) {
                self.state.kept.shown.add(seat, shown.of(seat));
            }
        }
    }

    /// The discard pile that was taken goes back below what lies there, as far as all players have seen it in
    /// that hand since.
    fn give_pile_back(&mut self, taker: Seat, pile: &Pile, left: usize) {
        let shown = self.state.kept.shown.of(taker);
        let mut back = CardSet::EMPTY;
        // What had not been taken still lies there, unless the pile has been turned over since.
        let lies = self.state.discard_pile.as_slice().iter().zip(pile.as_slice()).take(left);
        let under = lies.take_while(|(card, before)| card == before).count();
        for card in pile.as_slice()[left..].iter().rev() {
            if shown.has(*card) && self.hand_mut(taker).take(*card) {
                self.state.discard_pile.push(*card);
                self.state.discard_pile.as_mut_slice()[under..].rotate_right(1);
                back.add(*card);
            }
        }
        if !back.is_empty() {
            self.emit(Event::PutAway { seat: taker, cards: back });
        }
    }

    /// Hands that have gone round go back.
    fn rotate_back(&mut self, noted: &Guilt) {
        let playing = std::mem::replace(&mut self.state.playing, noted.among);
        let back = if noted.rotated > 0 { Direction::Counter } else { Direction::Clockwise };
        for _ in 0..noted.rotated.unsigned_abs() {
            self.move_hands_round(back);
            self.emit(Event::Rotated { hands: self.state.hands, to: None });
        }
        self.state.playing = playing;
    }

    /// Gives back what left hands for others or for the piles; returns how many of the cards laid must stay
    /// on the pile.
    fn hand_back(&mut self, noted: &Guilt, seat: Seat) -> u8 {
        let left = self.take_up_again(noted, seat);
        for moved in noted.moved.iter().filter(|moved| !moved.is_nothing()) {
            self.move_back(moved);
        }
        left
    }

    /// Gives back what left the hand for the piles; returns how many of the cards laid must stay on the pile.
    fn take_up_again(&mut self, noted: &Guilt, seat: Seat) -> u8 {
        let mut left = noted.laid;
        // Hands that had gone round before the purchase have gone back as well.
        let buyer = noted.holder(seat, noted.bought_after.saturating_neg());
        if noted.reordered {
            left -= self.take_up_what_was_laid(noted, seat);
        }
        while left > 0 && !noted.reordered {
            // A card always stays on the pile, at least the one that was bought, unless none lay there
            // before.
            let bought = noted.bought.is_some_and(|card| self.hand(buyer).has(card));
            if self.state.discard_pile.len() < 2 && !bought && noted.before.run > 0 {
                break;
            }
            let Some(card) = self.state.discard_pile.pop() else { break };
            left -= 1;
            self.hand_mut(seat).add(card);
            self.emit(Event::TakenBack { seat, card });
        }
        if let Some(card) = noted.bought
            && self.hand_mut(buyer).take(card)
        {
            self.state.discard_pile.push(card);
        }
        if let Some(card) = noted.slipped
            && self.state.slipped.take(card)
        {
            self.hand_mut(seat).add(card);
            self.emit(Event::SlippedBack { seat });
        }
        left
    }

    /// The same where piles have been turned over since: the cards laid may lie anywhere. Returns how many it
    /// found.
    fn take_up_what_was_laid(&mut self, noted: &Guilt, seat: Seat) -> u8 {
        let mut found = 0;
        for card in noted.cards.iter().rev() {
            let lying = self.state.discard_pile.as_slice();
            let Some(place) = lying.iter().rposition(|other| other == card) else { continue };
            self.state.discard_pile.as_mut_slice()[place..].rotate_left(1);
            self.state.discard_pile.pop();
            self.hand_mut(seat).add(*card);
            self.emit(Event::TakenBack { seat, card: *card });
            found += 1;
        }
        found
    }

    /// What went from hand to hand goes back, if it is still where it went (ERF-50).
    fn move_back(&mut self, moved: &Moved) {
        let ([one, other], [given, got]) = (moved.seats, moved.gave);
        let mut take = |from: Seat, cards: CardSet| -> CardSet {
            cards.cards().filter(|card| self.hand_mut(from).take(*card)).collect()
        };
        let (back, returned) = (take(other, given), take(one, got));
        for (seat, cards) in [(one, back), (other, returned)] {
            *self.hand_mut(seat) = self.hand(seat).plus(cards);
        }
        if got.is_empty() {
            let told = |card| self.emit(Event::Gave { from: other, to: one, card });
            back.cards().for_each(told);
        } else {
            let hands = moved.seats.map(|seat| self.hand(seat));
            self.emit(Event::Swapped { seats: moved.seats, hands });
        }
    }

    /// Cards drawn because of the wrong card go back to the draw pile, as far as they are still held.
    fn put_away(&mut self, noted: &Guilt) {
        for seat in Seat::first(self.rules.seats) {
            let mut back = CardSet::EMPTY;
            let lay_beside = self.take_up_to_put_away(noted, seat);
            for card in noted.drew.of(seat).plus(lay_beside).cards() {
                if self.hand_mut(seat).take(card) {
                    self.state.draw_pile.push(card);
                    back.add(card);
                }
            }
            if !back.is_empty() {
                self.emit(Event::PutAway { seat, cards: back });
                // A seat that these cards had put out of the deal plays on.
                if self.state.lost.has(seat) && !self.over_limit(seat) {
                    self.comes_back(seat);
                }
            }
        }
    }

    /// A seat that a cheat had put out of the deal plays on.
    fn comes_back(&mut self, seat: Seat) {
        self.state.lost.remove(seat);
        self.state.playing.add(seat);
        self.emit(Event::CameBack { seat });
    }
}
