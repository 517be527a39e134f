//! Changing the rules and the seats of a table between matches.

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{
    ChosenRules, Command, Leavers, Occupant, RulesChange, SeatsChange, ServerMessage, TableEvent,
    TablePhase, TableSettings,
};
use stammtisch_table::{ConnectionId, Entry, Refusal};

use super::test_table::TestTable;
use super::*;

fn rules(base: &str) -> ChosenRules {
    ChosenRules { base: base.into(), ..ChosenRules::default() }
}

fn with(base: &str, option: &str, choice: &str) -> ChosenRules {
    ChosenRules { options: [(option.into(), choice.into())].into(), ..rules(base) }
}

fn names(party: &TestTable) -> Vec<String> {
    let name = |occupant: &Occupant| match occupant {
        Occupant::Free => "-".to_owned(),
        Occupant::Person { name, .. } | Occupant::Bot { name, .. } => name.clone(),
    };
    now(party, WATCHER).seats.iter().map(|seat| name(&seat.occupant)).collect()
}

/// What a player is told about a change after `seq`.
fn told(party: &mut TestTable, player: PlayerId, seq: u64) -> Option<RulesChange> {
    let connection = ConnectionId(player.0 as u64);
    let outgoing = party.table.publish(seq).into_iter().find(|out| out.to.contains(&connection));
    let Some(ServerMessage::Update { events, rules, .. }) = outgoing.map(|out| out.message) else {
        return None;
    };
    let change = events.into_iter().find_map(|event| match event {
        TableEvent::RulesSet { change } => Some(change),
        _ => None,
    });
    assert_eq!(change.is_some(), rules.is_some(), "the rules come with the news of them");
    change
}

/// A restarted server has the same state, except for names.
fn survives(party: &TestTable) {
    let again = replayed(party);
    assert_eq!((again.seq(), again.digest()), (party.table.seq(), party.table.digest()));
    assert_eq!(again.rules_in_force().by(), party.table.rules_in_force().by());
    let seats = |table: &Table| {
        let people = [ANNA, BEN, CLEO, PlayerId(4)];
        (table.phase(), people.map(|player| table.seat_of(player)))
    };
    assert_eq!(seats(&again), seats(&party.table));
}

fn party(people: u8, seats: u8) -> TestTable {
    let mut party = TestTable::seated("schule", people, seats, 4);
    for player in 1..=people.into() {
        party.profile(PlayerId(player), false);
    }
    party
}

#[test]
fn a_table_gets_more_seats_and_everybody_stays() {
    let mut party = party(2, 4);
    let seq = party.table.seq();
    party.set_rules(ANNA, rules("schule"), 5).expect("between matches");
    let change = told(&mut party, BEN, seq).expect("everybody is told");
    assert_eq!(change.seats, Some(SeatsChange { before: 4, now: 5 }));
    assert_eq!((change.rules, change.options), (None, vec![]));
    assert_eq!(names(&party), ["player 1", "player 2", "Emil", "Emil", "-"]);
    party.ask(ANNA, Command::FillBots { bot: "random".into() }).expect("fills");
    party.ask(ANNA, Command::Start { first: None }).expect("starts with five");
    assert_eq!(party.view(ANNA).players.len(), 5);
    survives(&party);
}

/// Free seats go first, then those of bots, then those of the people who sat down last; the host
/// stays, and players without a seat become spectators.
#[test]
fn fewer_seats_take_free_ones_then_bots_then_who_came_last() {
    let mut party = party(3, 5);
    party.ask(ANNA, Command::RemoveBot { seat: Seat(3) }).expect("free");
    party.ask(BEN, Command::Stand).expect("gets up");
    party.ask(BEN, Command::Sit { seat: Some(Seat(3)) }).expect("sits elsewhere");
    let expected: [(u8, &[&str]); 3] = [
        (4, &["player 1", "player 3", "player 2", "Emil"]),
        (3, &["player 1", "player 3", "player 2"]),
        (2, &["player 1", "player 3"]),
    ];
    for (seats, who) in expected {
        party.set_rules(ANNA, rules("schule"), seats).expect("fewer");
        assert_eq!(names(&party), who);
        survives(&party);
    }
    assert_eq!(party.table.seat_of(BEN), None, "player 2 sat down last");
    assert!(now(&party, ANNA).watchers.iter().any(|watcher| watcher.name == "player 2"));
}

#[test]
fn nobody_loses_a_seat_that_the_host_had_not_seen_taken() {
    let mut party = party(2, 4);
    for seat in [2, 3].map(Seat) {
        party.ask(ANNA, Command::RemoveBot { seat }).expect("free");
    }
    let base = party.table.seq();
    party.comes(CLEO);
    party.ask(CLEO, Command::Sit { seat: None }).expect("sits");
    let late = party.set_rules_having_seen(base, ANNA, rules("schule"), 2);
    assert_eq!(late, Err(Refusal::Stale));
    party.set_rules(ANNA, rules("schule"), 2).expect("now the host has seen it");
    assert_eq!(party.table.seat_of(CLEO), None);
}

/// Of two windows of a host one is late; a request for what is already so succeeds.
#[test]
fn two_windows_of_a_host_do_not_undo_each_other() {
    let mut party = party(2, 2);
    let base = party.table.seq();
    party.set_rules_having_seen(base, ANNA, rules("live"), 3).expect("the first");
    let seq = party.table.seq();
    let second = party.set_rules_having_seen(base, ANNA, rules("schule"), 4);
    assert_eq!(second, Err(Refusal::Stale));
    party.set_rules_having_seen(base, ANNA, rules("live"), 3).expect("so already");
    assert_eq!(party.table.seq(), seq, "and nothing has changed");
}

/// Another game at the same table: link, names and the list of matches stay.
#[test]
fn another_game_begins_at_the_same_table() {
    let mut party = TestTable::seated("live", 2, 3, 4);
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    to_the_end(&mut party);
    let before = party.table_view(BEN);
    assert_eq!(before.evening.len(), 1);
    let seq = party.table.seq();
    party.set_rules(ANNA, rules("maxonaut"), 3).expect("after a match");
    let change = told(&mut party, BEN, seq).expect("told");
    let names = change.rules.map(|change| (change.before.de, change.now.de));
    assert_eq!(names, Some(("Live Mau-Mau".into(), "Maxonaut".into())));
    let after = party.table_view(BEN);
    assert_eq!((after.now.state, after.now.game, after.sheet.len()), (TablePhase::Lobby, None, 0));
    assert_eq!((after.code, after.evening), (before.code, before.evening));
    assert_eq!(after.rules.game, "maxonaut");
    let bot = after.now.seats.iter().find_map(|seat| match &seat.occupant {
        Occupant::Bot { name, bot } => Some((name.clone(), bot.clone())),
        _ => None,
    });
    assert_eq!(bot, Some(("Emil".into(), "random".into())), "it plays both games");
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    assert_eq!(party.maxonaut(BEN).players.len(), 3);
    survives(&party);
    let evening = party.table_view(BEN).evening;
    assert_eq!((evening[0].game.as_str(), evening[0].rules.de.as_str()), ("mau", "Live Mau-Mau"));
}

/// A bot that cannot play the new game is replaced by one that can, under the same name.
#[test]
fn bots_play_what_is_played() {
    let mut party = TestTable::seated("live", 1, 1 + 1, 4);
    party.ask(ANNA, Command::RemoveBot { seat: Seat(1) }).expect("free");
    party.ask(ANNA, Command::AddBot { seat: Seat(1), bot: "greedy".into() }).expect("sits");
    party.set_rules(ANNA, rules("maxonaut"), 2).expect("another game");
    let seat = now(&party, ANNA).seats[1].occupant.clone();
    assert_eq!(seat, Occupant::Bot { name: "Emil".into(), bot: "regel".into() });
    survives(&party);
}

#[test]
fn a_change_of_options_is_told_by_their_names() {
    let mut party = TestTable::seated("live", 2, 2, 4);
    let info = party.table_view(ANNA).rules;
    let option = &info.options[0];
    let other = option.choices.iter().find(|choice| choice.id != option.default).expect("two");
    let usual = option.choices.iter().find(|choice| choice.id == option.default).expect("one");
    let seq = party.table.seq();
    party.set_rules(ANNA, with("live", &option.id, &other.id), 2).expect("in the lobby");
    let change = told(&mut party, BEN, seq).expect("told");
    assert_eq!(change.rules, None);
    let told = &change.options[0];
    assert_eq!((&told.name, &told.now), (&option.name, &other.name));
    assert_eq!(told.before.as_ref(), Some(&usual.name));
    assert!(change.words.de.new.is_empty(), "the option says it");
}

#[test]
fn a_changed_file_is_told_in_the_words_of_the_rules() {
    let file = |hand: u8| {
        let text = format!("base = \"live\"\nid = \"own\"\ndeal.hand = {hand}\n");
        ChosenRules { file: Some(text), ..ChosenRules::default() }
    };
    let mut party = TestTable::gathered(file(5), 2, 2, 4);
    let seq = party.table.seq();
    party.set_rules(ANNA, file(7), 2).expect("in the lobby");
    let words = told(&mut party, BEN, seq).expect("told").words;
    let says = |lines: &[String], what: &str| lines.iter().any(|line| line.contains(what));
    for (lines, before, after) in [(words.de, "fünf", "sieben"), (words.en, "five", "seven")] {
        assert!(says(&lines.gone, before) && says(&lines.new, after), "{lines:?}");
    }
}

#[test]
fn only_the_host_and_only_between_matches() {
    let mut party = party(2, 2);
    assert_eq!(party.set_rules(BEN, rules("live"), 3), Err(Refusal::NotHost));
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    assert_eq!(party.set_rules(ANNA, rules("live"), 3), Err(Refusal::MatchRunning));
    let mut long = long(3, 3);
    play_on(&mut long, |party| party.table.phase() == TablePhase::BetweenDeals);
    assert_eq!(long.set_rules(ANNA, rules("live"), 3), Err(Refusal::MatchRunning));
}

/// Nobody pays for a game under rules that were not visible when sitting down (LIV-18).
#[test]
fn for_a_stake_the_others_sit_down_again() {
    let mut party = gathered(3, 3, TableSettings { stake: 250, ..TableSettings::default() });
    party.set_rules(ANNA, rules("schule"), 3).expect("the host may");
    let seats = [ANNA, BEN, CLEO].map(|player| party.table.seat_of(player));
    assert_eq!(seats, [Some(Seat(0)), None, None]);
    survives(&party);
}

/// Maxonaut needs all seats: cards are not laid aside there.
#[test]
fn what_the_new_game_does_not_know_is_not_kept() {
    let mut party =
        gathered(2, 2, TableSettings { leavers: Leavers::LaidAside, ..TableSettings::default() });
    party.set_rules(ANNA, rules("maxonaut"), 2).expect("another game");
    assert_eq!(now(&party, BEN).settings.leavers, Leavers::Bot);
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    survives(&party);
}

/// After a change seats have other numbers: nobody is told what another player had under the same number.
#[test]
fn a_new_number_tells_nothing_of_who_had_it() {
    let mut party = TestTable::seated("live", 3, 3, 4);
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    to_the_end(&mut party);
    party.ask(ANNA, Command::Unseat { seat: Seat(1) }).expect("after the match");
    let before = party.table.seq();
    party.set_rules(ANNA, rules("live"), 2).expect("two are left");
    assert_eq!(party.table.seat_of(CLEO), Some(Seat(1)), "where player 2 sat");
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    for since in 0..before {
        let ServerMessage::Welcome { missed, .. } = party.table.welcome(CLEO, Some(since)) else {
            panic!("no welcome");
        };
        let started = missed.iter().filter(|event| **event == TableEvent::Started).count();
        let games = missed.iter().filter(|event| matches!(event, TableEvent::Game { .. }));
        assert!(started <= 2 && games.count() < 20, "the old game is not told any more");
    }
}

/// A player who had left the finished match does not keep the seat.
#[test]
fn who_has_left_is_not_sat_down_again() {
    let mut party = playing(3, 3, TableSettings::default());
    party.ask(BEN, Command::Leave).expect("leaves");
    to_the_end(&mut party);
    party.set_rules(ANNA, rules("live"), 4).expect("more seats");
    assert_eq!(party.table.seat_of(BEN), None);
    assert_eq!(party.table.seat_of(CLEO), Some(Seat(2)));
    survives(&party);
}

/// An entry that removes a seat with somebody on it is damage.
#[test]
fn a_damaged_entry_is_found() {
    let party = party(2, 3);
    let by = party.table.rules_in_force().by().clone();
    let entry = |seats, stay: &[u8]| Entry::RulesSet {
        chosen: by.chosen.clone(),
        rules: by.text.clone(),
        seats,
        stay: stay.iter().copied().map(Seat).collect(),
    };
    let applies = |entry| party.table.clone().replay([(Record { entry, command: None }, None)]);
    for (seats, stay) in
        [(3, &[0_u8, 1][..]), (3, &[1, 0, 2]), (3, &[0, 1, 7]), (2, &[0, 1, 2]), (99, &[0, 1, 2])]
    {
        assert!(applies(entry(seats, stay)).is_err(), "{stay:?}");
    }
    assert_eq!(applies(entry(4, &[0, 1, 2])), Ok(()));
}

/// A newcomer reads what is different: options by name, and for a rules file the sentences that do
/// not hold in its base, in both languages.
#[test]
fn what_differs_from_the_base_is_told_in_a_few_sentences() {
    let differs = |chosen: ChosenRules| {
        let party = TestTable::gathered(chosen, 2, 3, 1);
        party.table_view(ANNA).rules.differs
    };
    assert_eq!(differs(rules("live")), None);
    let told = differs(with("live", "deck", "52")).expect("differs");
    let [deck] = told.options.as_slice() else { panic!("{told:?}") };
    assert_eq!((deck.name.de.as_str(), deck.now.en.as_str()), ("Blatt", "52 cards"));
    assert_eq!((told.base, told.de.len(), told.en.len()), (None, 0, 0));

    let file = "base = \"live\"\nid = \"ours\"\n\n[cards.7.threat]\ndraw = 3\n";
    let told = differs(ChosenRules { file: Some(file.into()), ..rules("") }).expect("differs");
    let live = told.base.expect("a base");
    assert_eq!((live.de.as_str(), live.en.as_str()), ("Live Mau-Mau", "Live Mau-Mau"));
    assert!(told.options.is_empty());
    assert!(told.de.iter().any(|line| line.contains("drei")), "{:?}", told.de);
    assert!(told.en.iter().any(|line| line.contains("three")), "{:?}", told.en);
    assert!(told.de.len() <= 3, "{:?}", told.de);
}
