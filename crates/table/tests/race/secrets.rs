//! That a command is held, and for how long, reveals nothing that only another player knows.

use stammtisch_engine::mau::{Move, Play};
use stammtisch_engine::seat::Seat;
use stammtisch_table::{PlayerId, Refusal};

use crate::test_table::{TestTable, player_on};
use crate::timed_table::{Omission, TOLD, TimedTable, others};

/// Everything that the others are told of what happened after `seq`, as text.
fn told(timed: &TimedTable, seq: u64, not: Seat) -> Vec<String> {
    let mut all = Vec::new();
    for outgoing in timed.table.clone().publish(seq) {
        if outgoing.to.iter().any(|connection| *connection != crate::timed_table::connection(not)) {
            all.push(serde_json::to_string(&outgoing.message).expect("JSON"));
        }
    }
    all
}

/// While a command is held nobody is told anything, and the others' commands are taken as before.
#[test]
fn nobody_notices_that_something_waits() {
    let (mut timed, Omission { owner, catch, .. }) = TimedTable::omission("live", 0);
    let [far, catcher, other] = others(owner);
    timed.delay(far, 400);
    let (seq, before) = (timed.table.seq(), told(&timed, 0, Seat(9)));
    let mut alone = timed.clone();
    assert!(timed.arrives(TOLD + 300, catcher, catch));
    assert_eq!((timed.table.seq(), told(&timed, 0, Seat(9))), (seq, before));
    for world in [&mut alone, &mut timed] {
        assert!(world.arrives(TOLD + 310, other, catch));
        assert!(!world.arrives(TOLD + 320, far, Move::Catch { seat: far, call: 0 }));
        let nothing = world.answer(far);
        assert!(matches!(nothing, Some(Err(Refusal::Game(_)))), "{nothing:?}");
    }
}

/// Two ways of cheating that look the same (VER-14): commands are held equally long in both and
/// decided in the same order, and the others are told the same.
#[test]
fn what_was_slipped_in_changes_nothing_for_the_others() {
    for seed in 0..6 {
        let mut party = TestTable::playing("verschaerft", 4, 4, seed);
        party.now = TOLD;
        let (seat, pair) = party.play_until(|party| {
            let seat = party.view(PlayerId(99)).turn;
            let pair = slips(party, seat)?;
            let mut trial = party.clone();
            trial.make(player_on(seat), pair[0]).ok()?;
            (trial.view(PlayerId(99)).turn != seat).then_some((seat, pair))
        });
        let worlds = pair.map(|mv| {
            let mut party = party.clone();
            party.make(player_on(seat), mv).expect("it may be tried");
            let next = party.view(PlayerId(99)).turn;
            let mut rest = others(seat).into_iter().filter(|other| *other != next);
            let (accuser, far) = (rest.next().expect("one"), rest.next().expect("another"));
            let legal = party.view(player_on(next)).legal;
            let goes_on = legal.into_iter().find(|mv| mv.is_turn_move()).expect("something");
            let (mut timed, mut heard) = (TimedTable::new(&party), Vec::new());
            let seq = timed.table.seq() - 1;
            timed.delay(next, 20);
            timed.delay(accuser, 80);
            timed.delay(far, 300);
            let accuse = Move::Accuse { seat };
            let kept = [
                timed.arrives(TOLD + 400, next, goes_on),
                timed.arrives(TOLD + 420, accuser, accuse),
                timed.arrives(TOLD + 630, far, accuse),
            ];
            for at in (640..1_000).step_by(10) {
                timed.wait(TOLD + at);
                let deadline = timed.table.next_deadline();
                heard.push((told(&timed, seq, seat), deadline, timed.answers.clone()));
            }
            assert!(kept == [true; 3] && !timed.moved().is_empty());
            heard
        });
        assert_eq!(worlds[0], worlds[1], "seed {seed}");
    }
}

/// Two moves with the same card on top, and different cards below it.
fn slips(party: &TestTable, seat: Seat) -> Option<[Move; 2]> {
    let view = party.view(player_on(seat));
    let top = view.legal.iter().copied().find_map(|mv| match mv {
        Move::Play(Play { card, stands_for: None, wish, claim: false, under: None }) => {
            Some((card, wish))
        }
        _ => None,
    });
    let (card, wish) = top.filter(|_| view.slips)?;
    let mut below = view.hand.cards().filter(|other| *other != card);
    let one = below.next()?;
    let other = below.find(|other| *other != one)?;
    Some([one, other].map(|under| {
        Move::Play(Play { card, stands_for: None, wish, claim: false, under: Some(under) })
    }))
}
