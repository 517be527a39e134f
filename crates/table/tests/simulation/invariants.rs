//! What must hold at a table at the end of every evening.

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{
    AwayView, Command, Occupant, SeatView, ServerMessage, TableEvent, TableNow, TableView,
};
use stammtisch_table::{Entry, PlayerId, Table};

use crate::guest::{Client, Guest};
use crate::room::{Room, Stored};

/// Every acknowledged command with an effect is stored, none twice, and none that nobody gave.
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
            let lost = match (at, guest.sent.get(no)) {
                (Some(at), _) => at >= *seq as usize,
                (None, Some(command)) => !has_no_effect(room, guest.player, command, *seq),
                (None, None) => true,
            };
            if lost {
                return Err(format!("{no} of {:?} was acknowledged and is lost", guest.player));
            }
        }
    }
    Ok(())
}

/// Whether this command asked for what was already so at `seq`, and thus stores nothing: going on
/// again, leaving again or without a seat, filling seats where none is free.
fn has_no_effect(room: &Room, player: PlayerId, command: &Command, seq: u64) -> bool {
    let then = room.replayed(seq as usize);
    let welcome = then.welcome(player, None);
    let Some(now) = now(&welcome) else { return false };
    let own = now.seats.iter().find(|seat| Some(seat.seat) == now.you.seat);
    let has_left = |seat: &SeatView| {
        matches!(seat.occupant, Occupant::Person { away: Some(AwayView::Left), .. })
    };
    match command {
        Command::NextDeal | Command::Rematch => own.is_some_and(|seat| seat.ready),
        Command::Leave => !now.you.host && own.is_none_or(has_left),
        // These leave no entry in any log.
        Command::Offer { .. } | Command::AskForSeat { .. } => true,
        Command::Vote { about } => has_voted(room, now.you.seat, *about, seq),
        Command::FillBots { .. } => now.seats.iter().all(|seat| seat.occupant != Occupant::Free),
        _ => false,
    }
}

fn has_voted(room: &Room, own: Option<Seat>, on: Seat, seq: u64) -> bool {
    room.log.iter().take(seq as usize).any(|(record, _)| {
        matches!(record.entry, Entry::Voted { seat, about } if Some(seat) == own && about == on)
    })
}

/// A client ends with the view of a client that has just connected, and with the game of a restarted server.
pub(crate) fn same_picture(room: &Room, fresh: &Table, guest: &Guest) -> Result<(), String> {
    let (Some(own), Some(live), Some(stored)) =
        (guest.view.as_ref(), view(&room.table, guest), view(fresh, guest))
    else {
        return Err("somebody sees nothing".into());
    };
    let differs = |what: &str| Err(format!("{:?} has another picture: {what}", guest.player));
    if guest.seq != room.table.seq() {
        return differs("it is older");
    }
    if own.now.game != live.now.game || own.now.game != stored.now.game {
        return differs("the game");
    }
    if own.sheet != live.sheet || own.evening != live.evening {
        return differs("the sheet");
    }
    if timeless(&own.now) != timeless(&live.now) {
        return differs("the table");
    }
    Ok(())
}

/// The view of a client that connects in place of this one.
fn view(table: &Table, guest: &Guest) -> Option<TableView> {
    if guest.client == Client::Screen {
        return Some(table.public_view());
    }
    match table.welcome(guest.player, None) {
        ServerMessage::Welcome { view, .. } => Some(*view),
        _ => None,
    }
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

/// How many missed entries a table can tell one by one.
const REMEMBERED: u64 = 256;

/// What a table still tells after a change of rules: game events before it are forgotten.
fn still_told(told: &[TableEvent]) -> Vec<TableEvent> {
    let changed = |event: &TableEvent| matches!(event, TableEvent::RulesSet { .. });
    let last = told.iter().rposition(changed).unwrap_or(0);
    let kept =
        |at: usize, event: &TableEvent| at >= last || !matches!(event, TableEvent::Game { .. });
    let all = told.iter().enumerate();
    all.filter(|(at, event)| kept(*at, event)).map(|(_, event)| event.clone()).collect()
}

/// A client was told everything since it came, once and in order, over all its connections.
pub(crate) fn told_everything(room: &Room, guest: &Guest) -> Result<(), String> {
    let ServerMessage::Welcome { missed, .. } = room.table.welcome(guest.eyes(), guest.came_at)
    else {
        return Err("no welcome".into());
    };
    let heard = still_told(&guest.told);
    let (told, all) = (heard.len(), missed.len());
    let since = room.table.seq() - guest.came_at.unwrap_or_default();
    // A table remembers only so much: bots left alone can play on for a thousand moves. And what
    // was meant for a seat is not told any more to a person who has given it up.
    let forgotten = missed.is_empty() && since > REMEMBERED;
    let gave_up = has_stood_up(room, guest.player) && told >= all;
    if heard == missed || forgotten || gave_up {
        return Ok(());
    }
    let at = heard.iter().zip(&missed).position(|(one, other)| one != other);
    let (one, other) = (at.map(|at| &heard[at]), at.map(|at| &missed[at]));
    Err(format!("{:?} was told {told} things of {all}, {one:?} for {other:?}", guest.player))
}

fn has_stood_up(room: &Room, player: PlayerId) -> bool {
    let sat = |(record, _): &&Stored| match record.entry {
        Entry::Sat { player: who, .. } | Entry::HandedOver { player: who, .. } => who == player,
        _ => false,
    };
    let times = room.log.iter().filter(sat).count();
    times > usize::from(room.table.seat_of(player).is_some())
}

/// The table in a welcome message.
const fn now(message: &ServerMessage) -> Option<&TableNow> {
    match message {
        ServerMessage::Welcome { view, .. } => Some(&view.now),
        _ => None,
    }
}
