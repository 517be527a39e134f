//! Commands of the host: bots, seats of others, the start of a match.

use super::start::{may_start, started};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use crate::decide::{seats, shuffle};
use crate::fair;
use crate::id::PlayerId;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::state::TableState;
use crate::state::seats::Occupancy;
use crate::table::Table;
use crate::wire::TablePhase;

pub(super) fn add_bot(
    table: &Table,
    player: PlayerId,
    seat: Seat,
    bot: &str,
) -> Result<Vec<Entry>, Refusal> {
    arranges(&table.state, player)?;
    if !table.state.seats.get(seat).ok_or(Refusal::NoSuchSeat)?.is_free() {
        return Err(Refusal::SeatTaken);
    }
    let bot = known_bot(table, bot)?;
    Ok(vec![Entry::BotAdded { seat, bot, name: unused_names(table).next().unwrap_or_default() }])
}

pub(super) fn remove_bot(
    state: &TableState,
    player: PlayerId,
    seat: Seat,
) -> Result<Vec<Entry>, Refusal> {
    arranges(state, player)?;
    match state.seats.get(seat).ok_or(Refusal::NoSuchSeat)? {
        Occupancy::Bot { .. } => Ok(vec![Entry::BotRemoved { seat }]),
        _ => Err(Refusal::NoBotThere),
    }
}

pub(super) fn fill_bots(table: &Table, player: PlayerId, bot: &str) -> Result<Vec<Entry>, Refusal> {
    arranges(&table.state, player)?;
    let bot = known_bot(table, bot)?;
    let seated = |(seat, name)| Entry::BotAdded { seat, bot: bot.clone(), name };
    Ok(table.state.seats.free().zip(unused_names(table)).map(seated).collect())
}

/// Before the match seats are the host's to give; a player who loses one may take another.
pub(super) fn unseat(
    state: &TableState,
    player: PlayerId,
    seat: Seat,
) -> Result<Vec<Entry>, Refusal> {
    arranges(state, player)?;
    match state.seats.get(seat).ok_or(Refusal::NoSuchSeat)? {
        Occupancy::Person(_) => Ok(vec![Entry::Stood { seat }]),
        _ => Err(Refusal::NobodyThere),
    }
}

/// A seated person can be sent away at any time. During a match that counts as leaving it, with all
/// consequences for a stake (LIV-19); nobody can be sent away from a rated match.
pub(super) fn send_away(
    state: &TableState,
    player: PlayerId,
    seat: Seat,
) -> Result<Vec<Entry>, Refusal> {
    if state.host != Some(player) {
        return Err(Refusal::NotHost);
    }
    match state.seats.get(seat).ok_or(Refusal::NoSuchSeat)? {
        Occupancy::Person(sitting) if sitting.player != player => {
            if state.is_rated_now() {
                return Err(Refusal::RatedMatchRunning);
            }
            let removed = Entry::Removed { player: sitting.player };
            Ok([removed].into_iter().chain(seats::leaves(state, sitting.player)).collect())
        }
        _ => Err(Refusal::NobodyThere),
    }
}

pub(super) fn start_match(
    table: &Table,
    player: PlayerId,
    first: Option<Seat>,
    fresh: &mut dyn FnMut() -> Seed,
) -> Result<Vec<Entry>, Refusal> {
    if table.state.host != Some(player) {
        return Err(Refusal::NotHost);
    }
    if table.state.phase() != TablePhase::Lobby {
        return Err(Refusal::MatchRunning);
    }
    may_start(table, false)?;
    if first.is_some_and(|seat| table.state.seats.get(seat).is_none()) {
        return Err(Refusal::NoSuchSeat);
    }
    if let Some(daily) = table.state.daily() {
        let seed = fresh();
        if fair::commitment(&seed) != daily.commitment {
            return Err(Refusal::DailyElse);
        }
        return Ok(vec![shuffle::fixed(seed), started(table, first, None)]);
    }
    if table.state.shuffle.opening.is_some() {
        return Ok(Vec::new());
    }
    Ok(shuffle::begin(table, first, fresh))
}

/// Whether the player may arrange seats and bots now.
fn arranges(state: &TableState, player: PlayerId) -> Result<(), Refusal> {
    if state.host != Some(player) {
        return Err(Refusal::NotHost);
    }
    if state.seats_are_open() { Ok(()) } else { Err(Refusal::MatchRunning) }
}

fn known_bot(table: &Table, bot: &str) -> Result<String, Refusal> {
    table
        .state
        .rules
        .info
        .bots
        .iter()
        .find(|known| *known == bot)
        .cloned()
        .ok_or(Refusal::UnknownBot)
}

/// Names that no bot at this table has; when they run out, they are used again.
fn unused_names(table: &Table) -> impl Iterator<Item = String> {
    let used =
        |name: &&String| {
            table.state.seats.iter().any(
                |(_, chair)| matches!(chair, Occupancy::Bot { name: other, .. } if other == *name),
            )
        };
    let names = &table.live.bot_names;
    let spare = std::iter::repeat("Bot".to_owned());
    names.iter().filter(move |name| !used(name)).chain(names).cloned().chain(spare)
}
