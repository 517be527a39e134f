//! The game that a rules file is for, and what is the same for all games.

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyRulesFile, GameId, from_text, preset};
use stammtisch_engine::{mau, maxonaut};

fn game(text: &str) -> GameId {
    let file = AnyRulesFile::read(text).unwrap_or_else(|wrong| panic!("{text}: {}", wrong[0]));
    file.resolve(&BTreeMap::new()).unwrap_or_else(|wrong| panic!("{text}: {}", wrong[0])).game()
}

#[test]
fn a_file_is_for_the_game_it_names_or_that_of_its_base() {
    for (text, expected) in [
        ("base = \"live\"", GameId::Mau),
        ("base = \"live\"\ngame = \"mau\"", GameId::Mau),
        ("base = \"maxonaut\"", GameId::Maxonaut),
        ("game = \"maxonaut\"\nbase = \"maxonaut\"\nlimit = 3", GameId::Maxonaut),
        (mau::rules::preset::text("live").expect("preset"), GameId::Mau),
        (preset::text("maxonaut").expect("preset"), GameId::Maxonaut),
    ] {
        assert_eq!(game(text), expected, "{text}");
    }
}

#[test]
fn a_game_that_there_is_not_and_one_that_does_not_go_with_the_base_are_told() {
    let games = GameId::ALL.map(GameId::name).join(", ");
    let bases = preset::bases().collect::<Vec<_>>().join(", ");
    for (text, code, field, line, says) in [
        (
            "\ngame = \"maxonuat\"\n",
            "unknown_game",
            "game",
            2,
            &*format!("there are: {games}; did you mean `maxonaut`?"),
        ),
        ("game = 3\nbase = \"live\"\n", "unknown_game", "game", 1, &*format!("one of: {games}")),
        (
            "game = \"maxonaut\"\nbase = \"live\"\n",
            "wrong_game",
            "base",
            2,
            "`live` is for the game \"mau\", and this file for \"maxonaut\"",
        ),
        (
            "game = \"mau\"\n\nbase = \"maxonaut\"\n",
            "wrong_game",
            "base",
            3,
            "this file for \"mau\"",
        ),
        (
            "base = \"maxonuat\"\n",
            "unknown_base",
            "base",
            1,
            &*format!("{bases}; did you mean `maxonaut`?"),
        ),
        ("base = 7\n", "unknown_base", "base", 1, "write the id of a preset"),
        ("deal.hand = 5\n", "bad_format", "format", 0, "or name a `base`"),
    ] {
        let found = match AnyRulesFile::read(text) {
            Err(found) => found,
            Ok(file) => file.check(),
        };
        assert_eq!((found[0].code, found[0].field.as_str()), (code, field), "{text}: {}", found[0]);
        assert_eq!(found[0].line, (line > 0).then_some(line), "{text}: {}", found[0]);
        assert!(found[0].message.contains(says), "{text}: {}", found[0]);
    }
}

#[test]
fn a_reader_of_one_game_refuses_files_of_another() {
    let text = preset::text("maxonaut").expect("preset");
    let found = mau::rules::RulesFile::read(text).expect_err("another game");
    assert_eq!((found[0].code, found[0].field.as_str()), ("wrong_game", "game"));
    assert!(found[0].line.is_some_and(|line| {
        text.lines().nth(line - 1).is_some_and(|line| line == "game = \"maxonaut\"")
    }));
    let found = mau::rules::from_text(text).expect_err("another game");
    assert_eq!(found[0].code, "wrong_game");
    let text = format!("game = \"mau\"\n{text}").replace("game = \"maxonaut\"\n", "");
    assert!(maxonaut::rules::RulesFile::read(&text).is_err());
}

#[test]
fn what_is_said_at_the_head_of_a_file_is_said_nowhere_else() {
    let option = "[[options]]\nid = \"x\"\nname = { de = \"X\", en = \"X\" }\ndefault = \"a\"\n\
                  choices = [\n{ id = \"a\", name = { de = \"A\", en = \"A\" } },\n\
                  { id = \"b\", name = { de = \"B\", en = \"B\" }, set = { game = \"mau\" } },\n]\n";
    let file = AnyRulesFile::read(&format!("base = \"live\"\n{option}")).expect("sound");
    let found = file.check();
    assert_eq!(
        (found[0].code, found[0].field.as_str(), found[0].line),
        ("unknown_field", "options.x.choices.b.set.game", Some(8)),
        "{}",
        found[0]
    );
    assert!(found[0].message.contains("stands at the head of a file"), "{}", found[0]);
    let text = "base = \"live\"\n[[when]]\nseats = 2\nset = { game = \"mau\" }\n";
    let found = AnyRulesFile::read(text).expect("sound").check();
    assert_eq!((found[0].code, found[0].field.as_str()), ("bad_when", "when.1.set.game"));
}

/// The form kept in logs: it begins with the game; without one it is Mau-Mau, as in all older logs.
#[test]
fn written_out_rules_are_read_again_as_the_game_they_are_for() {
    for id in preset::ids() {
        let file = AnyRulesFile::read(preset::text(id).expect("preset")).expect("sound");
        let house = file.resolve(&BTreeMap::new()).expect("sound");
        assert_eq!(Some(house.game()), preset::game(id));
        let text = house.to_text();
        let (head, rest) = text.split_once('\n').expect("lines");
        assert_eq!(head, format!("game = \"{}\"", house.game().name()));
        assert_eq!(from_text(&text), Ok(house.clone()), "{id}");
        let read = from_text(rest);
        match house.game() {
            GameId::Mau => assert_eq!(read, Ok(house.clone()), "{id}"),
            _ => assert!(read.is_err(), "{id}"),
        }
        let seats = house.head().seats.recommended;
        assert_eq!(house.compile(seats).expect("sound").seats(), seats);
        let whole = AnyRulesFile::read(&file.to_text().expect("sound")).expect("sound");
        assert_eq!(whole.options(), file.options(), "{id}");
        assert_eq!(whole.plain(), file.plain(), "{id}");
    }
}

#[test]
fn every_preset_of_every_game_is_sound_under_every_choice_and_every_two() {
    for id in preset::ids() {
        let file = AnyRulesFile::read(preset::text(id).expect("preset")).expect("sound");
        let found = file.check();
        assert!(found.is_empty(), "{id}: {}", found[0]);
    }
}

#[test]
fn only_rules_of_one_game_can_be_compared_field_by_field() {
    let house = |text: &str| {
        AnyRulesFile::read(text).expect("sound").resolve(&BTreeMap::new()).expect("sound")
    };
    let (maxonaut, live) = (house("base = \"maxonaut\""), house("base = \"live\""));
    assert_eq!(maxonaut.differences(&live), None);
    assert_eq!(live.differences(&live), Some(Vec::new()));
    let other = house("base = \"maxonaut\"\nlimit = 7\ndeck.bomb = \"none\"\nannounce.skips = [2]");
    let told: Vec<_> = maxonaut.differences(&other).expect("one game").into_iter().collect();
    let told: Vec<_> = told
        .iter()
        .map(|one| (one.field.as_str(), one.before.as_deref(), one.after.as_deref()))
        .collect();
    assert_eq!(
        told,
        [
            ("announce.skips", Some("[]"), Some("[2]")),
            ("deck.bomb", Some("1"), None),
            ("limit", Some("5"), Some("7")),
        ]
    );
}
