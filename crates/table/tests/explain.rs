//! To whom a card is explained, and how much is said about it.

mod test_table;

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{CardAbout, Command, ServerMessage};
use stammtisch_table::{ConnectionId, Millis, PlayerId, Visit};
use test_table::TestTable;

const ANNA: PlayerId = PlayerId(1);
const WATCHER: PlayerId = PlayerId(9);

/// A player's own connection, or that of a shared screen the player has opened for the room.
fn connection(party: &mut TestTable, player: PlayerId, screen: bool) -> ConnectionId {
    let connection = ConnectionId(100 + player.0 as u64 * 2 + u64::from(screen));
    let visit = Visit { player, since: None, screen };
    party.table.connect(connection, visit, Millis(party.now)).expect("comes in");
    connection
}

fn about(party: &TestTable, connection: ConnectionId, card: &str) -> Option<CardAbout> {
    match party.table.explain(connection, 7, card) {
        ServerMessage::Explained { id: 7, about } => about,
        other => panic!("{other:?}"),
    }
}

#[test]
fn only_whoever_holds_a_card_is_told_what_can_be_done_with_it() {
    let mut party = TestTable::playing("live", 4, 4, 3);
    let own = connection(&mut party, ANNA, false);
    let screen = connection(&mut party, ANNA, true);
    let watching = connection(&mut party, WATCHER, false);
    let hand = party.view(ANNA).hand;
    let card = hand.cards().next().expect("dealt").to_string();
    let told = about(&party, own, &card).expect("known");
    let now = told.now.clone().expect("it is held");
    assert!(!told.lines.is_empty() && now.text.de.ends_with('.') && now.text.en.ends_with('.'));
    for connection in [screen, watching] {
        let other = about(&party, connection, &card).expect("known");
        assert_eq!((other.lines, other.now), (told.lines.clone(), None));
    }
    let deck = "7 8 9 10 J Q K A"
        .split(' ')
        .flat_map(|rank| ["C", "S", "H", "D"].map(|suit| format!("{rank}{suit}")));
    for card in deck.filter(|card| !hand.cards().any(|held| held.to_string() == *card)) {
        assert_eq!(about(&party, own, &card).expect("known").now, None, "{card} is not held");
    }
}

#[test]
fn what_is_no_card_of_the_deck_is_not_explained() {
    let mut party = TestTable::playing("live", 2, 2, 3);
    let own = connection(&mut party, ANNA, false);
    for card in ["2H", "XR", "virus", "", "7h7h7h", "🂡"] {
        assert_eq!(about(&party, own, card), None, "{card}");
    }
    let mut party = TestTable::seated("maxonaut", 2, 2, 3);
    let own = connection(&mut party, ANNA, false);
    assert_eq!(about(&party, own, "virus"), None, "no game has begun");
    party.ask(ANNA, Command::Start { first: Some(Seat(0)) }).expect("starts");
    assert!(about(&party, own, "virus").is_some_and(|told| told.now.is_none()));
    assert_eq!(about(&party, own, "7H"), None);
}
