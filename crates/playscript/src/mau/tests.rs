//! Tests of the error messages for Mau-Mau scripts that cannot be read, or from which the game deviates.

use crate::{Deviation, Script, ScriptError};

const HEAD: &str = "rules live\nseats Anna Ben\nhand Anna: KH KD 8S\nhand Ben: AH AS AC\ntop 9H\n";

fn read(text: &str) -> Result<Script, ScriptError> {
    Script::read(text, |name| match name {
        "mine.toml" => Ok("base = \"live\"\nid = \"mine\"\ndeal.hand = 3".into()),
        _ => Err("no such file".into()),
    })
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
        ("Dora 7H", "begins with the name of a seat (Anna, Ben)"),
        (
            "Anna jumps",
            "`jumps` is no move: write a card, draws, bears, passes, deals, wishes, targets",
        ),
        ("Anna", "say what is done"),
        ("Anna 7X", "`7X` is no move"),
        ("Anna lays 7X", "`7X` is no card: write 7H, 10S"),
        (
            "Anna JC wish green",
            "`green` is no wish: write clubs, spades, hearts, diamonds, fifth, or Kreuz",
        ),
        ("Anna JC wish", "a suit, a colour, a rank or a card is missing at the end of this line"),
        ("Anna JC wish hearts wish spades", "this is said twice about one card"),
        ("Anna XR as", "a card is missing at the end of this line"),
        ("Anna draws short few", "`few` is not a number of cards not taken"),
        ("Anna targets", "the name of a seat is missing"),
        ("Anna calls uno", "no call `uno`; these rules know mau"),
        ("Anna calls", "name the call; these rules know mau"),
        ("Anna catches Dora", "nobody here is `Dora`; at the table sit Anna, Ben"),
        ("Anna KH !", "the code of the refusal is missing"),
        ("Anna KH ! wrong", "expected one of `no_such_seat`"),
        ("Anna KH now", "`now` is too much here"),
        ("next round", "write `next deal`"),
        ("expect luck", "`luck` cannot be expected; there are: hand, cards, beside, top"),
        ("expect", "what is expected is missing"),
        ("expect turn Dora", "nobody here is `Dora`"),
        ("expect cards Anna many", "`many` is not a number of cards"),
        ("expect hand Anna: 7H 8", "`8` is no card"),
        ("expect hand Anna: 7H 7H 7H 7H", "more than three times"),
        ("expect legal Anna 7H", "write `legal Ben: draws, 7H`"),
        ("expect direction left", "clockwise or counter"),
        ("expect deal done", "`done` is not over, running or a number"),
        ("expect event boom", "there is no event `boom`; there are: chose, dealt, played"),
        ("expect event missed Dora", "nobody here is `Dora`"),
        ("expect harm 2 death", "`death` is no harm: miss, swap, give, take, closing"),
        ("expect phase end", "`end` is no phase: deal-hands, wish, turn, together"),
        ("expect round 2 blunt", "`blunt` is neither sharp nor plain"),
        ("expect rules good", "write `expect rules refused CODE`"),
    ] {
        let (at, found) = error(&format!("{HEAD}{text}\n"));
        assert_eq!(at, line, "{text}");
        assert!(found.contains(message), "{text}: {found}");
    }
}

#[test]
fn the_header_is_checked_as_well() {
    let presets = stammtisch_engine::any::preset::ids().collect::<Vec<_>>().join(", ");
    for (text, line, message) in [
        ("", 1, &*format!("say which rules: `rules PRESET` ({presets}) or")),
        ("rules", 1, "name a preset or a rules file"),
        (
            "rules theirs.toml\nseats 2",
            1,
            &*format!("no preset ({presets}) and no rules file: no such file"),
        ),
        ("rules live", 1, "say who plays: `seats Anna Ben Cem`, or `seats 3`"),
        ("rules live\nseats 2", 2, "nothing says how the cards lie"),
        ("rules live\nseats 7\nseed 1", 2, "these rules are for 2 to 4 seats"),
        ("rules live\nseats 11", 2, "at most 10 can sit at a table"),
        ("rules live\nseats Anna Anna", 2, "two seats cannot both be `Anna`"),
        (
            "rules live\nseats Anna draw",
            2,
            "`draw` is no name for a seat: it is a word of the format",
        ),
        ("rules live\nseats Anna JC", 2, "it is a card"),
        ("rules live\nseats", 2, "write `seats 3`, or a name for each"),
        ("rules live\ndealer Anna", 2, "say who plays first"),
        ("rules live\nseats 2\noptions tempo=fast\nseed 1", 1, "there is no option `tempo`"),
        ("rules live\nseats 2\noptions nine=wild\nseed 1", 1, "there is no choice `wild`"),
        ("rules live\nseats 2\noptions nine\nseed 1", 3, "write `nine=CHOICE`"),
        ("rules live\nseats 2\noptions nine=plain nine=again", 3, "`nine` is chosen twice"),
        (
            "rules schule\nseats 2\noptions nine=yes\nseed 1",
            3,
            "`nine` counts only with specials=on",
        ),
        ("rules live\nseats 2\nset deal.hand\nseed 1", 3, "write one TOML line"),
        ("rules live\nseats 2\nset deal.hands = 2\nseed 1", 1, "unknown field `hands`"),
        ("rules live\nseats 2\nset deal.hand = 30\nseed 1", 1, "deal.hand: 2 seats with 30 cards"),
        ("rules live\nseats 2\nseed 1\nseed 2", 4, "this has been said already"),
        ("rules live\nseats 2\nseed one", 3, "`one` is not a whole number from 0"),
        ("rules live\nseats 2\nseed 1\nturn A", 4, "need explicit `hand` lines"),
        ("rules live\nseats 2\nhand A: 7H\nhand B: 8H", 4, "say which card lies open: `top 9H`"),
        ("rules live\nseats 2\nhand A: 7H\ntop 8H", 4, "B has no cards: write `hand B: …`"),
        ("rules live\nseats 2\nhand A: 7H 7H", 3, "say which card lies open"),
        ("rules live\nseats 2\ntop 8H\nhand A: 7H 7H\nhand B: 8C", 4, "7H stands here twice"),
        ("rules live\nseats 2\ntop 8H\nhand A: 2H\nhand B: 8C", 4, "2H is not in the deck"),
        ("rules live\nseats 2\ntop 8H\nhand A:\nhand B: 8C", 4, "name at least one card"),
        ("rules live\nseats 2\ntop 8H\nhand A: rest\nhand B: rest", 5, "cannot both take the rest"),
        ("rules live\nseats 2\nhand A: seven", 3, "`seven` is no card"),
        ("rules live\nseats 2\nhand A: 7H\nhand A: 8H", 4, "A has a hand already"),
        ("rules live\nseats 2\ndraw: 7H nothing", 3, "`nothing` is no card"),
        ("rules live\nseats 2\nscore A 9999999", 3, "a score is at most"),
        ("rules live\nseats 2\ndeal 0", 3, "deals are counted from 1"),
        ("rules live\nseats 2\nround 2000", 3, "rounds are counted from 1 to 1000"),
        (
            "rules live\nseats 2\nhand A: 7H\nhand B: 8H\ntop 9H\nround 2\ndeal 3",
            7,
            "say `round` or `deal`, not both",
        ),
        ("rules live\nseats 2\nseed 1\nA draws\nseed 2", 5, "`seed` stands before the first move"),
        ("rules live\nseats 2\nrule", 3, "name the rule this script is about"),
    ] {
        let (at, found) = error(text);
        assert!(found.contains(message), "{text}: {found}");
        assert_eq!(at, line, "{text}: {found}");
    }
}

#[test]
fn the_first_deviation_says_what_is_so_instead() {
    for (body, expected, found) in [
        ("Anna 8S", "legal", "refused with does_not_fit: that card does not fit"),
        ("Anna KH ! does_not_fit", "refused with does_not_fit: that card does not fit", "legal"),
        (
            "Anna 8S ! not_in_hand",
            "refused with not_in_hand: that card is not in the hand",
            "refused with does_not_fit: that card does not fit",
        ),
        ("next deal", "legal", "refused with deal_not_over: this deal is not over yet"),
        ("expect top 7H", "7H", "9H"),
        ("expect hand Anna: KH 8S", "8S KH", "8S KH KD"),
        ("expect turn Ben", "Ben", "Anna"),
        ("expect penalty 2", "2", "none"),
        ("expect wish hearts", "hearts", "none"),
        ("expect legal Anna: KH, draws", "KH, draws", "KH, draws, calls mau"),
        (
            "expect legal Anna: KH, draws, calls mau, passes",
            "KH, draws, calls mau, passes",
            "KH, draws, calls mau",
        ),
        ("expect legal Anna has KD", "KD among others", "KH, draws, calls mau"),
        ("expect legal Anna not KH", "not KH", "KH, draws, calls mau"),
        ("expect open Anna mau", "Anna mau", "none"),
        ("Anna calls mau\nexpect called none", "none", "Anna mau"),
        ("expect points Anna 3", "3", "the deal is running, no points are noted yet"),
        ("expect winners Anna", "Anna", "the match is not over"),
        ("expect deal over", "over", "running"),
        ("expect place Anna 1", "place 1", "not out"),
        ("Anna KH\nexpect event missed Ben", "missed Ben", "these events: played Anna KH"),
        (
            "Anna KH\nexpect no event played Anna",
            "no event `played Anna`",
            "these events: played Anna KH",
        ),
    ] {
        let deviation = deviation(body);
        assert_eq!(deviation.text, body.lines().last().unwrap_or_default());
        assert_eq!(deviation.line, HEAD.lines().count() + body.lines().count());
        assert_eq!(
            (deviation.expected.as_str(), deviation.found.as_str()),
            (expected, found),
            "{body}"
        );
        assert!(deviation.state.contains("top "), "{}", deviation.state);
    }
}

#[test]
fn a_deviation_shows_the_whole_table() {
    let shown = deviation("Anna calls mau\nexpect turn Ben").to_string();
    let expected = "line 7: expect turn Ben\n  expected: Ben\n  found:    Anna\n\n\
        deal 1, dealt by Ben, clockwise: Anna lays or draws\n\
        top 9H, wish none; draw pile 25, discarded 0\n\
        next drawn: AD 7C 7S 7H 7D 8C 8H 8D\n\
        > Anna  8S KH KD; score 0; called mau\n  Ben   AC AS AH; score 0\n";
    assert_eq!(shown, expected);
}

#[test]
fn rules_files_lie_beside_the_script() {
    let script = read("rules mine.toml\nseats 2\nseed 1\nexpect cards A 3").expect("a script");
    assert!(script.run().is_ok());
}

#[test]
fn rules_that_are_refused_can_be_a_script_of_their_own() {
    let text = "rules live\nseats 2\nset deal.hand = 30\nexpect rules refused deck_too_small";
    assert!(read(text).expect("a script").run().is_ok());
    let other = read(&text.replace("deck_too_small", "bad_seats")).expect("a script");
    assert!(other.run().expect_err("another code").found.contains("[deck_too_small]"));
    let good = read(&text.replace("30", "3")).expect("a script");
    assert_eq!(good.run().expect_err("good rules").found, "the rules hold");
    let (line, message) = error(&format!("{text}\nA draws"));
    assert_eq!((line, message.contains("nothing else follows")), (4, true));
}

#[test]
fn cards_that_stand_nowhere_lie_under_the_draw_pile_in_the_order_of_kinds() {
    let base =
        "rules live\nseats 2\ntop 9H\nhand A: AS 7C\nhand B: any 2\ndraw: 8D\ndiscarded: AH\n";
    let body = "A draws\nexpect hand A: AS 7C 8D\nA passes\nB draws\n\
                expect hand B: KD KH AC\nexpect discarded 1\nexpect draw 24";
    assert_eq!(
        read(&format!("{base}{body}"))
            .expect("a script")
            .run()
            .map_err(|e| e.to_string())
            .map(|p| p.moves),
        Ok(3)
    );
    let rest = "rules live\nseats 2\ntop 9H\nhand A: 7C\nhand B: rest\n\
                expect cards B 30\nexpect draw 0\nexpect discarded 0";
    assert!(read(rest).expect("a script").run().is_ok());
}

#[test]
fn the_manual_names_every_word() {
    let manual = include_str!("../../../../docs/scripts.md");
    // The error messages list everything there is, between backticks or commas.
    let (_, refusals) = error(&format!("{HEAD}Anna KH ! x"));
    let codes = refusals.split('`').skip(3).step_by(2).map(|code| format!("`{code}`"));
    let listed = |body: &str, form: &dyn Fn(&str) -> String| -> Vec<String> {
        let (_, message) = error(&format!("{HEAD}{body}"));
        let list = message.rsplit_once("there are: ").map(|(_, list)| list.to_owned());
        list.expect("a list").split(", ").map(form).collect()
    };
    let expectations = listed("expect x", &|word| format!("`expect {word} "));
    let events = listed("expect event x", &|word| format!("`{word}"));
    assert!(expectations.len() > 30 && events.len() > 30);
    for words in codes.chain(expectations).chain(events) {
        let ends = |rest: &str| words.ends_with([' ', '`']) || rest.starts_with([' ', '`']);
        let told = manual.match_indices(&words).any(|(at, _)| ends(&manual[at + words.len()..]));
        assert!(told, "docs/scripts.md does not explain {words}");
    }
}

#[test]
fn a_line_of_rules_nested_without_end_is_refused_and_not_followed() {
    let deep = format!("rules live\nset {}x = 1\n", "a.".repeat(20_000));
    let error = Script::read(&deep, |_| Err("no files here".into())).expect_err("far too deep");
    assert!(error.to_string().contains("line 2"), "{error}");
}
