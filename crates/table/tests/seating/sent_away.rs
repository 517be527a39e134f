//! The host sends a seated person away, at any time.

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AwayView, Command, Leavers, Occupant, TablePhase, TableSettings};
use stammtisch_table::{ConnectionId, Entry, Millis, Refusal, Visit};

use super::*;

fn away(party: &TestTable, seat: usize) -> Option<AwayView> {
    match now(party, WATCHER).seats[seat].occupant {
        Occupant::Person { away, .. } => away,
        _ => None,
    }
}

#[test]
fn in_a_deal_a_bot_plays_on() {
    let mut party = long(3, 3);
    assert_eq!(party.ask(BEN, Command::SendAway { seat: Seat(2) }), Err(Refusal::NotHost));
    assert_eq!(party.ask(ANNA, Command::SendAway { seat: Seat(0) }), Err(Refusal::NobodyThere));
    assert!(!now(&party, ANNA).you.can_readmit, "nobody was sent away");
    party.ask(ANNA, Command::SendAway { seat: Seat(1) }).expect("the host may");
    assert_eq!(away(&party, 1), Some(AwayView::Left));
    assert!(now(&party, ANNA).you.can_readmit && !now(&party, CLEO).you.can_readmit);
    assert_eq!(party.ask(BEN, Command::Return), Err(Refusal::Removed));
    party.goes(BEN);
    let visit = Visit { player: BEN, since: None, screen: false };
    let comes = party.table.connect(ConnectionId(77), visit, Millis(party.now));
    assert_eq!(comes, Err(Refusal::Removed));
    party.ask(ANNA, Command::Readmit).expect("thinks again");
    party.comes(BEN);
    party.ask(BEN, Command::Return).expect("plays again");
    assert!(!now(&party, ANNA).you.can_readmit);
    assert_eq!(replayed(&party).digest(), party.table.digest());
}

#[test]
fn before_a_match_the_seat_is_free() {
    let mut party = TestTable::seated("live", 2, 2, 4);
    party.ask(ANNA, Command::SendAway { seat: Seat(1) }).expect("the host may");
    assert_eq!(party.table.seat_of(BEN), None);
    assert_eq!(party.ask(BEN, Command::Sit { seat: None }), Err(Refusal::Removed));
}

/// Otherwise a host could end a match that is being lost, or decide it for a friend.
#[test]
fn from_a_rated_match_nobody_is_sent() {
    let mut party = playing(3, 3, TableSettings { rated: true, ..TableSettings::default() });
    let send = Command::SendAway { seat: Seat(1) };
    assert_eq!(party.ask(ANNA, send.clone()), Err(Refusal::RatedMatchRunning));
    assert_eq!(Refusal::RatedMatchRunning.code(), "rated_match_running");
    party.ask(BEN, Command::Leave).expect("who wants to may go");
    assert_eq!(
        party.ask(ANNA, send),
        Err(Refusal::RatedMatchRunning),
        "a bot plays for Ben, who has lost it"
    );
    // With a bot of the table on a seat, nothing is rated.
    let mut mixed = playing(2, 3, TableSettings { rated: true, ..TableSettings::default() });
    mixed.ask(ANNA, Command::SendAway { seat: Seat(1) }).expect("the host may");
}

/// LIV-19: it counts as leaving early, and the one who stays has won.
#[test]
fn for_a_stake_it_counts_as_leaving_early() {
    let mut party = playing(2, 2, TableSettings { stake: 250, ..TableSettings::default() });
    party.ask(ANNA, Command::SendAway { seat: Seat(1) }).expect("the host may");
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Finished);
    let settled = party.log.iter().any(|entry| {
        matches!(entry, Entry::Settled { winners, amounts, .. }
            if winners == &[Seat(0)] && amounts == &[450])
    });
    assert!(settled, "{:?}", party.log.last());
}

#[test]
fn the_cards_are_laid_aside_where_that_is_so() {
    let mut party =
        gathered(3, 3, TableSettings { leavers: Leavers::LaidAside, ..TableSettings::default() });
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    party.ask(ANNA, Command::SendAway { seat: Seat(1) }).expect("the host may");
    assert!(matches!(party.log.last(), Some(Entry::Withdrew { seat: Seat(1), .. })));
}
