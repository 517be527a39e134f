//! What a seat has done wrong, and what it takes to undo that.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::holders::Holders;
use crate::limits::{MAX_COUNTED, MAX_SEATS, MAX_STATES};
use crate::mau::cheat::earlier::Earlier;
use crate::mau::phase::Phase;
use crate::mau::states::Lasting;
use crate::mau::threat::PendingThreat;
use crate::mau::wish::Wish;
use crate::pile::Pile;
use crate::seat::{Direction, Seat, SeatSet};

/// What the seat that acted last has done wrong since its turn began, and what it takes to undo that.
#[derive(Clone)]
pub(crate) struct Guilt {
    /// Cards it has laid since `before`.
    pub(crate) laid: u8,
    /// Those cards, where cards have two sides, and whether piles have been turned over since.
    pub(crate) cards: Vec<Card>,
    pub(crate) reordered: bool,
    /// The card it slipped in below.
    pub(crate) slipped: Option<Card>,
    /// The card it bought.
    pub(crate) bought: Option<Card>,
    /// How many seats to the left all hands had moved before it did.
    pub(crate) bought_after: i8,
    /// How many seats to the left all hands have moved, negative to the right, and among which seats.
    pub(crate) rotated: i8,
    pub(crate) among: SeatSet,
    /// What has gone from hand to hand because of it, the latest first, where that is undone.
    pub(crate) moved: Vec<Moved>,
    /// Cards it did not take though they were due.
    pub(crate) short: u8,
    /// Whether it did so when accepting a threat.
    pub(crate) accepted: bool,
    /// Cards drawn because of the card laid.
    pub(crate) drew: Holders,
    /// Those of the cards drawn that lie beside hands.
    pub(crate) beside: Holders,
    /// The seat that took the discard pile because of it, that pile below the card laid, and how many cards
    /// of it stayed.
    pub(crate) took: Option<(Seat, Pile, u8)>,
    /// Seats that an effect of the card laid has put out of the deal.
    pub(crate) excluded: SeatSet,
    /// The state before the first cheat.
    pub(crate) before: Before,
}

/// Cards exchanged between two seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moved {
    pub(crate) seats: [Seat; 2],
    /// What each of them gave the other.
    pub(crate) gave: [CardSet; 2],
}

impl Moved {
    pub(crate) const NOTHING: Self = Self { seats: [Seat(0); 2], gave: [CardSet::EMPTY; 2] };

    pub(crate) const fn is_nothing(&self) -> bool {
        self.gave[0].is_empty() && self.gave[1].is_empty()
    }
}

/// The state before a cheat, apart from the cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Before {
    pub(crate) phase: Phase,
    pub(crate) threat: PendingThreat,
    pub(crate) turn: Seat,
    pub(crate) direction: Direction,
    pub(crate) face: Card,
    pub(crate) wish: Option<Wish>,
    pub(crate) wish_cards: u8,
    pub(crate) wish_turns: u8,
    pub(crate) covers: bool,
    pub(crate) run: u8,
    pub(crate) misses: SeatSet,
    pub(crate) more_misses: [u8; MAX_SEATS],
    pub(crate) points: [i32; MAX_SEATS],
    pub(crate) pot: i32,
    pub(crate) factor: u16,
    pub(crate) added: u32,
    pub(crate) switched: u8,
    pub(crate) lasting: [Lasting; MAX_STATES],
    pub(crate) each: [u8; MAX_SEATS],
    pub(crate) barred: [u8; MAX_SEATS],
    pub(crate) ready: SeatSet,
    pub(crate) earlier: Earlier,
    pub(crate) opened: [u8; MAX_SEATS],
    pub(crate) turns: [u8; MAX_SEATS],
    pub(crate) counts: [[u8; MAX_SEATS]; MAX_COUNTED],
}

impl Guilt {
    /// Most moves between hands that can be undone; of more, the latest.
    pub(crate) const MOVES: usize = 2;

    pub(crate) const NOTHING: Self = Self {
        laid: 0,
        cards: Vec::new(),
        reordered: false,
        slipped: None,
        bought: None,
        bought_after: 0,
        rotated: 0,
        among: SeatSet::EMPTY,
        moved: Vec::new(),
        short: 0,
        accepted: false,
        drew: Holders::NOTHING,
        beside: Holders::NOTHING,
        took: None,
        excluded: SeatSet::EMPTY,
        before: Before {
            phase: Phase::Turn,
            threat: PendingThreat::NONE,
            turn: Seat(0),
            direction: Direction::Clockwise,
            face: Card::JOKER_BLACK,
            wish: None,
            wish_cards: 0,
            wish_turns: 0,
            covers: false,
            run: 0,
            misses: SeatSet::EMPTY,
            more_misses: [0; MAX_SEATS],
            points: [0; MAX_SEATS],
            pot: 0,
            factor: 0,
            added: 0,
            switched: 0,
            lasting: [Lasting::NOTHING; MAX_STATES],
            each: [0; MAX_SEATS],
            barred: [0; MAX_SEATS],
            ready: SeatSet::EMPTY,
            earlier: Earlier::NOTHING,
            opened: [0; MAX_SEATS],
            turns: [0; MAX_SEATS],
            counts: [[0; MAX_SEATS]; MAX_COUNTED],
        },
    };
}

impl Guilt {
    /// Whether taking it back restores the table as it was before.
    pub(in crate::mau) const fn restores(&self) -> bool {
        self.laid > 0 || !self.accepted
    }

    /// The seat that now has the hand of `seat`, after all hands have moved `on` seats.
    pub(in crate::mau) fn holder(&self, seat: Seat, on: i8) -> Seat {
        let to = if on > 0 { Direction::Clockwise } else { Direction::Counter };
        let passed = |seat, _| self.among.next_to(seat, to).unwrap_or(seat);
        (0..on.unsigned_abs()).fold(seat, passed)
    }
}
