//! The part that a move takes in a race: which matter it is about, and whom a tie favours.

use stammtisch_engine::game::MoveKind;
use stammtisch_engine::race::Race;
use stammtisch_engine::seat::Seat;

use super::windows::Matter;
use crate::wire::AnyMove;

/// How a tie is broken, in favour of the first ones: the seats that could be caught or accused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Favour {
    /// Makes a call that was left out.
    Call,
    /// Goes on with the turn, so that the matter is past.
    Turn,
    /// Snatches the turn by laying out of turn.
    Snatch,
    /// Catches or accuses.
    Charge,
}

/// The part that a move takes in a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    pub(crate) favour: Favour,
    /// The matter it is about; none: whatever is open.
    pub(crate) matter: Option<Matter>,
}

/// The part that a move of `seat` takes; none: it is in no race. It depends on nothing that only
/// another seat may know, nor on whether the move is legal.
pub(crate) fn part(race: &Race, seat: Seat, mv: AnyMove) -> Option<Part> {
    let owed = |seat, call: u8| {
        let open = race.owed.get(usize::from(call)).is_some_and(|owed| owed.has(seat));
        open.then_some(Matter::Call(seat, call))
    };
    let (favour, matter) = match mv.kind() {
        MoveKind::Call { call } => (Favour::Call, owed(seat, call)?),
        MoveKind::Catch { seat, call } => (Favour::Charge, owed(seat, call)?),
        MoveKind::Accuse { seat } => {
            (Favour::Charge, race.accusable.filter(|open| *open == seat).map(Matter::Deed)?)
        }
        MoveKind::React if race.reacting.has(seat) => (Favour::Call, Matter::Reaction),
        MoveKind::React => return None,
        // Speed does not matter here: what is charged happened long ago.
        MoveKind::Charge { .. } => return None,
        MoveKind::Turn if race.ended_by == Some(seat) => {
            return Some(Part { favour: Favour::Turn, matter: None });
        }
        MoveKind::Turn => (Favour::Snatch, race.snatched_from.map(Matter::Turn)?),
    };
    Some(Part { favour, matter: Some(matter) })
}

/// Whether a move is a reaction in a race of several seats to react.
pub(crate) fn reacts(mv: AnyMove) -> bool {
    mv.kind() == MoveKind::React
}

/// The matter of a catch: it is judged by what its player had seen.
pub(crate) fn caught(mv: AnyMove) -> Option<Matter> {
    match mv.kind() {
        MoveKind::Catch { seat, call } => Some(Matter::Call(seat, call)),
        _ => None,
    }
}
