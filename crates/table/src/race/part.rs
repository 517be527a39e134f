//! What part a move takes in what is open.

use stammtisch_engine::mau::{Contest, Move};
use stammtisch_engine::seat::Seat;

use super::windows::Matter;
use crate::game::is_turn_move;
use crate::wire::GameMove;

/// Whom a move favours, those first for whom a tie is decided: whoever could be caught or accused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Favour {
    /// Makes up for a call.
    Call,
    /// Goes on, so that what was left out or done is past.
    Turn,
    /// Snatches the turn.
    Snatch,
    /// Catches or accuses.
    Charge,
}

/// The part a move takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) favour: Favour,
    /// What it is about; none: whatever is open.
    pub(crate) matter: Option<Matter>,
}

/// The part that a move of `seat` takes; none: it is nobody's race. It depends on nothing that only
/// somebody else may know, not on whether the move is legal either.
pub(crate) fn part(contest: &Contest, seat: Seat, mv: GameMove) -> Option<Part> {
    let owed = |seat, call: u8| {
        let open = contest.owed.get(usize::from(call)).is_some_and(|owed| owed.has(seat));
        open.then_some(Matter::Call(seat, call))
    };
    let (favour, matter) = match mv {
        GameMove::Mau(Move::Call { call }) => (Favour::Call, owed(seat, call)?),
        GameMove::Mau(Move::Catch { seat, call }) => (Favour::Charge, owed(seat, call)?),
        GameMove::Mau(Move::Accuse { seat }) => {
            (Favour::Charge, contest.accusable.filter(|open| *open == seat).map(Matter::Deed)?)
        }
        step if !is_turn_move(step) => return None,
        _ if contest.ended_by == Some(seat) => {
            return Some(Part { favour: Favour::Turn, matter: None });
        }
        _ => (Favour::Snatch, contest.snatched_from.map(Matter::Turn)?),
    };
    Some(Part { favour, matter: Some(matter) })
}

/// What a catch is about: it counts for what was seen.
pub(crate) fn caught(mv: GameMove) -> Option<Matter> {
    match mv {
        GameMove::Mau(Move::Catch { seat, call }) => Some(Matter::Call(seat, call)),
        GameMove::Mau(_) | GameMove::Maxonaut(_) => None,
    }
}
