//! Everything about a match, hidden cards included: plain data of fixed size, cheap to clone.

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
    /// The threat, in the phases that speak of one.
    pub(crate) threat: PendingThreat,
    /// The card as which the top card counts: itself, or what a wild card stands for.
    pub(crate) face: Card,
    pub(crate) wish: Option<Wish>,
    /// Cards that must still meet the wish.
    pub(crate) wish_cards: u8,
    /// Turns after which the wish is over; 0: it stands until it is met. From
    /// [`crate::mau::cards::BY_LAPS`] on it stands for rounds of the table instead.
    pub(crate) wish_turns: u8,
    /// Cards drawn in this turn by the seat whose turn it is.
    pub(crate) drawn: CardSet,
    /// How often that seat has drawn in this turn.
    pub(crate) draws: u8,
    /// Whether it found nothing more to draw.
    pub(crate) dry: bool,
    /// Whether the seat to act has to cover the card it has just laid, with what it draws if need be.
    pub(crate) covers: bool,
    /// Cards laid together in this turn.
    pub(crate) together: u8,
    /// The kind whose effects the card laid last has, and whether its player claimed them.
    pub(crate) acting: Card,
    pub(crate) claim: bool,
    /// Seats that miss their next turn.
    pub(crate) misses: SeatSet,
    /// Cards slipped in unseen: they lie somewhere in the discard pile, nobody knows where, and
    /// come back when it is shuffled.
    pub(crate) slipped: CardSet,
    pub(crate) accusable: Accusable,
    /// Cards of the top card's rank that lie on one another, the top card included.
    pub(crate) run: u8,

    /// Seats still in this deal.
    pub(crate) playing: SeatSet,
    /// Seats without cards that wait for a threat or a call before they are out, in order.
    pub(crate) waiting: Order,
    /// Seats that are out, in order.
    pub(crate) places: Order,
    /// Seats that play no further in this deal without having gone out.
    pub(crate) lost: SeatSet,
    /// Seats that play no further in this match.
    pub(crate) knocked_out: SeatSet,
    /// Those of them whose player has left the match (LIV-19).
    pub(crate) withdrawn: SeatSet,
    /// What they held in this deal: it lies face down and counts for nobody.
    pub(crate) aside: CardSet,
    /// By seat: what lies face down beside the hand, seen by nobody.
    pub(crate) beside: [CardSet; MAX_SEATS],
    /// By seat: the card laid last, where it was the last one of the hand.
    pub(crate) last_laid: [Option<Card>; MAX_SEATS],
    /// The card with which the first went out.
    pub(crate) last_card: Option<Card>,

    /// By call: said before laying, and the card is still to come.
    pub(crate) announced: [SeatSet; MAX_CALLS],
    /// By call: made in time and still standing.
    pub(crate) called: [SeatSet; MAX_CALLS],
    /// By call: left out so far; may be made up for, caught or noticed.
    pub(crate) open: [SeatSet; MAX_CALLS],

    pub(crate) seats: u8,
    /// What effects and triggers keep through a deal.
    pub(crate) kept: Kept,
    /// Seats whose players write with the left hand (ERF-04).
    pub(crate) left_handed: SeatSet,
    pub(crate) dealer: Seat,
    pub(crate) deal: u16,
    pub(crate) moves: u32,
    /// Turns that ended since a card last moved, the one in which it did among them; dealing counts as one.
    pub(crate) idle: u16,
    /// By seat: cards that it is dealt more or fewer than the rules say.
    pub(crate) more_cards: [i8; MAX_SEATS],
    pub(crate) scores: [i32; MAX_SEATS],
    /// Deals won in this match, where that matters.
    pub(crate) tally: DealsWon,
    /// Named rules that have been chosen in this match, a bit for each.
    pub(crate) added: u32,
    /// Points noted in the course of this deal; once it is over, all that it came to.
    pub(crate) points: [i32; MAX_SEATS],
    /// Points that lie in the pot, until somebody takes them.
    pub(crate) pot: i32,
    /// Winners of the match, once it is over.
    pub(crate) winners: SeatSet,
    pub(crate) match_over: bool,
    /// The stream of the match's seed from which the shuffles of this deal draw.
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

/// Whether nobody is in any of these sets: one test of two machine words.
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
    /// The top card of the discard pile. A deal always has one.
    #[inline]
    pub(crate) fn top(&self) -> Card {
        self.discard_pile.top().unwrap_or(Card::JOKER_BLACK)
    }

    /// The same table, but for what somebody may be accused of.
    pub(in crate::mau) fn unwatched(&self) -> Self {
        Self {
            draw_pile: self.draw_pile.clone(),
            discard_pile: self.discard_pile.clone(),
            accusable: Accusable::NONE,
            chance: self.chance.clone(),
            ..*self
        }
    }

    /// Whether no call has been left out that may still be made up for, caught or noticed.
    #[inline]
    pub(crate) const fn all_said(&self) -> bool {
        nobody(&self.open)
    }

    /// Whether no call stands, made or left out.
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

    /// The first seat from `from` on in `direction` that still plays.
    #[inline]
    pub(crate) fn neighbour(&self, from: Seat, direction: Direction) -> Seat {
        self.playing.next_to(from, direction).unwrap_or(from)
    }

    /// Whether the seat to act answers a threat: with its first card, or with further ones.
    #[inline]
    pub(in crate::mau) fn is_answering(&self) -> bool {
        self.phase == Phase::Threat || (self.phase == Phase::Together && self.threat.growing)
    }

    /// Whose turn it is in the course of the game, whoever is asked about a charge or by a named rule
    /// meanwhile: the cards just drawn are that seat's.
    pub(crate) fn in_course(&self) -> Seat {
        let asked = self.kept.question.map(|question| question.turn_in_course());
        asked.or(self.kept.trial.map(|trial| trial.turn)).unwrap_or(self.turn)
    }

    /// Whether `seat` has the turn, whoever may be asked meanwhile.
    pub(crate) fn is_turn_of(&self, seat: Seat) -> bool {
        self.in_course() == seat
    }

    /// How many still play in this deal.
    pub(crate) const fn active(&self) -> u32 {
        self.playing.len()
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }
}
