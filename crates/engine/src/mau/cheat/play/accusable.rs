//! What the seat that acted last may be accused of, and how things stood before.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::holders::Holders;
use crate::limits::MAX_SEATS;
use crate::mau::state::{Phase, State};
use crate::mau::threat::PendingThreat;
use crate::mau::wish::Wish;
use crate::seat::{Direction, Seat, SeatSet};

/// What the seat that acted last may be accused of, and what undoing it takes. Kept only where
/// cheating is part of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Accusable {
    /// Who acted last; none: nobody can be accused.
    pub(crate) seat: Option<Seat>,
    /// Whether nobody can be because the last turn has been found out; only words depend on it.
    pub(crate) found_out: bool,
    /// Whether that seat has cheated since its turn began.
    pub(crate) guilty: bool,
    /// Who has accused it already.
    pub(crate) accusers: SeatSet,
    /// Cards it has laid since `before`.
    pub(crate) laid: u8,
    /// The card it slipped in below.
    pub(crate) slipped: Option<Card>,
    /// The card it bought.
    pub(crate) bought: Option<Card>,
    /// All hands have gone round.
    pub(crate) rotated: bool,
    /// What has gone from hand to hand because of it, the latest first, where that is undone.
    pub(crate) moved: [Moved; Self::MOVES],
    /// Cards it did not take though they were due.
    pub(crate) short: u8,
    /// It did so in accepting a threat.
    pub(crate) accepted: bool,
    /// Cards it has laid since its turn began, honest ones too: they stay lying until it is over.
    pub(crate) lying: u8,
    /// What was drawn because of the card laid.
    pub(crate) drew: Holders,
    /// How things stood before the first cheat.
    pub(crate) before: Before,
}

/// What has gone from hand to hand between two seats.
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

/// How things stood before a cheat, cards apart.
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
    pub(crate) run: u8,
    pub(crate) misses: SeatSet,
    pub(crate) more_misses: [u8; MAX_SEATS],
}

impl Accusable {
    /// So many moves between hands can be undone; of more, the latest.
    pub(crate) const MOVES: usize = 2;

    pub(crate) const NONE: Self = Self {
        seat: None,
        found_out: false,
        guilty: false,
        accusers: SeatSet::EMPTY,
        laid: 0,
        slipped: None,
        bought: None,
        rotated: false,
        moved: [Moved::NOTHING; Self::MOVES],
        short: 0,
        accepted: false,
        lying: 0,
        drew: Holders::NOTHING,
        before: Before {
            phase: Phase::Turn,
            threat: PendingThreat::NONE,
            turn: Seat(0),
            direction: Direction::Clockwise,
            face: Card::JOKER_BLACK,
            wish: None,
            wish_cards: 0,
            wish_turns: 0,
            run: 0,
            misses: SeatSet::EMPTY,
            more_misses: [0; MAX_SEATS],
        },
    };
}

impl Accusable {
    /// `seat` is the one that acts now.
    #[inline]
    pub(in crate::mau) fn begin(&mut self, seat: Seat) {
        if self.guilty {
            *self = Self::NONE;
        }
        // All else is only noted of who is guilty.
        self.seat = Some(seat);
        self.found_out = false;
        self.accusers = SeatSet::EMPTY;
        self.lying = 0;
        debug_assert!(*self == Self { seat: Some(seat), ..Self::NONE });
    }
}

impl Before {
    pub(in crate::mau) fn of(state: &State) -> Self {
        Self {
            phase: state.phase,
            threat: state.threat,
            turn: state.turn,
            direction: state.direction,
            face: state.face,
            wish: state.wish,
            wish_cards: state.wish_cards,
            wish_turns: state.wish_turns,
            run: state.run,
            misses: state.misses,
            more_misses: state.kept.more_misses,
        }
    }

    pub(in crate::mau) fn restore(&self, state: &mut State) {
        state.phase = self.phase;
        state.threat = self.threat;
        state.turn = self.turn;
        state.direction = self.direction;
        state.face = self.face;
        state.wish = self.wish;
        state.wish_cards = self.wish_cards;
        state.wish_turns = self.wish_turns;
        state.run = self.run;
        state.misses = self.misses;
        state.kept.more_misses = self.more_misses;
        state.together = 0;
    }
}
