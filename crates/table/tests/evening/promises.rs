//! What must hold at a table at the end of every evening.

use stammtisch_table::wire::{Command, Occupant, ServerMessage, TableNow};
use stammtisch_table::{Entry, Table};

use crate::guest::Guest;
use crate::room::Room;

/// Every acknowledged command that does something is stored, none twice, and none that nobody gave.
pub(crate) fn commands_count_once(room: &Room, guests: &[Guest; 4]) -> Result<(), String> {
    let mut causes: Vec<_> = room.log.iter().filter_map(|(_, cause)| *cause).collect();
    let all = causes.len();
    causes.sort_unstable();
    causes.dedup();
    if causes.len() != all {
        return Err("a command counted twice".into());
    }
    for (record, (player, no)) in
        room.log.iter().filter_map(|(record, cause)| cause.map(|cause| (record, cause)))
    {
        let guest = guests.iter().find(|guest| guest.player == player);
        let said = guest.and_then(|guest| guest.sent.get(&no));
        let same = match (&record.entry, said) {
            (_, None) => return Err(format!("{no} of {player:?} counts twice: nobody sent it")),
            (Entry::Moved { mv, .. }, Some(Command::Move { mv: said })) => mv == said,
            (Entry::Moved { .. }, _) | (_, Some(Command::Move { .. })) => false,
            (_, Some(_)) => true,
        };
        if !same {
            return Err(format!("{no} of {player:?} is stored as another command"));
        }
    }
    for guest in guests {
        for (no, seq) in &guest.done {
            let at = room.log.iter().position(|(_, cause)| *cause == Some((guest.player, *no)));
            let acts =
                matches!(guest.sent.get(no), Some(Command::Move { .. } | Command::Say { .. }));
            if at.map_or(acts, |at| at >= *seq as usize) {
                return Err(format!("{no} of {:?} was acknowledged and is lost", guest.player));
            }
        }
    }
    Ok(())
}

/// A client ends with what somebody sees who comes fresh, and with the game of a restarted server.
pub(crate) fn same_picture(room: &Room, fresh: &Table, guest: &Guest) -> Result<(), String> {
    let welcome = room.table.welcome(guest.player, None);
    let stored = fresh.welcome(guest.player, None);
    let (Some(own), Some(live), Some(stored)) = (guest.view.as_ref(), now(&welcome), now(&stored))
    else {
        return Err("somebody sees nothing".into());
    };
    let differs = |what: &str| Err(format!("{:?} has another picture: {what}", guest.player));
    if guest.seq != room.table.seq() {
        return differs("it is older");
    }
    if own.now.game != live.game || own.now.game != stored.game {
        return differs("the game");
    }
    let ServerMessage::Welcome { view, .. } = &welcome else { return differs("no welcome") };
    if own.sheet != view.sheet || own.evening != view.evening {
        return differs("the sheet");
    }
    if timeless(&own.now) != timeless(live) {
        return differs("the table");
    }
    Ok(())
}

/// The table without what changes while nothing happens.
fn timeless(now: &TableNow) -> TableNow {
    let mut now = TableNow { clock: None, ..now.clone() };
    for seat in &mut now.seats {
        seat.can_be_voted = false;
        if let Occupant::Person { bot_in_ms, .. } = &mut seat.occupant {
            *bot_in_ms = None;
        }
    }
    now
}

/// Over whatever lines: everything since it came, once and in order.
pub(crate) fn told_everything(room: &Room, guest: &Guest) -> Result<(), String> {
    let ServerMessage::Welcome { missed, .. } = room.table.welcome(guest.player, guest.came_at)
    else {
        return Err("no welcome".into());
    };
    let (told, all) = (guest.told.len(), missed.len());
    if guest.told == missed {
        return Ok(());
    }
    let at = guest.told.iter().zip(&missed).position(|(one, other)| one != other);
    Err(format!("{:?} was told {told} things of {all}, another one at {at:?}", guest.player))
}

/// What this message says of the table.
pub(crate) fn now(message: &ServerMessage) -> Option<&TableNow> {
    match message {
        ServerMessage::Welcome { view, .. } => Some(&view.now),
        ServerMessage::Update { now, .. } => Some(now),
        _ => None,
    }
}
