//! Messages about one step of a finished match, made from the table as it was then. They tell what
//! it told the seat; only with all cards open they tell more.

use stammtisch_engine::film::EndedMatch;
use stammtisch_engine::seat::Seat;

use super::events::seen;
use super::view::game_view;
use crate::log::Away;
use crate::state::seats::{Occupancy, SeatedPerson};
use crate::table::Table;
use crate::wire::{AwayView, Occupant, SeatView, TableEvent, TableNow, You};

/// The events of the latest entry, as a seat was told of them; none: with all cards open.
pub(crate) fn events(table: &Table, eyes: Option<Seat>, ended: EndedMatch) -> Vec<TableEvent> {
    let latest = table.state.history.after(table.state.seq.saturating_sub(1));
    let happened = latest.into_iter().flatten().map(|(_, happened)| happened);
    let learned = happened.filter_map(|happened| {
        seen(table, happened, |game, truth| match eyes {
            Some(_) => game.observe(truth, eyes),
            None => game.seen_openly(truth, ended),
        })
    });
    learned.collect()
}

/// The table as a seat was shown it; none: as spectators were. Presence, spectators and votes are
/// not recorded, and the key of the link is never told.
pub(crate) fn now(table: &Table, seat: Option<Seat>) -> TableNow {
    let state = &table.state;
    TableNow {
        state: state.phase(),
        you: You {
            seat,
            host: false,
            watcher: None,
            offered: None,
            can_readmit: false,
            link: None,
        },
        settings: state.settings,
        seats: state.seats.iter().map(|(seat, chair)| seat_view(table, seat, chair)).collect(),
        spectators: 0,
        watchers: Vec::new(),
        game: game_view(state, seat),
        clock: None,
        vote: None,
        pot: state.pot_view(),
        lesson: None,
        shuffle: None,
    }
}

fn seat_view(table: &Table, seat: Seat, chair: &Occupancy) -> SeatView {
    let occupant = match chair {
        Occupancy::Free => Occupant::Free,
        Occupancy::Bot { bot, name } => Occupant::Bot { name: name.clone(), bot: bot.clone() },
        Occupancy::Person(sitting) => person(table, seat, sitting),
    };
    SeatView { seat, occupant, ready: false, can_be_voted: false }
}

/// People are numbered by their seats: the number used at the table would be the same in all its
/// matches, and so identify people who are not named.
fn person(table: &Table, seat: Seat, sitting: &SeatedPerson) -> Occupant {
    let why = sitting.stand_in.as_ref().map(|bot| bot.why);
    Occupant::Person {
        person: u32::from(seat.0),
        name: table.live.names.of(sitting.player).unwrap_or_default(),
        connected: why != Some(Away::Absent),
        played_by_bot: why.is_some(),
        host: false,
        bot_in_ms: None,
        away: why.map(AwayView::from),
    }
}
