//! Points, rank and the score sheet: how far a match has come.

use crate::game::{SheetNote, Standing};
use crate::maxonaut::event::Event;
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::{Phase, State};
use crate::seat::Seat;

/// How far the match has come, as everybody can see it. The fewest points win (MAX-36).
pub(super) fn standing(rules: &Rules, state: &State) -> Standing {
    let over = matches!(state.phase, Phase::Over { .. });
    let seats = Seat::first(rules.seats);
    let points: Vec<i32> =
        state.points[..usize::from(rules.seats)].iter().map(|points| (*points).into()).collect();
    Standing {
        turn: (!over).then_some(state.turn),
        in_deal: seats.collect(),
        winners: if over { state.winners(rules.seats).collect() } else { Vec::new() },
        rank: points.clone(),
        points,
    }
}

/// What an event adds to the score sheet: a line for each round.
pub(super) fn sheet_note(event: &Event) -> Option<SheetNote> {
    match *event {
        Event::RoundStarted { round, starter } => Some(SheetNote::Begun {
            deal: round,
            by: starter,
            leads: round == 1,
            round: 1,
            sharp: false,
        }),
        Event::RoundEnded { points, .. } => {
            Some(SheetNote::Ended { points: points.map(Into::into) })
        }
        _ => None,
    }
}
