//! Matches with every card in a given place, for scripted games.

use crate::chance::{Chance, Seed};
use crate::game::Opening;
use crate::maxonaut::card::Card;
use crate::maxonaut::event::Event;
use crate::maxonaut::hand::CardCounts;
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::{PileCard, State};
use crate::maxonaut::step::Step;
use crate::seat::{Direction, Seat};

/// Cards that are always on the discard pile (MAX-05).
const LYING: usize = 2;

/// The cards and points of a match before its first round.
#[derive(Clone, Debug)]
pub struct ArrangedDeal {
    /// The seat that starts.
    pub starter: Seat,
    /// The hands by seat; a seat with less than a full hand draws when its turn to lay comes.
    pub hands: Vec<Vec<Card>>,
    /// The discard pile from bottom to top, at least two cards, unknown to everybody.
    pub discard_pile: Vec<Card>,
    /// The draw pile from bottom to top: the last card is drawn first.
    pub draw_pile: Vec<Card>,
    /// Penalty points by seat; empty: nobody has any.
    pub points: Vec<u8>,
    /// The direction of play.
    pub direction: Direction,
}

/// Why a given match is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArrangedDealError {
    /// There must be one hand for each seat.
    #[error("give one hand for each of the {0} seats")]
    Hands(u8),
    /// No hand may have more cards than a full one.
    #[error("a full hand has {0} cards")]
    FullHand(u8),
    /// At least two cards are on the discard pile from the start.
    #[error("two cards lie on the discard pile at least")]
    TooFewLie,
    /// The starter's seat does not exist.
    #[error("there is no seat for who begins")]
    Seat,
    /// Nobody may have lost already.
    #[error("give each of the seats less than {0} penalty points")]
    Points(u8),
    /// A kind was given too often or too seldom.
    #[error("{card} stands here {given} times, the deck has it {deck} times")]
    Cards {
        /// The kind.
        card: Card,
        /// How often it was given.
        given: usize,
        /// How often the deck has it.
        deck: u8,
    },
}

impl State {
    /// Opens a match set up as `given`; later shuffles follow from `seed`.
    ///
    /// # Errors
    /// What `given` has that does not agree with these rules.
    pub fn given(
        rules: &Rules,
        seed: Seed,
        given: &ArrangedDeal,
        sink: &mut dyn FnMut(Event),
    ) -> Result<Self, ArrangedDealError> {
        given.check(rules)?;
        let opening = Opening { dealer: Some(given.starter), ..Opening::new(seed) };
        let mut state = Self::open(rules, opening);
        for (hand, cards) in state.hands.iter_mut().zip(&given.hands) {
            *hand = cards.iter().copied().collect();
        }
        state.points.iter_mut().zip(&given.points).for_each(|(points, before)| *points = *before);
        state.discards = given.discard_pile.iter().copied().map(PileCard::at_start).collect();
        state.draw_pile = given.draw_pile.iter().copied().collect();
        state.direction = given.direction;
        // Nothing has been shuffled yet.
        state.chance = Chance::new(&seed, 1);
        Step::new(rules, &mut state, sink).begin_round(given.starter);
        Ok(state)
    }
}

impl ArrangedDeal {
    /// Where all cards really are now; those turned up are in no pile.
    #[must_use]
    pub fn of(rules: &Rules, state: &State) -> Self {
        let seats = usize::from(rules.seats());
        Self {
            starter: state.starter,
            hands: state.hands.iter().take(seats).map(|hand| hand.cards().collect()).collect(),
            discard_pile: state.discards.iter().map(|lying| lying.card).collect(),
            draw_pile: state.draw_pile.to_vec(),
            points: state.points.iter().take(seats).copied().collect(),
            direction: state.direction,
        }
    }

    /// Checks that a match under these rules can be set up like this.
    ///
    /// # Errors
    /// What does not agree with the rules.
    pub fn check(&self, rules: &Rules) -> Result<(), ArrangedDealError> {
        let seats = rules.seats();
        if self.hands.len() != usize::from(seats) {
            return Err(ArrangedDealError::Hands(seats));
        }
        if self.hands.iter().any(|hand| hand.len() > usize::from(rules.hand())) {
            return Err(ArrangedDealError::FullHand(rules.hand()));
        }
        if self.discard_pile.len() < LYING {
            return Err(ArrangedDealError::TooFewLie);
        }
        if self.starter.0 >= seats {
            return Err(ArrangedDealError::Seat);
        }
        let too_many = self.points.iter().any(|points| *points >= rules.limit());
        if too_many || ![0, usize::from(seats)].contains(&self.points.len()) {
            return Err(ArrangedDealError::Points(rules.limit()));
        }
        self.check_cards(rules.deck())
    }

    /// Checks that every card of the deck is somewhere, and no other.
    fn check_cards(&self, deck: &CardCounts) -> Result<(), ArrangedDealError> {
        for card in Card::all() {
            let piles = [&self.discard_pile, &self.draw_pile];
            let all = self.hands.iter().chain(piles).flatten();
            let (given, deck) = (all.filter(|one| **one == card).count(), deck.of(card));
            if given != usize::from(deck) {
                return Err(ArrangedDealError::Cards { card, given, deck });
            }
        }
        Ok(())
    }
}
