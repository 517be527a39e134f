//! A player whom the others wait for has limited time for a decision, then a reserve, and then a
//! bot takes over.

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AwayView, Clock, Command, Occupant, Pace, TableSettings};
use stammtisch_table::{Away, Entry, Millis, PlayerId, Refusal, STAND_IN_AFTER_MS, Visit};

use super::test_table::{TestTable, player_on};
use super::*;

fn at(pace: Pace) -> TableSettings {
    TableSettings { pace, ..TableSettings::default() }
}

fn on_turn(party: &TestTable) -> (Seat, PlayerId) {
    let seat = party.view(WATCHER).turn;
    (seat, player_on(seat))
}

fn brisk(seat: Seat, left_ms: u32, reserve_ms: u32) -> Option<Clock> {
    Some(Clock { seat, left_ms, total_ms: 15_000, reserve_ms, reserve_total_ms: 60_000 })
}

/// Plays until it is another player's turn.
fn moves(party: &mut TestTable, player: PlayerId) {
    while on_turn(party).1 == player {
        let game = now(party, player).game.expect("a game");
        let mv = game.legal().into_iter().find(is_turn_move).expect("a turn move");
        party.ask(player, Command::Move { mv }).expect("legal");
    }
}

fn occupant(party: &TestTable, seat: Seat) -> Occupant {
    now(party, ANNA).seats[seat.index()].occupant.clone()
}

#[test]
fn first_the_time_of_the_decision_runs_and_then_the_reserve() {
    let mut party = playing(2, 2, at(Pace::Brisk));
    let (seat, player) = on_turn(&party);
    party.wait(10_000);
    assert_eq!(now(&party, WATCHER).clock, brisk(seat, 5_000, 60_000));
    party.wait(15_000);
    assert_eq!(now(&party, WATCHER).clock, brisk(seat, 0, 50_000));
    moves(&mut party, player);
    let moved = |entry: &Entry| match entry {
        Entry::Moved { reserve_ms, .. } => Some(*reserve_ms),
        _ => None,
    };
    let used: Vec<_> = party.log.iter().filter_map(moved).collect();
    assert_eq!((used[0], used[1..].iter().sum::<u32>()), (10_000, 0));
    // The other player has the whole time; reserve used is used for the match, restarts included.
    let (other, next) = on_turn(&party);
    assert_ne!(other, seat);
    assert_eq!(now(&party, WATCHER).clock, brisk(other, 15_000, 60_000));
    moves(&mut party, next);
    let mut again = replayed(&party);
    for player in [ANNA, BEN] {
        let visit = Visit { player, since: None, screen: false };
        again
            .connect(stammtisch_table::ConnectionId(player.0 as u64), visit, Millis(party.now))
            .expect("in");
    }
    party.table = again;
    assert_eq!(on_turn(&party).0, seat);
    assert_eq!(now(&party, WATCHER).clock, brisk(seat, 15_000, 50_000));
}

#[test]
fn whose_time_is_gone_is_played_by_a_bot_until_a_tap() {
    let mut party = playing(2, 2, at(Pace::Brisk));
    let (seat, player) = on_turn(&party);
    party.wait(74_999);
    assert_eq!(now(&party, WATCHER).clock, brisk(seat, 0, 1));
    party.wait(1);
    let taken = party.log.last();
    assert!(
        matches!(taken, Some(Entry::BotTookOver { seat: at, why: Away::Idle, reserve_ms: 60_000, .. }) if *at == seat),
        "{taken:?}"
    );
    assert!(matches!(occupant(&party, seat), Occupant::Person { away: Some(AwayView::Idle), .. }));
    // Reconnecting is not enough: the person was connected all the time.
    party.goes(player);
    party.comes(player);
    party.wait(0);
    assert!(matches!(occupant(&party, seat), Occupant::Person { away: Some(AwayView::Idle), .. }));
    party.ask(player, Command::Return).expect("a tap");
    assert_eq!(now(&party, WATCHER).clock, brisk(seat, 15_000, 0));
}

#[test]
fn a_connection_that_is_down_stops_the_clock_and_counts_down_to_the_bot() {
    let mut party = playing(2, 2, at(Pace::Brisk));
    let (seat, player) = on_turn(&party);
    party.wait(4_000);
    party.goes(player);
    party.wait(20_000);
    assert_eq!(now(&party, WATCHER).clock, None);
    let left = (STAND_IN_AFTER_MS - 20_000) as u32;
    let counts = |party: &TestTable| match occupant(party, seat) {
        Occupant::Person { bot_in_ms, .. } => bot_in_ms,
        other => panic!("{other:?}"),
    };
    assert_eq!(counts(&party), Some(left));
    party.comes(player);
    assert_eq!((counts(&party), now(&party, WATCHER).clock), (None, brisk(seat, 11_000, 60_000)));
    party.goes(player);
    party.wait(STAND_IN_AFTER_MS);
    assert!(matches!(party.log.last(), Some(Entry::BotTookOver { why: Away::Absent, .. })));
    party.comes(player);
    party.wait(0);
    assert_eq!(party.log.last(), Some(&Entry::Returned { seat }));
}

/// Disconnecting again and again gains no more time than doing it once.
#[test]
fn being_away_adds_up_for_a_decision() {
    let mut party = playing(2, 2, TableSettings::default());
    let (seat, player) = on_turn(&party);
    let stored = party.log.len();
    for _ in 0..2 {
        party.goes(player);
        party.wait(25_000);
        party.comes(player);
        party.wait(1_000);
    }
    party.goes(player);
    party.wait(0);
    let left = (STAND_IN_AFTER_MS - 50_000) as u32;
    assert!(
        matches!(occupant(&party, seat), Occupant::Person { bot_in_ms: Some(ms), .. } if ms == left)
    );
    party.wait(9_999);
    assert_eq!(party.log.len(), stored);
    party.wait(1);
    assert!(matches!(party.log.last(), Some(Entry::BotTookOver { why: Away::Absent, .. })));
    // The next decision has its own time.
    party.comes(player);
    party.wait(0);
    moves(&mut party, player);
    let (_, other) = on_turn(&party);
    moves(&mut party, other);
    let stored = party.log.len();
    party.goes(player);
    party.wait(STAND_IN_AFTER_MS - 1);
    assert_eq!(party.log.len(), stored);
}

#[test]
fn nobody_is_hurried_while_only_bots_wait() {
    let mut party = playing(1, 2, at(Pace::Brisk));
    play_on(&mut party, |party| party.view(WATCHER).turn == Seat(0));
    assert_eq!(now(&party, ANNA).clock, None);
    let stored = party.log.len();
    party.wait(600_000);
    assert_eq!(party.log.len(), stored);
}

#[test]
fn the_pace_changes_between_deals_only() {
    let mut party = playing(2, 2, at(Pace::Brisk));
    let relaxed = at(Pace::Relaxed);
    let change = Command::ChangeSettings { settings: relaxed };
    assert_eq!(party.ask(ANNA, change.clone()), Err(Refusal::DealRunning));
    play_on(&mut party, |party| party.table.phase() == TablePhase::BetweenDeals);
    assert_eq!(party.ask(BEN, change.clone()), Err(Refusal::NotHost));
    party.ask(ANNA, change).expect("between deals");
    assert_eq!(party.log.last(), Some(&Entry::SettingsChanged { settings: relaxed }));
    assert_eq!(now(&party, BEN).settings, relaxed);
}
