//! The start of a match, and of each round.

use arrayvec::ArrayVec;

use crate::chance::Chance;
use crate::game::Opening;
use crate::limits::{MAX_CARDS, MAX_SEATS};
use crate::maxonaut::card::Card;
use crate::maxonaut::event::Event;
use crate::maxonaut::hand::Hand;
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::{Phase, PileCard, State};
use crate::maxonaut::step::Step;
use crate::seat::{Direction, Seat};

impl State {
    /// A match before its first round: two cards form the discard pile, the rest the draw pile, and
    /// nobody holds any (MAX-05).
    pub(super) fn open(rules: &Rules, opening: Opening) -> Self {
        let mut chance = Chance::new(&opening.seed, 1);
        let mut draw_pile = rules.pack.clone();
        chance.shuffle(&mut draw_pile);
        // MAX-06: the lot is drawn even if a starter is given, so that naming one moves no card.
        let lot = Seat(chance.below(u32::from(rules.seats)) as u8);
        let starter = opening.dealer.filter(|seat| seat.0 < rules.seats).unwrap_or(lot);
        Self::laid_out(opening, chance, draw_pile, starter)
    }

    /// Sets the cards out in this order, the last first: two for the discard pile, then the draw pile.
    fn laid_out(
        opening: Opening,
        chance: Chance,
        mut draw_pile: ArrayVec<Card, MAX_CARDS>,
        starter: Seat,
    ) -> Self {
        let discards = (0..2).filter_map(|_| draw_pile.pop()).map(PileCard::at_start).collect();
        Self {
            seed: opening.seed,
            chance,
            hands: [Hand::EMPTY; MAX_SEATS],
            points: [0; MAX_SEATS],
            noted: [0; MAX_SEATS],
            draw_pile,
            discards,
            round: 0,
            starter,
            turn: starter,
            direction: Direction::Clockwise,
            phase: Phase::Lay,
            laid: [None; 2],
            history: ArrayVec::new(),
            reveal: None,
        }
    }
}

impl<S: FnMut(Event) + ?Sized> Step<'_, S> {
    /// Begins a new round: its starter draws and may announce any value (MAX-07, MAX-11).
    pub(super) fn begin_round(&mut self, starter: Seat) {
        self.state.round += 1;
        self.state.starter = starter;
        self.state.turn = starter;
        self.state.noted = [0; MAX_SEATS];
        self.state.history.clear();
        self.emit(Event::RoundStarted { round: self.state.round, starter });
        self.draw_up();
    }
}
