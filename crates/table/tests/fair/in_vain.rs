//! A wrong catch costs cards only if its player could have known better.

use stammtisch_engine::any::AnyRefusal;
use stammtisch_engine::mau::{self, Move};
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::AnyMove;
use stammtisch_table::{BotMove, Millis, Refusal};

use crate::desk::{Desk, Omission, TOLD, line, others};
use crate::test_table::TestTable;

const RULES: &str = "base = \"live\"\nid = \"x\"\ncalls.mau.false_catch = 2\n";
const NEAR: u64 = 10;
const FAR: u64 = 400;

const FREE: Option<Result<(), Refusal>> =
    Some(Err(Refusal::Game(AnyRefusal::Mau(mau::Refusal::NothingToCatch))));

fn party() -> TestTable {
    TestTable::by_file(RULES, 4, 0)
}

fn omission() -> (Desk, Omission) {
    let (mut desk, omission) = Desk::omission_at(party());
    (0..4).for_each(|seat| desk.delay(Seat(seat), NEAR));
    (desk, omission)
}

/// `first` ends the chance at 300 ms; another seat, which has seen everything published by 300 ms
/// plus `saw`, catches so that it arrives at 300 ms plus `after`.
fn second(first: impl Fn(&Omission) -> (Seat, Move), delay: u64, saw: u64, after: u64) -> Desk {
    let (mut desk, omission) = omission();
    let late = others(omission.owner)[2];
    desk.delay(late, delay);
    let (quick, mv) = first(&omission);
    let open = desk.table.seq();
    assert!(desk.arrives(TOLD + 300, quick, mv));
    desk.wait(TOLD + 300 + delay);
    assert_eq!(desk.moved(), [(quick, mv)]);
    let base = if saw > 0 { desk.table.seq() } else { open };
    desk.arrives_seen(TOLD + 300 + after, late, omission.catch, base);
    desk.wait(TOLD + 5_000);
    desk
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
            let desk = second(first, delay, saw, after);
            assert_eq!(desk.moved().len(), 1, "{delay} {saw} {after}");
            assert_eq!(desk.answers.last().map(|(.., answer)| Some(answer.clone())), Some(FREE));
        }
    }
}

#[test]
fn who_has_seen_for_a_while_that_it_is_over_pays() {
    for first in [is_caught, makes_up] {
        for (delay, after) in [(NEAR, 1_100), (FAR, FAR + 1_500)] {
            let desk = second(first, delay, 1, after);
            assert_eq!(desk.moved().len(), 2, "{delay} {after}");
        }
    }
}

/// No race: such a catch is held for nobody, and costs every time.
#[test]
fn where_nothing_was_left_out_it_costs() {
    let mut desk = Desk::new(&party());
    (0..4).for_each(|seat| desk.delay(Seat(seat), FAR));
    let catch = Move::Catch { seat: Seat(0), call: 0 };
    for at in [TOLD + 300, TOLD + 310] {
        assert!(!desk.arrives(at, Seat(2), catch));
    }
    assert_eq!(desk.moved(), [(Seat(2), catch); 2]);
}

/// A catch meant for another deal is void, and so is one given before a call was left out.
#[test]
fn what_was_meant_for_another_deal_or_comes_too_early_is_void() {
    let mut desk = Desk::new(&party());
    let catch = Move::Catch { seat: Seat(0), call: 0 };
    desk.arrives_seen(TOLD + 300, Seat(2), catch, desk.table.seq() - 1);
    assert_eq!(desk.answer(Seat(2)), Some(Err(Refusal::Stale)));
    let (mut desk, Omission { owner, catch, .. }) = omission();
    let early = others(owner)[0];
    desk.arrives_seen(TOLD + 300, early, catch, desk.table.seq() - 1);
    desk.wait(TOLD + 1_000);
    assert_eq!(desk.answer(early), Some(Err(Refusal::Stale)));
    assert!(desk.moved().is_empty());
}

/// A bot that wanted to catch refrains when somebody else was quicker.
#[test]
fn a_bot_never_catches_in_vain() {
    let (mut desk, Omission { owner, catch, .. }, bot) = Desk::omission_beside_a_bot(party());
    let person = others(owner)[0];
    let questions = desk.table.questions();
    let question = questions.iter().find(|question| question.seat == bot).expect("asked");
    let reply = BotMove { mv: AnyMove::Mau(catch), after_ms: 900, say: None };
    desk.table.bot_answers(question, Some(reply), Millis(TOLD));
    desk.arrives(TOLD + 300, person, catch);
    desk.wait(TOLD + 3_000);
    assert_eq!(desk.moved(), [(person, catch)]);
    let (seat, call) = (owner, 0);
    let in_vain = BotMove { mv: AnyMove::Mau(Move::Catch { seat, call }), after_ms: 1, say: None };
    for question in desk.table.questions() {
        desk.table.bot_answers(&question, Some(in_vain), Millis(TOLD + 3_000));
    }
    desk.wait(TOLD + 9_000);
    assert_eq!(desk.moved(), [(person, catch)]);
    assert!(desk.answers.iter().all(|(to, ..)| *to == line(person)));
}
