//! Which matches are rated, and that bots' moves count for nobody.

use std::collections::BTreeSet;
use std::sync::Arc;

use stammtisch_engine::seat::Seat;
use stammtisch_table::film::numbers::{MatchNumbers, Tally, counted};
use stammtisch_table::ratings::{RatedMatch, luck};
use stammtisch_table::wire::{ChosenRules, Command, Films, Leavers, TableSettings};
use stammtisch_table::{Away, Entry, PlayerId, Record, Refusal};

use crate::played::{Played, presets, short, shortest};
use crate::test_table::{TestTable, bot_kinds};

fn rated() -> TableSettings {
    TableSettings { rated: true, ..TableSettings::default() }
}

fn set(party: &mut TestTable, settings: TableSettings) -> Result<(), Refusal> {
    party.ask(Played::on(0), Command::ChangeSettings { settings })
}

/// People on all seats of a table with these settings, and a match that has just begun.
fn begun(chosen: ChosenRules, seats: u8, settings: TableSettings) -> Played {
    let mut party = TestTable::gathered(chosen, seats, seats, 1);
    if settings != TableSettings::default() {
        set(&mut party, settings).expect("set");
    }
    Played::at(party, 1)
}

fn all(played: &Played, log: &[(i64, Record)]) -> Vec<MatchNumbers> {
    counted(played.party.table.header(), log, Arc::new(bot_kinds())).expect("a log")
}

fn only(played: &Played) -> MatchNumbers {
    let mut all = all(played, &played.log);
    assert_eq!(all.len(), 1);
    all.remove(0)
}

#[test]
fn a_match_among_people_counts_where_the_table_is_set_so() {
    for base in presets() {
        let mut played = begun(shortest(base), 3, rated());
        for _ in 0..5 {
            played.step();
        }
        assert_eq!(all(&played, &played.log), [], "{base}: not before its end");
        played.play_out();
        let one = only(&played);
        let RatedMatch { rules, beta, teams } = one.rated.clone().expect("it counts");
        assert_eq!(rules, one.people[&Played::on(0)].rules, "{base}");
        let game = &one.people[&Played::on(0)].game;
        assert_eq!(beta, luck::of(game, &shortest(base)), "{base}");
        assert_eq!(teams.len(), 3, "{base}");
        for team in &teams {
            let [player] = team.people[..] else { panic!("{base}: {team:?}") };
            assert_eq!(team.place, one.people[&player].place, "{base}");
        }

        let mut other = begun(shortest(base), 3, TableSettings::default());
        other.play_out();
        assert_eq!(only(&other).rated, None, "{base}: not set so");
    }
}

#[test]
fn partners_are_one_team() {
    let options = [("teams", "two"), ("format", "single")];
    let options = options.map(|(option, choice)| (option.to_owned(), choice.to_owned()));
    let chosen = ChosenRules { base: "live".into(), options: options.into(), file: None };
    let mut played = begun(chosen, 4, rated());
    played.play_out();
    let teams = only(&played).rated.expect("it counts").teams;
    let people = |at: usize| teams[at].people.iter().copied().collect::<BTreeSet<_>>();
    assert_eq!(teams.len(), 2, "{teams:?}");
    assert_eq!(people(0), [Played::on(0), Played::on(2)].into());
    assert_eq!(people(1), [Played::on(1), Played::on(3)].into());
    let places: BTreeSet<_> = teams.iter().map(|team| team.place == 1).collect();
    assert_eq!(places, [false, true].into());
}

#[test]
fn whoever_is_back_before_the_end_has_left_nothing() {
    let mut away = begun(shortest("live"), 3, rated());
    away.step();
    away.ask(Played::on(1), Command::Leave);
    away.ask(Played::on(1), Command::Return);
    away.play_out();
    assert!(only(&away).rated.is_some());
}

#[test]
fn a_bot_that_sits_there_from_the_beginning_makes_it_count_for_nobody() {
    let mut played = begun(shortest("live"), 3, rated());
    played.play_out();
    assert!(only(&played).rated.is_some());
    let mut log = played.log.clone();
    for (_, record) in &mut log {
        match &mut record.entry {
            Entry::Sat { seat: seat @ Seat(2), .. } => {
                let (seat, bot, name) = (*seat, "random".to_owned(), "Emil".to_owned());
                record.entry = Entry::BotAdded { seat, bot, name };
            }
            Entry::Moved { seat: Seat(2), by_bot, .. } => *by_bot = true,
            _ => {}
        }
    }
    let [one] = &all(&played, &log)[..] else { panic!("a match") };
    assert_eq!((one.people.len(), &one.rated), (2, &None));
}

#[test]
fn whoever_leaves_the_rest_to_a_bot_comes_last() {
    for base in presets() {
        let mut played = begun(shortest(base), 3, rated());
        played.play_out();
        let places = |one: &MatchNumbers| -> Vec<(PlayerId, u8)> {
            let teams = &one.rated.as_ref().unwrap_or_else(|| panic!("{base}: it counts")).teams;
            teams.iter().map(|team| (team.people[0], team.place)).collect()
        };
        let own = places(&only(&played));
        for seat in (0..3).map(Seat) {
            let left = Played::on(seat.0);
            let [one] = &all(&played, &by_bot(&played, seat, 0))[..] else { panic!("{base}") };
            let others: Vec<u8> =
                own.iter().filter(|(who, _)| *who != left).map(|(_, place)| *place).collect();
            for (who, place) in places(one) {
                let before = own.iter().find(|(other, _)| *other == who).expect("them").1;
                let among = 1 + others.iter().filter(|other| **other < before).count() as u8;
                assert_eq!(place, if who == left { 3 } else { among }, "{base}: {seat:?} left");
            }
            // Its person makes all but the first move.
            let mine = |(_, record): &&(i64, Record)| matches!(record.entry, Entry::Moved { seat: by, .. } if by == seat);
            let moves = played.log.iter().filter(mine).count();
            if moves > 2 {
                let log = by_bot(&played, seat, moves - 1);
                let [one] = &all(&played, &log)[..] else { panic!("{base}") };
                assert_eq!(places(one), own, "{base}: {seat:?} came back");
            }
        }
    }
}

fn places(one: &MatchNumbers) -> Option<Vec<(PlayerId, u8)>> {
    let teams = &one.rated.as_ref()?.teams;
    Some(teams.iter().map(|team| (team.people[0], team.place)).collect())
}

#[test]
fn whoever_leaves_and_so_breaks_a_match_off_comes_after_those_who_stayed() {
    let laid_aside = TableSettings { leavers: Leavers::LaidAside, ..rated() };
    let [anna, ben, carl] = [0, 1, 2].map(Played::on);
    for (leaver, order) in [(anna, [2, 1]), (ben, [1, 2])] {
        let mut left = begun(short("live"), 2, laid_aside);
        left.step();
        left.ask(leaver, Command::Leave);
        left.wait(0);
        let expected = [anna, ben].into_iter().zip(order).collect();
        assert_eq!(places(&only(&left)), Some(expected));
    }
    // Leaving earlier saves no more than leaving later.
    let mut left = begun(short("live"), 3, laid_aside);
    left.step();
    left.ask(carl, Command::Leave);
    left.wait(0);
    assert_eq!(all(&left, &left.log), [], "two play on");
    left.ask(anna, Command::Leave);
    left.wait(0);
    assert_eq!(places(&only(&left)), Some(vec![(anna, 3), (ben, 1), (carl, 3)]));
}

#[test]
fn a_match_that_all_have_left_or_one_was_sent_from_counts_for_nobody() {
    let mut played = begun(shortest("live"), 3, rated());
    played.play_out();
    assert!(only(&played).rated.is_some());
    let start = played.log.iter().position(|(_, one)| matches!(one.entry, Entry::Started { .. }));
    let start = start.expect("it began");
    let with = |entries: Vec<Entry>| {
        let mut log = played.log.clone();
        let at = log[start].0;
        let new = entries.into_iter().map(|entry| (at, Record { entry, command: None }));
        log.splice(start + 1..start + 1, new);
        all(&played, &log).remove(0)
    };
    let goes =
        |seat| Entry::BotTookOver { seat, bot: "regel".to_owned(), why: Away::Left, reserve_ms: 0 };
    assert_eq!(with((0..3).map(|seat| goes(Seat(seat))).collect()).rated, None);
    let sent_away = Entry::Removed { player: Played::on(1) };
    assert_eq!(with(vec![sent_away, goes(Seat(1))]).rated, None);
    let passing_by = Entry::Removed { player: PlayerId(77) };
    assert!(with(vec![passing_by]).rated.is_some(), "of those who only watch nothing is said");

    // Nor does handing over the cards save anything.
    let own = places(&only(&played)).expect("it counts");
    let ben = Played::on(1);
    let handed = Entry::HandedOver { seat: Seat(1), player: PlayerId(77) };
    let now = places(&with(vec![handed])).expect("it counts");
    assert_eq!(now.len(), 3, "whoever came later is not rated");
    for (who, place) in now {
        let before = |one: PlayerId| own.iter().find(|(other, _)| *other == one).expect("them").1;
        let ahead = own.iter().filter(|(other, place)| *other != ben && *place < before(who));
        let among = 1 + ahead.count() as u8;
        assert_eq!(place, if who == ben { 3 } else { among });
    }
}

#[test]
fn it_is_agreed_before_a_match_and_shown_afterwards() {
    let mut played = begun(shortest("live"), 2, rated());
    let party = &mut played.party;
    assert_eq!(set(party, TableSettings::default()), Err(Refusal::MatchRunning));
    let mut other = TestTable::gathered(shortest("live"), 2, 2, 1);
    assert!(!other.table_view(Played::on(1)).now.settings.rated, "off, as long as nobody wants it");
    let hidden = TableSettings { films: Films::Never, ..rated() };
    assert_eq!(set(&mut other, hidden), Err(Refusal::RatedShowsFilms));
    assert_eq!(Refusal::RatedShowsFilms.code(), "rated_shows_films");
    set(&mut other, rated()).expect("set");
    assert!(other.table_view(Played::on(1)).now.settings.rated);
}

/// The same match with a bot on a seat for all but the last `own` of its moves.
fn by_bot(played: &Played, seat: Seat, own: usize) -> Vec<(i64, Record)> {
    let moved = |(_, record): &&(i64, Record)| matches!(record.entry, Entry::Moved { seat: by, .. } if by == seat);
    let mut left = played.log.iter().filter(moved).count() - own;
    let (mut log, mut is_back) = (Vec::new(), false);
    for (at, record) in &played.log {
        let mut record = record.clone();
        if let Entry::Moved { seat: by, by_bot, .. } = &mut record.entry
            && *by == seat
        {
            if left == 0 && !is_back {
                is_back = true;
                log.push((*at, Record { entry: Entry::Returned { seat }, command: None }));
            }
            *by_bot = !is_back;
            left = left.saturating_sub(1);
        }
        let starts = matches!(record.entry, Entry::Started { .. });
        log.push((*at, record));
        if starts {
            let (bot, why) = ("regel".to_owned(), Away::Left);
            let entry = Entry::BotTookOver { seat, bot, why, reserve_ms: 0 };
            log.push((*at, Record { entry, command: None }));
        }
    }
    log
}

#[test]
fn what_a_bot_does_on_a_seat_counts_for_nobody() {
    let (seat, ben) = (Seat(1), PlayerId(2));
    let mut seen = Tally::default();
    for base in presets() {
        for seed in 0..4 {
            let played = Played::over(short(base), 3, seed);
            let by_himself = only(&played);
            seen.moves += by_himself.people[&ben].tally.moves;
            seen.cheats += by_himself.people[&ben].tally.cheats;
            let [one] = &all(&played, &by_bot(&played, seat, 0))[..] else { panic!("{base}") };
            let his = &one.people[&ben];
            // The cards dealt to him count as held.
            let tally = Tally { longest_hand: None, ..his.tally };
            assert_eq!(tally, Tally::default(), "{base} {seed}");
            assert!(!his.won, "{base} {seed}: a match that a bot won is not won");
            for other in [PlayerId(1), PlayerId(3)] {
                let (now, before) = (&one.people[&other], &by_himself.people[&other]);
                assert_eq!(now.tally.moves, before.tally.moves, "{base} {seed}");
                assert_eq!(now.won, before.won, "{base} {seed}");
            }
            let [one] = &all(&played, &by_bot(&played, seat, 2))[..] else { panic!("{base}") };
            assert_eq!(one.people[&ben].tally.moves, 2, "{base} {seed}: what he did himself");
        }
    }
    assert!(seen.moves > 100 && seen.cheats > 0, "{seen:?}");
}
