//! Who may watch which matches: running ones, several of them, people who come, go and are deleted.

use stammtisch_engine::seat::Seat;
use stammtisch_table::film::Names;
use stammtisch_table::wire::{Command, TableSettings};
use stammtisch_table::{PlayerId, film};
use std::sync::Arc;

use crate::played::{Played, presets, short};
use crate::test_table::{TestTable, bot_kinds};

#[test]
fn a_match_that_is_played_has_no_film() {
    for base in presets() {
        let mut played = Played::begun(short(base), 3, 4);
        for _ in 0..30 {
            let over = played.finished().len();
            assert_eq!(over, usize::from(!played.party.table.public_view().evening.is_empty()));
            assert_eq!(played.replay(1).is_some(), over == 1);
            assert!(played.replay(2).is_none() && played.replay(0).is_none());
            if over == 1 {
                break;
            }
            played.step();
        }
        played.play_out();
        assert_eq!(played.finished().len(), 1, "{base}");
    }
}

#[test]
fn a_lesson_has_no_film() {
    let party = TestTable::learning("first-deal");
    let log: Vec<_> = party
        .log
        .iter()
        .map(|entry| (0, stammtisch_table::Record { entry: entry.clone(), command: None }))
        .collect();
    let found = film::finished(party.table.header(), &log, Arc::new(bot_kinds())).expect("a log");
    assert!(found.is_empty());
}

#[test]
fn of_several_matches_by_several_rules_each_is_found() {
    let mut played = Played::over(short("live"), 2, 8);
    let other = short("maxonaut");
    played.party.set_rules(PlayerId(1), other, 3).expect("other rules");
    played.party.comes(PlayerId(3));
    played.party.profile(PlayerId(3), false);
    played.ask(PlayerId(3), Command::Sit { seat: None });
    played.ask(PlayerId(1), Command::Start { first: None });
    played.play_out();
    let cards: Vec<_> = played
        .finished()
        .iter()
        .map(|one| one.card(format!("x-{}", one.no), &played.names(), Some(PlayerId(3))))
        .collect();
    let evening = played.party.table.public_view().evening;
    assert_eq!((cards.len(), evening.len()), (2, 2));
    for (card, result) in cards.iter().zip(&evening) {
        assert_eq!((card.no, &card.game, &card.rules), (result.no, &result.game, &result.rules));
        assert_eq!((&card.names, &card.points), (&result.names, &result.points));
        assert_eq!((&card.winners, card.rows), (&result.winners, result.rows));
    }
    assert_eq!(cards.iter().map(|card| card.you).collect::<Vec<_>>(), [None, Some(Seat(2))]);
    let first = played.replay(1).expect("over").film("x-1".into(), None, false);
    let second = played.replay(2).expect("over").film("x-2".into(), None, false);
    assert_eq!((first.seats, second.seats), (2, 3));
    assert_eq!((first.rules.game.as_str(), second.rules.game.as_str()), ("mau", "maxonaut"));
    assert!(played.finished()[0].sat(PlayerId(2)) && !played.finished()[0].sat(PlayerId(3)));
}

#[test]
fn a_match_that_all_but_one_have_left_is_a_film() {
    let mut party = TestTable::gathered(short("live"), 3, 3, 2);
    let settings = TableSettings { stake: 250, ..party.table.settings() };
    party.ask(PlayerId(1), Command::ChangeSettings { settings }).expect("a stake");
    for player in [2, 3].map(PlayerId) {
        party.ask(player, Command::Sit { seat: None }).expect("sits again");
    }
    let mut played = Played::at(party, 2);
    for _ in 0..6 {
        played.step();
    }
    for player in [2, 3].map(PlayerId) {
        played.ask(player, Command::Leave);
        played.wait(0);
    }
    let replay = played.replay(1).expect("it is over");
    let film = replay.film("x-1".into(), Some(PlayerId(3)), true);
    assert!(film.card.ended_early);
    assert_eq!((film.card.winners, film.card.you), (vec![Seat(0)], Some(Seat(2))));
    let last = replay.positions(film.card.steps - 1, 1, film::Eyes::Open).expect("open");
    let text = serde_json::to_string(&last).expect("JSON");
    assert!(text.contains(r#""type":"settled""#), "{text}");
    assert!(last.positions[0].open.is_some());
}

#[test]
fn who_is_not_named_stands_nowhere() {
    let played = Played::over(short("live"), 3, 9);
    let header = played.party.table.header();
    let some: Names = [(PlayerId(2), "Anna".to_owned())].into();
    for (names, expected) in [(Names::new(), ["", "", ""]), (some, ["", "Anna", ""])] {
        let replay =
            film::Replay::of(header.clone(), &played.log, Arc::new(bot_kinds()), 1, &names);
        let replay = replay.expect("a log").expect("over");
        assert_eq!(replay.film("x-1".into(), None, false).card.names, expected);
        let all = replay.positions(0, u32::MAX, film::Eyes::Open).expect("open");
        let text = serde_json::to_string(&all).expect("JSON");
        assert!(!text.contains("player ") && !text.contains('?') && !text.contains("(2)"));
        assert!(!text.contains("PARTY2"), "nor by which code the table is found");
        assert_eq!(text.contains("Anna"), !names.is_empty());
    }
}
