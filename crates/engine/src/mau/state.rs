//! Everything about a match, hidden cards included: plain data of fixed size, cheap to clone.

use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::chance::{Chance, Seed};
use crate::digest::Digest;
use crate::limits::{MAX_CALLS, MAX_SEATS};
use crate::mau::event::Ending;
use crate::pile::Pile;
use crate::seat::{Direction, Seat, SeatSet};

/// What the seat whose turn it is has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Lay or draw.
    Turn,
    /// Answer or bear: `rule` is the place in [`super::rules::Rules::threats`], `chain` counts
    /// the cards laid for it so far.
    Threat { rule: u8, draw: u8, chain: u8 },
    /// Lay or hand over after drawing.
    Drawn,
    /// Nothing: the deal is over.
    Over(Ending),
}

/// A match of the Mau-Mau family. No serialiser exists: it never leaves the process.
#[derive(Clone)]
pub struct State {
    pub(crate) hands: [CardSet; MAX_SEATS],
    pub(crate) draw_pile: Pile,
    pub(crate) discard_pile: Pile,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    pub(crate) direction: Direction,
    pub(crate) wish: Option<Suit>,
    /// Cards drawn in this turn by the seat whose turn it is.
    pub(crate) drawn: CardSet,
    /// Cards of the top card's rank that lie on one another, the top card included.
    pub(crate) run: u8,

    /// Seats still in this deal.
    pub(crate) playing: SeatSet,
    /// Seats without cards that wait for a threat or a call before they are out, in order.
    pub(crate) waiting: Order,
    /// Seats that are out, in order.
    pub(crate) places: Order,

    /// By call: said before laying, and the card is still to come.
    pub(crate) announced: [SeatSet; MAX_CALLS],
    /// By call: made in time and still standing.
    pub(crate) called: [SeatSet; MAX_CALLS],
    /// By call: left out so far; may be made up for, caught or noticed.
    pub(crate) open: [SeatSet; MAX_CALLS],

    pub(crate) seats: u8,
    pub(crate) dealer: Seat,
    pub(crate) deal: u16,
    pub(crate) moves: u32,
    /// Turns that ended since a card last moved.
    pub(crate) idle: u16,
    pub(crate) scores: [i32; MAX_SEATS],
    /// Points noted in the deal that has just ended.
    pub(crate) points: [i32; MAX_SEATS],
    /// Winners of the match, once it is over.
    pub(crate) winners: SeatSet,
    pub(crate) match_over: bool,
    pub(crate) seed: Seed,
    /// The stream from which the shuffles of this deal draw.
    pub(crate) chance: Chance,
}

const _: () = assert!(size_of::<State>() <= 1024, "a state stays cheap to clone");

/// Seats in the order in which something happened to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Order {
    seats: [Seat; MAX_SEATS],
    len: u8,
}

impl Order {
    pub(crate) const EMPTY: Self = Self { seats: [Seat(0); MAX_SEATS], len: 0 };

    pub(crate) fn push(&mut self, seat: Seat) {
        if let Some(slot) = self.seats.get_mut(self.len as usize) {
            *slot = seat;
            self.len += 1;
        }
    }

    pub(crate) fn remove(&mut self, seat: Seat) {
        if let Some(at) = self.as_slice().iter().position(|other| *other == seat) {
            self.seats.copy_within(at + 1..self.len as usize, at);
            self.len -= 1;
        }
    }

    pub(crate) fn as_slice(&self) -> &[Seat] {
        &self.seats[..self.len as usize]
    }

    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl State {
    /// The top card of the discard pile. A deal always has one.
    #[inline]
    pub(crate) fn top(&self) -> Card {
        self.discard_pile.top().unwrap_or(Card::JOKER_BLACK)
    }

    /// The next seat after `from` that still plays.
    #[inline]
    pub(crate) fn after(&self, from: Seat) -> Seat {
        let mut seat = from;
        for _ in 0..self.seats {
            seat = seat.next(self.direction, self.seats);
            if self.playing.has(seat) {
                break;
            }
        }
        seat
    }

    /// How many still play in this deal.
    pub(crate) const fn active(&self) -> u32 {
        self.playing.len()
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    pub(crate) fn digest(&self) -> u64 {
        let mut sum = Digest::new();
        self.hands.iter().for_each(|hand| sum.wide(hand.bits()));
        for pile in [&self.draw_pile, &self.discard_pile] {
            sum.word(u64::from(pile.len()));
            pile.as_slice().iter().for_each(|card| sum.word(card.index() as u64));
        }
        let (phase, a, b) = match self.phase {
            Phase::Turn => (0, 0, 0),
            Phase::Threat { rule, draw, chain } => (1 + u64::from(rule) * 8, draw, chain),
            Phase::Drawn => (2, 0, 0),
            Phase::Over(ending) => (3, ending as u8, 0),
        };
        sum.word(phase << 16 | u64::from(a) << 8 | u64::from(b));
        sum.word(u64::from(self.turn.0));
        sum.word(self.direction as u64);
        sum.word(self.wish.map_or(9, |suit| suit as u64));
        sum.wide(self.drawn.bits());
        sum.word(u64::from(self.run));
        for order in [&self.waiting, &self.places] {
            sum.word(u64::from(order.len()));
            order.as_slice().iter().for_each(|seat| sum.word(u64::from(seat.0)));
        }
        let sets = [&self.announced, &self.called, &self.open].into_iter().flatten();
        sets.chain([&self.playing, &self.winners]).for_each(|set| sum.word(u64::from(set.bits())));
        sum.word(u64::from(self.dealer.0) << 16 | u64::from(self.deal));
        sum.wide(self.chance.position());
        sum.word(u64::from(self.moves));
        sum.word(u64::from(self.idle) << 1 | u64::from(self.match_over));
        self.scores.iter().chain(&self.points).for_each(|points| sum.word(*points as u64));
        sum.sum()
    }
}
