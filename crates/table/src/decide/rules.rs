//! Changing rules and the number of seats: the host may between matches, visibly to everybody.

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::log::{Away, Entry};
use crate::refusal::Refusal;
use crate::rules::RulesInForce;
use crate::state::TableState;
use crate::state::seats::{Occupancy, SeatedPerson};
use crate::wire::{Leavers, TableSettings};

/// Whether a person has left the table, and so loses the seat when rules or seats change.
fn has_left(sitting: &SeatedPerson) -> bool {
    sitting.stand_in.as_ref().is_some_and(|bot| bot.why == Away::Left)
}

/// Decides on new rules and seats, requested by a host who had seen everything up to `base`. If
/// there are fewer seats, players without one become spectators: free seats go first, then those of
/// bots, then those of the people who sat down last, the host's last of all. Nobody loses a seat
/// that the host had not seen taken. Where a stake is set, all others have to sit down again:
/// nobody pays for a game whose rules were not visible when sitting down.
///
/// # Errors
/// The reason why this is refused; nothing changes then.
pub(super) fn set_rules(
    state: &TableState,
    player: PlayerId,
    base: u64,
    wanted: &RulesInForce,
) -> Result<Vec<Entry>, Refusal> {
    if state.removed.contains(&player) {
        return Err(Refusal::Removed);
    }
    if state.host != Some(player) {
        return Err(Refusal::NotHost);
    }
    if state.rules.lesson.is_some() {
        return Err(Refusal::LessonElse);
    }
    if state.daily().is_some() {
        return Err(Refusal::DailyElse);
    }
    if base > state.seq {
        return Err(Refusal::BadBase);
    }
    if !state.seats_are_open() {
        return Err(Refusal::MatchRunning);
    }
    if state.is_pot_open() {
        return Err(Refusal::StakeRunning);
    }
    if state.is_log_full() {
        return Err(Refusal::LogFull);
    }
    if wanted.by == state.rules.by {
        return Ok(Vec::new());
    }
    if base < state.rules_seq {
        return Err(Refusal::Stale);
    }
    let stay = staying(state, player, wanted.by.seats);
    let goes = |seat: &Seat| !stay.contains(seat);
    let unseen = |(seat, sitting): (Seat, &SeatedPerson)| goes(&seat) && sitting.sat > base;
    if state.seats.persons().any(unseen) {
        return Err(Refusal::Stale);
    }
    let mut before = Vec::new();
    let mut after = Vec::new();
    for (seat, chair) in state.seats.iter() {
        match chair {
            Occupancy::Free => {}
            Occupancy::Bot { .. } if goes(&seat) => before.push(Entry::BotRemoved { seat }),
            Occupancy::Bot { bot, name } => {
                if !wanted.info.bots.contains(bot) {
                    before.push(Entry::BotRemoved { seat });
                    after.extend(another_bot(&stay, seat, name, wanted));
                }
            }
            Occupancy::Person(sitting) => {
                let pays_anew = state.settings.stake > 0 && sitting.player != player;
                if goes(&seat) || pays_anew || has_left(sitting) {
                    before.push(Entry::Stood { seat });
                }
            }
        }
    }
    // A setting that the new game does not support cannot be kept.
    let settings = TableSettings { leavers: Leavers::default(), ..state.settings };
    if settings != state.settings && wanted.book.check_settings(state.settings).is_err() {
        before.push(Entry::SettingsChanged { settings });
    }
    before.push(Entry::RulesSet {
        chosen: wanted.by.chosen.clone(),
        rules: wanted.by.text.clone(),
        seats: wanted.by.seats,
        stay,
    });
    before.extend(after);
    Ok(before)
}

/// The seats that stay when this many are left, in order.
fn staying(state: &TableState, host: PlayerId, seats: u8) -> Vec<Seat> {
    // The seats that go last have the highest rank.
    let rank = |(seat, chair): (Seat, &Occupancy)| match chair {
        Occupancy::Free => (0, 0, seat),
        Occupancy::Bot { .. } => (1, 0, seat),
        Occupancy::Person(sitting) if has_left(sitting) => (0, 1, seat),
        Occupancy::Person(sitting) if sitting.player == host => (3, 0, seat),
        Occupancy::Person(sitting) => (2, u64::MAX - sitting.sat, seat),
    };
    let mut ranked: Vec<_> = state.seats.iter().map(rank).collect();
    // Of equal ranks, the higher seat numbers go first.
    ranked.sort_by_key(|(kind, sat, seat)| {
        (std::cmp::Reverse(*kind), std::cmp::Reverse(*sat), *seat)
    });
    let mut stay: Vec<_> =
        ranked.into_iter().take(usize::from(seats)).map(|(.., seat)| seat).collect();
    stay.sort_unstable();
    stay
}

/// Replaces a bot that cannot play the new game by one that can, under the same name.
fn another_bot(stay: &[Seat], seat: Seat, name: &str, wanted: &RulesInForce) -> Option<Entry> {
    let place = stay.iter().position(|known| *known == seat)?;
    let bot = wanted.info.bots.last()?.clone();
    Some(Entry::BotAdded { seat: Seat(place.try_into().ok()?), bot, name: name.to_owned() })
}
