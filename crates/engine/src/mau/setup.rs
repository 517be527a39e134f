//! Opening a match and dealing.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::{Chance, Seed};
use crate::game::Opening;
use crate::limits::{MAX_CALLS, MAX_SEATS};
use crate::mau::calls;
use crate::mau::event::{Ending, Event};
use crate::mau::moment::Moment;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{NextDealer, Starter};
use crate::mau::score;
use crate::mau::standing::Standing;
use crate::mau::start;
use crate::mau::state::{Order, Phase, State};
use crate::pile::Pile;
use crate::seat::{Direction, Seat, SeatSet};

/// A match in which nothing has been dealt; `dealer` is who will deal first.
pub(super) fn open(rules: &Rules, opening: Opening) -> State {
    let Opening { seed, dealer, left_handed } = opening;
    let lot = || Seat(Chance::new(&seed, 0).below(u32::from(rules.seats)) as u8);
    let dealer = dealer.filter(|seat| seat.0 < rules.seats).unwrap_or_else(lot);
    State {
        hands: [CardSet::EMPTY; MAX_SEATS],
        draw_pile: Pile::default(),
        discard_pile: Pile::default(),
        phase: Phase::Over(Ending::Out),
        turn: Seat(0),
        direction: Direction::Clockwise,
        threat: Standing::NONE,
        face: Card::JOKER_BLACK,
        wish: None,
        wish_cards: 0,
        wish_turns: 0,
        drawn: CardSet::EMPTY,
        draws: 0,
        dry: false,
        together: 0,
        acting: Card::JOKER_BLACK,
        claim: false,
        misses: SeatSet::EMPTY,
        slipped: CardSet::EMPTY,
        moment: Moment::NONE,
        run: 0,
        playing: SeatSet::EMPTY,
        waiting: Order::EMPTY,
        places: Order::EMPTY,
        lost: SeatSet::EMPTY,
        knocked_out: SeatSet::EMPTY,
        withdrawn: SeatSet::EMPTY,
        aside: CardSet::EMPTY,
        last_laid: [None; MAX_SEATS],
        last_card: None,
        announced: [SeatSet::EMPTY; MAX_CALLS],
        called: [SeatSet::EMPTY; MAX_CALLS],
        open: [SeatSet::EMPTY; MAX_CALLS],
        seats: rules.seats,
        left_handed,
        dealer,
        deal: 0,
        moves: 0,
        idle: 0,
        scores: [0; MAX_SEATS],
        points: [0; MAX_SEATS],
        winners: SeatSet::EMPTY,
        match_over: false,
        seed,
        chance: Chance::new(&seed, 0),
    }
}

/// Shuffles and deals the next deal; the deal has moved on to `dealer`. Where the dealer chooses the
/// number of cards, it is asked first (ERF-02).
pub(super) fn deal(rules: &Rules, state: &mut State, dealer: Seat, sink: &mut impl FnMut(Event)) {
    clear(state, dealer);
    let rules = rules.in_force(state.deal);
    rules.deck.cards().for_each(|card| state.draw_pile.push(card));
    state.chance.shuffle(state.draw_pile.as_mut_slice());
    let starter = seat_starter(rules, state);
    sink(Event::DealStarted { deal: state.deal, dealer, starter });
    if rules.hand_choice.is_some() {
        state.phase = Phase::DealHands;
        state.turn = dealer;
    } else {
        deal_hands(rules, state, rules.hand, sink);
    }
}

/// Deals so many cards to each seat and turns one up.
pub(super) fn deal_hands(
    rules: &Rules,
    state: &mut State,
    cards: u8,
    sink: &mut impl FnMut(Event),
) {
    for seat in state.playing {
        for card in (0..cards).map_while(|_| state.draw_pile.pop()) {
            state.hands[seat.index()].add(card);
        }
        sink(Event::Dealt { seat, cards: state.hands[seat.index()] });
    }
    for seat in state.playing {
        calls::reach(rules, state, seat, 0, sink);
    }
    let starter = seat_starter(rules, state);
    state.phase = Phase::Turn;
    let first = first_card(rules, state, sink);
    start::turn_up(rules, state, first, starter, sink);
}

/// The card to turn up. What must not lie there goes under the draw pile.
fn first_card(rules: &Rules, state: &mut State, sink: &mut impl FnMut(Event)) -> Option<Card> {
    for _ in 0..state.draw_pile.len() {
        let card = state.draw_pile.pop()?;
        if !rules.start_again.has(card) {
            return Some(card);
        }
        sink(Event::PutBack { card });
        state.draw_pile.push_below(card);
    }
    state.draw_pile.pop()
}

/// Sets the direction of the deal and says who begins.
fn seat_starter(rules: &Rules, state: &mut State) -> Seat {
    let left = match rules.starter {
        Starter::Left | Starter::Dealer => true,
        Starter::Right => false,
        Starter::WritingHand => state.left_handed.has(state.dealer),
    };
    state.direction = if left { Direction::Clockwise } else { Direction::Counter };
    match rules.starter {
        Starter::Dealer if state.playing.has(state.dealer) => state.dealer,
        _ => state.after(state.dealer),
    }
}

/// Who deals next. Who is knocked out deals no more.
pub(super) fn next_dealer(rules: &Rules, state: &State) -> Seat {
    let plays = |seat: &Seat| !state.knocked_out.has(*seat);
    let mut clockwise = (0..state.seats).scan(state.dealer, |seat, _| {
        *seat = seat.next(Direction::Clockwise, state.seats);
        Some(*seat)
    });
    let left = clockwise.clone().find(plays).unwrap_or(state.dealer);
    match rules.in_force(state.deal).next_dealer {
        NextDealer::Left => left,
        NextDealer::Winner => {
            state.places.as_slice().first().copied().filter(plays).unwrap_or(left)
        }
        which @ (NextDealer::Loser | NextDealer::HoldsMost) => {
            let sign = if rules.most_points_win() { -1 } else { 1 };
            let counts = |seat: &Seat| match which {
                NextDealer::HoldsMost => score::held(rules, state, *seat),
                _ => sign * state.points[seat.index()],
            };
            let worst = clockwise.clone().filter(plays).map(|seat| counts(&seat)).max();
            clockwise.find(|seat| plays(seat) && Some(counts(seat)) == worst).unwrap_or(left)
        }
    }
}

/// A deal with every card in a given place, for games written by hand.
#[derive(Clone, Debug)]
pub struct Given {
    /// Who deals; the seat to the left begins.
    pub dealer: Seat,
    /// By seat.
    pub hands: Vec<CardSet>,
    /// The card turned up.
    pub first: Card,
    /// From bottom to top: the last is drawn first.
    pub draw_pile: Vec<Card>,
    /// What lies under the card turned up, from the bottom.
    pub discard_pile: Vec<Card>,
    /// Who begins, where it is not the seat after the dealer.
    pub turn: Option<Seat>,
    /// The way the turn goes round, where it is not the one in which a deal begins.
    pub direction: Option<Direction>,
    /// Number of this deal, from 1.
    pub deal: u16,
    /// Points before this deal, by seat; empty: nobody has any.
    pub scores: Vec<i32>,
    /// Seats whose players write with the left hand.
    pub left_handed: SeatSet,
}

impl State {
    /// Opens a match whose first deal is `given`; later deals follow from `seed`.
    ///
    /// # Errors
    /// The cards for which `given` and the deck of these rules disagree: too many or too few of a
    /// kind, or hands for another number of seats.
    pub fn given(
        rules: &Rules,
        seed: Seed,
        given: &Given,
        sink: &mut impl FnMut(Event),
    ) -> Result<Self, GivenError> {
        given.check(rules)?;
        let left_handed = given.left_handed;
        let mut state = open(rules, Opening { seed, dealer: Some(given.dealer), left_handed });
        state.deal = given.deal.saturating_sub(1);
        clear(&mut state, given.dealer);
        let rules = rules.in_force(state.deal);
        let starter = seat_starter(rules, &mut state);
        if let Some(direction) = given.direction {
            state.direction = direction;
        }
        state.scores.iter_mut().zip(&given.scores).for_each(|(score, before)| *score = *before);
        let starter = given.turn.unwrap_or(starter);
        sink(Event::DealStarted { deal: state.deal, dealer: given.dealer, starter });
        for (seat, cards) in Seat::first(rules.seats).zip(given.hands.iter().copied()) {
            state.hands[seat.index()] = cards;
            sink(Event::Dealt { seat, cards });
        }
        given.draw_pile.iter().for_each(|card| state.draw_pile.push(*card));
        given.discard_pile.iter().for_each(|card| state.discard_pile.push(*card));
        start::turn_up(rules, &mut state, Some(given.first), starter, sink);
        Ok(state)
    }
}

/// Why a given deal is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GivenError {
    /// One hand for each seat is needed.
    #[error("give one hand for each of the {0} seats")]
    Hands(u8),
    /// Who deals or begins does not sit here.
    #[error("there is no seat for who deals or begins")]
    Seat,
    /// A kind stands there too often or too seldom.
    #[error("{card} stands here {given} times, the deck has it {deck} times")]
    Cards {
        /// The kind.
        card: Card,
        /// How often it was given.
        given: u8,
        /// How often the deck has it.
        deck: u8,
    },
}

impl Given {
    /// The first deal of a match, with nothing under the card turned up.
    #[must_use]
    pub const fn new(dealer: Seat, hands: Vec<CardSet>, first: Card, draw_pile: Vec<Card>) -> Self {
        Self {
            dealer,
            hands,
            first,
            draw_pile,
            discard_pile: Vec::new(),
            turn: None,
            direction: None,
            deal: 1,
            scores: Vec::new(),
            left_handed: SeatSet::EMPTY,
        }
    }

    fn check(&self, rules: &Rules) -> Result<(), GivenError> {
        if self.hands.len() != usize::from(rules.seats) {
            return Err(GivenError::Hands(rules.seats));
        }
        if self.dealer.0 >= rules.seats || self.turn.is_some_and(|seat| seat.0 >= rules.seats) {
            return Err(GivenError::Seat);
        }
        let in_hands = self.hands.iter().flat_map(|hand| hand.cards());
        let mut counts = [0_u8; Card::KINDS];
        let piles = [&self.draw_pile, &self.discard_pile];
        let in_piles = piles.into_iter().flat_map(|pile| pile.iter().copied());
        let all = in_hands.chain([self.first]).chain(in_piles);
        all.for_each(|card| counts[card.index()] = counts[card.index()].saturating_add(1));
        for card in Card::all() {
            let (given, deck) = (counts[card.index()], rules.deck.count(card));
            if given != deck {
                return Err(GivenError::Cards { card, given, deck });
            }
        }
        Ok(())
    }
}

fn clear(state: &mut State, dealer: Seat) {
    let playing = SeatSet::first(state.seats).without(state.knocked_out);
    *state = State {
        hands: [CardSet::EMPTY; MAX_SEATS],
        draw_pile: Pile::default(),
        discard_pile: Pile::default(),
        phase: Phase::Turn,
        direction: Direction::Clockwise,
        threat: Standing::NONE,
        face: Card::JOKER_BLACK,
        wish: None,
        wish_cards: 0,
        wish_turns: 0,
        drawn: CardSet::EMPTY,
        draws: 0,
        dry: false,
        together: 0,
        misses: SeatSet::EMPTY,
        slipped: CardSet::EMPTY,
        aside: CardSet::EMPTY,
        moment: Moment::NONE,
        run: 0,
        playing,
        waiting: Order::EMPTY,
        places: Order::EMPTY,
        lost: SeatSet::EMPTY,
        last_laid: [None; MAX_SEATS],
        last_card: None,
        announced: [SeatSet::EMPTY; MAX_CALLS],
        called: [SeatSet::EMPTY; MAX_CALLS],
        open: [SeatSet::EMPTY; MAX_CALLS],
        dealer,
        deal: state.deal + 1,
        chance: Chance::new(&state.seed, state.deal + 1),
        moves: 0,
        idle: 0,
        points: [0; MAX_SEATS],
        ..*state
    };
}
