//! The host sets how fast bots take their turns; calls and catches keep their time.

use stammtisch_engine::mau::Move;
use stammtisch_table::wire::{BotPace, ChosenRules, TableSettings};
use stammtisch_table::{Millis, Question};

use super::*;

const THOUGHT: u64 = 4_000;

/// How long the first bot asked waits with such a move that it wants to make after four seconds.
fn waits(mut party: TestTable, wanted: impl Fn(&Question, &AnyMove) -> bool) -> u64 {
    let questions = party.table.questions();
    let (question, mv) = questions
        .iter()
        .find_map(|question| {
            let moves = question.view.legal();
            Some((question, moves.into_iter().find(|mv| wanted(question, mv))?))
        })
        .expect("a bot can do that");
    let now = party.now;
    let reply = BotMove { mv, after_ms: THOUGHT, say: None };
    party.table.bot_answers(question, Some(reply), Millis(now));
    party.table.next_deadline().expect("something is to come").0 - now
}

/// A bot's turn in which no race is open.
fn quiet_turn(bots: BotPace) -> TestTable {
    let mut party = playing(1, 3, TableSettings { bots, ..TableSettings::default() });
    play_on(&mut party, |party| party.view(WATCHER).turn == Seat(1));
    party
}

#[test]
fn a_turn_takes_as_long_as_the_host_wants() {
    for (bots, expected) in
        [(BotPace::Leisurely, 4_000), (BotPace::Brisk, 1_600), (BotPace::AtOnce, 400)]
    {
        let turn = |question: &Question, mv: &AnyMove| question.has_turn && is_turn_move(mv);
        assert_eq!(waits(quiet_turn(bots), turn), expected, "{bots:?}");
    }
}

/// LIV-07: a player has laid down to one card without a word.
fn mau_left_out(bots: BotPace) -> TestTable {
    let mut party = playing(2, 4, TableSettings { bots, ..TableSettings::default() });
    play_on(&mut party, |party| {
        let view = party.view(WATCHER);
        let open = |seat: usize| !view.players[seat].open.is_empty();
        (open(0) || open(1)) && view.turn.0 >= 2
    });
    party
}

#[test]
fn who_has_left_out_a_call_is_caught_no_sooner_and_no_later() {
    let catch = |_: &Question, mv: &AnyMove| matches!(mv, AnyMove::Mau(Move::Catch { .. }));
    for bots in [BotPace::Leisurely, BotPace::Brisk, BotPace::AtOnce] {
        assert_eq!(waits(mau_left_out(bots), catch), THOUGHT, "{bots:?}");
    }
}

#[test]
fn people_have_time_to_catch_however_fast_the_bots_play() {
    let turn = |question: &Question, mv: &AnyMove| question.has_turn && is_turn_move(mv);
    assert_eq!(waits(mau_left_out(BotPace::AtOnce), turn), 1_200);
}

#[test]
fn the_host_changes_it_in_the_middle_of_a_deal_and_a_restart_keeps_it() {
    let mut party = quiet_turn(BotPace::Leisurely);
    let settings = TableSettings { bots: BotPace::AtOnce, ..TableSettings::default() };
    party.ask(ANNA, Command::ChangeSettings { settings }).expect("the host says how");
    assert_eq!(now(&party, WATCHER).settings, settings);
    assert_eq!(replayed(&party).people(), party.table.people());
    let kept: TableSettings = serde_json::from_str("{}").expect("from before there was a choice");
    assert_eq!(kept.bots, BotPace::Leisurely);
}

#[test]
fn a_bot_does_once_what_it_has_thought_of_once() {
    let file = "base = \"live\"\nid = \"thrice\"\n[draw]\ntimes = 3\n";
    let chosen = ChosenRules { file: Some(file.into()), ..ChosenRules::default() };
    let mut party = TestTable::gathered(chosen, 1, 3, 4);
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    play_on(&mut party, |party| party.view(WATCHER).turn == Seat(1));
    let cards = |party: &TestTable| party.view(WATCHER).players[1].cards;
    let held = cards(&party);
    let draw = AnyMove::Mau(Move::Draw);
    for drawn in 1..=3 {
        let questions = party.table.questions();
        let asked = questions.iter().find(|asked| asked.seat == Seat(1)).expect("is asked again");
        assert!(asked.view.legal().contains(&draw));
        let reply = BotMove { mv: draw, after_ms: THOUGHT, say: None };
        party.table.bot_answers(asked, Some(reply), Millis(party.now));
        party.wait(THOUGHT - 1);
        assert_eq!(cards(&party), held + drawn - 1, "each card takes its time");
        party.wait(1);
        assert_eq!(cards(&party), held + drawn);
        party.wait(THOUGHT);
        assert_eq!(cards(&party), held + drawn, "nobody has thought of another one");
    }
}
