//! Tests of the error messages for Maxonaut scripts that cannot be read, or from which the game deviates.

use crate::{Deviation, Script, ScriptError};

const HEAD: &str = "rules maxonaut\nseats Anna Ben\nhand Anna: 7 3 5 5\nhand Ben: 9 8 virus 2\n\
                    top 4 6\ndraw: 1 2\n";

fn read(text: &str) -> Result<Script, ScriptError> {
    Script::read(text, |_| Err("no such file".into()))
}

/// The line and message of the error in `text`.
fn error(text: &str) -> (usize, String) {
    let error = read(text).expect_err(text);
    (error.line, error.message)
}

fn deviation(body: &str) -> Deviation {
    read(&format!("{HEAD}{body}")).expect(body).run().expect_err(body)
}

#[test]
fn every_error_names_its_line_and_what_would_be_right() {
    let line = HEAD.lines().count() + 1;
    for (text, message) in [
        ("Dora lays 7 3", "begins with the name of a seat (Anna, Ben)"),
        ("Anna", "say what is done: believes, doubts, lays, says, shows or bears"),
        ("Anna draws", "`draws` is no move: write believes, doubts"),
        ("Anna lays", "a card is missing"),
        ("Anna lays 7 3 5", "`5` is too much here"),
        ("Anna lays 7H", "`7H` is no card: write 1 to 9, joker"),
        ("Anna lays seven", "`seven` is no card"),
        ("Anna says", "a value is missing"),
        ("Anna says 20", "`20` is no value: a value has two digits from 1 to 9"),
        ("Anna says 543", "`543` is no value"),
        ("Anna shows", "a card is missing"),
        ("Anna shows 1 2 3 4", "`4` is too much here"),
        ("Anna lays 7 3 ! wrong", "expected one of `no_such_seat`"),
        ("expect luck", "`luck` cannot be expected; there are: hand, cards, top"),
        ("expect phase threat", "`threat` is no phase: judge, opening, lay"),
        ("expect top 7H", "`7H` is no card"),
        ("expect worth 37", "`37` is no value: write 73"),
        ("expect laid deck", "write `none`, or `hand` and `unseen` for each card"),
        ("expect event boom", "there is no event `boom`; there are: drew, laid"),
        ("expect knows Anna hand", "`hand` is not known: write top, below or worth"),
        ("expect knows Anna worth much", "`much` is not a value, nothing, trap, chance or unknown"),
        ("expect knows Dora top ? ?", "nobody here is `Dora`"),
        ("expect legal Ben doubts", "write `legal Ben: believes, doubts`"),
        ("expect legal Ben: says 33 to 12", "`12` is no value: write 21"),
    ] {
        let (at, found) = error(&format!("{HEAD}{text}\n"));
        assert_eq!(at, line, "{text}");
        assert!(found.contains(message), "{text}: {found}");
    }
}

#[test]
fn the_header_is_checked_as_well() {
    for (text, line, message) in [
        ("rules maxonaut\nseats 2", 2, "nothing says how the cards lie"),
        ("rules maxonaut\nseats 2\nhand A: 7", 3, "say which two cards lie on top"),
        ("rules maxonaut\nseats 2\ntop 7", 3, "a card is missing"),
        ("rules maxonaut\nseats 2\ntop 7 8 9", 3, "`9` is too much here"),
        ("rules maxonaut\nseats 2\ntop 7 8\nhand A: 7 7 7 7", 4, "7 stands here 5 times"),
        ("rules maxonaut\nseats 2\ntop 7 8\nhand A: 1 2 3 4 5", 4, "a full hand has 4 cards"),
        ("rules maxonaut\nseats 2\ntop 7 8\nhand A: rest", 4, "a full hand has 4 cards"),
        ("rules maxonaut\nseats 2\ntop 7 8\nhand A:", 4, "name at least one card"),
        ("rules maxonaut\nseats 2\ntop 7 8\npoints A 5", 4, "less than 5 penalty points"),
        ("rules maxonaut\nseats 2\nseed 1\npoints A 3", 4, "need cards in given places"),
        ("rules maxonaut\nseats 2\nseed 1\nscore A 3", 4, "a line does not begin with `score`"),
        ("rules live\nseats 2\nseed 1\nstarter A", 4, "a line does not begin with `starter`"),
        ("rules maxonaut\nseats Anna Virus", 2, "`Virus` is no name for a seat: it is a card"),
        ("rules live\nseats Anna points", 2, "it is a word of the format"),
    ] {
        let (at, found) = error(text);
        assert!(found.contains(message), "{text}: {found}");
        assert_eq!(at, line, "{text}: {found}");
    }
}

#[test]
fn the_first_deviation_says_what_is_so_instead() {
    const SAID: &str = "Anna lays 7 3\nAnna says 73\n";
    for (body, expected, found) in [
        (
            "Anna lays 7 3 ! not_in_hand",
            "refused with not_in_hand: that card is not in the hand",
            "legal",
        ),
        ("expect hand Anna: 7 5", "5 7", "3 5 5 7"),
        ("expect top 6 4", "6 4", "4 6"),
        ("expect worth 63", "63", "64"),
        ("expect phase lay", "lay", "opening"),
        ("expect knows Anna top 4 6", "4 6", "? ?"),
        ("expect loser Ben", "Ben", "none"),
        ("expect winners Ben", "Ben", "the match is not over"),
        ("expect stake 1", "1", "none"),
        (&format!("{SAID}expect legal Ben: doubts"), "doubts", "believes, doubts"),
        (
            &format!("{SAID}expect history Anna 73 hand unseen"),
            "Anna 73 hand unseen",
            "Anna 73 hand hand",
        ),
        (
            &format!("{SAID}expect seen Ben laid Anna 7 3"),
            "laid Anna 7 3",
            "these events: said Anna 73",
        ),
        (
            "Anna lays 7 3\nexpect legal Anna not says 54",
            "not says 54",
            "says 31, says 32, says 41",
        ),
    ] {
        let deviation = deviation(body);
        assert_eq!(deviation.line, HEAD.lines().count() + body.lines().count());
        assert_eq!(deviation.expected, expected, "{body}");
        assert!(deviation.found.starts_with(found), "{body}: {}", deviation.found);
    }
}

#[test]
fn a_deviation_shows_the_whole_table() {
    let body = "Anna lays 7 3\nAnna says 73\nexpect turn Anna";
    let expected = "line 9: expect turn Anna\n  expected: Anna\n  found:    Ben\n\n\
        round 1, begun by Anna, clockwise: Ben believes or doubts\n\
        said Anna 73 hand hand; top 7 3, worth 73; draw pile 34, discarded 2\n\
        next drawn: 1 2 1 1 1 2 2 3\n  \
        Anna  5 5; points 0\n> Ben   2 8 9 virus; points 0\n";
    assert_eq!(deviation(body).to_string(), expected);
}

#[test]
fn the_manual_names_every_word() {
    let manual = include_str!("../../../../docs/scripts.md");
    let (_, manual) = manual.split_once("## Maxonaut").expect("a chapter");
    let (_, refusals) = error(&format!("{HEAD}Anna bears ! x"));
    let codes = refusals.split('`').skip(3).step_by(2).map(|code| format!("`{code}`"));
    let listed = |body: &str, form: &dyn Fn(&str) -> String| -> Vec<String> {
        let (_, message) = error(&format!("{HEAD}{body}"));
        let list = message.rsplit_once("there are: ").map(|(_, list)| list.to_owned());
        list.expect("a list").split(", ").map(form).collect()
    };
    let expectations = listed("expect x", &|word| format!("`expect {word} "));
    let events = listed("expect event x", &|word| format!("`{word}"));
    assert!(expectations.len() > 25 && events.len() > 15);
    for words in codes.chain(expectations).chain(events) {
        let ends = |rest: &str| words.ends_with([' ', '`']) || rest.starts_with([' ', '`']);
        let told = manual.match_indices(&words).any(|(at, _)| ends(&manual[at + words.len()..]));
        assert!(told, "docs/scripts.md does not explain {words}");
    }
}
