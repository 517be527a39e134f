//! An update names what changes from move to move, and everything else only when it has changed.

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_table::wire::{Pace, Phrase, ServerMessage, TableSettings, TableView};
use stammtisch_table::{ConnectionId, Millis, Profile, Visit};

use super::merge::merge;
use super::test_table::TestTable;
use super::*;

/// The view of every connection, as it follows from all messages sent there.
#[derive(Default)]
struct Connections {
    known: BTreeMap<ConnectionId, (PlayerId, bool, TableView)>,
    /// The names of the parts that updates have left out, and of those that they have named.
    left_out: BTreeSet<String>,
    named: BTreeSet<String>,
    seq: u64,
}

impl Connections {
    fn open(&mut self, party: &mut TestTable, connection: u64, player: PlayerId, screen: bool) {
        let visit = Visit { player, since: None, screen };
        let welcome = party.table.connect(ConnectionId(connection), visit, Millis(party.now));
        let Ok(ServerMessage::Welcome { view, .. }) = welcome else { panic!("{welcome:?}") };
        self.known.insert(ConnectionId(connection), (player, screen, *view));
    }

    fn close(&mut self, party: &mut TestTable, connection: u64) {
        party.table.disconnect(ConnectionId(connection), Millis(party.now));
        self.known.remove(&ConnectionId(connection));
    }

    /// Everybody is told, and then has the view of a client that connects at this moment.
    fn told(&mut self, party: &mut TestTable) {
        party.table.note_time(Millis(party.now));
        for outgoing in party.table.publish(self.seq) {
            let text = serde_json::to_value(&outgoing.message).expect("JSON");
            let ServerMessage::Update { now: change, sheet, evening, .. } = outgoing.message else {
                panic!("{text}")
            };
            let parts = text["now"].as_object().expect("parts");
            self.named.extend(parts.keys().cloned());
            for part in ["state", "you", "manner", "seats", "watchers", "game", "clock", "pot"] {
                if !parts.contains_key(part) {
                    self.left_out.insert(part.into());
                }
            }
            for connection in outgoing.to {
                let (.., view) =
                    self.known.get_mut(&connection).expect("a connection that is open");
                view.now = merge(view.now.clone(), &change);
                view.sheet = sheet.clone().unwrap_or_else(|| view.sheet.clone());
                view.evening = evening.clone().unwrap_or_else(|| view.evening.clone());
            }
        }
        self.seq = party.table.seq();
        for (connection, (player, screen, view)) in &self.known {
            let fresh = if *screen { party.table.public_view() } else { party.table_view(*player) };
            assert_eq!(*view, fresh, "{connection:?} of {player:?} at {}", self.seq);
        }
    }
}

/// Whatever happens at a table, and whoever comes, goes or changes places, during or between
/// messages: every connection has the whole view.
#[test]
fn an_update_names_what_has_changed_and_nothing_is_missing() {
    let settings = TableSettings { pace: Pace::Brisk, ..TableSettings::default() };
    let mut party = playing(3, 4, settings);
    let mut connections = Connections::default();
    for player in [ANNA, BEN, CLEO] {
        party.goes(player);
        connections.open(&mut party, player.0 as u64, player, false);
    }
    let mut chance = Chance::stream(&Seed::from_number(11), 2);
    for step in 0..400_u64 {
        let player = [ANNA, BEN, CLEO, WATCHER][chance.below(4) as usize];
        let own = 10 * (1 + u64::from(chance.below(2))) + player.0 as u64;
        let open = connections.known.contains_key(&ConnectionId(own));
        match chance.below(14) {
            0 if open => connections.close(&mut party, own),
            0 => connections.open(&mut party, own, player, step % 3 == 0),
            1 => {
                let _ = party.ask(player, Command::Say { phrase: Phrase::BelieveMe });
            }
            2 => drop(party.ask(player, Command::Leave)),
            3 => drop(party.ask(player, Command::Return)),
            4 => drop(party.ask(player, Command::Offer { watcher: Some(chance.below(4)) })),
            5 => {
                let name = format!("Gast {step}");
                party.table.set_profile(player, Profile { name, left_handed: false });
            }
            6 => party.now += 7_000,
            7 => drop(party.ask(player, Command::Rematch)),
            _ => {
                let entries = party.log.len();
                if party.table.phase() != TablePhase::Finished {
                    play_on(&mut party, |party| party.log.len() > entries);
                }
            }
        }
        // Now and then several things are published together.
        if chance.below(3) > 0 {
            connections.told(&mut party);
        }
    }
    let all = |parts: &[&str]| parts.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
    let (named, left_out) = (&connections.named, &connections.left_out);
    assert!(left_out.is_superset(&all(&["state", "you", "manner", "seats", "watchers"])));
    assert!(named.is_superset(&all(&["you", "seats", "watchers", "game", "clock"])), "{named:?}");
}

#[test]
fn the_sheet_comes_when_it_has_a_new_line_and_the_rules_never_again() {
    let mut party = playing(2, 2, TableSettings::default());
    let mut with_sheet = 0;
    let mut seq = party.table.seq();
    while party.table.phase() == TablePhase::Playing {
        let lines = party.table_view(ANNA).sheet.len();
        let entries = party.log.len();
        play_on(&mut party, |party| party.log.len() > entries);
        for outgoing in party.table.publish(seq) {
            let text = serde_json::to_value(&outgoing.message).expect("JSON");
            assert!(text.get("rules").is_none() && text["now"].get("rules").is_none(), "{text}");
            let ServerMessage::Update { sheet, .. } = outgoing.message else { panic!("{text}") };
            let grown = party.table_view(ANNA).sheet.len() > lines;
            assert_eq!(sheet.is_some(), grown);
            assert_eq!(text.get("sheet").is_some(), grown, "nothing is said of nothing");
            with_sheet += usize::from(grown);
        }
        seq = party.table.seq();
    }
    assert!(with_sheet > 0);
}
