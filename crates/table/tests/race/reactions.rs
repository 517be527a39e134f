//! Reaction times are published once a race is decided, the same to everybody.

use stammtisch_engine::mau::Move;
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AnyMove, Reaction, ServerMessage, TableEvent};
use stammtisch_table::{Entry, PlayerId};

use crate::test_table::{TestTable, player_on};
use crate::timed_table::{Omission, TOLD, TimedTable, others};

const NEAR: u64 = 10;
const FAR: u64 = 400;

/// The reaction times published after `seq`, the same for everybody.
fn told(timed: &TimedTable, seq: u64) -> Vec<Vec<Reaction>> {
    let mut all = timed.table.clone().publish(seq).into_iter().map(|outgoing| {
        let ServerMessage::Update { events, .. } = outgoing.message else { return Vec::new() };
        let times = events.into_iter().filter_map(|event| match event {
            TableEvent::Reacted { times } => Some(times),
            _ => None,
        });
        times.collect()
    });
    let first = all.next().expect("somebody is here");
    assert!(all.all(|other| other == first));
    first
}

fn stored(timed: &TimedTable) -> Vec<Vec<Reaction>> {
    let reactions = timed.log.iter().filter_map(|entry| match entry {
        Entry::Moved { reactions, .. } => Some(reactions.clone()),
        _ => None,
    });
    reactions.collect()
}

/// Anna, far away, was quicker than Ben, and the seat that forgot the call was later than both.
#[test]
fn everybody_is_told_how_quick_all_were_who_could_be() {
    let (mut timed, Omission { owner, call, catch }) = TimedTable::omission("live", 0);
    let [anna, ben, _] = others(owner);
    timed.delay(anna, FAR);
    [owner, ben].into_iter().for_each(|seat| timed.delay(seat, NEAR));
    let seq = timed.table.seq();
    timed.arrives(TOLD + NEAR + 470, ben, catch);
    timed.arrives(TOLD + NEAR + 520, owner, call);
    timed.arrives(TOLD + FAR + 410, anna, catch);
    timed.wait(TOLD + 3_000);
    assert_eq!(timed.moved().first(), Some(&(anna, catch)));
    let times = [(anna, 410), (ben, 470), (owner, 520)].map(|(seat, ms)| Reaction { seat, ms });
    assert_eq!(told(&timed, seq), [times.to_vec()]);
    assert_eq!(stored(&timed), [times.to_vec()]);
}

/// Nobody waits for the second. Its time is published all the same once it arrives, with all those before.
#[test]
fn who_comes_just_after_the_decision_is_told_then() {
    let (mut timed, Omission { owner, call, catch }) = TimedTable::omission("live", 0);
    let [anna, ben, cem] = others(owner);
    timed.delay(ben, NEAR);
    let seq = timed.table.seq();
    timed.arrives(TOLD + 300, anna, catch);
    timed.wait(TOLD + 350);
    let one = [(anna, 300)].map(|(seat, ms)| Reaction { seat, ms }).to_vec();
    assert_eq!(told(&timed, seq), std::slice::from_ref(&one));
    timed.arrives(TOLD + 370 + NEAR, ben, catch);
    timed.wait(TOLD + 400);
    timed.arrives(TOLD + 500, ben, catch);
    timed.arrives(TOLD + 600, owner, call);
    timed.wait(TOLD + 900);
    let two = [(anna, 300), (ben, 370)].map(|(seat, ms)| Reaction { seat, ms }).to_vec();
    let three = [two.clone(), vec![Reaction { seat: owner, ms: 600 }]].concat();
    assert_eq!(told(&timed, seq), [one.clone(), two.clone(), three.clone()]);
    // A catch more than a second later is no reaction to it.
    timed.arrives(TOLD + 1_700, cem, catch);
    timed.wait(TOLD + 3_000);
    assert_eq!(told(&timed, seq), [one, two, three]);
    assert_eq!(timed.moved().len(), 1, "nobody is caught twice");
    let again = timed.restarted();
    assert_eq!(told(&again, seq), told(&timed, seq));
    let late = serde_json::to_value(&timed.log[1]).expect("JSON");
    assert_eq!(late, serde_json::json!({"entry": "late", "seat": ben.0, "ms": 370}));
}

/// Nothing is published about another matter, or where there is no race.
#[test]
fn who_catches_somebody_else_is_not_told() {
    let (mut timed, Omission { owner, catch, .. }) = TimedTable::omission("live", 0);
    let [anna, ben, _] = others(owner);
    let seq = timed.table.seq();
    let AnyMove::Mau(Move::Catch { call, .. }) = AnyMove::from(catch) else { panic!("{catch:?}") };
    timed.arrives(TOLD + 300, anna, catch);
    timed.wait(TOLD + 350);
    timed.arrives(TOLD + 370, ben, Move::Catch { seat: anna, call });
    timed.wait(TOLD + 2_000);
    assert_eq!(told(&timed, seq), [[Reaction { seat: anna, ms: 300 }]]);

    let mut party = TestTable::playing("live", 4, 4, 3);
    party.now = TOLD;
    let mut timed = TimedTable::new(&party);
    let turn = party.view(PlayerId(99)).turn;
    timed.arrives(TOLD + 700, turn, Move::Draw);
    assert_eq!(stored(&timed), [Vec::new()]);
}

/// That a seat would also have laid a card out of turn would reveal its hand, so it is not published.
#[test]
fn who_would_have_laid_out_of_turn_is_not_told() {
    let rules = "base = \"live\"\nid = \"x\"\nlay = { jump_in = \"same_rank\" }\n";
    let mut party = TestTable::by_file(rules, 4, 11);
    party.now = TOLD;
    // Chances to lay out of turn that existed before are old.
    let jumps = |party: &TestTable| {
        party.log.last().filter(|entry| matches!(entry, Entry::Moved { .. }))?;
        let turn = party.view(PlayerId(99)).turn;
        let mut able = (0..4).map(Seat).filter(|seat| *seat != turn).filter_map(|seat| {
            let legal = party.view(player_on(seat)).legal;
            legal.into_iter().find(|mv| matches!(mv, Move::Play(_))).map(|mv| (seat, mv))
        });
        Some((able.next()?, able.next()?))
    };
    let ((first, snatches), (second, too)) = party.play_until(jumps);
    let mut timed = TimedTable::new(&party);
    timed.delay(second, FAR);
    let seq = timed.table.seq();
    timed.arrives(TOLD + 300, first, snatches);
    timed.arrives(TOLD + FAR + 310, second, too);
    timed.wait(TOLD + 3_000);
    assert_eq!(timed.moved().first(), Some(&(first, snatches)));
    assert_eq!(told(&timed, seq), [[Reaction { seat: first, ms: 300 }]]);
}

/// What is published follows from the log, so a film and a restarted server tell the same.
#[test]
fn the_log_knows_it() {
    let (mut timed, Omission { owner, catch, .. }) = TimedTable::omission("live", 0);
    let seq = timed.table.seq();
    timed.arrives(TOLD + 300, others(owner)[1], catch);
    timed.wait(TOLD + 2_000);
    let again = timed.restarted();
    assert_eq!(told(&again, seq), told(&timed, seq));
    let text = serde_json::to_string(&timed.log).expect("JSON");
    let read: Vec<Entry> = serde_json::from_str(&text).expect("reads");
    assert_eq!(read, timed.log);
    assert!(matches!(read.as_slice(), [Entry::Moved { mv: AnyMove::Mau(Move::Catch { .. }), .. }]));
}
