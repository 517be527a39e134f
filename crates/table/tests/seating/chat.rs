//! Chat lines: written only where the host allows it, and kept nowhere afterwards.

use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{
    ChatLine, Command, Occupant, Phrase, ServerMessage, TableSettings, TalkRule,
};
use stammtisch_table::{Profile, Refusal, TALK_AT_ONCE, TALK_EVERY_MS};

use super::test_table::TestTable;
use super::*;

fn free() -> TableSettings {
    TableSettings { talk: TalkRule::Free, ..TableSettings::default() }
}

fn write(text: &str) -> Command {
    Command::Write { text: text.into() }
}

fn person(party: &TestTable, seat: Seat) -> u32 {
    match now(party, ANNA).seats[seat.index()].occupant {
        Occupant::Person { person, .. } => person,
        ref other => panic!("no person: {other:?}"),
    }
}

fn chat(party: &TestTable, player: PlayerId) -> Vec<ChatLine> {
    match party.table.welcome(player, None) {
        ServerMessage::Welcome { chat, .. } => chat,
        other => panic!("no welcome: {other:?}"),
    }
}

#[test]
fn a_line_goes_to_everybody_and_into_no_log() {
    let mut party = gathered(2, 3, free());
    party.profile(BEN, false);
    party.comes(WATCHER);
    let (stored, seq) = (party.log.len(), party.table.seq());
    party.ask(BEN, write(" Wer teilt aus? ")).expect("writes");
    let (seat, text) = (Seat(1), "Wer teilt aus?".into());
    let line =
        ChatLine { no: 1, seat, person: person(&party, seat), name: "player 2".into(), text };
    assert_eq!(party.passed, [ServerMessage::Wrote { line: line.clone() }]);
    assert_eq!((party.log.len(), party.table.seq()), (stored, seq));
    for player in [ANNA, BEN, WATCHER] {
        assert_eq!(chat(&party, player), std::slice::from_ref(&line));
    }
    party.table = replayed(&party);
    assert_eq!(chat(&party, ANNA), []);
}

#[test]
fn the_host_says_how_one_talks() {
    let mut party = gathered(2, 2, TableSettings::default());
    let say = Command::Say { phrase: Phrase::Hello };
    assert_eq!(party.ask(BEN, write("Hallo")), Err(Refusal::NoFreeTalk));
    party.ask(BEN, say.clone()).expect("phrases are allowed");
    let silent = TableSettings { talk: TalkRule::Silent, ..TableSettings::default() };
    party.ask(ANNA, Command::ChangeSettings { settings: silent }).expect("silence");
    assert_eq!(party.ask(BEN, say), Err(Refusal::SilentTable));
    assert_eq!(party.ask(BEN, write("Hallo")), Err(Refusal::NoFreeTalk));
    party.ask(ANNA, Command::ChangeSettings { settings: free() }).expect("freedom");
    assert_eq!(party.ask(BEN, write("\u{202e}")), Err(Refusal::BadText));
    assert_eq!(party.ask(WATCHER, write("Hallo")), Err(Refusal::NotSeated));
}

#[test]
fn writing_and_saying_are_limited_together() {
    let mut party = gathered(2, 2, free());
    for no in 1..TALK_AT_ONCE {
        party.ask(BEN, write(&format!("{no}"))).expect("writes");
    }
    party.ask(BEN, Command::Say { phrase: Phrase::Hello }).expect("says");
    assert_eq!(party.ask(BEN, write("more")), Err(Refusal::TooMuchTalk));
    party.ask(ANNA, write("me too")).expect("another seat");
}

/// A repeated chat command is answered, but not written again.
#[test]
fn what_is_sent_twice_is_written_once() {
    use stammtisch_table::{Decision, Request};
    let mut party = gathered(2, 2, free());
    party.ask(BEN, write("once")).expect("writes");
    let no = party.table.last_no(BEN);
    let request = Request { player: BEN, no, base: party.table.seq(), command: write("once") };
    let seed = stammtisch_engine::chance::Seed::from_number(1);
    let decision = party.table.handle(&request, &mut || seed);
    assert!(matches!(decision, Ok(Decision::Known(Ok(_)))), "{decision:?}");
    assert_eq!(chat(&party, ANNA).len(), 1);
}

/// People who mute somebody go by the number: names and seats change.
#[test]
fn a_person_has_one_number_under_every_name_and_on_every_seat() {
    let mut party = gathered(3, 3, free());
    let before = [0, 1, 2].map(|seat| person(&party, Seat(seat)));
    assert!(before[0] != before[1] && before[1] != before[2] && before[0] != before[2]);
    party.ask(BEN, Command::Stand).expect("stands");
    assert_eq!(now(&party, BEN).you.watcher, Some(before[1]));
    party.ask(CLEO, Command::Stand).expect("stands");
    party.ask(BEN, Command::Sit { seat: Some(Seat(2)) }).expect("sits");
    party.profile(BEN, true);
    party.ask(BEN, write("Hallo")).expect("writes");
    assert_eq!(chat(&party, ANNA)[0].person, before[1]);
    assert_eq!(person(&party, Seat(2)), before[1]);
    party.table = replayed(&party);
    assert_eq!(person(&party, Seat(2)), before[1], "after a restart as well");
}

#[test]
fn the_latest_lines_are_kept() {
    let mut party = gathered(2, 2, free());
    for no in 1..=60 {
        party.ask(BEN, write(&no.to_string())).expect("writes");
        party.wait(TALK_EVERY_MS);
    }
    let lines = chat(&party, ANNA);
    assert_eq!((lines.len(), lines[0].no, lines[0].text.as_str()), (50, 11, "11"));
}

/// Chat lines disappear with their writer, and a new name appears on old lines too.
#[test]
fn a_line_has_the_name_of_who_wrote_it() {
    let mut party = gathered(2, 2, free());
    party.ask(BEN, write("Ich bin es.")).expect("writes");
    party.ask(ANNA, write("Wer?")).expect("writes");
    party.table.set_profile(BEN, Profile { name: "Benno".into(), left_handed: false });
    party.ask(BEN, Command::Stand).expect("stands up");
    let lines = chat(&party, ANNA);
    assert_eq!((lines[0].name.as_str(), lines[0].text.as_str()), ("Benno", "Ich bin es."));

    assert!(party.table.knows(BEN));
    party.table.forget(BEN);
    assert!(!party.table.knows(BEN) && party.table.take_news());
    let texts: Vec<_> = chat(&party, ANNA).into_iter().map(|line| line.text).collect();
    assert_eq!(texts, ["Wer?"]);
}
