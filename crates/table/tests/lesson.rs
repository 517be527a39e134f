//! Lessons at a table: all other seats move as the lesson prescribes, and the learner is guided all the way.
#![allow(missing_docs)]

use stammtisch_engine::seat::Seat;
use stammtisch_playscript::lesson;
use stammtisch_table::wire::{
    AnyMove, AnyView, Command, LessonAwaits, LessonView, Phrase, TablePhase, TableSettings,
};
use stammtisch_table::{
    BotHouse, Entry, Header, LESSON_MOVE_AFTER_MS, Millis, PlayerId, Record, Refusal, Table,
};

mod test_table;
use test_table::{TestTable, bot_kinds};

const LEARNER: PlayerId = PlayerId(1);

fn lesson_of(party: &TestTable) -> LessonView {
    party.table_view(LEARNER).now.lesson.expect("a lesson")
}

fn legal_now(party: &TestTable) -> Vec<AnyMove> {
    party.table_view(LEARNER).now.game.as_ref().map(AnyView::legal).unwrap_or_default()
}

/// Makes the first legal move that the lesson accepts, after trying all that it refuses.
fn find_it(party: &mut TestTable) -> usize {
    let mut others = 0;
    for mv in legal_now(party) {
        match party.ask(LEARNER, Command::Move { mv }) {
            Ok(()) => return others,
            Err(Refusal::LessonElse) => others += 1,
            Err(refusal) => panic!("{mv:?} was offered and is refused: {refusal}"),
        }
    }
    panic!("the lesson takes none of what is legal");
}

/// Plays until the lesson is over; returns how many steps it had and how many moves were refused.
fn through(
    party: &mut TestTable,
    mut each: impl FnMut(&mut TestTable, &LessonView),
) -> (u16, usize) {
    let mut elsewhere = 0;
    loop {
        let now = lesson_of(party);
        each(party, &now);
        match now.awaits {
            LessonAwaits::Nothing => return (now.done, elsewhere),
            LessonAwaits::GoOn => {
                assert!(now.text.is_some() && legal_now(party).is_empty(), "{now:?}");
                party.ask(LEARNER, Command::GoOn).expect("is read");
            }
            LessonAwaits::Move => {
                assert_eq!(party.ask(LEARNER, Command::GoOn), Err(Refusal::LessonElse));
                elsewhere += find_it(party);
            }
            LessonAwaits::Others => {
                assert!(legal_now(party).is_empty(), "{now:?}");
                party.wait(LESSON_MOVE_AFTER_MS - 1);
                assert_eq!(lesson_of(party).done, now.done, "nobody is hurried");
                party.wait(1);
            }
        }
        assert!(lesson_of(party).done == now.done + 1, "one step after the other: {now:?}");
    }
}

#[test]
fn every_lesson_leads_to_its_end_and_takes_kindly_what_it_is_not_about() {
    for id in lesson::ids() {
        let mut party = TestTable::learning(id);
        let (done, elsewhere) = through(&mut party, |_, _| {});
        let end = lesson_of(&party);
        assert_eq!((done, end.text.is_some()), (end.steps, false));
        assert!(elsewhere > 3, "{id}: there was little else to do");
        assert_eq!(party.table.phase(), TablePhase::Finished);
        let winners = party.table_view(LEARNER).evening[0].winners.clone();
        assert_eq!(winners, [Seat(0)], "{id}");
    }
}

#[test]
fn a_lesson_goes_on_where_it_was_after_everything_has_been_forgotten() {
    for id in lesson::ids() {
        let mut party = TestTable::learning(id);
        let (steps, _) = through(&mut party, |party, now| {
            let header = Header::from_bytes(&party.table.header().to_bytes()).expect("reads");
            assert_eq!(header, party.table.header());
            let house = BotHouse { kinds: bot_kinds(), names: Vec::new() };
            let mut again = Table::open(header, house).expect("opens");
            let stored = party.log.iter().cloned();
            let log = stored.map(|entry| (Record { entry, command: None }, None));
            again.replay(log).expect("replays");
            assert_eq!(again.digest(), party.table.digest());
            again.note_time(Millis(party.now));
            let told = |table: &Table| format!("{:?}", table.welcome(LEARNER, None));
            let lesson = |told: String| {
                let (_, lesson) = told.rsplit_once("lesson: Some").expect("a lesson");
                lesson.split_once("mark").expect("its end").0.to_owned()
            };
            assert_eq!(lesson(told(&again)), lesson(told(&party.table)), "{now:?}");
        });
        assert!(steps > 10);
    }
}

#[test]
fn nobody_watches_a_lesson_again() {
    let mut party = TestTable::learning("first-deal");
    party.table.kept_as(stammtisch_ids::TableId(7));
    through(&mut party, |_, _| ());
    let evening = party.table_view(LEARNER).evening;
    assert!(evening.iter().all(|result| result.replay.is_none()), "{evening:?}");
}

#[test]
fn a_lesson_is_nothing_but_the_lesson() {
    let mut party = TestTable::learning("first-deal");
    let names = party.table_view(LEARNER).now.seats;
    assert!(format!("{names:?}").contains("Greta"), "those of whom the lesson speaks sit there");
    let tried = [
        Command::Say { phrase: Phrase::Hello },
        Command::ChangeSettings { settings: TableSettings::default() },
        Command::NextDeal,
        Command::Rematch,
        Command::Stand,
        Command::Vote { about: Seat(1) },
        Command::Write { text: "hello".into() },
        Command::RemoveBot { seat: Seat(1) },
        Command::Start { first: None },
        Command::Sit { seat: Some(Seat(1)) },
    ];
    for command in tried {
        assert_eq!(party.ask(LEARNER, command.clone()), Err(Refusal::LessonElse), "{command:?}");
    }
    assert!(party.table.questions().is_empty(), "no bot is asked");
    // Nothing is done either for a learner who thinks for an hour, or goes away for as long.
    let before = party.table.seq();
    party.wait(3_600_000);
    party.goes(LEARNER);
    party.wait(3_600_000);
    assert_eq!(party.table.seq(), before);
}

#[test]
fn nothing_moves_while_the_learner_is_away() {
    let mut party = TestTable::learning("first-bluff");
    party.ask(LEARNER, Command::GoOn).expect("is read");
    assert_eq!(lesson_of(&party).awaits, LessonAwaits::Others);
    party.goes(LEARNER);
    party.wait(60_000);
    assert_eq!((lesson_of(&party).done, party.table.next_deadline()), (1, None));
    party.comes(LEARNER);
    party.wait(LESSON_MOVE_AFTER_MS);
    assert!(lesson_of(&party).done > 1);
    assert!(matches!(party.log.last(), Some(Entry::Moved { by_bot: true, .. })));
}

#[test]
fn elsewhere_there_is_nothing_to_read() {
    let mut party = TestTable::playing("live", 1, 2, 1);
    assert_eq!(party.ask(LEARNER, Command::GoOn), Err(Refusal::NoLesson));
    assert_eq!(party.table_view(LEARNER).now.lesson, None);
}
