//! Laying a card: where it goes, and what it does on one's own turn.

use crate::card::Card;
use crate::mau::event::Event;
use crate::mau::patterns::Acting;
use crate::mau::plays;
use crate::mau::rules::doc::{LastThreat, Victim, WithTwo};
use crate::mau::state::Phase;
use crate::mau::step::Step;
use crate::mau::wish::Wish;
use crate::seat::Seat;

/// A card laid, and what its player says with it.
#[derive(Clone, Copy)]
pub(in crate::mau) struct Said {
    pub(in crate::mau) card: Card,
    pub(in crate::mau) stands_for: Option<Card>,
    pub(in crate::mau) wish: Option<Wish>,
    pub(in crate::mau) claim: bool,
    pub(in crate::mau) under: Option<Card>,
}

impl<S: FnMut(Event)> Step<'_, S> {
    pub(in crate::mau) fn lay(&mut self, seat: Seat, said: Said) {
        let Said { card, stands_for, wish, claim, under } = said;
        let jumps_in = self.state.turn != seat;
        if jumps_in {
            self.emit(Event::JumpedIn { seat });
            // What the seat whose turn it was has announced is void, and costs nothing.
            let before = self.state.turn;
            self.state.announced.iter_mut().for_each(|announced| announced.remove(before));
            self.state.turn = seat;
        }
        self.hand_mut(seat).take(card);
        if let Some(below) = under
            && self.hand_mut(seat).take(below)
        {
            self.state.slipped.add(below);
        }
        let answers = self.state.phase == Phase::Threat;
        // A copying card that answers a threat answers as itself.
        let acting = if answers {
            stands_for.unwrap_or(card)
        } else {
            plays::acting(self.rules, self.state, card, stands_for)
        };
        let face = stands_for.unwrap_or(card);
        let on_own_rank = face.rank().is_some() && face.rank() == self.state.face.rank();
        self.state.run = if on_own_rank { self.state.run.saturating_add(1) } else { 1 };
        self.heed_wish(said, acting, jumps_in || answers);
        self.state.discard_pile.push(card);
        self.state.face = face;
        self.state.acting = acting;
        self.state.claim = claim;
        self.state.idle = 0;
        self.emit(Event::Played { seat, card, stands_for, wish, claim });
        if !answers && claim && self.rules.effects[acting.index()].buys {
            self.buy(seat);
        }
        let left = self.hand(seat).len() as u8;
        self.calls_fall_due(seat, left, acting);
        if left == 0 {
            self.state.waiting.remove(seat);
            self.state.waiting.push(seat);
            self.state.last_laid[seat.index()] = Some(face);
        }
        if answers {
            return self.answer(seat, acting);
        }
        self.state.together = self.state.together.saturating_add(1);
        if let Some(together) = &self.rules.together
            && left > 0
            && (together.most == 0 || self.state.together < together.most)
        {
            self.state.phase = Phase::Together;
            return;
        }
        self.take_effect(seat);
    }

    /// A new wish, or one card fewer that must meet the old one. A card laid first in a turn beside it
    /// leaves it standing (ERF-34); everybody can see that.
    #[inline]
    fn heed_wish(&mut self, said: Said, acting: Card, out_of_course: bool) {
        if said.wish.is_none() && self.state.wish.is_none() {
            return;
        }
        if let Some(wish) = said.wish {
            self.set_wish(acting, wish);
        } else if let Some(wish) = self.state.wish {
            let meeting = self.rules.meets[wish.index()];
            let meets =
                meeting.has(said.card) || said.stands_for.is_some_and(|face| meeting.has(face));
            if meets || out_of_course || self.state.together > 0 {
                self.state.wish_cards = self.state.wish_cards.saturating_sub(1);
            }
            if self.state.wish_cards == 0 {
                self.state.wish = None;
            }
        }
    }

    /// What is wished from now on, as `acting` lets its player wish.
    pub(in crate::mau) fn set_wish(&mut self, acting: Card, wish: Wish) {
        let wishes = self.rules.effects[acting.index()].wish;
        self.state.wish = Some(wish);
        self.state.wish_cards = wishes.map_or(1, |wishes| wishes.cards);
        self.state.wish_turns = wishes.map_or(0, |wishes| wishes.turns);
    }

    /// What the card laid on one's own turn does, or the cards laid together do.
    #[inline]
    pub(in crate::mau) fn take_effect(&mut self, seat: Seat) {
        let count = std::mem::take(&mut self.state.together).max(1);
        if !self.rules.effective.has(self.state.acting) && self.rules.patterns.is_empty() {
            self.state.phase = Phase::Turn;
            self.end_turn(seat);
            return self.advance(seat);
        }
        self.act(seat, count);
    }

    /// What `count` cards laid on one's own turn do.
    #[inline(never)]
    fn act(&mut self, seat: Seat, count: u8) {
        let claim = self.state.claim;
        let Acting { effect, threat_count, reverse_count, by_pattern } = self.acting(seat, count);
        self.state.phase = Phase::Turn;
        let left = !self.hand(seat).is_empty();
        if effect.rotates && left {
            self.rotate_hands();
        }
        let odd = reverse_count % 2 == 1;
        let other_misses = odd && self.turn_direction(effect.reverse) && !by_pattern;
        if effect.again && left {
            self.emit(Event::Again { seat });
            self.state.drawn = Default::default();
            (self.state.draws, self.state.dry) = (0, false);
            return;
        }
        if effect.lays_on && left {
            self.emit(Event::Again { seat });
            self.state.drawn = Default::default();
            self.state.phase = Phase::Further;
            return;
        }
        let threatens = effect.threat.filter(|_| !other_misses && (!effect.threat_may || claim));
        let threatens = threatens.filter(|rule| !self.fizzles(seat, *rule));
        let still =
            threatens.is_some_and(|rule| self.rules.threats[usize::from(rule)].moves_hands());
        self.close_turn(seat, still);
        if other_misses {
            let other = self.state.after(seat);
            self.state.misses.add(other);
        } else if let Some(rule) = threatens {
            return self.threaten(seat, rule, threat_count);
        }
        self.advance(seat);
    }

    /// A victim is not named any more by who is out with this card, nor for a gift that stays with its
    /// giver (ERF-51).
    fn fizzles(&self, seat: Seat, rule: u8) -> bool {
        let threat = &self.rules.threats[usize::from(rule)];
        let out = self.hand(seat).is_empty();
        let unnamed =
            threat.victim == Victim::Chosen && out && self.rules.last_threat == LastThreat::Ignored;
        unnamed || (threat.only_gives() && self.keeps_gift(seat))
    }

    /// Turns the direction if the card does. Between two seats it may make the other miss instead;
    /// says whether it does.
    pub(in crate::mau) fn turn_direction(&mut self, reverse: Option<WithTwo>) -> bool {
        match reverse {
            None => false,
            Some(with_two) if self.state.active() <= 2 => with_two == WithTwo::OtherMisses,
            Some(_) => {
                self.state.direction = self.state.direction.reversed();
                self.emit(Event::Reversed { direction: self.state.direction });
                false
            }
        }
    }
}
