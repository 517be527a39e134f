//! Checking one move: read directly from the house rules, without the compiled tables, so that this
//! and [`super::legal`] are independent implementations of the same rules.
//!
//! `lay` checks laying cards, `announce` announcing a value, `show` answering virus and bomb.

mod announce;
mod lay;
mod show;

use crate::maxonaut::hand::Hand;
use crate::maxonaut::moves::Move;
use crate::maxonaut::refusal::Refusal;
use crate::maxonaut::rules::{HouseRules, Rules};
use crate::maxonaut::state::{Phase, State};
use crate::seat::Seat;

/// Checks whether `seat` may make `mv`, and if not, why.
pub(super) fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
    if seat.0 >= rules.seats() {
        return Err(Refusal::NoSuchSeat);
    }
    let case = Case { doc: rules.doc(), state, seat };
    match state.phase {
        Phase::Over { .. } => Err(Refusal::MatchOver),
        _ if state.turn != seat => Err(Refusal::NotYourTurn),
        Phase::Judge => case.judging(mv),
        Phase::Lay => case.laying(mv),
        Phase::Announce => case.announcing(mv),
        Phase::Trap => case.trapped(mv),
    }
}

/// The seat that asks, and the state of the game.
#[derive(Clone, Copy)]
struct Case<'a> {
    doc: &'a HouseRules,
    state: &'a State,
    seat: Seat,
}

impl Case<'_> {
    /// A turn begins with believing or doubting (MAX-08).
    fn judging(self, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Believe => self.believe(),
            Move::Doubt => Ok(()),
            Move::Lay { .. } | Move::Announce { .. } => Err(Refusal::JudgeFirst),
            Move::Show { .. } | Move::Accept => Err(Refusal::NothingToShow),
        }
    }

    /// Cards are laid before the announcement, possibly none (MAX-14 to MAX-18).
    fn laying(self, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Lay { cards } => self.lay(cards),
            Move::Announce { .. } => Err(Refusal::LayFirst),
            Move::Believe | Move::Doubt => Err(Refusal::NothingToJudge),
            Move::Show { .. } | Move::Accept => Err(Refusal::NothingToShow),
        }
    }

    /// A turn ends with an announcement (MAX-18).
    fn announcing(self, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Announce { said } => self.announce(said),
            Move::Lay { .. } => Err(Refusal::AlreadyLaid),
            Move::Believe | Move::Doubt => Err(Refusal::NothingToJudge),
            Move::Show { .. } | Move::Accept => Err(Refusal::NothingToShow),
        }
    }

    /// A seat that turned up virus or bomb shows cards or takes the points, by choice (MAX-31).
    fn trapped(self, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Show { cards } => self.show(cards),
            Move::Accept => Ok(()),
            Move::Believe | Move::Doubt | Move::Lay { .. } | Move::Announce { .. } => {
                Err(Refusal::ShowFirst)
            }
        }
    }

    /// Nothing is higher than a 21: unless it may be accepted, it has to be doubted (MAX-36, MAX-O4).
    fn believe(self) -> Result<(), Refusal> {
        let last = self.state.history.last().map(|last| last.said.claim().digits());
        if last == Some((2, 1)) && self.doc.maxonaut.accept == 0 {
            return Err(Refusal::MustDoubt);
        }
        Ok(())
    }

    fn hand(self) -> Hand {
        self.state.hands[self.seat.index()]
    }
}
