//! Events as one viewer is told of them.

use stammtisch_engine::any::{AnyEvent, AnyMatch, AnySeen};
use stammtisch_engine::seat::Seat;

use super::history::{Happened, Who};
use crate::table::Table;
use crate::wire::TableEvent;

/// What a viewer is told of everything after `after`; nothing if part of it is no longer remembered.
pub(super) fn events_after(table: &Table, after: u64, viewer: Option<Seat>) -> Vec<TableEvent> {
    let sits_since = viewer
        .and_then(|seat| table.state.seats.get(seat)?.person())
        .map_or(u64::MAX, |sitting| sitting.since);
    let Some(happened) = table.state.history.after(after) else { return Vec::new() };
    happened
        .filter_map(|(seq, happened)| {
            // What a seat learned before its person sat down was meant for somebody else.
            let viewer = viewer.filter(|_| seq >= sits_since);
            seen(table, happened, |game, truth| game.observe(truth, viewer))
        })
        .collect()
}

/// What a viewer is told of one event; `of_game` gives what that viewer is told of a game event.
pub(super) fn seen(
    table: &Table,
    happened: &Happened,
    of_game: impl Fn(&AnyMatch, &AnyEvent) -> Option<AnySeen>,
) -> Option<TableEvent> {
    Some(match *happened {
        Happened::Sat(seat, ref who) => TableEvent::Sat { seat, name: who_name(table, who) },
        Happened::Stood(seat, ref who) => TableEvent::Stood { seat, name: who_name(table, who) },
        Happened::BotTookOver(seat) => TableEvent::BotTookOver { seat },
        Happened::Returned(seat) => TableEvent::Returned { seat },
        Happened::Started => TableEvent::Started,
        Happened::SettingsChanged { settings, before } => {
            TableEvent::SettingsChanged { settings, before }
        }
        Happened::RulesSet(ref change) => TableEvent::RulesSet { change: change.as_ref().clone() },
        Happened::HostChanged(host) => {
            TableEvent::HostChanged { name: host.map(|host| table.live.name(host)) }
        }
        Happened::SentAway(seat, player) => {
            TableEvent::SentAway { seat, name: table.live.name(player) }
        }
        Happened::HandedOver(seat, player) => {
            TableEvent::HandedOver { seat, name: table.live.name(player) }
        }
        Happened::Withdrew(seat) => TableEvent::Withdrew { seat },
        Happened::Reacted(ref times) => TableEvent::Reacted { times: times.clone() },
        Happened::Voted { seat, about } => TableEvent::Voted { seat, about },
        Happened::Conceded(winner) => TableEvent::Conceded { winner },
        Happened::Settled(ref winners, ref amounts, house) => {
            TableEvent::Settled { winners: winners.clone(), amounts: amounts.clone(), house }
        }
        Happened::Said(seat, phrase) => TableEvent::Said { seat, phrase },
        Happened::Game(ref truth, turned) => {
            TableEvent::Game { event: of_game(table.state.running()?, truth)?, turned }
        }
    })
}

pub(super) fn who_name(table: &Table, who: &Who) -> String {
    match who {
        Who::Player(player) => table.live.name(*player),
        Who::Bot(name) => name.clone(),
    }
}
