//! The matches of an evening are listed at the table, even a week later.

use stammtisch_engine::seat::Seat;
use stammtisch_table::Entry;
use stammtisch_table::wire::{Command, MatchResult, ServerMessage, TableSettings};

use super::test_table::TestTable;
use super::*;

fn evening(party: &TestTable) -> Vec<MatchResult> {
    party.table_view(WATCHER).evening
}

/// The matches in the update after `seq` that Anna gets.
fn updated(party: &TestTable, seq: u64) -> Option<Vec<MatchResult>> {
    let outgoing = party.table.clone().publish(seq);
    let to_anna = outgoing
        .into_iter()
        .find(|outgoing| outgoing.to.iter().any(|connection| connection.0 == 1));
    match to_anna.expect("Anna is here").message {
        ServerMessage::Update { evening, .. } => evening,
        other => panic!("{other:?}"),
    }
}

/// The sequence number of the entry that revealed the house's share of the latest match.
fn shown(party: &TestTable) -> u64 {
    let shown = |entry: &Entry| matches!(entry, Entry::SeedOpened { .. });
    party.log.iter().rposition(shown).expect("it is over") as u64 + 1
}

#[test]
fn every_match_is_noted_once_with_those_who_sat_there_at_its_end() {
    let mut party = playing(2, 3, TableSettings::default());
    for player in [ANNA, BEN] {
        party.profile(player, false);
    }
    assert_eq!(evening(&party), []);
    to_the_end(&mut party);
    let first = evening(&party);
    assert_eq!((first.len(), first[0].no), (1, 1));
    assert_eq!(first[0].names[..2], ["player 1", "player 2"]);
    assert!(!first[0].names[2].is_empty(), "the bot has a name");
    let sheet = party.table_view(ANNA).sheet;
    assert_eq!(usize::from(first[0].rows), sheet.len());
    let best = first[0].points.iter().max();
    let winners = first[0].winners.iter().map(|seat| &first[0].points[seat.index()]);
    assert!(winners.clone().count() > 0 && winners.clone().all(|points| Some(points) == best));
    let seq = shown(&party);
    assert_eq!(updated(&party, seq - 1), Some(first.clone()), "with the seed of the house");
    assert_eq!(updated(&party, seq), None);
    for player in [ANNA, BEN] {
        party.ask(player, Command::Rematch).expect("asks");
    }
    party.wait(0);
    assert_eq!(evening(&party), first, "a match that begins changes nothing");
    to_the_end(&mut party);
    let both = evening(&party);
    assert_eq!((both.len(), &both[0], both[1].no), (2, &first[0], 2));
    let mut again = replayed(&party);
    for player in again.people() {
        let name = format!("player {}", player.0);
        again.set_profile(player, stammtisch_table::Profile { name, left_handed: false });
    }
    assert_eq!(again.public_view().evening, both);
}

/// A name that its person has given up is no longer shown (docs/protocol.md: after the answer no
/// message contains it).
#[test]
fn a_name_that_is_changed_or_erased_goes_out_of_the_evening_on_every_connection() {
    let mut party = playing(2, 3, TableSettings::default());
    to_the_end(&mut party);
    let seq = party.table.seq();
    let told = |party: &mut TestTable| {
        let evening = updated(party, seq);
        party.table.publish(seq);
        assert_eq!(updated(party, seq), None, "told once");
        evening.map(|evening| evening[0].names[..2].to_vec())
    };
    party.profile(ANNA, false);
    party.profile(WATCHER, false);
    party.profile(BEN, false);
    assert_eq!(told(&mut party), Some(vec!["player 1".into(), "player 2".into()]));
    party.profile(BEN, true);
    told(&mut party);
    party.profile(WATCHER, true);
    assert_eq!(told(&mut party), None, "has not played");
    party.table.forget(BEN);
    assert_eq!(told(&mut party), Some(vec!["player 1".into(), "?".into()]));
}

#[test]
fn who_has_played_is_known_by_name_after_having_left() {
    let mut party = playing(2, 2, TableSettings::default());
    party.profile(BEN, false);
    to_the_end(&mut party);
    party.ask(BEN, Command::Stand).expect("goes home");
    assert_eq!(evening(&party)[0].names[1], "player 2");
    assert!(replayed(&party).people().contains(&BEN), "the name is looked up after a restart");
    assert_eq!(now(&party, ANNA).seats[1].seat, Seat(1));
}

/// From the list of matches seats and spectators alike can build the address of a film.
#[test]
fn a_match_says_where_it_is_to_be_watched_again_if_its_table_is_kept() {
    let mut party = playing(2, 2, TableSettings::default());
    to_the_end(&mut party);
    assert_eq!(evening(&party)[0].replay, None);
    party.table.kept_as(stammtisch_ids::TableId(0xa1));
    let replay = format!("{:030}a1-1", 0);
    for player in [ANNA, WATCHER] {
        assert_eq!(party.table_view(player).evening[0].replay.as_ref(), Some(&replay));
    }
    let told = updated(&party, shown(&party) - 1).expect("it ended just now");
    assert_eq!(told[0].replay, Some(replay));
}
