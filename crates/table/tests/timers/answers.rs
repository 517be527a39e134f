//! A player who is asked for an answer has limited time, and everybody can see how much.

use crate::test_table::{TestTable, player_on};
use stammtisch_engine::mau::Move;
use stammtisch_engine::mau::view::PhaseView;
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AnyMove, Clock, ServerMessage};
use stammtisch_table::{ANSWER_WITHIN_MS, Entry, Millis, PlayerId, VOTE_AFTER_MS};

const ANNA: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);
const TOTAL: u32 = ANSWER_WITHIN_MS as u32;

fn clock(party: &TestTable, player: PlayerId) -> Option<Clock> {
    match party.table.welcome(player, None) {
        ServerMessage::Welcome { view, .. } => view.now.clock,
        other => panic!("no welcome: {other:?}"),
    }
}

fn left(seat: Seat, left_ms: u32) -> Clock {
    Clock { seat, left_ms, total_ms: TOTAL, reserve_ms: 0, reserve_total_ms: 0 }
}

/// Anna and Ben play until one of them is under threat.
fn threatened() -> (TestTable, Seat) {
    let mut party = TestTable::playing("live", 2, 2, 4);
    let seat = party.play_until(|party| {
        let view = party.view(ANNA);
        matches!(view.phase, PhaseView::Threat { .. }).then_some(view.turn)
    });
    (party, seat)
}

#[test]
fn who_does_not_answer_a_threat_bears_it() {
    let (mut party, seat) = threatened();
    let count = |party: &TestTable| party.view(ANNA).players[seat.index()].cards;
    let held = count(&party);
    let vote = Millis(party.now + VOTE_AFTER_MS);
    assert_eq!(party.table.next_deadline(), Some(vote));
    for player in [ANNA, BEN, PlayerId(9)] {
        let whole = Some(left(seat, TOTAL));
        assert_eq!(clock(&party, player), whole);
    }
    party.wait(ANSWER_WITHIN_MS - 1);
    assert_eq!(clock(&party, ANNA), Some(left(seat, 1)));
    assert_eq!(party.table.next_deadline(), Some(Millis(party.now + 1)));
    assert_eq!(count(&party), held);
    party.wait(1);
    let bears = Entry::Moved {
        seat,
        mv: AnyMove::Mau(Move::Accept),
        by_bot: true,
        reserve_ms: 0,
        reactions: vec![],
    };
    assert_eq!(party.log.last(), Some(&bears));
    assert!(count(&party) > held);
    assert_eq!(clock(&party, ANNA), None);
}

/// For one's own turn there is no time limit.
#[test]
fn no_clock_runs_for_a_turn() {
    let mut party = TestTable::playing("live", 2, 2, 4);
    assert_eq!(clock(&party, ANNA), None);
    let stored = party.log.len();
    party.wait(10 * ANSWER_WITHIN_MS);
    assert_eq!(party.log.len(), stored);
}

#[test]
fn a_clock_stands_still_while_the_connection_is_down_and_gives_no_more_time_afterwards() {
    let (mut party, seat) = threatened();
    let asked = player_on(seat);
    party.wait(15_000);
    party.goes(asked);
    assert_eq!(clock(&party, asked), None);
    party.wait(20_000);
    party.comes(asked);
    let then = Some(left(seat, TOTAL - 15_000));
    assert_eq!(clock(&party, asked), then);
    // A new connection of the other player changes nothing.
    party.wait(1_000);
    party.comes(if asked == ANNA { BEN } else { ANNA });
    let then = Some(left(seat, TOTAL - 16_000));
    assert_eq!(clock(&party, asked), then);
}

#[test]
fn nobody_is_hurried_while_nobody_waits() {
    let (mut party, seat) = threatened();
    let other = if player_on(seat) == ANNA { BEN } else { ANNA };
    party.goes(other);
    let stored = party.log.len();
    party.wait(STAND_STILL);
    let moved = |entry: &Entry| matches!(entry, Entry::Moved { .. });
    assert!(!party.log[stored..].iter().any(moved), "{:?}", &party.log[stored..]);
    assert_eq!(clock(&party, other), None);
}

/// Longer than any clock.
const STAND_STILL: u64 = 2 * ANSWER_WITHIN_MS;
