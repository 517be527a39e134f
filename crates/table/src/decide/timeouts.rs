//! Timeouts and all else that happens without a command: bots move and stand in for absent people,
//! deals follow.

use stammtisch_engine::chance::Seed;
use stammtisch_engine::seat::Seat;

use crate::decide::{clock, host_passes, shuffle, start, votes, watchers};
use crate::limits::{LESSON_MOVE_AFTER_MS, SEAT_KEPT_FOR_MS, STAND_IN_AFTER_MS};
use crate::log::{Away, Entry};
use crate::race::{late_reactions, order, reactions};
use crate::state::seats::SeatedPerson;
use crate::table::Table;
use crate::time::Millis;
use crate::wire::{TablePhase, TalkRule};

/// The entries due at `now`, if any.
pub(super) fn due(table: &Table, now: Millis, fresh: &mut dyn FnMut() -> Seed) -> Vec<Entry> {
    table
        .state
        .settlement()
        .or_else(|| table.state.conceded_to())
        .or_else(|| shuffle::seed_opened(table))
        .or_else(|| late_reactions::due(table))
        .or_else(|| back_again(table))
        .or_else(|| votes::voted_out(table))
        .or_else(|| watchers::late_comer(table))
        .or_else(|| shuffle::opening_over(table, now))
        .map(|entry| vec![entry])
        .or_else(|| going_on(table, fresh))
        .or_else(|| later(table, now, fresh))
        .unwrap_or_else(|| bot_move(table, now))
}

/// What is due when nothing follows at once.
fn later(table: &Table, now: Millis, fresh: &mut dyn FnMut() -> Seed) -> Option<Vec<Entry>> {
    let entry = shuffle::seed_fixed(table, fresh)
        .or_else(|| stayed_away(table, now))
        .or_else(|| clock::unanswered(table, now))
        .or_else(|| lesson_move(table).filter(|(at, _)| *at <= now).map(|(_, entry)| entry))?;
    Some(vec![entry])
}

/// When something is due next, unless something happens before; none: no time is set.
pub(super) fn next_deadline(table: &Table) -> Option<Millis> {
    if late_reactions::due(table).is_some() {
        return Some(table.live.now);
    }
    let released = order::next_release(table).into_iter().chain(shuffle::deadline(table)).min();
    if !table.live.presence.is_anybody_here() {
        return released;
    }
    let thought = order::next_plan(table).map(|(at, ..)| at);
    let answer = clock::answer_due(table).or_else(|| lesson_move(table)).map(|(at, _)| at);
    let by_time = thought.into_iter().chain(answer).chain(released).chain(votes::votable_at(table));
    waits(table).map(|(at, _)| at).chain(by_time).min()
}

/// A person who has reconnected gets the seat back from the bot.
fn back_again(table: &Table) -> Option<Entry> {
    let back = |sitting: &SeatedPerson| {
        sitting.stand_in.as_ref().is_some_and(|bot| bot.why == Away::Absent)
            && table.live.presence.is_here(sitting.player)
    };
    let (seat, _) = table.state.seats.persons().find(|(_, sitting)| back(sitting))?;
    Some(Entry::Returned { seat })
}

/// The next deal or match begins when everybody who is here and plays has asked for it.
fn going_on(table: &Table, fresh: &mut dyn FnMut() -> Seed) -> Option<Vec<Entry>> {
    let state = table.state.phase();
    if !matches!(state, TablePhase::BetweenDeals | TablePhase::Finished) {
        return None;
    }
    let mut asked = false;
    for (_, sitting) in table.state.seats.persons() {
        asked |= sitting.ready;
        let plays = sitting.stand_in.is_none() && table.live.presence.is_here(sitting.player);
        if plays && !sitting.ready {
            return None;
        }
    }
    match state {
        _ if !asked => None,
        TablePhase::BetweenDeals => Some(vec![Entry::NextDeal]),
        _ if table.state.shuffle.opening.is_some() => None,
        _ if start::may_start(table, true).is_err() => None,
        _ => Some(shuffle::begin(table, None, fresh)),
    }
}

fn stayed_away(table: &Table, now: Millis) -> Option<Entry> {
    waits(table).filter(|(at, _)| *at <= now).min_by_key(|(at, _)| *at).map(|(_, entry)| entry)
}

/// What happens because people stay away, each with its time.
fn waits(table: &Table) -> impl Iterator<Item = (Millis, Entry)> {
    let state = table.state.phase();
    let seats = table.state.seats.persons().filter_map(move |(seat, sitting)| {
        let since = table.live.missed_since(&table.state, sitting.player)?;
        match state {
            TablePhase::Playing if sitting.stand_in.is_none() && table.state.daily().is_none() => {
                let entry = Entry::BotTookOver {
                    seat,
                    bot: table.state.stand_in(),
                    why: Away::Absent,
                    reserve_ms: 0,
                };
                Some((stand_in_at(table, seat, since), entry))
            }
            TablePhase::Lobby => Some((since.plus(SEAT_KEPT_FOR_MS), Entry::Stood { seat })),
            _ => None,
        }
    });
    seats.chain(host_passes::host_passes(table))
}

/// In how many milliseconds a bot takes over for an absent person, as of the time noted last; none:
/// it will not for absence.
pub(crate) fn bot_in_ms(table: &Table, sitting: &SeatedPerson) -> Option<u32> {
    let waits = table.state.phase() == TablePhase::Playing
        && sitting.stand_in.is_none()
        && table.state.daily().is_none();
    let since = table.live.missed_since(&table.state, sitting.player).filter(|_| waits)?;
    let seat = table.state.seat_of(sitting.player)?;
    let left = stand_in_at(table, seat, since).0.saturating_sub(table.live.now.0);
    Some(left.try_into().unwrap_or(u32::MAX))
}

/// When a bot takes over a seat whose person has been away since `since`.
fn stand_in_at(table: &Table, seat: Seat, since: Millis) -> Millis {
    let at = since.plus(STAND_IN_AFTER_MS);
    clock::missed_until(table, seat, STAND_IN_AFTER_MS).map_or(at, |in_all| at.min(in_all))
}

/// The next move of another seat in a lesson, with its time.
fn lesson_move(table: &Table) -> Option<(Millis, Entry)> {
    let moves = table.state.others_move()?;
    let at = table.live.step_since?.plus(LESSON_MOVE_AFTER_MS);
    table.live.presence.is_anybody_here().then_some((at, moves))
}

/// A bot makes the move it has planned, and says what it wanted to say.
fn bot_move(table: &Table, now: Millis) -> Vec<Entry> {
    let due = order::next_plan(table).filter(|(at, ..)| *at <= now);
    let Some((_, seat, thought)) = due.filter(|_| table.live.presence.is_anybody_here()) else {
        return Vec::new();
    };
    // A phrase from a person's seat would count as that person's own.
    let own_seat = table.state.seats.get(seat).is_some_and(|chair| chair.bot_name().is_some());
    let may_speak = own_seat && table.state.settings.talk != TalkRule::Silent;
    let say = thought.say.filter(|_| may_speak && table.live.talk.may_speak(seat, now));
    let said = say.map(|phrase| Entry::Said { seat, phrase, by_bot: true });
    let given = order::plan_given(table, seat, &thought).map(|given| given.at);
    let reactions = reactions::reactions(table, (seat, thought.mv), given);
    let moved = Entry::Moved { seat, mv: thought.mv, by_bot: true, reserve_ms: 0, reactions };
    said.into_iter().chain([moved]).collect()
}
