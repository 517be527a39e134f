//! A deal with every card in a given place, for games written by hand.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::Seed;
use crate::game::Opening;
use crate::mau::event::Event;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Starter;
use crate::mau::sink::Following;
use crate::mau::state::State;
use crate::mau::step::Step;
use crate::seat::{Direction, Seat, SeatSet};

/// A deal with every card in a given place, for games written by hand.
#[derive(Clone, Debug)]
pub struct ArrangedDeal {
    /// The dealer; the seat to the left begins.
    pub dealer: Seat,
    /// The hands, by seat.
    pub hands: Vec<CardSet>,
    /// The card turned up, if the rules have one turned up.
    pub first: Option<Card>,
    /// The draw pile from bottom to top: the last is drawn first.
    pub draw_pile: Vec<Card>,
    /// The discard pile below the card turned up, from the bottom.
    pub discard_pile: Vec<Card>,
    /// The seat that begins, if it is not the one after the dealer.
    pub turn: Option<Seat>,
    /// The direction of the turn, if it is not the one in which a deal begins.
    pub direction: Option<Direction>,
    /// Number of this deal, from 1.
    pub deal: u16,
    /// Points before this deal, by seat; empty: nobody has any.
    pub scores: Vec<i32>,
    /// Points in the pot before this deal.
    pub pot: i32,
    /// Seats whose players write with the left hand.
    pub left_handed: SeatSet,
}

impl State {
    /// Opens a match whose first deal is `given`; later deals follow from `seed`.
    ///
    /// # Errors
    /// Where `given` and these rules disagree: too many or too few cards of a kind, hands for another
    /// number of seats, or a dealer or starter that does not exist.
    pub fn given(
        rules: &Rules,
        seed: Seed,
        given: &ArrangedDeal,
        sink: &mut dyn FnMut(Event),
    ) -> Result<Self, ArrangedDealError> {
        given.check(rules)?;
        let left_handed = given.left_handed;
        let opening = Opening { seed, dealer: Some(given.dealer), left_handed };
        let mut state = Self::open(rules, opening);
        state.deal = given.deal.saturating_sub(1);
        state.begin_deal(given.dealer);
        let mut following = Following::new(sink);
        let mut step = Step::by(rules.in_force(state.deal), &mut state, &mut following);
        let hand = |seat: Seat| given.hands.get(seat.index()).copied().unwrap_or(CardSet::EMPTY);
        if step.rules.starter == Starter::Holder {
            step.state.kept.begins = step.holder(hand).map(|(seat, _)| seat);
        }
        let starter = step.seat_starter();
        if let Some(direction) = given.direction {
            step.state.direction = direction;
        }
        step.state
            .scores
            .iter_mut()
            .zip(&given.scores)
            .for_each(|(score, before)| *score = *before);
        step.state.pot = given.pot;
        let starter = given.turn.unwrap_or(starter);
        step.emit(Event::DealStarted { deal: step.state.deal, dealer: given.dealer, starter });
        for (seat, cards) in Seat::first(step.rules.seats).zip(given.hands.iter().copied()) {
            step.state.hands[seat.index()] = cards;
            step.deals_out(seat, cards);
        }
        given.draw_pile.iter().for_each(|card| step.state.draw_pile.push(*card));
        given.discard_pile.iter().for_each(|card| step.state.discard_pile.push(*card));
        step.show_who_begins();
        step.turn_up_first(given.first, starter);
        step.follow_start();
        Ok(state)
    }
}

/// Why a given deal is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArrangedDealError {
    /// One hand for each seat is needed.
    #[error("give one hand for each of the {0} seats")]
    Hands(u8),
    /// The dealer or the seat that begins does not exist.
    #[error("there is no seat for who deals or begins")]
    Seat,
    /// A card occurs too often or too rarely.
    #[error("{card} stands here {given} times, the deck has it {deck} times")]
    Cards {
        /// The card.
        card: Card,
        /// How often it was given.
        given: u8,
        /// How often the deck has it.
        deck: u8,
    },
}

impl ArrangedDeal {
    /// The first deal of a match, with nothing under the card turned up.
    #[must_use]
    pub const fn new(dealer: Seat, hands: Vec<CardSet>, first: Card, draw_pile: Vec<Card>) -> Self {
        Self {
            dealer,
            hands,
            first: Some(first),
            draw_pile,
            discard_pile: Vec::new(),
            turn: None,
            direction: None,
            deal: 1,
            scores: Vec::new(),
            pot: 0,
            left_handed: SeatSet::EMPTY,
        }
    }

    fn check(&self, rules: &Rules) -> Result<(), ArrangedDealError> {
        if self.hands.len() != usize::from(rules.seats) {
            return Err(ArrangedDealError::Hands(rules.seats));
        }
        if self.dealer.0 >= rules.seats || self.turn.is_some_and(|seat| seat.0 >= rules.seats) {
            return Err(ArrangedDealError::Seat);
        }
        let in_hands = self.hands.iter().flat_map(|hand| hand.cards());
        let mut counts = [0_u8; Card::KINDS];
        let piles = [&self.draw_pile, &self.discard_pile];
        let in_piles = piles.into_iter().flat_map(|pile| pile.iter().copied());
        let all = in_hands.chain(self.first).chain(in_piles);
        all.for_each(|card| counts[card.index()] = counts[card.index()].saturating_add(1));
        for card in Card::all() {
            let (given, deck) = (counts[card.index()], rules.deck.count(card));
            if given != deck {
                return Err(ArrangedDealError::Cards { card, given, deck });
            }
        }
        Ok(())
    }
}
