//! Cards that everybody passes on to a neighbour: all choose first, then all cards go at once.

use super::kept::Kept;
use super::pass_direction::PassDirection;
use super::question::{Ask, Question};
use crate::card::Card;
use crate::card_set::CardSet;
use crate::mau::event::Event;
use crate::mau::listener::Sink;
use crate::mau::rules::doc::Way;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::seat::{Direction, Seat, SeatSet};

impl PassDirection {
    /// The direction given by the rule, where the turn goes in `turns`.
    pub(super) fn of(way: Way, turns: Direction) -> Self {
        Self { way: way.direction(turns), across: way == Way::Across }
    }
}

impl State {
    /// The seat to which cards of `from` go in that direction.
    pub(in crate::mau) fn on_course(&self, from: Seat, course: PassDirection) -> Seat {
        let steps = if course.across { self.active() / 2 } else { 1 };
        (0..steps.max(1)).fold(from, |seat, _| self.neighbour(seat, course.way))
    }

    /// Cards that `seat` holds and has not chosen yet to pass on.
    pub(in crate::mau) fn not_passed(&self, seat: Seat) -> CardSet {
        let mut hand = self.hands[seat.index()];
        self.kept.passed[seat.index()].cards().for_each(|card| {
            hand.take(card);
        });
        hand
    }
}

impl<S: Sink> Step<'_, S> {
    /// Asks the next of `seats` to choose this many cards; when all have, the cards go.
    pub(super) fn ask_to_pass(
        &mut self,
        rule: (u8, Seat),
        way: PassDirection,
        seats: SeatSet,
        cards: u8,
    ) {
        let mut left = seats.and(self.state.playing);
        while let Some(seat) = left.next() {
            let cards = self.hand(seat).len().min(u32::from(cards)) as u8;
            if cards > 0 {
                return self.put(rule, Ask::Pass(way), seat, left, cards);
            }
        }
        self.pass_on_what_was_chosen(way);
    }

    /// `seat` has chosen one of its cards.
    pub(super) fn chooses_to_pass(
        &mut self,
        question: &Question,
        way: PassDirection,
        seat: Seat,
        card: Card,
        most: u8,
    ) {
        self.state.kept.passed[seat.index()].add(card);
        let rule = (question.rule, question.by);
        let cards = question.cards.saturating_sub(1);
        if cards > 0 {
            return self.put(rule, question.ask, seat, question.seats, cards);
        }
        self.ask_to_pass(rule, way, question.seats, most);
    }

    fn pass_on_what_was_chosen(&mut self, way: PassDirection) {
        let passed = std::mem::replace(&mut self.state.kept.passed, Kept::NOTHING.passed);
        for from in self.state.playing {
            let to = self.state.on_course(from, way);
            for card in passed[from.index()].cards().filter(|_| to != from) {
                self.pass_card_on((from, to), card, Event::Gave { from, to, card });
            }
        }
        self.settle();
    }
}
