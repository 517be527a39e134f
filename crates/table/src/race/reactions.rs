//! Reaction times in a race, published once it is decided.

use stammtisch_engine::seat::{Seat, SeatSet};

use super::order::plan_given;
use super::part::{Favour, Part};
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{AnyMove, Reaction};

/// The reaction times of the seat of this move, given at `given`, and of all seats whose held moves
/// concern the same matter: the quickest first. Empty where there was no race, or only bots play.
///
/// A seat that would have laid a card out of turn is not listed: that would reveal part of its
/// hand. Calls, catches and accusations do not.
pub(crate) fn reactions(
    table: &Table,
    (seat, mv): (Seat, AnyMove),
    given: Option<Millis>,
) -> Vec<Reaction> {
    let (state, races) = (&table.state, &table.live.races);
    let Some(given) = given.filter(|_| state.is_played_by_people()) else { return Vec::new() };
    let Some(matter) = state.part(seat, mv).and_then(|part| part.matter) else { return Vec::new() };
    let told = races.told.of(&state.windows, matter);
    let held = races.held.moves().filter_map(|held| {
        let seat = state.seat_of(held.player).filter(|_| state.plays_self(held.player))?;
        Some((seat, held.mv, held.given))
    });
    let plans = table.live.plans.pending().filter_map(|(seat, plan)| {
        let given = plan_given(table, seat, &plan)?.at;
        (given <= table.live.now).then_some((seat, plan.mv, given))
    });
    let about_the_same = |seat, mv| {
        let Some(Part { favour, matter: about }) = state.part(seat, mv) else { return false };
        about == Some(matter)
            && matches!(favour, Favour::Call | Favour::Charge)
            && state.allows(seat, mv)
    };
    let late = held.chain(plans).filter(|(seat, mv, _)| about_the_same(*seat, *mv));
    let mut times: Vec<_> = std::iter::once((given, seat))
        .chain(late.map(|(seat, _, given)| (given, seat)))
        .map(|(given, seat)| {
            let ms = given.0.saturating_sub(told.0);
            Reaction { seat, ms: ms.try_into().unwrap_or(u32::MAX) }
        })
        .collect();
    times.sort_by_key(|reaction| reaction.ms);
    let mut seen = SeatSet::EMPTY;
    times.retain(|reaction| {
        let first = !seen.has(reaction.seat);
        seen.add(reaction.seat);
        first
    });
    times
}
