//! All react, and the last one pays: the last to react, not the one farthest away.

use stammtisch_engine::mau::Move;
use stammtisch_engine::mau::view::PhaseView;
use stammtisch_engine::seat::Seat;
use stammtisch_table::{PlayerId, Refusal};

use crate::test_table::TestTable;
use crate::timed_table::{TOLD, TimedTable};

const RULES: &str = "base = \"plain\"\nid = \"x\"\ntriggers.slap = { name = { de = \"Klatschen\", en = \"Slap\" }, on = \"lays\", does = { hits = \"slowest\", draw = 2 } }\n";
const NEAR: u64 = 10;
const FAR: u64 = 400;
const HERE: Move = Move::React { yes: true };

/// Four people, one of whom has just laid a card.
fn race() -> TimedTable {
    let mut party = TestTable::by_file(RULES, 4, 0);
    // Nobody is late because time passed since the question.
    party.now = TOLD;
    let asked = |party: &TestTable| {
        matches!(party.view(PlayerId(99)).phase, PhaseView::Asked { .. }).then_some(())
    };
    party.play_until(asked);
    let mut timed = TimedTable::new(&party);
    (0..4).for_each(|seat| timed.delay(Seat(seat), NEAR));
    timed
}

#[test]
fn who_reacts_last_pays_and_not_who_is_further_away() {
    for (far_after, near_last) in [(300, true), (360, false)] {
        let mut timed = race();
        timed.delay(Seat(3), FAR);
        for (seat, after) in [(0, 200), (1, 250), (2, 330)] {
            assert!(
                timed.arrives(TOLD + NEAR + after, Seat(seat), HERE),
                "{seat} waits for the far one"
            );
        }
        timed.arrives(TOLD + FAR + far_after, Seat(3), HERE);
        timed.wait(TOLD + 3_000);
        let order: Vec<u8> = timed.moved().into_iter().map(|(seat, _)| seat.0).collect();
        // The last one need not react any more, and is told so.
        assert_eq!(order, if near_last { [0, 1, 3] } else { [0, 1, 2] });
        let late = if near_last { Seat(2) } else { Seat(3) };
        assert!(
            matches!(timed.answer(late), Some(Err(Refusal::Stale | Refusal::Game(_)))),
            "{:?}",
            timed.answers
        );
    }
}

#[test]
fn a_reaction_to_the_last_race_is_none_to_the_next() {
    let mut timed = race();
    let seen = timed.table.seq();
    for (at, seat) in [(100, 0), (200, 1), (300, 2)] {
        timed.arrives(TOLD + NEAR + at, Seat(seat), HERE);
    }
    timed.wait(TOLD + 1_000);
    assert_eq!(timed.moved().len(), 3);
    timed.arrives_seen(TOLD + 1_100, Seat(3), HERE, seen);
    timed.wait(TOLD + 3_000);
    assert_eq!(timed.moved().len(), 3, "it came too late");
    assert!(timed.answer(Seat(3)).is_some_and(|answer| answer.is_err()));
}
