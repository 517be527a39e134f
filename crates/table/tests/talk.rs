//! Talk: everybody hears it, nobody can flood the table with it, and it changes nothing in the game.

mod test_table;

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{AnyMove, Command, Phrase, ServerMessage, TableEvent, TablePhase};
use stammtisch_table::{BotMove, Entry, Millis, PlayerId, Refusal, TALK_AT_ONCE, TALK_EVERY_MS};
use test_table::{TestTable, player_on};

const ANNA: PlayerId = PlayerId(1);
const BEN: PlayerId = PlayerId(2);
const WATCHER: PlayerId = PlayerId(9);

const SAY: Command = Command::Say { phrase: Phrase::WouldILie };

/// Two people and a bot at a game with talk.
fn bluffing() -> TestTable {
    TestTable::playing("maxonaut", 2, 3, 5)
}

/// What a returning player is told of what was said after `since`.
fn missed(party: &TestTable, player: PlayerId, since: u64) -> Vec<(Seat, Phrase)> {
    let ServerMessage::Welcome { missed, .. } = party.table.welcome(player, Some(since)) else {
        panic!("a welcome")
    };
    let said = |event| match event {
        TableEvent::Said { seat, phrase } => Some((seat, phrase)),
        _ => None,
    };
    missed.into_iter().filter_map(said).collect()
}

#[test]
fn everybody_hears_what_is_said_who_says_it_too() {
    let mut party = bluffing();
    party.comes(WATCHER);
    let since = party.table.seq();
    party.ask(BEN, SAY).expect("says it");
    let told = party.told(since);
    for player in [ANNA, BEN, WATCHER] {
        let said = r#"{"type":"said","seat":1,"phrase":"would_i_lie"}"#;
        assert!(told[&player].contains(said), "{player:?}: {}", told[&player]);
        assert_eq!(missed(&party, player, since), [(Seat(1), Phrase::WouldILie)]);
    }
    let said = Entry::Said { seat: Seat(1), phrase: Phrase::WouldILie, by_bot: false };
    assert_eq!(party.log.last(), Some(&said));
}

#[test]
fn a_seat_says_some_things_at_once_and_then_one_after_the_other() {
    let mut party = bluffing();
    for _ in 0..TALK_AT_ONCE {
        party.ask(ANNA, SAY).expect("says it");
    }
    let stored = party.log.len();
    assert_eq!(party.ask(ANNA, SAY), Err(Refusal::TooMuchTalk));
    party.ask(BEN, SAY).expect("another seat");
    party.wait(TALK_EVERY_MS - 1);
    assert_eq!(party.ask(ANNA, SAY), Err(Refusal::TooMuchTalk));
    party.wait(1);
    party.ask(ANNA, SAY).expect("once more");
    assert_eq!(party.ask(ANNA, SAY), Err(Refusal::TooMuchTalk));
    assert_eq!(party.log.len(), stored + 2, "what is refused is not stored");
}

#[test]
fn who_plays_at_the_table_talks_before_during_and_after_a_match_and_nobody_else() {
    let mut party = TestTable::seated("maxonaut", 2, 2, 5);
    party.comes(WATCHER);
    party.ask(ANNA, SAY).expect("before");
    assert_eq!(party.ask(WATCHER, SAY), Err(Refusal::NotSeated));
    party.ask(ANNA, Command::Start { first: None }).expect("starts");
    party.ask(ANNA, SAY).expect("during");
    party.ask(BEN, Command::Leave).expect("leaves");
    assert_eq!(party.ask(BEN, SAY), Err(Refusal::BotPlays));
    party.ask(BEN, Command::Return).expect("comes back");
    party.ask(BEN, SAY).expect("and talks again");
    party.bluff_to_the_end();
    assert_eq!(party.table.phase(), TablePhase::Finished);
    party.ask(BEN, SAY).expect("after");
}

/// Talk by others makes no move stale: a move meant for this situation still counts.
#[test]
fn talk_makes_no_move_stale() {
    let mut party = bluffing();
    let turn = party.maxonaut(WATCHER).turn;
    let Some(on) = [ANNA, BEN].into_iter().find(|player| *player == player_on(turn)) else {
        panic!("the seed lets a person begin")
    };
    let seen = party.table.seq();
    party.ask(ANNA, SAY).expect("says it");
    party.ask(BEN, SAY).expect("says it");
    let mv = AnyMove::Maxonaut(party.maxonaut(on).legal[0]);
    party.ask_having_seen(seen, on, Command::Move { mv }).expect("still meant for this");
}

/// Asks the bot that has the turn, if any, and lets it move and speak.
fn bot_moves(party: &mut TestTable, phrase: Phrase) -> Option<Vec<Entry>> {
    let questions = party.table.questions();
    let question = questions.iter().find(|question| question.has_turn)?;
    let mv = question.view.legal()[0];
    let reply = BotMove { mv, after_ms: 500, say: Some(phrase) };
    party.table.bot_answers(question, Some(reply), Millis(party.now));
    let stored = party.log.len();
    party.wait(499);
    assert_eq!(party.log.len(), stored, "not a word before its time");
    party.wait(1);
    Some(party.log[stored..].to_vec())
}

#[test]
fn a_bot_speaks_just_before_its_move_and_moves_in_silence_when_it_has_said_a_lot() {
    let mut party = TestTable::playing("maxonaut", 1, 2, 5);
    let (mut spoke, mut silent) = (0, 0);
    while spoke < TALK_AT_ONCE || silent == 0 {
        let turn = party.maxonaut(ANNA).turn;
        if player_on(turn) == ANNA {
            let mv = AnyMove::Maxonaut(party.maxonaut(ANNA).legal[0]);
            party.ask(ANNA, Command::Move { mv }).expect("legal");
            continue;
        }
        let made = bot_moves(&mut party, Phrase::PokerFace).expect("its turn");
        match made.as_slice() {
            [Entry::Said { seat, phrase: Phrase::PokerFace, by_bot: true }, moved] => {
                assert!(matches!(moved, Entry::Moved { seat: at, .. } if at == seat));
                spoke += 1;
            }
            [Entry::Moved { by_bot: true, .. }] => silent += 1,
            other => panic!("{other:?}"),
        }
    }
}

/// A phrase from a person's seat would count as that person's own.
#[test]
fn a_bot_that_plays_on_for_a_person_is_silent() {
    let mut party = TestTable::seated("maxonaut", 2, 2, 5);
    party.ask(ANNA, Command::Start { first: Some(Seat(1)) }).expect("starts");
    party.ask(BEN, Command::Leave).expect("leaves");
    let made = bot_moves(&mut party, Phrase::Clap).expect("its turn");
    assert!(matches!(made.as_slice(), [Entry::Moved { by_bot: true, .. }]), "{made:?}");
}
