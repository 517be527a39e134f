//! A wrong catch costs cards only if its player could have known better.

use stammtisch_engine::any::AnyRefusal;
use stammtisch_engine::mau::{self, Move};
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::AnyMove;
use stammtisch_table::{BotMove, Millis, Refusal};

use crate::test_table::TestTable;
use crate::timed_table::{Omission, TOLD, TimedTable, connection, others};

const RULES: &str = "base = \"live\"\nid = \"x\"\ncalls.mau.false_catch = 2\n";
const NEAR: u64 = 10;
const FAR: u64 = 400;

const FREE: Option<Result<(), Refusal>> =
    Some(Err(Refusal::Game(AnyRefusal::Mau(mau::Refusal::NothingToCatch))));

fn party() -> TestTable {
    TestTable::by_file(RULES, 4, 0)
}

fn omission() -> (TimedTable, Omission) {
    let (mut timed, omission) = TimedTable::omission_at(party());
    (0..4).for_each(|seat| timed.delay(Seat(seat), NEAR));
    (timed, omission)
}

/// `first` ends the chance at 300 ms; another seat, which has seen everything published by 300 ms
/// plus `saw`, catches so that it arrives at 300 ms plus `after`.
fn second(
    first: impl Fn(&Omission) -> (Seat, Move),
    delay: u64,
    saw: u64,
    after: u64,
) -> TimedTable {
    let (mut timed, omission) = omission();
    let late = others(omission.owner)[2];
    timed.delay(late, delay);
    let (quick, mv) = first(&omission);
    let open = timed.table.seq();
    assert!(timed.arrives(TOLD + 300, quick, mv));
    timed.wait(TOLD + 300 + delay);
    assert_eq!(timed.moved(), [(quick, mv)]);
    let base = if saw > 0 { timed.table.seq() } else { open };
    timed.arrives_seen(TOLD + 300 + after, late, omission.catch, base);
    timed.wait(TOLD + 5_000);
    timed
}

fn is_caught(omission: &Omission) -> (Seat, Move) {
    (others(omission.owner)[0], omission.catch)
}

fn makes_up(omission: &Omission) -> (Seat, Move) {
    (omission.owner, omission.call)
}

/// LIV-07: one player catches, and so does a second, who could not yet see that it was over. Or the
/// owner was quicker.
#[test]
fn who_was_merely_second_does_not_pay() {
    for first in [is_caught, makes_up] {
        for (delay, saw, after) in [
            // Nothing of it had been seen.
            (NEAR, 0, 30),
            (NEAR, 0, 4_000),
            // It had just been published: nobody can stop so quickly.
            (NEAR, 1, 30),
            (NEAR, 1, 1_000),
            (FAR, 1, FAR + 1_300),
        ] {
            let timed = second(first, delay, saw, after);
            assert_eq!(timed.moved().len(), 1, "{delay} {saw} {after}");
            assert_eq!(timed.answers.last().map(|(.., answer)| Some(answer.clone())), Some(FREE));
        }
    }
}

#[test]
fn who_has_seen_for_a_while_that_it_is_over_pays() {
    for first in [is_caught, makes_up] {
        for (delay, after) in [(NEAR, 1_100), (FAR, FAR + 1_500)] {
            let timed = second(first, delay, 1, after);
            assert_eq!(timed.moved().len(), 2, "{delay} {after}");
        }
    }
}

/// No race: such a catch is held for nobody, and costs every time.
#[test]
fn where_nothing_was_left_out_it_costs() {
    let mut timed = TimedTable::new(&party());
    (0..4).for_each(|seat| timed.delay(Seat(seat), FAR));
    let catch = Move::Catch { seat: Seat(0), call: 0 };
    for at in [TOLD + 300, TOLD + 310] {
        assert!(!timed.arrives(at, Seat(2), catch));
    }
    assert_eq!(timed.moved(), [(Seat(2), catch); 2]);
}

/// A catch meant for another deal is void, and so is one given before a call was left out.
#[test]
fn what_was_meant_for_another_deal_or_comes_too_early_is_void() {
    let mut timed = TimedTable::new(&party());
    let catch = Move::Catch { seat: Seat(0), call: 0 };
    timed.arrives_seen(TOLD + 300, Seat(2), catch, timed.table.seq() - 1);
    assert_eq!(timed.answer(Seat(2)), Some(Err(Refusal::Stale)));
    let (mut timed, Omission { owner, catch, .. }) = omission();
    let early = others(owner)[0];
    timed.arrives_seen(TOLD + 300, early, catch, timed.table.seq() - 1);
    timed.wait(TOLD + 1_000);
    assert_eq!(timed.answer(early), Some(Err(Refusal::Stale)));
    assert!(timed.moved().is_empty());
}

/// A bot that wanted to catch refrains when somebody else was quicker.
#[test]
fn a_bot_never_catches_in_vain() {
    let (mut timed, Omission { owner, catch, .. }, bot) =
        TimedTable::omission_beside_a_bot(party());
    let person = others(owner)[0];
    let questions = timed.table.questions();
    let question = questions.iter().find(|question| question.seat == bot).expect("asked");
    let reply = BotMove { mv: AnyMove::Mau(catch), after_ms: 900, say: None };
    timed.table.bot_answers(question, Some(reply), Millis(TOLD));
    timed.arrives(TOLD + 300, person, catch);
    timed.wait(TOLD + 3_000);
    assert_eq!(timed.moved(), [(person, catch)]);
    let (seat, call) = (owner, 0);
    let in_vain = BotMove { mv: AnyMove::Mau(Move::Catch { seat, call }), after_ms: 1, say: None };
    for question in timed.table.questions() {
        timed.table.bot_answers(&question, Some(in_vain), Millis(TOLD + 3_000));
    }
    timed.wait(TOLD + 9_000);
    assert_eq!(timed.moved(), [(person, catch)]);
    assert!(timed.answers.iter().all(|(to, ..)| *to == connection(person)));
}
