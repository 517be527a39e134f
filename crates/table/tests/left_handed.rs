//! Left-handed players, and how the log records them (ERF-04).

mod test_table;

use stammtisch_engine::seat::{Direction, Seat};
use stammtisch_table::wire::Command;
use stammtisch_table::{Entry, PlayerId};
use test_table::TestTable;

fn left_handed(party: &TestTable) -> Option<Vec<Seat>> {
    party.log.iter().find_map(|entry| match entry {
        Entry::Started { left_handed, .. } => Some(left_handed.clone()),
        _ => None,
    })
}

/// The dealer chooses the hand, then the cards are dealt.
fn direction(left: &[u128]) -> (Seat, Direction, Option<Vec<Seat>>) {
    let mut party = TestTable::seated("erftschmiede", 4, 4, 3);
    (1..=4).for_each(|id| party.profile(PlayerId(id), left.contains(&id)));
    party.ask(PlayerId(1), Command::Start { first: None }).expect("starts");
    let view = party.view(PlayerId(1));
    (view.dealer, view.direction, left_handed(&party))
}

/// ERF-04: the dealer's writing hand decides where the game begins.
#[test]
fn the_log_says_who_writes_with_the_left_hand() {
    let (dealer, direction_right, none) = direction(&[]);
    assert_eq!((direction_right, none), (Direction::Counter, Some(Vec::new())));
    let (_, direction_left, left) = direction(&[u128::from(dealer.0) + 1]);
    assert_eq!((direction_left, left), (Direction::Clockwise, Some(vec![dealer])));
}

/// Bots write with the right hand, and a changed profile counts from the next match on.
#[test]
fn only_people_who_sit_here_count() {
    let mut party = TestTable::seated("live", 2, 4, 3);
    party.profile(PlayerId(2), true);
    party.profile(PlayerId(77), true);
    party.ask(PlayerId(1), Command::Start { first: None }).expect("starts");
    assert_eq!(left_handed(&party), Some(vec![Seat(1)]));
}
