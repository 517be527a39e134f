//! Opening a match and dealing.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::game::Opening;
use crate::limits::{MAX_CALLS, MAX_SEATS};
use crate::mau::cheat::Accusable;
use crate::mau::event::{Ending, Event};
use crate::mau::matches as score;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::{NextDealer, Starter};
use crate::mau::state::{Order, Phase, State};
use crate::mau::step::Step;
use crate::mau::threat::PendingThreat;
use crate::pile::Pile;
use crate::seat::{Direction, Seat, SeatSet};

impl State {
    /// A match in which nothing has been dealt; `dealer` is who will deal first.
    pub(in crate::mau) fn open(rules: &Rules, opening: Opening) -> Self {
        let Opening { seed, dealer, left_handed } = opening;
        let lot = || Seat(Chance::new(&seed, 0).below(u32::from(rules.seats)) as u8);
        let dealer = dealer.filter(|seat| seat.0 < rules.seats).unwrap_or_else(lot);
        Self {
            hands: [CardSet::EMPTY; MAX_SEATS],
            draw_pile: Pile::default(),
            discard_pile: Pile::default(),
            phase: Phase::Over(Ending::Out),
            turn: Seat(0),
            direction: Direction::Clockwise,
            threat: PendingThreat::NONE,
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
            accusable: Accusable::NONE,
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

    /// The table is cleared for the next deal, which is that of `dealer`.
    pub(in crate::mau) fn begin_deal(&mut self, dealer: Seat) {
        let playing = SeatSet::first(self.seats).without(self.knocked_out);
        *self = Self {
            hands: [CardSet::EMPTY; MAX_SEATS],
            draw_pile: Pile::default(),
            discard_pile: Pile::default(),
            phase: Phase::Turn,
            direction: Direction::Clockwise,
            threat: PendingThreat::NONE,
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
            accusable: Accusable::NONE,
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
            deal: self.deal + 1,
            chance: Chance::new(&self.seed, self.deal + 1),
            moves: 0,
            idle: 0,
            points: [0; MAX_SEATS],
            ..*self
        };
    }

    /// Who deals next. Who is knocked out deals no more.
    pub(in crate::mau) fn next_dealer(&self, rules: &Rules) -> Seat {
        let plays = |seat: &Seat| !self.knocked_out.has(*seat);
        let mut clockwise = (0..self.seats).scan(self.dealer, |seat, _| {
            *seat = seat.next(Direction::Clockwise, self.seats);
            Some(*seat)
        });
        let left = clockwise.clone().find(plays).unwrap_or(self.dealer);
        match rules.in_force(self.deal).next_dealer {
            NextDealer::Left => left,
            NextDealer::Winner => {
                self.places.as_slice().first().copied().filter(plays).unwrap_or(left)
            }
            which @ (NextDealer::Loser | NextDealer::HoldsMost) => {
                let sign = if rules.most_points_win() { -1 } else { 1 };
                let counts = |seat: &Seat| match which {
                    NextDealer::HoldsMost => score::held(rules.in_force(self.deal), self, *seat),
                    _ => sign * self.points[seat.index()],
                };
                let worst = clockwise.clone().filter(plays).map(|seat| counts(&seat)).max();
                clockwise.find(|seat| plays(seat) && Some(counts(seat)) == worst).unwrap_or(left)
            }
        }
    }
}

impl<S: FnMut(Event)> Step<'_, S> {
    /// Shuffles and deals. Where the dealer chooses the number of cards, it is asked first (ERF-02).
    pub(in crate::mau) fn deal(&mut self) {
        let dealer = self.state.dealer;
        self.rules.deck.cards().for_each(|card| self.state.draw_pile.push(card));
        self.state.chance.shuffle(self.state.draw_pile.as_mut_slice());
        let starter = self.seat_starter();
        self.emit(Event::DealStarted { deal: self.state.deal, dealer, starter });
        if self.rules.hand_choice.is_some() {
            self.state.phase = Phase::DealHands;
            self.state.turn = dealer;
        } else {
            self.deal_hands(self.rules.hand);
        }
    }

    /// Deals so many cards to each seat and turns one up.
    pub(in crate::mau) fn deal_hands(&mut self, cards: u8) {
        for seat in self.state.playing {
            for _ in 0..cards {
                let Some(card) = self.state.draw_pile.pop() else { break };
                self.hand_mut(seat).add(card);
            }
            self.emit(Event::Dealt { seat, cards: self.hand(seat) });
        }
        for seat in self.state.playing {
            self.hand_reaches(seat, 0);
        }
        let starter = self.seat_starter();
        self.state.phase = Phase::Turn;
        let first = self.first_card();
        self.turn_up_first(first, starter);
    }

    /// The card to turn up. What must not lie there goes under the draw pile.
    fn first_card(&mut self) -> Option<Card> {
        for _ in 0..self.state.draw_pile.len() {
            let card = self.state.draw_pile.pop()?;
            if !self.rules.start_again.has(card) {
                return Some(card);
            }
            self.emit(Event::PutBack { card });
            self.state.draw_pile.push_below(card);
        }
        self.state.draw_pile.pop()
    }

    /// Sets the direction of the deal and says who begins.
    pub(in crate::mau) fn seat_starter(&mut self) -> Seat {
        let left = match self.rules.starter {
            Starter::Left | Starter::Dealer => true,
            Starter::Right => false,
            Starter::WritingHand => self.state.left_handed.has(self.state.dealer),
        };
        self.state.direction = if left { Direction::Clockwise } else { Direction::Counter };
        match self.rules.starter {
            Starter::Dealer if self.state.playing.has(self.state.dealer) => self.state.dealer,
            _ => self.state.after(self.state.dealer),
        }
    }
}
