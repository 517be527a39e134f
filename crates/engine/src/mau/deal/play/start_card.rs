//! The card turned up, and what it does before the first turn where the rules say so.

use crate::card::Card;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::phase::Phase;
use crate::mau::rules::doc::WithTwo;
use crate::mau::step::Step;
use crate::mau::wish::Wish;
use crate::seat::Seat;

impl<S: Sink> Step<'_, S> {
    /// Turns up the first card, whose effect counts where the rules say so (SCH-14, LIV-21).
    pub(in crate::mau) fn turn_up_first(&mut self, first: Option<Card>, starter: Seat) {
        self.state.turn = starter;
        let Some(card) = first else { return self.lead(starter) };
        let same = |below: &&Card| card.rank().is_some() && below.rank() == card.rank();
        let below = self.state.discard_pile.as_slice().iter().rev().take_while(same).count();
        self.state.run = 1 + below as u8;
        self.state.discard_pile.push(card);
        self.state.face = card;
        self.emit(Event::TurnedUp { card });
        if S::FOLLOWS {
            // What the card does already fires triggers, also those for the starter.
            self.state.kept.starter = starter;
        }
        if self.rules.start_laid.has(card) {
            self.lay_first(card, starter);
            if S::FOLLOWS {
                self.deal_begins(starter);
            }
            return;
        }
        if self.rules.start_effects.has(card) {
            self.turn_direction_first(card, starter);
        }
        let starter = self.state.turn;
        if self.rules.start_wishes.has(card) && self.rules.effects[card.index()].wish.is_some() {
            self.state.phase = Phase::Wish;
        } else {
            self.threaten_first(card);
        }
        if S::FOLLOWS {
            self.deal_begins(starter);
        }
    }

    /// No card is turned up: the starter lays any card.
    fn lead(&mut self, starter: Seat) {
        if S::FOLLOWS {
            self.state.kept.starter = starter;
            self.deal_begins(starter);
        }
    }

    /// The starter has wished, or declined to. What the card threatens with comes after that.
    pub(in crate::mau) fn wish_first(&mut self, wish: Option<Wish>) {
        let card = self.state.face;
        if let Some(wish) = wish {
            self.set_wish(card, wish);
        }
        self.state.phase = Phase::Turn;
        if self.rules.start_laid.has(card) {
            return self.act_first(card, self.state.turn);
        }
        self.threaten_first(card);
    }

    fn turn_direction_first(&mut self, card: Card, starter: Seat) {
        let Some(with_two) = self.rules.effects[card.index()].reverse else { return };
        if self.state.active() > 2 {
            self.state.direction = self.state.direction.reversed();
            self.emit(Event::Reversed { direction: self.state.direction });
            if !self.rules.starter.is_a_person() {
                self.state.turn = self.state.after(self.state.dealer);
            }
        } else if with_two == WithTwo::OtherMisses {
            self.emit(Event::Missed { seat: starter });
            self.state.turn = self.state.after(starter);
        }
    }

    /// A threat hits the starter, as if the seat before had laid the card.
    fn threaten_first(&mut self, card: Card) {
        let threat = self.rules.effects[card.index()].threat;
        if let Some(rule) = threat.filter(|_| self.rules.start_effects.has(card)) {
            let author = self.state.before(self.state.turn);
            self.threaten(author, rule, 1);
        }
    }
}
