//! The host of a table: while a person is here, there is one.

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{Command, ServerMessage, TableEvent};
use stammtisch_table::{HOST_PASSES_AFTER_MS, HOST_WITHOUT_SEAT_PASSES_AFTER_MS};

use super::*;

fn host(party: &TestTable) -> Option<PlayerId> {
    let is_host = |player: &PlayerId| now(party, *player).you.host;
    [ANNA, BEN, CLEO, WATCHER].into_iter().find(is_host)
}

/// The new host's name in the messages to everybody.
fn told(party: &mut TestTable, seq: u64) -> Option<Option<String>> {
    party.table.publish(seq).into_iter().find_map(|out| match out.message {
        ServerMessage::Update { events, .. } => events.into_iter().find_map(|event| match event {
            TableEvent::HostChanged { name } => Some(name),
            _ => None,
        }),
        _ => None,
    })
}

/// Not the next seat, but the person who has sat here longest.
#[test]
fn who_leaves_hands_on_to_who_has_been_here_longest() {
    let mut party = long(3, 3);
    for player in [ANNA, BEN, CLEO] {
        party.profile(player, false);
    }
    let seq = party.table.seq();
    party.ask(ANNA, Command::Leave).expect("leaves in the middle of a deal");
    assert_eq!(host(&party), Some(BEN));
    assert_eq!(told(&mut party, seq), Some(Some("player 2".into())));
    party.goes(CLEO);
    party.ask(BEN, Command::Leave).expect("leaves");
    assert_eq!(host(&party), Some(CLEO), "away, and still the only one who stays");
}

#[test]
fn who_sat_down_first_comes_first_wherever_that_is() {
    let mut party = TestTable::seated("live", 3, 4, 4);
    party.ask(BEN, Command::Stand).expect("gets up");
    party.ask(BEN, Command::Sit { seat: Some(Seat(1)) }).expect("sits down again");
    party.ask(ANNA, Command::Leave).expect("leaves");
    assert_eq!(host(&party), Some(CLEO));
}

/// Finding 20: the host hands the seat over in the middle of a deal, and then disconnects.
#[test]
fn a_host_without_a_seat_who_is_gone_hands_on_soon_also_during_a_deal() {
    let mut party = long(3, 3);
    party.comes(WATCHER);
    let id = now(&party, ANNA).watchers[0].id;
    party.ask(ANNA, Command::Offer { watcher: Some(id) }).expect("offers the seat");
    party.ask(WATCHER, Command::Sit { seat: Some(Seat(0)) }).expect("takes it");
    assert_eq!(host(&party), Some(ANNA), "who watches is still the host");
    party.goes(ANNA);
    party.wait(HOST_WITHOUT_SEAT_PASSES_AFTER_MS - 1);
    assert_eq!(host(&party), Some(ANNA), "a page may be loaded anew");
    party.wait(1);
    assert_eq!(host(&party), Some(BEN));
}

#[test]
fn a_host_on_a_seat_whose_connection_is_down_hands_on_also_during_a_deal() {
    let mut party = long(3, 3);
    party.goes(ANNA);
    party.wait(HOST_PASSES_AFTER_MS);
    assert_eq!(host(&party), Some(BEN));
}

/// If nobody else has a seat, a spectator becomes the host, but not in place of a host who sits
/// here and may come back.
#[test]
fn who_watches_keeps_a_table_that_nobody_else_keeps() {
    let mut party = TestTable::seated("live", 1, 2, 4);
    party.comes(WATCHER);
    party.goes(ANNA);
    party.wait(10 * HOST_PASSES_AFTER_MS / 4);
    assert_eq!(host(&party), Some(ANNA), "the seat is kept, and so is the office");
    party.comes(ANNA);
    party.ask(ANNA, Command::Leave).expect("leaves");
    assert_eq!(host(&party), Some(WATCHER));
    party.ask(WATCHER, Command::Leave).expect("leaves");
    party.goes(WATCHER);
    party.wait(0);
    assert_eq!(host(&party), Some(ANNA), "the only one who is here");
}

#[test]
fn who_comes_to_a_table_without_a_host_is_the_host() {
    let mut party = TestTable::seated("live", 1, 2, 4);
    party.ask(ANNA, Command::Leave).expect("leaves");
    party.goes(ANNA);
    assert_eq!(host(&party), None);
    party.comes(WATCHER);
    party.wait(0);
    assert_eq!(host(&party), Some(WATCHER));
}
