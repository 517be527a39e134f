//! The order in which commands are decided.

use stammtisch_engine::mau::{Move, Play};
use stammtisch_engine::seat::Seat;
use stammtisch_table::{BotMove, LONGEST_DELAY_MS, Millis, PlayerId, Refusal, Visit};

use crate::test_table::{TestTable, player_on};
use crate::timed_table::{Omission, TOLD, TimedTable, connection, others};

const NEAR: u64 = 10;
const FAR: u64 = 400;

#[test]
fn where_nothing_is_open_nothing_waits() {
    let mut party = TestTable::playing("live", 4, 4, 3);
    party.now = TOLD;
    let mut timed = TimedTable::new(&party);
    (0..4).for_each(|seat| timed.delay(Seat(seat), FAR));
    timed.delay(Seat(0), NEAR);
    let turn = party.view(PlayerId(99)).turn;
    timed.delay(turn, NEAR);
    assert!(!timed.arrives(TOLD + 700, turn, Move::Draw));
    assert_eq!((timed.answer(turn), timed.moved().len()), (Some(Ok(())), 1));
}

/// The call (LIV-06) was given first, from far away; the catch (LIV-07) arrives first.
#[test]
fn who_was_quicker_counts_and_not_who_is_nearer() {
    for (call_after, caught) in [(300, false), (340, true)] {
        let (mut timed, Omission { owner, call, catch }) = TimedTable::omission("live", 0);
        let catcher = others(owner)[1];
        timed.delay(owner, FAR);
        timed.delay(catcher, NEAR);
        assert!(timed.arrives(TOLD + NEAR + 320, catcher, catch), "it waits for the one far away");
        assert!(timed.moved().is_empty() && timed.answer(catcher).is_none());
        timed.arrives(TOLD + FAR + call_after, owner, call);
        timed.wait(TOLD + 1_000);
        let first = if caught { (catcher, catch) } else { (owner, call) };
        assert_eq!(timed.moved(), [first]);
        let loser = if caught { owner } else { catcher };
        assert!(matches!(timed.answer(loser), Some(Err(Refusal::Game(_)))), "{:?}", timed.answers);
    }
}

#[test]
fn nobody_waits_longer_than_for_the_slowest_who_takes_part() {
    let (mut timed, Omission { owner, catch, .. }) = TimedTable::omission("live", 0);
    let [catcher, slow, _] = others(owner);
    timed.delay(slow, 90_000);
    assert!(timed.arrives(TOLD + 300, catcher, catch));
    let due = Millis(TOLD + 300 + LONGEST_DELAY_MS);
    assert_eq!(timed.table.next_deadline(), Some(due));
    timed.wait(due.0 - 1);
    assert!(timed.moved().is_empty());
    timed.wait(due.0);
    assert_eq!(timed.moved(), [(catcher, catch)]);
}

/// The player farthest away waits for nobody.
#[test]
fn the_slowest_is_decided_on_when_it_arrives() {
    let (mut timed, Omission { owner, catch, .. }) = TimedTable::omission("live", 0);
    let catcher = others(owner)[0];
    timed.delay(catcher, FAR);
    timed.arrives(TOLD + FAR + 300, catcher, catch);
    timed.wait(TOLD + FAR + 300);
    assert_eq!(timed.moved(), [(catcher, catch)]);
}

/// Nobody reacts before there is something to react to: a player who seems to has a connection that
/// was faster just now than on average; and in a tie the call counts.
#[test]
fn ties_favour_the_accused() {
    let (mut timed, Omission { owner, call, catch }) = TimedTable::omission("live", 0);
    let catcher = others(owner)[1];
    timed.delay(owner, FAR);
    timed.delay(catcher, FAR);
    assert!(timed.arrives(TOLD + 90, catcher, catch));
    assert!(timed.arrives(TOLD + 200, owner, call));
    timed.wait(TOLD + 1_000);
    assert_eq!(timed.moved(), [(owner, call)]);
}

/// VER-14: the next seat goes on at the very moment at which another accuses.
#[test]
fn a_turn_goes_on_before_it_is_stopped() {
    let (timed, accused, accuse, goes_on) = accusable();
    let [next, accuser, _] = others(accused);
    for (accused_after, first) in [(300, (next, goes_on)), (299, (accuser, accuse))] {
        let mut timed = timed.clone();
        (0..4).for_each(|seat| timed.delay(Seat(seat), NEAR));
        timed.delay(next, FAR);
        timed.delay(accuser, FAR);
        let base = timed.table.seq();
        timed.arrives(TOLD + FAR + accused_after, accuser, accuse);
        timed.arrives_seen(TOLD + FAR + 300, next, goes_on, base);
        timed.wait(TOLD + 2_000);
        assert_eq!(timed.moved().first(), Some(&first));
    }
}

/// A held turn move is judged by the position when it is let go: here the accusation took back the
/// card (VER-14) that it was meant to follow.
#[test]
fn a_turn_move_that_waits_can_come_too_late() {
    let (mut timed, accused, accuse, goes_on) = accusable();
    let [next, accuser, _] = others(accused);
    timed.delay(next, NEAR);
    timed.delay(accuser, FAR);
    assert!(timed.arrives(TOLD + NEAR + 350, next, goes_on));
    let base = timed.table.seq();
    assert!(timed.arrives_seen(TOLD + FAR + 320, accuser, accuse, base));
    timed.wait(TOLD + 2_000);
    assert_eq!(timed.moved(), [(accuser, accuse)]);
    assert_eq!(timed.answer(next), Some(Err(Refusal::Stale)));
}

/// An accusation counts for what was seen: it is void once the accused has acted again, but the
/// accused is not quicker for being nearer.
#[test]
fn the_accused_does_not_escape_by_being_near() {
    let mut party = TestTable::playing("verschaerft", 4, 4, 3);
    party.now = TOLD;
    let (accused, again) = party.play_until(|party| {
        let seat = party.view(PlayerId(99)).turn;
        let mut trial = party.clone();
        trial.make(player_on(seat), Move::Draw).ok()?;
        let view = trial.view(player_on(seat));
        let next = view.legal.iter().copied().find(|mv| mv.is_turn_move())?;
        (view.turn == seat).then_some((seat, next))
    });
    party.make(player_on(accused), Move::Draw).expect("draws");
    let accuser = others(accused)[0];
    let accuse = Move::Accuse { seat: accused };
    for (after, quicker) in [(250, true), (350, false)] {
        let mut timed = TimedTable::new(&party);
        timed.delay(accused, NEAR);
        timed.delay(accuser, FAR);
        let base = timed.table.seq();
        assert!(timed.arrives(TOLD + NEAR + 300, accused, again));
        timed.arrives_seen(TOLD + FAR + after, accuser, accuse, base);
        timed.wait(TOLD + 2_000);
        let first = if quicker { (accuser, accuse) } else { (accused, again) };
        assert_eq!(timed.moved().first(), Some(&first));
        assert_eq!(timed.answer(accuser), Some(if quicker { Ok(()) } else { Err(Refusal::Stale) }));
    }
}

/// Laying out of turn is a race against the seat whose turn it is.
#[test]
fn a_turn_is_not_snatched_by_being_near() {
    let rules = "base = \"live\"\nid = \"x\"\nlay = { jump_in = \"same_rank\" }\n";
    let mut party = TestTable::by_file(rules, 4, 11);
    party.now = TOLD;
    let (turn, draws, other, lays) = party.play_until(|party| {
        let turn = party.view(PlayerId(99)).turn;
        let legal = |seat| party.view(player_on(seat)).legal.into_iter();
        let draws = legal(turn).find(|mv| *mv == Move::Draw)?;
        let play = |mv: &Move| matches!(mv, Move::Play(_));
        others(turn)
            .into_iter()
            .find_map(|other| Some((turn, draws, other, legal(other).find(play)?)))
    });
    for (after, snatched) in [(290, true), (300, false), (310, false)] {
        let mut timed = TimedTable::new(&party);
        timed.delay(turn, NEAR);
        timed.delay(other, FAR);
        let base = timed.table.seq();
        assert!(timed.arrives(TOLD + NEAR + 300, turn, draws));
        timed.arrives_seen(TOLD + FAR + after, other, lays, base);
        timed.wait(TOLD + 1_000);
        let first = if snatched { (other, lays) } else { (turn, draws) };
        assert_eq!(timed.moved().first(), Some(&first), "{after}");
        let late = if snatched { turn } else { other };
        assert_eq!(timed.answer(late), Some(Err(Refusal::Stale)));
    }
}

/// A catch given before a call was left out is in vain.
#[test]
fn a_catch_counts_for_what_was_seen() {
    let (mut timed, Omission { owner, catch, .. }) = TimedTable::omission("live", 0);
    let catcher = others(owner)[1];
    let base = timed.table.seq() - 1;
    timed.arrives_seen(TOLD + 300, catcher, catch, base);
    timed.wait(TOLD + 1_000);
    assert_eq!(timed.answer(catcher), Some(Err(Refusal::Stale)));
    assert!(timed.moved().is_empty());
}

/// A bot has no round trip, and gains nothing by that.
#[test]
fn bots_wait_like_everybody_else() {
    for (after, first_is_bot) in [(290, false), (310, true)] {
        let party = TestTable::playing("live", 4, 4, 0);
        let (mut timed, Omission { owner, catch, .. }, bot) =
            TimedTable::omission_beside_a_bot(party);
        let person = others(owner)[0];
        timed.delay(person, FAR);
        let questions = timed.table.questions();
        let question = questions.iter().find(|question| question.seat == bot).expect("asked");
        let mv = stammtisch_table::wire::AnyMove::Mau(catch);
        let reply = BotMove { mv, after_ms: 300, say: None };
        timed.table.bot_answers(question, Some(reply), Millis(TOLD));
        let base = timed.table.seq();
        assert_eq!(timed.table.next_deadline(), Some(Millis(TOLD + 300 + FAR)));
        timed.arrives_seen(TOLD + FAR + after, person, catch, base);
        timed.wait(TOLD + 300 + FAR);
        let winner = if first_is_bot { bot } else { person };
        assert_eq!(timed.moved().first(), Some(&(winner, catch)), "{after}");
    }
}

/// A seat has just cheated: which one, the accusation, and how the next seat may go on unless it is accused.
fn accusable() -> (TimedTable, Seat, Move, Move) {
    let mut party = TestTable::playing("verschaerft", 4, 4, 3);
    party.now = TOLD;
    let (accused, mv, goes_on) = party.play_until(|party| {
        let seat = party.view(PlayerId(99)).turn;
        let next = others(seat)[0];
        let irregular = party.view(player_on(seat)).irregular.into_iter();
        irregular.filter(|mv| matches!(mv, Move::Play(Play { under: None, .. }))).find_map(|mv| {
            let mut after = party.clone();
            after.make(player_on(seat), mv).ok()?;
            let mut undone = after.clone();
            undone.make(player_on(others(seat)[1]), Move::Accuse { seat }).ok()?;
            let follows = after.view(player_on(next)).legal.into_iter().find(|mv| {
                mv.is_turn_move() && undone.clone().make(player_on(next), *mv).is_err()
            })?;
            (after.view(PlayerId(99)).turn == next).then_some((seat, mv, follows))
        })
    });
    party.make(player_on(accused), mv).expect("it may be tried");
    (TimedTable::new(&party), accused, Move::Accuse { seat: accused }, goes_on)
}

/// A measurement can arrive after its connection was closed.
#[test]
fn what_is_measured_of_a_closed_connection_is_not_kept() {
    let (mut timed, omission) = TimedTable::omission("live", 0);
    let [far, catcher, _] = others(omission.owner);
    timed.table.disconnect(connection(far), Millis(TOLD));
    timed.delay(far, 400);
    let visit = Visit { player: player_on(far), since: None, screen: false };
    timed.table.connect(connection(far), visit, Millis(TOLD)).expect("comes back");
    assert!(timed.arrives(TOLD + 300, catcher, omission.catch));
    assert_eq!(timed.table.next_deadline(), Some(Millis(TOLD + 300)));
}
