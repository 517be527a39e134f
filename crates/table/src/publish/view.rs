//! The table as one viewer sees it.

use stammtisch_engine::seat::Seat;

use super::Viewer;
use super::results::results;
use super::shuffle;
use super::watchers;
use crate::decide::clock;
use crate::decide::timeouts;
use crate::decide::votes;
use crate::state::TableState;
use crate::state::seats::{Occupancy, SeatedPerson};
use crate::table::Table;
use crate::wire::{AnyView, Occupant, RulesNow, SeatView, SheetRow, TableNow, TableView, You};

/// The whole view.
pub(super) fn view(table: &Table, viewer: Viewer) -> TableView {
    let RulesNow { rules, chosen } = rules_now(&table.state);
    TableView {
        code: table.state.header.code.clone(),
        rules,
        chosen,
        sheet: sheet(&table.state),
        evening: results(table),
        daily: table.state.daily_view(),
        now: view_now(table, viewer),
    }
}

/// The rules in force, for everybody.
pub(super) fn rules_now(state: &TableState) -> RulesNow {
    let rules = &state.rules;
    RulesNow { rules: rules.info.clone(), chosen: rules.by.chosen.without_file() }
}

/// The score sheet of the present match.
pub(super) fn sheet(state: &TableState) -> Vec<SheetRow> {
    state.game.as_ref().map(|game| game.sheet.rows().to_vec()).unwrap_or_default()
}

/// The part that changes from move to move.
pub(super) fn view_now(table: &Table, viewer: Viewer) -> TableNow {
    let Viewer { seat, host, watcher, offered, can_readmit } = viewer;
    let watching = table.live.watching(&table.state).count();
    let vote = votes::vote_view(table, viewer);
    let about = vote.as_ref().map(|vote| vote.about);
    TableNow {
        state: table.state.phase(),
        you: You { seat, host, watcher, offered, can_readmit, link: table.state.link(viewer) },
        settings: table.state.settings,
        seats: table
            .state
            .seats
            .iter()
            .map(|(seat, chair)| seat_view(table, seat, chair, about))
            .collect(),
        spectators: watching.try_into().unwrap_or(u16::MAX),
        watchers: watchers::watcher_views(table, viewer),
        game: game_view(&table.state, viewer.seat),
        clock: clock::clock(table),
        vote,
        pot: table.state.pot_view(),
        lesson: table.state.lesson_view(),
        shuffle: shuffle::shuffle_view(&table.state),
    }
}

/// The view of the game, at rest where nothing can be played: a match that all others have left is
/// over though its rules would let it go on, and a lesson waits until its text is read.
pub(super) fn game_view(state: &TableState, seat: Option<Seat>) -> Option<AnyView> {
    let game = state.game.as_ref()?;
    let view = game.running.view(seat);
    let waits = state.is_lesson() && !state.is_learners_move();
    Some(if game.conceded.is_some() || waits { view.at_rest() } else { view })
}

fn seat_view(table: &Table, seat: Seat, chair: &Occupancy, vote_about: Option<Seat>) -> SeatView {
    let (occupant, ready) = match chair {
        Occupancy::Free => (Occupant::Free, false),
        Occupancy::Bot { bot, name } => {
            (Occupant::Bot { name: name.clone(), bot: bot.clone() }, false)
        }
        Occupancy::Person(sitting) => (person(table, sitting), sitting.ready),
    };
    let can_be_voted = vote_about != Some(seat) && votes::is_votable(table, seat);
    SeatView { seat, occupant, ready, can_be_voted }
}

fn person(table: &Table, sitting: &SeatedPerson) -> Occupant {
    let away = sitting.stand_in.as_ref().map(|bot| bot.why.into());
    Occupant::Person {
        person: table.state.person_no(sitting.player),
        name: table.live.name(sitting.player),
        connected: table.live.presence.is_here(sitting.player),
        played_by_bot: away.is_some(),
        host: table.state.host == Some(sitting.player),
        bot_in_ms: timeouts::bot_in_ms(table, sitting),
        away,
    }
}
