//! The randomness of a match (commit and reveal): the house commits to its share, seats promise
//! values, and the match begins once these are revealed, or shortly after. Seats that promised
//! nothing are not waited for.

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use crate::decide::start;
use crate::fair::{self, Hex32, MIX, Secret};
use crate::id::PlayerId;
use crate::limits::OPEN_WITHIN_MS;
use crate::log::Entry;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::TablePhase;

/// Whether the next match can be prepared: none is in progress.
fn is_between(table: &Table) -> bool {
    matches!(table.state.phase(), TablePhase::Lobby | TablePhase::Finished)
        && !table.state.is_lesson()
        && table.state.daily().is_none()
}

pub(super) fn fixed(seed: Seed) -> Entry {
    Entry::SeedFixed {
        commitment: fair::commitment(&seed),
        seed: Secret::Open(seed),
        mix: MIX.into(),
    }
}

/// Begins a match, or asks for the promised values first.
pub(super) fn begin(
    table: &Table,
    first: Option<Seat>,
    fresh: &mut dyn FnMut() -> Seed,
) -> Vec<Entry> {
    if table.state.is_lesson() {
        return vec![start::started(table, first, Some(fresh()))];
    }
    let next = &table.state.shuffle;
    if !next.is_ready() {
        // Nobody could add anything yet; or the house cannot read the share it had committed to.
        return vec![fixed(fresh()), start::started(table, first, None)];
    }
    if next.awaited().next().is_some() {
        return vec![Entry::OpeningsAsked { first }];
    }
    vec![start::started(table, first, None)]
}

/// A seat promises a value by a hash that includes the commitment of the house.
pub(super) fn promise(
    table: &Table,
    player: PlayerId,
    base: u64,
    promise: &str,
) -> Result<Vec<Entry>, Refusal> {
    let seat = table.state.seat_of(player).ok_or(Refusal::NotSeated)?;
    let promise: Hex32 = promise.parse().map_err(|_| Refusal::BadValue)?;
    let next = &table.state.shuffle;
    if !is_between(table) {
        return Err(Refusal::MatchBegins);
    }
    let fixed = next.fixed.as_ref().ok_or(Refusal::NoSeedFixed)?;
    // It was meant for another commitment.
    if base < fixed.seq {
        return Err(Refusal::Stale);
    }
    match next.added.get(&seat) {
        Some(added) if added.promise == promise => Ok(Vec::new()),
        Some(_) => Err(Refusal::ValuePromised),
        // A seat that promises only now has already seen who is asked to reveal.
        None if next.opening.is_some() => Err(Refusal::MatchBegins),
        None => Ok(vec![Entry::ValuePromised { seat, promise }]),
    }
}

/// A seat reveals the value that it promised.
pub(super) fn open(table: &Table, player: PlayerId, value: &str) -> Result<Vec<Entry>, Refusal> {
    let seat = table.state.seat_of(player).ok_or(Refusal::NotSeated)?;
    let value: Hex32 = value.parse().map_err(|_| Refusal::BadValue)?;
    let next = &table.state.shuffle;
    let added = next.added.get(&seat).ok_or(Refusal::NothingToOpen)?;
    let fixed = next.fixed.as_ref().ok_or(Refusal::NothingToOpen)?;
    if fair::promise(&fixed.commitment, seat, &value) != added.promise {
        return Err(Refusal::WrongValue);
    }
    match added.value {
        Some(_) => Ok(Vec::new()),
        None if next.opening.is_none() => Err(Refusal::NothingToOpen),
        None => Ok(vec![Entry::ValueOpened { seat, value }]),
    }
}

/// The match begins when every value is revealed, or the time for that is over.
pub(super) fn opening_over(table: &Table, now: Millis) -> Option<Entry> {
    let next = &table.state.shuffle;
    let opening = next.opening?;
    let asked_all = table.state.phase() == TablePhase::Finished;
    if !is_between(table) || start::may_start(table, asked_all).is_err() || !next.is_ready() {
        return Some(Entry::OpeningsDropped);
    }
    let all = next.awaited().next().is_none();
    let over = deadline(table).is_some_and(|at| at <= now);
    (all || over).then(|| start::started(table, opening.first, None))
}

/// When the time for revealing values is over.
pub(super) fn deadline(table: &Table) -> Option<Millis> {
    table.state.shuffle.opening?;
    Some(table.live.opening_since?.plus(OPEN_WITHIN_MS))
}

/// Notes since when values are to be revealed.
pub(super) fn note_opening(table: &mut Table, now: Millis) {
    let since = table.live.opening_since.unwrap_or(now);
    table.live.opening_since = table.state.shuffle.opening.map(|_| since);
}

/// When a match is over, the house reveals its share of the randomness; not for a deal of the day,
/// which others still have to play: there it is revealed when the day is over.
pub(super) fn seed_opened(table: &Table) -> Option<Entry> {
    if table.state.daily().is_some() {
        return None;
    }
    let game = table.state.game.as_ref().filter(|game| game.is_noted && !game.is_seed_opened)?;
    let evidence = game.evidence.as_ref()?;
    Some(Entry::SeedOpened { seed: Secret::Open(evidence.seed) })
}

/// Before a match the house commits to its share as soon as somebody is here who could add a value.
pub(super) fn seed_fixed(table: &Table, fresh: &mut dyn FnMut() -> Seed) -> Option<Entry> {
    let wanted = is_between(table)
        && !table.state.shuffle.is_ready()
        && table.live.presence.is_anybody_here()
        && !table.state.is_log_full();
    wanted.then(|| fixed(fresh()))
}
