//! Applies a legal move to the state.

use crate::maxonaut::claim::Said;
use crate::maxonaut::event::{Event, Why};
use crate::maxonaut::moves::{Laid, Lay, Move};
use crate::maxonaut::state::{Announcement, Phase, PileCard};
use crate::maxonaut::step::Step;
use crate::seat::Seat;

impl<S: FnMut(Event) + ?Sized> Step<'_, S> {
    pub(super) fn apply(&mut self, seat: Seat, mv: Move) {
        match mv {
            Move::Believe => self.believe(seat),
            Move::Doubt => self.doubt(seat),
            Move::Lay { cards } => self.lay(seat, cards),
            Move::Announce { said } => self.announce(seat, said),
            Move::Show { cards } => self.show(seat, cards),
            Move::Accept => self.accept(seat),
        }
    }

    /// Lets the announcement stand; accepting a 21 costs points and ends the round (MAX-08, MAX-O4).
    fn believe(&mut self, seat: Seat) {
        self.emit(Event::Believed { seat });
        let Some(last) = self.state.history.last().copied() else { return };
        match self.rules.accept_costs(last.said.claim()) {
            0 => self.draw_up(),
            costs => {
                self.penalise(seat, costs, Why::Accepted);
                let starter = self.next_starter(seat, seat, last.seat);
                self.end_round(seat, starter);
            }
        }
    }

    /// Puts cards on the discard pile in the order named (MAX-17).
    fn lay(&mut self, seat: Seat, cards: Lay) {
        self.emit(Event::Laid { seat, cards });
        self.state.laid = [None; 2];
        for (at, laid) in cards.cards().enumerate() {
            self.state.laid[at] = Some(laid.source());
            let card = match laid {
                Laid::Hand(card) => self.hand_mut(seat).take(card).then_some(card),
                // MAX-16
                Laid::Unseen => self.draw_top(2),
            };
            // A legal move names only cards that are there.
            if let Some(card) = card {
                self.state.discards.push(PileCard::laid(card, seat, laid.source()));
            }
        }
        self.state.phase = Phase::Announce;
    }

    fn announce(&mut self, seat: Seat, said: Said) {
        self.emit(Event::Announced { seat, said });
        self.state.history.push(Announcement { seat, said, from: self.state.laid });
        let claim = said.claim();
        // MAX-O2
        if said.is_wrong() {
            self.penalise(seat, self.rules.wrong_form, Why::WrongForm);
            if self.state.points[seat.index()] >= self.rules.limit {
                return self.end_round(seat, seat);
            }
        }
        (self.state.direction, self.state.turn) =
            self.rules.judge_after(claim, seat, self.state.direction);
        // MAX-O1
        if self.rules.reverses(claim) {
            self.emit(Event::Reversed { direction: self.state.direction });
        }
        // MAX-O3
        if self.rules.skips(claim) {
            self.emit(Event::Skipped { seat: seat.next(self.state.direction, self.rules.seats) });
        }
        self.state.phase = Phase::Judge;
    }
}
