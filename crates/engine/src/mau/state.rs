//! The whole state of a match, hidden cards included: plain data of fixed size, cheap to clone.

use super::phase::Phase;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::limits::{MAX_CALLS, MAX_SEATS};
use crate::mau::cheat::Accusable;
use crate::mau::effects::Kept;
use crate::mau::standing::DealsWon;
use crate::mau::threat::PendingThreat;
use crate::mau::wish::Wish;
use crate::pile::Pile;
use crate::seat::{Direction, Seat, SeatSet};

/// A match of the Mau-Mau family. No serialiser exists: it never leaves the process.
#[derive(Clone)]
pub struct State {
    pub(crate) hands: [CardSet; MAX_SEATS],
    pub(crate) draw_pile: Pile,
    pub(crate) discard_pile: Pile,
    pub(crate) phase: Phase,
    pub(crate) turn: Seat,
    pub(crate) direction: Direction,
    /// The pending threat; meaningful only in the phases about threats.
    pub(crate) threat: PendingThreat,
    /// The card that the top card counts as: itself, or what a wild card stands for.
    pub(crate) face: Card,
    pub(crate) wish: Option<Wish>,
    /// Cards that must still meet the wish.
    pub(crate) wish_cards: u8,
    /// Turns after which the wish ends; 0: it stands until it is met. From
    /// [`crate::mau::cards::BY_LAPS`] upwards it counts rounds of the table instead.
    pub(crate) wish_turns: u8,
    /// Cards drawn in this turn by the seat whose turn it is.
    pub(crate) drawn: CardSet,
    /// How often that seat has drawn in this turn.
    pub(crate) draws: u8,
    /// Whether that seat found nothing more to draw.
    pub(crate) dry: bool,
    /// Whether the seat to act has to cover the card it has just laid, drawing if it cannot.
    pub(crate) covers: bool,
    /// Cards laid together in this turn.
    pub(crate) together: u8,
    /// The kind whose effects the card laid last has, and whether its player claimed them.
    pub(crate) acting: Card,
    pub(crate) claim: bool,
    /// Seats that miss their next turn.
    pub(crate) misses: SeatSet,
    /// Cards slipped in unseen: their place in the discard pile is unknown, and they come back when
    /// it is shuffled.
    pub(crate) slipped: CardSet,
    pub(crate) accusable: Accusable,
    /// Cards of the top card's rank that lie on one another, the top card included.
    pub(crate) run: u8,

    /// Seats still in this deal.
    pub(crate) playing: SeatSet,
    /// Seats without cards that wait for a threat or a call before they count as out, in order.
    pub(crate) waiting: Order,
    /// Seats that are out, in order.
    pub(crate) places: Order,
    /// Seats that play no further in this deal without having gone out.
    pub(crate) lost: SeatSet,
    /// Seats that play no further in this match.
    pub(crate) knocked_out: SeatSet,
    /// Those of them whose players have left the match (LIV-19).
    pub(crate) withdrawn: SeatSet,
    /// The cards they held in this deal: face down, and counting for nobody.
    pub(crate) aside: CardSet,
    /// For each seat, the cards face down beside the hand, which nobody has seen.
    pub(crate) beside: [CardSet; MAX_SEATS],
    /// For each seat, the card laid last, if it was the last of the hand.
    pub(crate) last_laid: [Option<Card>; MAX_SEATS],
    /// The card with which the first seat went out.
    pub(crate) last_card: Option<Card>,

    /// For each call, the seats that have made it before laying, with the card still to come.
    pub(crate) announced: [SeatSet; MAX_CALLS],
    /// For each call, the seats that have made it in time and whose call still stands.
    pub(crate) called: [SeatSet; MAX_CALLS],
    /// For each call, the seats that have missed it so far: they may still make it, be caught or be
    /// noticed.
    pub(crate) open: [SeatSet; MAX_CALLS],

    pub(crate) seats: u8,
    /// What effects and triggers remember during a deal.
    pub(crate) kept: Kept,
    /// Seats whose players write left-handed (ERF-04).
    pub(crate) left_handed: SeatSet,
    pub(crate) dealer: Seat,
    pub(crate) deal: u16,
    pub(crate) moves: u32,
    /// Turns ended since a card last moved, including the one in which it did; dealing counts as one.
    pub(crate) idle: u16,
    /// For each seat, how many cards more or fewer it is dealt than the rules say.
    pub(crate) more_cards: [i8; MAX_SEATS],
    pub(crate) scores: [i32; MAX_SEATS],
    /// Deals won in this match, counted where a rule asks for them.
    pub(crate) tally: DealsWon,
    /// Named rules that have been chosen in this match, one bit each.
    pub(crate) added: u32,
    /// Points noted during this deal; once it is over, the points of the whole deal.
    pub(crate) points: [i32; MAX_SEATS],
    /// Points in the pot, until somebody takes them.
    pub(crate) pot: i32,
    /// Winners of the match, once it is over.
    pub(crate) winners: SeatSet,
    pub(crate) match_over: bool,
    /// The random stream, derived from the match's seed, for the shuffles of this deal.
    pub(crate) chance: Chance,
}

const _: () = assert!(size_of::<State>() <= 1608, "a state stays cheap to clone");

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

    pub(crate) fn pop(&mut self) -> Option<Seat> {
        let last = self.as_slice().last().copied();
        self.len -= u8::from(last.is_some());
        last
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

/// Whether all of these sets are empty, tested as two machine words.
#[inline(always)]
pub(crate) const fn nobody(sets: &[SeatSet; MAX_CALLS]) -> bool {
    let [a, b, c, d, e, f, g, h] = *sets;
    const fn word(a: SeatSet, b: SeatSet, c: SeatSet, d: SeatSet) -> u64 {
        let low = a.bits() as u64 | (b.bits() as u64) << 16;
        low | (c.bits() as u64) << 32 | (d.bits() as u64) << 48
    }
    word(a, b, c, d) | word(e, f, g, h) == 0
}

impl State {
    /// The top card of the discard pile; a black joker if the pile is empty.
    #[inline]
    pub(crate) fn top(&self) -> Card {
        self.discard_pile.top().unwrap_or(Card::JOKER_BLACK)
    }

    /// The same state without anything a seat could be accused of.
    pub(in crate::mau) fn unwatched(&self) -> Self {
        Self {
            draw_pile: self.draw_pile.clone(),
            discard_pile: self.discard_pile.clone(),
            accusable: Accusable::NONE,
            chance: self.chance.clone(),
            ..*self
        }
    }

    /// Whether no call has been missed that may still be made, caught or noticed.
    #[inline]
    pub(crate) const fn all_said(&self) -> bool {
        nobody(&self.open)
    }

    /// Whether no call is pending, made or missed.
    #[inline]
    pub(crate) const fn no_call_stands(&self) -> bool {
        nobody(&self.open) && nobody(&self.called)
    }

    /// The next seat after `from` that still plays.
    #[inline]
    pub(crate) fn after(&self, from: Seat) -> Seat {
        self.neighbour(from, self.direction)
    }

    /// The seat before `from` that still plays.
    pub(crate) fn before(&self, from: Seat) -> Seat {
        self.neighbour(from, self.direction.reversed())
    }

    /// The next seat after `from` in `direction` that still plays.
    #[inline]
    pub(crate) fn neighbour(&self, from: Seat, direction: Direction) -> Seat {
        self.playing.next_to(from, direction).unwrap_or(from)
    }

    /// Whether the seat to act answers a threat: with its first card, or with further ones.
    #[inline]
    pub(in crate::mau) fn is_answering(&self) -> bool {
        self.phase == Phase::Threat || (self.phase == Phase::Together && self.threat.growing)
    }

    /// The seat whose turn it is in the normal course of the game, even while a charge or a named
    /// rule asks another: the cards just drawn are that seat's.
    pub(crate) fn in_course(&self) -> Seat {
        let asked = self.kept.question.map(|question| question.turn_in_course());
        asked.or(self.kept.trial.map(|trial| trial.turn)).unwrap_or(self.turn)
    }

    /// Whether it is the turn of `seat`, even while another seat is asked something.
    pub(crate) fn is_turn_of(&self, seat: Seat) -> bool {
        self.in_course() == seat
    }

    /// How many seats still play in this deal.
    pub(crate) const fn active(&self) -> u32 {
        self.playing.len()
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }
}
