//! Tables that earlier versions wrote can be continued.

mod stored;

use serde_json::Value;
use stammtisch_table::wire::{Command, ServerMessage};
use stammtisch_table::{BotHouse, CommandDigest, Entry, Header, PlayerId, Record, Table};
use stored::contained;

/// Matches after more than a hundred entries, each with its rules and entries as a version of that
/// format wrote them, and what two players and a spectator saw of the game then: three players at a
/// table without cheating, and four who cheat and accuse.
const STORED: [(&str, u64); 2] =
    [(include_str!("data/format-2.log"), 101), (include_str!("data/format-3.log"), 120)];

/// The lines of a kind, each split into its two parts.
fn lines<'a>(stored: &'a str, kind: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let lines = stored.lines().filter_map(move |line| line.strip_prefix(kind)?.strip_prefix(' '));
    lines.map(|line| line.split_once(' ').expect("two words"))
}

fn entries(stored: &str) -> Vec<(Record, Option<(PlayerId, u64)>)> {
    let command = |who: &str| {
        let (player, no) = who.split_once('/')?;
        Some((PlayerId(player.parse().ok()?), no.parse().ok()?))
    };
    lines(stored, "entry")
        .map(|(who, record)| (Record::from_bytes(record.as_bytes()).expect("reads"), command(who)))
        .collect()
}

fn replayed(stored: &str) -> Table {
    let header = stored.lines().find_map(|line| line.strip_prefix("header ")).expect("a header");
    let header = Header::from_bytes(header.as_bytes()).expect("reads");
    let mut table = Table::open(header, BotHouse::default()).expect("opens");
    table.replay(entries(stored)).expect("replays");
    table
}

#[test]
fn a_stored_match_of_an_earlier_version_goes_on() {
    for (stored, entries) in STORED {
        let table = replayed(stored);
        assert_eq!(table.seq(), entries);
        for (player, then) in lines(stored, "game") {
            let player = PlayerId(player.parse().expect("a number"));
            let ServerMessage::Welcome { view, .. } = table.welcome(player, None) else { panic!() };
            let now = serde_json::to_value(&view.now.game).expect("JSON");
            let then: Value = serde_json::from_str(then).expect("JSON");
            for (field, value) in then.as_object().expect("an object") {
                assert_eq!(contained(&now[field], value), *value, "{field} for {player:?}");
            }
        }
    }
}

/// A command sent before a restart is recognised when it is repeated afterwards: moves that existed
/// then are written as they were.
#[test]
fn commands_keep_their_digest() {
    for (stored, _) in STORED {
        let mut recognised = 0;
        for (seq, (record, _)) in (1_u64..).zip(entries(stored)) {
            let Some(known) = record.command else { continue };
            let command = match record.entry {
                Entry::Moved { mv, .. } => Command::Move { mv },
                Entry::Started { .. } => Command::Start { first: None },
                _ => continue,
            };
            let found = (0..seq).any(|base| CommandDigest::of(base, &command) == known.digest);
            assert!(found, "{command:?}");
            recognised += 1;
        }
        assert!(recognised > 20, "{recognised}");
    }
}
