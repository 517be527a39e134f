//! A player who leaves where cards are laid aside is out of the match, and the others go on (LIV-19).

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AwayView, Command, Leavers, Occupant, TableEvent, TableSettings};
use stammtisch_table::{Entry, Refusal};

use super::test_table::TestTable;
use super::*;

fn aside() -> TableSettings {
    TableSettings { leavers: Leavers::LaidAside, ..TableSettings::default() }
}

#[test]
fn the_others_play_the_match_to_its_end_without_the_seat() {
    let mut party = playing(3, 3, aside());
    play_on(&mut party, |party| party.log.len() > 12);
    let since = party.table.seq();
    party.ask(BEN, Command::Leave).expect("leaves");
    assert!(matches!(party.log.last(), Some(Entry::Withdrew { seat: Seat(1), .. })));
    let told = party.told(since);
    assert!(told[&ANNA].contains(r#"{"type":"withdrew","seat":1}"#), "{}", told[&ANNA]);
    let occupant = now(&party, ANNA).seats[1].occupant.clone();
    assert!(matches!(occupant, Occupant::Person { away: Some(AwayView::Left), .. }));
    let stored = party.log.len();
    to_the_end(&mut party);
    let by_ben = |entry: &Entry| matches!(entry, Entry::Moved { seat: Seat(1), .. });
    assert!(!party.log[stored..].iter().any(by_ben));
    let result = &party.table_view(ANNA).evening[0];
    assert!(!result.winners.contains(&Seat(1)) && !result.ended_early, "{result:?}");
    assert_eq!(replayed(&party).digest(), party.table.digest());
}

#[test]
fn the_last_one_left_has_won() {
    let mut party = playing(2, 2, aside());
    party.ask(BEN, Command::Leave).expect("leaves");
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Finished);
    let result = party.table_view(ANNA).evening[0].clone();
    assert_eq!((result.winners, result.ended_early), (vec![Seat(0)], true));
}

#[test]
fn who_comes_back_watches_until_the_next_match() {
    let mut party = playing(3, 3, aside());
    party.ask(BEN, Command::Leave).expect("leaves");
    party.ask(BEN, Command::Return).expect("comes back");
    let game = now(&party, BEN).game.expect("a game");
    assert!(game.legal().is_empty());
    party.ask(BEN, Command::Leave).expect("leaves again");
    assert!(matches!(party.log.last(), Some(Entry::BotTookOver { .. })));
    party.ask(BEN, Command::Return).expect("comes back");
    to_the_end(&mut party);
    for player in [ANNA, BEN, CLEO] {
        party.ask(player, Command::Rematch).expect("asks");
    }
    party.wait(0);
    assert!(!party.view(BEN).hand.is_empty());
}

#[test]
fn a_game_that_needs_all_seats_lays_nothing_aside() {
    let mut party = TestTable::seated("maxonaut", 2, 3, 4);
    let set = Command::ChangeSettings { settings: aside() };
    assert_eq!(party.ask(ANNA, set), Err(Refusal::CannotLayAside));
    assert!(!party.table_view(ANNA).rules.lays_aside);
}

#[test]
fn somebody_who_misses_it_is_told() {
    let mut party = playing(3, 3, aside());
    let since = party.table.seq();
    party.ask(BEN, Command::Leave).expect("leaves");
    let stammtisch_table::wire::ServerMessage::Welcome { missed, .. } =
        party.table.welcome(CLEO, Some(since))
    else {
        panic!("a welcome")
    };
    assert_eq!(missed.first(), Some(&TableEvent::Withdrew { seat: Seat(1) }));
}
