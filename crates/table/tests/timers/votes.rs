//! The others may vote that a bot takes over a seat that keeps them waiting.

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{Command, TableSettings, VoteView};
use stammtisch_table::{Away, Entry, PlayerId, Refusal, VOTE_AFTER_MS};

use super::test_table::{TestTable, player_on};
use super::*;

/// A table, the seat that the others wait for, and the two other players.
fn three() -> (TestTable, Seat, [PlayerId; 2]) {
    let party = playing(3, 3, TableSettings::default());
    let seat = party.view(WATCHER).turn;
    let others: Vec<_> =
        [ANNA, BEN, CLEO].into_iter().filter(|player| *player != player_on(seat)).collect();
    (party, seat, [others[0], others[1]])
}

fn votable(party: &TestTable) -> Vec<Seat> {
    let seats = now(party, ANNA).seats.into_iter();
    seats.filter(|seat| seat.can_be_voted).map(|seat| seat.seat).collect()
}

#[test]
fn more_than_half_of_the_others_let_a_bot_go_on() {
    let (mut party, seat, [one, two]) = three();
    let vote = Command::Vote { about: seat };
    party.table.take_news();
    party.wait(VOTE_AFTER_MS - 1);
    assert_eq!(party.ask(one, vote.clone()), Err(Refusal::CannotVote));
    assert_eq!((votable(&party), party.table.take_news()), (vec![], false));
    party.wait(1);
    assert_eq!((votable(&party), party.table.take_news()), (vec![seat], true));
    party.comes(WATCHER);
    for (player, refusal) in [(player_on(seat), Refusal::CannotVote), (WATCHER, Refusal::NotSeated)]
    {
        assert_eq!(party.ask(player, vote.clone()), Err(refusal));
    }
    party.ask(one, vote.clone()).expect("votes");
    party.wait(0);
    let own = party.table.seat_of(one).expect("a seat");
    let view = |can_vote| Some(VoteView { about: seat, yes: vec![own], needed: 2, can_vote });
    assert_eq!((now(&party, one).vote, now(&party, two).vote), (view(false), view(true)));
    let stored = party.log.len();
    party.ask(one, vote.clone()).expect("says it again");
    assert_eq!(party.log.len(), stored);
    party.ask(two, vote).expect("votes");
    party.wait(0);
    let taken = party.log.last();
    assert!(matches!(taken, Some(Entry::BotTookOver { why: Away::Idle, .. })), "{taken:?}");
    assert_eq!(now(&party, two).vote, None);
}

#[test]
fn a_vote_is_void_once_the_seat_acts() {
    let (mut party, seat, [one, two]) = three();
    party.wait(VOTE_AFTER_MS);
    party.ask(one, Command::Vote { about: seat }).expect("votes");
    let game = now(&party, player_on(seat)).game.expect("a game");
    let mv = game.legal().into_iter().find(is_turn_move).expect("a turn move");
    party.ask(player_on(seat), Command::Move { mv }).expect("legal");
    party.wait(0);
    assert_eq!((now(&party, two).vote, votable(&party)), (None, vec![]));
    assert_eq!(party.ask(two, Command::Vote { about: seat }), Err(Refusal::CannotVote));
}

#[test]
fn nobody_has_to_wait_for_a_connection_that_is_down() {
    let (mut party, seat, [one, two]) = three();
    party.goes(player_on(seat));
    party.ask(one, Command::Vote { about: seat }).expect("at once");
    // The player is back before it is decided: the vote is void.
    party.comes(player_on(seat));
    party.goes(player_on(seat));
    assert_eq!(now(&party, two).vote, None);
    for player in [one, two] {
        party.ask(player, Command::Vote { about: seat }).expect("votes");
    }
    party.wait(0);
    assert!(matches!(party.log.last(), Some(Entry::BotTookOver { why: Away::Absent, .. })));
    party.comes(player_on(seat));
    party.wait(0);
    assert_eq!(party.log.last(), Some(&Entry::Returned { seat }));
}

#[test]
fn the_vote_of_who_has_gone_does_not_count() {
    let (mut party, seat, [one, two]) = three();
    party.wait(VOTE_AFTER_MS);
    party.ask(one, Command::Vote { about: seat }).expect("votes");
    party.goes(one);
    party.wait(0);
    assert_eq!(now(&party, two).vote, None);
    party.ask(two, Command::Vote { about: seat }).expect("votes");
    party.wait(0);
    let taken = |entry: &Entry| matches!(entry, Entry::BotTookOver { seat: at, .. } if *at == seat);
    assert!(party.log.iter().any(taken), "the one who is left decides");
}

#[test]
fn between_deals_the_last_one_who_asks_for_nothing_is_waited_for() {
    let mut party = long(3, 3);
    play_on(&mut party, |party| party.table.phase() == TablePhase::BetweenDeals);
    party.wait(VOTE_AFTER_MS);
    assert_eq!(votable(&party), []);
    party.ask(ANNA, Command::NextDeal).expect("asks");
    party.wait(VOTE_AFTER_MS);
    assert_eq!(votable(&party), [Seat(1), Seat(2)]);
    for player in [ANNA, BEN] {
        party.ask(player, Command::Vote { about: Seat(2) }).expect("votes");
    }
    party.ask(BEN, Command::NextDeal).expect("asks");
    party.wait(0);
    assert_eq!(party.table.phase(), TablePhase::Playing);
}
