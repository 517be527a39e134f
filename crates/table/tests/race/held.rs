//! Held commands: repeated, overtaken, outliving their connection or the server.

use stammtisch_engine::chance::Seed;
use stammtisch_engine::mau::Move;
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AnyMove, Command, Phrase};
use stammtisch_table::{
    ANSWER_WITHIN_MS, ConnectionId, Entry, HELD_AT_ONCE, Millis, Received, Refusal, Request,
};

use crate::test_table::player_on;
use crate::timed_table::{Omission, TOLD, TimedTable, connection, others};

const FAR: u64 = 400;

/// A catch is held because another player is far away.
fn waits() -> (TimedTable, Omission, Seat, Request) {
    let (mut timed, omission) = TimedTable::omission("live", 0);
    let [far, catcher, _] = others(omission.owner);
    timed.delay(far, FAR);
    let request = timed.request(catcher, omission.catch);
    assert!(timed.receives(TOLD + 300, connection(catcher), request.clone()));
    (timed, omission, catcher, request)
}

#[test]
fn a_repetition_waits_only_once_and_is_answered_where_it_came_from_last() {
    let (mut timed, Omission { catch, .. }, catcher, request) = waits();
    let player = player_on(catcher);
    assert_eq!(timed.table.last_no(player), request.no, "the number is taken");
    assert!(timed.receives(TOLD + 320, ConnectionId(77), request.clone()));
    timed.wait(TOLD + 2_000);
    assert_eq!(timed.moved(), [(catcher, catch)]);
    assert_eq!(timed.answers, [(ConnectionId(77), request.no, Ok(()))]);
    assert!(!timed.receives(TOLD + 2_100, connection(catcher), request.clone()));
    assert_eq!(timed.answers[1..], [(connection(catcher), request.no, Ok(()))], "it is known");
    assert_eq!(timed.moved().len(), 1);
}

#[test]
fn another_command_under_the_same_number_is_another_windows() {
    let (mut timed, _, catcher, request) = waits();
    let other = Request { command: Command::Say { phrase: Phrase::Wink }, ..request.clone() };
    let earlier = Request { base: request.base - 1, ..request.clone() };
    for other in [other, earlier] {
        let received = timed.table.receive(connection(catcher), other, Millis(TOLD + 310));
        assert_eq!(received, Received::Refused(Refusal::NumberTaken));
    }
    timed.wait(TOLD + 2_000);
    assert_eq!(timed.answers, [(connection(catcher), request.no, Ok(()))]);
}

/// A command that has arrived counts even if its connection is closed; the answer is there when the
/// client asks again.
#[test]
fn a_command_outlives_its_connection() {
    let (mut timed, Omission { catch, .. }, catcher, request) = waits();
    timed.table.disconnect(connection(catcher), Millis(TOLD + 350));
    timed.wait(TOLD + 2_000);
    assert_eq!(timed.moved(), [(catcher, catch)]);
    assert!(!timed.receives(TOLD + 3_000, ConnectionId(78), request.clone()));
    assert_eq!(timed.answers.last(), Some(&(ConnectionId(78), request.no, Ok(()))));
}

/// Nobody waits for a player who has gone; and if all go, their commands are decided all the same.
#[test]
fn who_has_gone_is_not_waited_for() {
    let (mut timed, omission, catcher, _) = waits();
    timed.table.disconnect(connection(others(omission.owner)[0]), Millis(TOLD + 340));
    timed.wait(TOLD + 340);
    assert_eq!(timed.moved(), [(catcher, omission.catch)]);
    let (mut timed, omission, catcher, _) = waits();
    (0..4).for_each(|seat| timed.table.disconnect(connection(Seat(seat)), Millis(TOLD + 340)));
    assert_eq!(timed.table.next_deadline(), Some(Millis(TOLD + 300)));
    timed.wait(TOLD + 340);
    assert_eq!(timed.moved(), [(catcher, omission.catch)]);
}

/// A server that stops forgets held commands, none of which it has acknowledged: repeated after a
/// restart, a command counts once.
#[test]
fn after_a_restart_it_is_sent_again_and_counts_once() {
    let (timed, Omission { catch, .. }, catcher, request) = waits();
    let mut again = timed.restarted();
    assert!(timed.answers.is_empty());
    assert_eq!(again.table.released(Millis(TOLD + 4_000)), None);
    for at in [TOLD + 5_000, TOLD + 5_100] {
        again.receives(at, connection(catcher), request.clone());
        again.wait(at + 50);
    }
    assert_eq!(again.moved(), [(catcher, catch)]);
    let answers: Vec<_> =
        again.answers.iter().map(|(_, no, answer)| (*no, answer.clone())).collect();
    assert_eq!(answers, [(request.no, Ok(())), (request.no, Ok(()))]);
}

/// What a player gives after a held command comes after it.
#[test]
fn the_commands_of_one_player_keep_their_order() {
    let (mut timed, Omission { owner, .. }, catcher, request) = waits();
    let say = Command::Say { phrase: Phrase::Wink };
    let after = Request { no: request.no + 1, command: say.clone(), ..request.clone() };
    assert!(timed.receives(TOLD + 310, connection(catcher), after));
    let other = others(owner)[2];
    let no = timed.table.last_no(player_on(other)) + 1;
    let unheld = Request { player: player_on(other), no, base: timed.table.seq(), command: say };
    assert!(!timed.receives(TOLD + 320, connection(other), unheld), "it is nobody's race");
    timed.wait(TOLD + 2_000);
    let order: Vec<_> =
        timed.answers.iter().map(|(connection, no, _)| (*connection, *no)).collect();
    let [first, second] = [request.no, request.no + 1].map(|no| (connection(catcher), no));
    assert_eq!(order, [(connection(other), no), first, second]);
}

#[test]
fn so_many_can_wait_and_no_more() {
    let (mut timed, _, catcher, request) = waits();
    for more in 1..HELD_AT_ONCE as u64 {
        let next = Request { no: request.no + more, ..request.clone() };
        assert!(timed.receives(TOLD + 310, connection(catcher), next));
    }
    let next = Request { no: request.no + HELD_AT_ONCE as u64, ..request.clone() };
    let received = timed.table.receive(connection(catcher), next, Millis(TOLD + 310));
    assert_eq!(received, Received::Refused(Refusal::TooFast));
    timed.wait(TOLD + 2_000);
    assert_eq!(timed.answers.len(), HELD_AT_ONCE);
}

/// Laying and calling (LIV-06) in one go, from far away: both were given before anybody else could
/// know of it.
#[test]
fn a_call_right_after_the_card_is_in_time() {
    let (mut timed, lays, Omission { owner, call, .. }) = TimedTable::before_omission("live", 0);
    (0..4).for_each(|seat| timed.delay(Seat(seat), FAR));
    timed.delay(others(owner)[0], 0);
    let base = timed.table.seq();
    timed.arrives_seen(TOLD + 700, owner, lays, base);
    assert!(timed.arrives_seen(TOLD + 800, owner, call, base));
    timed.wait(TOLD + 3_000);
    assert_eq!(timed.moved(), [(owner, lays), (owner, call)]);
}

/// A move made in time is not late because others may have been quicker.
#[test]
fn no_clock_runs_out_on_what_waits() {
    let threatened = |seed| {
        let (timed, Omission { owner, .. }) = TimedTable::omission("live", seed);
        let next = others(owner)[0];
        let bears = timed.request(next, Move::Accept);
        let asked = timed.table.handle(&bears, &mut || Seed::from_number(1)).is_ok();
        asked.then_some((timed, next))
    };
    let (mut timed, next) = (0..20).find_map(threatened).expect("somebody must bear something");
    let far = Seat((next.0 + 1) % 4);
    timed.delay(far, FAR);
    assert!(timed.arrives(TOLD + ANSWER_WITHIN_MS - 10, next, Move::Accept));
    timed.wait(TOLD + 2 * ANSWER_WITHIN_MS);
    let bears = AnyMove::Mau(Move::Accept);
    let own =
        Entry::Moved { seat: next, mv: bears, by_bot: false, reserve_ms: 0, reactions: vec![] };
    assert_eq!(timed.log.first(), Some(&own));
}
