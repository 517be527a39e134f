//! Votes on whether a bot takes over a seat that keeps everybody waiting.

use stammtisch_engine::seat::{Seat, SeatSet};

use crate::decide::clock;
use crate::id::PlayerId;
use crate::limits::VOTE_AFTER_MS;
use crate::log::{Away, Entry};
use crate::publish::Viewer;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{TablePhase, VoteView};

/// The state of a vote.
struct Count {
    about: Seat,
    yes: Vec<Seat>,
    needed: u8,
}

/// Votes that a bot takes over a seat that keeps the others waiting.
pub(super) fn vote(table: &Table, player: PlayerId, about: Seat) -> Result<Vec<Entry>, Refusal> {
    let seat = table.state.seat_of(player).ok_or(Refusal::NotSeated)?;
    if !may_vote(table, seat, about) {
        return Err(Refusal::CannotVote);
    }
    let again = table.live.votes.has(about, seat);
    Ok(if again { Vec::new() } else { vec![Entry::Voted { seat, about }] })
}

/// Whether the person on this seat has kept others waiting long enough, disconnected or idle.
pub(crate) fn is_votable(table: &Table, about: Seat) -> bool {
    let person = table.state.seats.get(about).and_then(|chair| chair.person());
    let Some(sitting) = person.filter(|sitting| sitting.stand_in.is_none()) else {
        return false;
    };
    let waited = || clock::waited_ms_for(table, about).is_some_and(|ms| ms >= VOTE_AFTER_MS);
    let is_long = match table.state.phase() {
        TablePhase::Playing => !table.live.presence.is_here(sitting.player) || waited(),
        TablePhase::BetweenDeals => {
            let asked =
                table.live.asked_at.is_some_and(|at| at.plus(VOTE_AFTER_MS) <= table.live.now);
            !sitting.ready && table.live.presence.is_here(sitting.player) && asked
        }
        TablePhase::Lobby | TablePhase::Finished => false,
    };
    is_long && voters(table, about).next().is_some()
}

/// Notes which seats may be voted about, and since when the next deal has been asked for; a change
/// is to be published.
pub(super) fn note_votable(table: &mut Table) {
    let asked = table.state.seats.persons().any(|(_, sitting)| sitting.ready);
    let asked = asked && table.state.phase() == TablePhase::BetweenDeals;
    table.live.asked_at = asked.then(|| table.live.asked_at.unwrap_or(table.live.now));
    let votable: SeatSet = table
        .state
        .seats
        .persons()
        .map(|(seat, _)| seat)
        .filter(|seat| is_votable(table, *seat))
        .collect();
    table.live.news |= std::mem::replace(&mut table.live.votable, votable) != votable;
}

/// When a seat can next be voted about by time alone.
pub(crate) fn votable_at(table: &Table) -> Option<Millis> {
    let asked = table.live.asked_at.map(|at| at.plus(VOTE_AFTER_MS));
    let turn = table.live.waiting.filter(|waiting| waiting.runs);
    turn.map(|waiting| waiting.after(VOTE_AFTER_MS))
        .into_iter()
        .chain(asked)
        .find(|at| *at > table.live.now)
}

/// The seats that may vote: people who play and are connected, except the one it is about.
fn voters(table: &Table, about: Seat) -> impl Iterator<Item = Seat> {
    let plays = move |seat: &Seat| *seat != about && plays_here(table, *seat);
    table.state.seats.persons().map(|(seat, _)| seat).filter(plays)
}

fn plays_here(table: &Table, seat: Seat) -> bool {
    let person = table.state.seats.get(seat).and_then(|chair| chair.person());
    person.is_some_and(|sitting| {
        sitting.stand_in.is_none() && table.live.presence.is_here(sitting.player)
    })
}

fn may_vote(table: &Table, seat: Seat, about: Seat) -> bool {
    is_votable(table, about) && voters(table, about).any(|voter| voter == seat)
}

fn count(table: &Table, about: Seat) -> Count {
    let voters: Vec<_> = voters(table, about).collect();
    let needed = (voters.len() / 2 + 1).try_into().unwrap_or(u8::MAX);
    let yes = voters.into_iter().filter(|seat| table.live.votes.has(about, *seat)).collect();
    Count { about, yes, needed }
}

fn counts(table: &Table) -> impl Iterator<Item = Count> {
    let votable = table.live.votes.about().filter(|about| is_votable(table, *about));
    votable.map(|about| count(table, about))
}

/// A bot takes over the seat for which more than half of the others want it.
pub(crate) fn voted_out(table: &Table) -> Option<Entry> {
    let count = counts(table).find(|count| count.yes.len() >= usize::from(count.needed))?;
    let seat = count.about;
    let person = table.state.seats.get(seat).and_then(|chair| chair.person())?;
    let here = table.live.presence.is_here(person.player);
    let why = if here { Away::Idle } else { Away::Absent };
    let reserve_ms = clock::reserve_ms_gone(table, seat);
    Some(Entry::BotTookOver { seat, bot: table.state.stand_in(), why, reserve_ms })
}

/// The vote that is shown: the one with the most votes for it.
pub(crate) fn vote_view(table: &Table, viewer: Viewer) -> Option<VoteView> {
    let most = |count: &Count| (count.yes.len(), std::cmp::Reverse(count.about));
    let Count { about, yes, needed } =
        counts(table).filter(|count| !count.yes.is_empty()).max_by_key(most)?;
    let can_vote =
        viewer.seat.is_some_and(|own| may_vote(table, own, about) && !yes.contains(&own));
    Some(VoteView { about, yes, needed, can_vote })
}
