//! Points, rank and the score sheet: how far a match has come.

use crate::game::{SheetNote, Standing};
use crate::mau::event::Event;
use crate::mau::matches::Format;
use crate::mau::phase::Phase;
use crate::mau::points;
use crate::mau::rules::Rules;
use crate::mau::rules::doc::Ties;
use crate::mau::state::State;
use crate::seat::{Seat, SeatSet};

/// Scores worse than this one are not told apart.
const WORST: i32 = 1_000_000_000;

/// How far the match has come, as everybody can see it.
pub(super) fn standing(rules: &Rules, state: &State) -> Standing {
    let rules = rules.in_force(state.deal);
    let over = matches!(state.phase, Phase::Over(_));
    let out: SeatSet = state.places.as_slice().iter().copied().collect();
    let lost = state.lost.or(state.knocked_out);
    let stands = |seat: Seat| {
        let points = points::so_far(rules, state, seat);
        if rules.most_points_win() { -points } else { points }
    };
    let watches = |seat: Seat| {
        let there = state.knocked_out.without(state.withdrawn);
        rules.ties == Ties::PlayOff && there.has(seat)
    };
    let rank = |seat: Seat| match place(rules, state, seat) {
        // Behind those in the play-off, in the order in which they stood.
        _ if watches(seat) => i32::MAX / 2 + stands(seat).clamp(-WORST, WORST),
        _ if lost.has(seat) => i32::MAX,
        place if matches!(rules.format, Format::Single) => place.unwrap_or(i32::MAX - 1),
        _ => stands(seat),
    };
    Standing {
        turn: (!over).then_some(state.turn),
        in_deal: Seat::first(rules.seats).filter(|seat| !out.or(lost).has(*seat)).collect(),
        points: Seat::first(rules.seats).map(|seat| points::so_far(rules, state, seat)).collect(),
        winners: if over { state.winners.collect() } else { Vec::new() },
        rank: Seat::first(rules.seats).map(rank).collect(),
    }
}

/// The finishing place, 1 for the seat or team that was out first.
fn place(rules: &Rules, state: &State, seat: Seat) -> Option<i32> {
    state.team_place(rules, seat).map(|place| place as i32 + 1)
}

/// What an event adds to the score sheet.
pub(super) fn sheet_note(rules: &Rules, event: &Event) -> Option<SheetNote> {
    match *event {
        Event::DealStarted { deal, dealer, .. } => Some(SheetNote::Begun {
            deal,
            by: dealer,
            leads: true,
            round: rules.round_of(deal),
            sharp: rules.is_sharp(deal),
        }),
        Event::DealEnded { points, .. } => Some(SheetNote::Ended { points }),
        _ => None,
    }
}
