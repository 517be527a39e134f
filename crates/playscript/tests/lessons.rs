//! The built-in lessons: whichever way the learner takes where a lesson leaves a choice, it plays to its end,
//! and the learner wins.
#![allow(missing_docs)]

use stammtisch_engine::any::{AnyRules, AnyRulesFile, preset};
use stammtisch_engine::each_game;
use stammtisch_engine::game::{Game, Status};
use stammtisch_engine::mau;
use stammtisch_engine::maxonaut;
use stammtisch_engine::seat::Seat;
use stammtisch_playscript::lesson::{self, Does, LEARNER, Lesson, LessonSteps, Prepared};

fn lessons() -> impl Iterator<Item = (Lesson, AnyRules)> {
    lesson::ids().map(|id| {
        let lesson = Lesson::read(lesson::text(id).expect("it is there")).expect(id);
        assert_eq!(lesson.id, id);
        let file =
            AnyRulesFile::read(preset::text(&lesson.base).expect("a preset")).expect("reads");
        let seats = lesson.seats().try_into().expect("few");
        let rules = file.compile(&lesson.options, seats).expect("rules");
        (lesson, rules)
    })
}

/// What is seen at one moment of a lesson.
struct Moment<'a> {
    /// The cards in the learner's hand.
    hand: Vec<String>,
    mark: &'a [String],
    waits: bool,
}

/// Follows every way through the steps from `at`; returns how many there are.
fn ways<G: Game>(
    rules: &G::Rules,
    prepared: &Prepared<G>,
    state: &G::State,
    at: usize,
    look: &impl Fn(&G::State, Moment<'_>),
    hand: &impl Fn(&G::State) -> Vec<String>,
    won: &impl Fn(&G::State) -> bool,
) -> usize
where
    G::State: Clone,
{
    let Some(step) = prepared.steps.get(at) else {
        assert_eq!(G::status(state), Status::MatchOver, "the lesson ends with the game");
        assert!(won(state), "the learner wins");
        return 1;
    };
    let waits = !matches!(step.does, Does::Other(..));
    look(state, Moment { hand: hand(state), mark: &step.mark, waits });
    let on = |state: &G::State| ways(rules, prepared, state, at + 1, look, hand, won);
    let mv = |seat: Seat, mv: G::Move| {
        let mut legal = G::Moves::default();
        G::legal(rules, state, seat, &mut legal);
        assert!(legal.contains(&mv), "step {at}: {mv:?} is not legal");
        let mut next = state.clone();
        G::play(rules, &mut next, seat, mv, &mut |_| {}).expect("legal");
        on(&next)
    };
    match &step.does {
        Does::Read => on(state),
        Does::Learner(moves) => moves.iter().map(|one| mv(LEARNER, *one)).sum(),
        Does::Other(seat, one) => mv(*seat, *one),
    }
}

/// Marks name things that are there.
fn marks_are_true(moment: &Moment<'_>) {
    for mark in moment.mark {
        let (what, which) = mark.split_once(':').unwrap_or((mark, ""));
        match what {
            "card" => assert!(moment.hand.iter().any(|card| card == which), "{mark} is not held"),
            "hand" | "pile" | "draw" | "catch" | "believe" | "doubt" => {
                assert_eq!(which, "");
            }
            "choice" => assert!(!which.is_empty(), "{mark}"),
            "call" | "seat" => assert!(which.parse::<u8>().is_ok(), "{mark}"),
            "claim" => assert!(which.parse::<maxonaut::Said>().is_ok(), "{mark}"),
            _ => panic!("nothing is called {mark}"),
        }
    }
}

#[test]
fn every_lesson_plays_to_its_end_on_every_way_that_it_leaves_open() {
    for (lesson, rules) in lessons() {
        let look_at = |moment: Moment<'_>| {
            marks_are_true(&moment);
            assert!(moment.waits || moment.mark.is_empty(), "marks stand where somebody reads");
        };
        let count = match (&lesson.course, &rules) {
            (LessonSteps::Mau(prepared), AnyRules::Mau(rules)) => {
                let state = prepared.begin(rules, &mut |_| {});
                let view = |state: &mau::State| mau::Mau::view(rules, state, Some(LEARNER));
                let hand = |state: &mau::State| {
                    view(state).hand.cards().map(|card| card.to_string()).collect()
                };
                let won = |state: &mau::State| {
                    let view = view(state);
                    view.players[0].place == Some(1)
                };
                ways(&**rules, prepared, &state, 0, &|_, moment| look_at(moment), &hand, &won)
            }
            (LessonSteps::Maxonaut(prepared), AnyRules::Maxonaut(rules)) => {
                let state = prepared.begin(rules, &mut |_| {});
                let view =
                    |state: &maxonaut::State| maxonaut::Maxonaut::view(rules, state, Some(LEARNER));
                let hand = |state: &maxonaut::State| {
                    view(state).hand.cards().map(|card| card.name().to_owned()).collect()
                };
                let won = |state: &maxonaut::State| view(state).players[0].points == 0;
                ways(&**rules, prepared, &state, 0, &|_, moment| look_at(moment), &hand, &won)
            }
            _ => panic!("{}: another game than its rules", lesson.id),
        };
        assert!(count >= 1);
    }
}

#[test]
fn whatever_a_lesson_says_it_says_in_both_languages_and_in_few_words() {
    for (lesson, _) in lessons() {
        let texts: Vec<_> = each_game!(LessonSteps, &lesson.course, one => {
            one.steps.iter().map(|step| step.text.clone()).collect()
        });
        assert!(texts.first().is_some_and(Option::is_some), "somebody says hello");
        assert!(texts.last().is_some_and(Option::is_some), "and how it has ended");
        let said: Vec<_> = texts.into_iter().flatten().chain([lesson.name.clone()]).collect();
        for text in &said {
            for (words, most) in [(&text.de, 175), (&text.en, 175)] {
                assert!(!words.is_empty() && words.chars().count() <= most, "{words}");
            }
        }
        // A slow reader reads two words a second: three minutes with all moves.
        let words: usize = said.iter().map(|text| text.de.split_whitespace().count()).sum();
        assert!(words <= 330, "{}: {words} words", lesson.id);
    }
}

#[test]
fn what_is_no_lesson_is_refused_with_a_reason() {
    let good = lesson::text("first-deal").expect("it is there");
    for (from, to) in [
        ("rules live", "rules nowhere"),
        ("options format=single", "set deal.hand = 3"),
        ("top KH", "top KH\nYou QH"),
        ("top KH", "top QH"),
        ("does = \"Greta QS\"", "does = \"You QS\""),
        ("does = \"Greta QS\"", "does = \"Nobody QS\""),
        ("does = \"Greta QS\"", "does = \"Greta QS\"\nyou = [\"QH\"]"),
        ("does = \"Greta QS\"", "mark = []"),
        ("you = [\"draws\"]", "you = [\"flies\"]"),
        ("you = [\"draws\"]", "you = [\"draws draws\"]"),
        ("id =", "name2 ="),
    ] {
        let bad = good.replacen(from, to, 1);
        assert_ne!(bad, good, "{from}");
        let error = Lesson::read(&bad).err().map(|error| error.to_string());
        assert!(error.is_some_and(|why| !why.is_empty()), "{from} -> {to}");
    }
}
