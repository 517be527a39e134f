//! Late-comers ask for a seat, and get the first one available.

use stammtisch_engine::seat::Seat;
use stammtisch_table::Refusal;
use stammtisch_table::wire::{ChosenRules, Command, TablePhase, TableSettings};

use super::*;

const LATER: PlayerId = PlayerId(8);

fn asks(party: &mut TestTable, player: PlayerId) {
    party.comes(player);
    party.ask(player, Command::AskForSeat { wanted: true }).expect("asks");
}

#[test]
fn a_late_comer_gets_the_seat_of_a_bot_with_the_next_deal() {
    let mut party = long(1, 3);
    asks(&mut party, WATCHER);
    asks(&mut party, LATER);
    party.wait(0);
    assert_eq!(party.table.seat_of(WATCHER), None, "not in the middle of a deal");
    assert!(now(&party, ANNA).watchers.iter().all(|watcher| watcher.asks));
    play_on(&mut party, |party| party.table.phase() == TablePhase::BetweenDeals);
    party.wait(0);
    let seats = [WATCHER, LATER].map(|player| party.table.seat_of(player));
    assert_eq!(seats, [Some(Seat(1)), Some(Seat(2))], "in the order of asking");
    for player in [ANNA, WATCHER, LATER] {
        party.ask(player, Command::NextDeal).expect("goes on");
    }
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Playing);
    assert!(!party.view(WATCHER).hand.is_empty(), "and is dealt in");
}

#[test]
fn who_asks_no_more_or_has_gone_is_not_sat_down() {
    let mut party = long(1, 3);
    asks(&mut party, WATCHER);
    asks(&mut party, LATER);
    party.ask(WATCHER, Command::AskForSeat { wanted: false }).expect("thinks again");
    party.goes(LATER);
    play_on(&mut party, |party| party.table.phase() == TablePhase::BetweenDeals);
    party.wait(0);
    let seats = [WATCHER, LATER].map(|player| party.table.seat_of(player));
    assert_eq!(seats, [None, None]);
    assert_eq!(party.ask(ANNA, Command::AskForSeat { wanted: true }), Err(Refusal::AlreadySeated));
}

/// A table with a person on every seat has no seat available before the match is over: then the
/// host adds one, and the person who asked gets it.
#[test]
fn a_seat_that_is_added_after_the_match_is_taken_by_who_asked() {
    let mut party = playing(2, 2, TableSettings::default());
    asks(&mut party, WATCHER);
    to_the_end(&mut party);
    party.wait(0);
    assert_eq!(party.table.seat_of(WATCHER), None);
    let live = ChosenRules { base: "live".into(), ..ChosenRules::default() };
    party.set_rules(ANNA, live, 3).expect("adds a seat");
    party.wait(0);
    assert_eq!(party.table.seat_of(WATCHER), Some(Seat(2)));
}

/// Anybody who asked before there was a stake, or under other rules, has to ask again (LIV-18).
#[test]
fn nobody_is_sat_down_for_a_stake_that_was_not_there_to_be_seen() {
    let mut party = playing(2, 2, TableSettings::default());
    asks(&mut party, WATCHER);
    to_the_end(&mut party);
    party
        .ask(
            ANNA,
            Command::ChangeSettings {
                settings: TableSettings { stake: 250, ..TableSettings::default() },
            },
        )
        .expect("a stake");
    party.wait(0);
    assert_eq!(party.table.seat_of(WATCHER), None);
}
