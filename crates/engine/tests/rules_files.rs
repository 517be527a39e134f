//! What is wrong with a rules file is told with field, line, code and what would be right.

use std::collections::BTreeMap;

use proptest::prelude::*;
use stammtisch_engine::mau::rules::{CODES, RuleError, RulesFile, preset};

/// Everything that is wrong with `text`, options and all.
fn mistakes(text: &str) -> Vec<RuleError> {
    match RulesFile::read(text) {
        Err(mistakes) => mistakes,
        Ok(file) => file.check(),
    }
}

/// A preset with `from` replaced by `to`; the line on which the change begins.
fn changed(id: &str, from: &str, to: &str) -> (String, usize) {
    let text = preset::text(id).expect("preset");
    let at = text.find(from).unwrap_or_else(|| panic!("{id} has no {from}"));
    let line = text[..at].matches('\n').count() + 1;
    (text.replacen(from, to, 1), line)
}

#[test]
fn every_preset_is_sound_under_every_choice_and_every_two() {
    for id in preset::ids() {
        let found = mistakes(preset::text(id).expect("preset"));
        assert!(found.is_empty(), "{id}: {}", found[0]);
    }
}

/// Preset, what is replaced, by what, then the code and the field expected, lines below the change,
/// and what the message says.
type Case = (&'static str, &'static str, &'static str, &'static str, usize, &'static str);

/// All cases change `live`.
const CASES: [Case; 56] = [
    ("[seats]", "[seat]", "unknown_field", "seat", 0, "did you mean `seats`?"),
    (
        "min = 2",
        "mn = 2",
        "unknown_field",
        "seats.mn",
        0,
        "did you mean `min`? There are: min, max",
    ),
    (
        "min = 2",
        "whatever = 2\nmin = 2",
        "unknown_field",
        "seats.whatever",
        0,
        "there are: min, max, rec",
    ),
    (
        "min = 2",
        "",
        "missing_field",
        "seats.min",
        usize::MAX,
        "`min` is missing; write for example `min = 2`",
    ),
    (
        "min = 2",
        "min = \"two\"",
        "bad_value",
        "seats.min",
        0,
        "a whole number from 0 to 255 must stand here, not the text \"two\"",
    ),
    ("min = 2", "min = 300", "bad_value", "seats.min", 0, "from 0 to 255"),
    ("min = 2", "min = 2.5", "bad_value", "seats.min", 0, "not the number"),
    ("min = 2", "min = 1", "bad_seats", "seats.min", 0, "at least 2"),
    ("max = 4", "max = 11", "bad_seats", "seats.max", 0, "at most 10"),
    (
        "recommended = 4",
        "recommended = 5",
        "bad_seats",
        "seats",
        usize::MAX,
        "min <= recommended <= max",
    ),
    (
        "max = 4",
        "max = 6",
        "deck_too_small",
        "deal.hand",
        8,
        "6 seats with 6 cards each need a deck of 38, this one has 32",
    ),
    (
        "lowest = \"7\"",
        "lowest = 7",
        "bad_value",
        "deck.lowest",
        0,
        "a text in quotation marks must stand here, not the number `7`",
    ),
    ("lowest = \"7\"", "lowest = \"Z\"", "bad_value", "deck.lowest", 0, "`Z` is no"),
    ("lowest = \"7\"", "lowest = \"A\"", "bad_lowest", "deck.lowest", 0, "2 to K"),
    ("packs = 1", "packs = \"one\"", "bad_value", "deck.packs", 0, "at_most"),
    ("packs = 1", "packs = 4", "bad_packs", "deck.packs", 0, "1 to 3"),
    ("packs = 1", "packs = 1\njokers = 3", "bad_jokers", "deck.jokers", 1, "0, 1 or 2"),
    ("packs = 1", "packs = 3\njokers = 2", "deck_too_large", "deck.packs", 0, "108"),
    ("hand = 6", "hand = 0", "bad_hand", "deal.hand", 0, "at least one"),
    (
        "hand = 6",
        "hand = 6\nhand_at_most = { many = 5 }",
        "bad_hand",
        "deal.hand_at_most",
        1,
        "{ 6 = 5 }",
    ),
    (
        "start_effects = []",
        "start_effects = [\"9\"]",
        "no_start_effect",
        "deal.start_effects",
        0,
        "9 neither",
    ),
    (
        "start_effects = []",
        "start_effects = \"7\"",
        "bad_value",
        "deal.start_effects",
        0,
        "a list in brackets",
    ),
    (
        "start_effects = []",
        "start_effects = [\"B\"]",
        "bad_value",
        "deal.start_effects",
        0,
        "J (Bube, jack)",
    ),
    (
        "suit = true",
        "suit = 1",
        "bad_value",
        "fit.suit",
        0,
        "`true` or `false` must stand here, not the number `1`",
    ),
    (
        "suit = true # LIV-02\nrank = true",
        "suit = false\nrank = false",
        "nothing_fits",
        "fit",
        usize::MAX,
        "by suit, by rank",
    ),
    (
        "anywhere = [\"J\"]",
        "anywhere = [\"J\"]\non_plain = [\"J\"]",
        "contradiction",
        "fit.on_plain",
        1,
        "already",
    ),
    (
        "\"any_time\"",
        "\"anytime\"",
        "unknown_value",
        "draw.when",
        0,
        "did you mean `any_time`? There are: any_time, nothing_fits",
    ),
    ("count = 1", "count = 0", "bad_draw", "draw.count", 0, "1 to 10"),
    ("[cards.J]", "[cards.B]", "bad_value", "cards.B", 0, "J (Bube, jack)"),
    ("again = true", "agian = true", "unknown_field", "cards.9.agian", 0, "did you mean `again`?"),
    (
        "again = true",
        "again = true\n[cards.9.threat]\nthen = \"misses\"",
        "contradiction",
        "cards.9.again",
        0,
        "another turn",
    ),
    (
        "draw = 2\nthen = \"plays\"",
        "then = \"plays\"",
        "empty_threat",
        "cards.7.threat",
        usize::MAX,
        "draw, miss",
    ),
    ("draw = 2", "draw = 21", "bad_draw", "cards.7.threat.draw", 0, "at most 20"),
    ("draw = 2", "draw = 2\nlongest = 1", "contradiction", "cards.7.threat.longest", 1, "no room"),
    (
        "{ pass_on = 2 }",
        "{ pass_on = 21 }",
        "bad_draw",
        "cards.7.threat.answers.7",
        0,
        "at most 20",
    ),
    (
        "{ pass_on = 2 }",
        "{ passon = 2 }",
        "unknown_value",
        "cards.7.threat.answers.7.do.passon",
        0,
        "did you mean `pass_on`?",
    ),
    (
        "{ pass_on = 2 }",
        "\"pass_on\"",
        "bad_value",
        "cards.7.threat.answers.7.do",
        0,
        "{ pass_on = 2 }",
    ),
    (
        "{ pass_on = 2 }",
        "7",
        "bad_value",
        "cards.7.threat.answers.7.do",
        0,
        "\"cancel\" or { pass_on = 2 }",
    ),
    (
        "{ 7 = { do",
        "{ 6 = { do",
        "unreachable_answer",
        "cards.7.threat.answers.6",
        0,
        "not in the deck",
    ),
    ("at = 1\nbefore", "at = 11\nbefore", "bad_call", "calls.mau.at", 0, "at most 10"),
    ("at = 1\nbefore", "at = 0\nbefore", "contradiction", "calls.mau.enforced", 2, "no next turn"),
    ("[calls.mau]", "[calls.Mau]", "bad_id", "calls.Mau", 0, "lower-case"),
    ("penalty = 1", "penalty = 0", "contradiction", "calls.mau.penalty", 0, "at least one card"),
    ("penalty = 1", "penalty = 21", "bad_draw", "calls.mau", usize::MAX, "at most 20"),
    ("\"first_out\"", "\"last_out\"", "unknown_value", "end.play", 0, "first_out, one_left"),
    ("each = 1", "each = 0", "contradiction", "points", usize::MAX, "never end"),
    ("each = 1", "each = 5000", "bad_points", "points", usize::MAX, "-1000 to 1000"),
    ("3 = 17, ", "", "no_target", "match.race.target", 0, "3 seats"),
    ("3 = 17, ", "3 = 0, ", "bad_match", "match.race.target.3", 0, "1 point or more"),
    ("[match.race]", "[match.rce]", "unknown_value", "match.rce", 0, "did you mean `race`?"),
    ("format = 1", "format = 2", "bad_format", "format", 0, "reads format 1, the file says 2"),
    (
        "format = 1\n",
        "",
        "bad_format",
        "format",
        usize::MAX,
        "write `format = 1`, or name a `base`",
    ),
    ("id = \"live\"", "id = \"My Rules\"", "bad_id", "id", 0, "lower-case"),
    (
        "[name]\nde = \"Live Mau-Mau\"",
        "[name]\nde = \"\"",
        "bad_text",
        "name.de",
        1,
        "1 to 60 characters",
    ),
    ("[seats]", "[seats", "not_toml", "", 0, "no TOML"),
    (
        "default = \"points\"",
        "default = \"point\"",
        "unknown_choice",
        "options.format.default",
        0,
        "did you mean `points`?",
    ),
];

#[test]
fn each_mistake_is_told_with_code_field_line_and_what_would_be_right() {
    for (from, to, code, field, below, says) in CASES {
        let (text, line) = changed("live", from, to);
        let found = mistakes(&text);
        let told = found
            .iter()
            .find(|found| found.code == code && found.field == field)
            .unwrap_or_else(|| panic!("{to}: {code} at {field} expected, found {found:#?}"));
        assert!(told.message.contains(says), "{to}: {}", told.message);
        if below != usize::MAX {
            assert_eq!(told.line, Some(line + below), "{to}: {told}");
        } else if code != "bad_format" {
            assert!(told.line.is_some(), "{to}: {told}");
        }
    }
}

#[test]
fn every_mistake_is_told_at_once() {
    let (text, _) = changed("live", "[deck]", "[deck]\ncolour = 4");
    let text = text
        .replace("hand = 6", "hand = \"six\"")
        .replace("count = 1", "cuont = 1")
        .replace("then = \"lay_drawn\"", "then = \"lay\"")
        .replace("last_threat = \"may_come_back\" # LIV-09\n", "");
    let found = mistakes(&text);
    let told: Vec<_> = found.iter().map(|found| (found.code, found.field.as_str())).collect();
    for expected in [
        ("unknown_field", "deck.colour"),
        ("bad_value", "deal.hand"),
        ("unknown_field", "draw.cuont"),
        ("unknown_value", "draw.then"),
        ("missing_field", "end.last_threat"),
    ] {
        assert!(told.contains(&expected), "{expected:?} in {told:?}");
    }
    assert_eq!(told.len(), 5, "nothing that only follows from these: {told:?}");
}

#[test]
fn a_mistake_in_what_an_option_sets_names_option_and_choice() {
    let (text, line) = changed(
        "schule",
        "set = { cards.7.threat.longest = 2 }",
        "set = { cards.7.threat.longst = 2 }",
    );
    let found = mistakes(&text);
    assert_eq!(found.len(), 1, "{found:#?}");
    assert_eq!(found[0].field, "options.sevens.choices.two.set.cards.7.threat.longst");
    assert_eq!(found[0].line, Some(line));
    assert_eq!(found[0].code, "unknown_field");
    assert!(found[0].message.starts_with("with sevens = two, specials = on: "), "{}", found[0]);
    assert!(found[0].message.contains("did you mean `longest`?"), "{}", found[0]);
}

#[test]
fn two_choices_that_do_not_go_together_are_found() {
    let text = "base = \"live\"\nid = \"mine\"\nseats.max = 5\n[[options]]\nid = \"hand\"\nname = { de = \"Hand\", en = \"Hand\" }\ndefault = \"6\"\nchoices = [\n  { id = \"6\", name = { de = \"6\", en = \"6\" } },\n  { id = \"9\", name = { de = \"9\", en = \"9\" }, set = { deal.hand = 9, seats.max = 3, seats.recommended = 3 } },\n]\n[[options]]\nid = \"deck\"\nname = { de = \"Blatt\", en = \"Pack\" }\ndefault = \"32\"\nchoices = [\n  { id = \"32\", name = { de = \"32\", en = \"32\" } },\n  { id = \"24\", name = { de = \"24\", en = \"24\" }, set = { deck.lowest = \"9\", cards.7 = \"none\", seats.max = 3, seats.recommended = 3, deal.hand = 5 } },\n]\n";
    let found = mistakes(
        &text.replace("seats.max = 5", "seats.max = 4").replace(", deal.hand = 5 }", " }"),
    );
    assert_eq!(found.len(), 1, "{found:#?}");
    assert_eq!(found[0].code, "deck_too_small");
    assert!(found[0].message.starts_with("with deck = 24, hand = 9: "), "{}", found[0]);
}

#[test]
fn a_file_over_a_base_is_told_its_own_lines() {
    for (text, code, field, line) in [
        ("base = \"live\"\n\ndeal.hand = 20\n", "deck_too_small", "deal.hand", Some(3)),
        ("base = \"live\"\n\nseats.max = 9\n", "deck_too_small", "deal.hand", Some(3)),
        ("base = \"live\"\n\n[deck]\nlowest = \"9\"\n", "deck_too_small", "deal.hand", Some(4)),
        ("base = \"live\"\nseats.max = 5\nmatch = \"single\"\n", "", "", None),
        ("base = \"live\"\nseats.max = 5\n", "no_target", "match.race.target", Some(2)),
        ("base = \"lvie\"\n", "unknown_base", "base", Some(1)),
        ("\nbase = 3\n", "unknown_base", "base", Some(2)),
        ("base = \"live\"\nend = \"none\"\n", "missing_field", "end", Some(2)),
        ("base = \"live\"\n[cards.8]\nskip = true\n", "unknown_field", "cards.8.skip", Some(3)),
        (
            "base = \"live\"\n[cards.KH.threat]\ndraw = 3\n",
            "missing_field",
            "cards.KH.threat.then",
            Some(2),
        ),
    ] {
        let found = mistakes(text);
        let Some(first) = found.first() else {
            assert_eq!(code, "", "{text}");
            continue;
        };
        assert_eq!(
            (first.code, first.field.as_str(), first.line),
            (code, field, line),
            "{text}: {first}"
        );
    }
}

#[test]
fn options_that_cannot_be_offered_are_refused() {
    let option = |body: &str| {
        format!(
            "base = \"live\"\n[[options]]\nid = \"x\"\nname = {{ de = \"X\", en = \"X\" }}\n{body}\n"
        )
    };
    let two = "choices = [{ id = \"a\", name = { de = \"A\", en = \"A\" } }, { id = \"b\", name = { de = \"B\", en = \"B\" } }]";
    for (body, code, field) in [
        (format!("default = \"a\"\n{two}"), "", ""),
        (format!("default = \"c\"\n{two}"), "unknown_choice", "options.x.default"),
        (two.into(), "missing_field", "options.x.default"),
        (
            format!("default = \"a\"\nrequires = {{ y = \"on\" }}\n{two}"),
            "bad_option",
            "options.x.requires.y",
        ),
        (format!("default = \"a\"\nrequires = {{ x = \"b\" }}\n{two}"), "", ""),
        (format!("default = \"a\"\nneeds = 1\n{two}"), "unknown_field", "options.x.needs"),
        ("default = \"a\"\nchoices = []".into(), "bad_option", "options.x.choices"),
        ("default = \"a\"\nchoices = [1]".into(), "bad_value", "options.x.choices"),
        (
            format!("default = \"a\"\n{}", two.replace("\"b\"", "\"a\"")),
            "bad_option",
            "options.x.choices.a",
        ),
        (
            format!("default = \"a\"\n{}", two.replace("id = \"b\"", "id = \"B B\"")),
            "bad_id",
            "options.x.choices.B B.id",
        ),
        (
            format!("default = \"a\"\n{}", two.replace("de = \"B\"", "dee = \"B\"")),
            "unknown_field",
            "options.x.choices.b.name.dee",
        ),
    ] {
        let text = option(&body);
        let found = mistakes(&text);
        let Some(first) = found.first() else {
            assert_eq!(code, "", "{text}");
            continue;
        };
        assert_eq!((first.code, first.field.as_str()), (code, field), "{text}: {first}");
        assert!(first.line.is_some(), "{first}");
    }
    let found = mistakes("base = \"live\"\noptions = 3\n");
    assert_eq!((found[0].code, found[0].line), ("bad_option", Some(2)));
}

#[test]
fn choosing_what_is_not_on_offer_names_what_is() {
    let file = RulesFile::read(preset::text("live").expect("preset")).expect("sound");
    let choose = |id: &str, choice: &str| {
        let chosen = BTreeMap::from([(id.to_owned(), choice.to_owned())]);
        file.resolve(&chosen).expect_err("refused").remove(0)
    };
    let option = choose("formt", "single");
    assert_eq!(option.code, "unknown_option");
    assert!(option.message.contains("did you mean `format`?"), "{option}");
    let choice = choose("format", "singel");
    assert_eq!(choice.code, "unknown_choice");
    assert!(choice.message.contains("points, single; did you mean `single`?"), "{choice}");
}

#[test]
fn a_file_that_is_too_long_or_too_deep_is_refused() {
    let long = format!("# {}\n", "x".repeat(70_000));
    assert_eq!(mistakes(&long)[0].code, "too_long");
    let deep = format!("base = \"live\"\nx = {}1{}\n", "[".repeat(40), "]".repeat(40));
    assert_eq!(mistakes(&deep)[0].code, "too_deep");
    let keys = format!("base = \"live\"\n{} = 1\n", vec!["a"; 5_000].join("."));
    assert_eq!((mistakes(&keys)[0].code, mistakes(&keys)[0].line), ("too_deep", Some(2)));
}

/// Whatever is written: an answer, and each mistake with a known code and a message.
fn answers(text: &str) -> Result<(), TestCaseError> {
    let found = match RulesFile::read(text) {
        Err(found) => found,
        Ok(file) => match file.resolve(&BTreeMap::new()) {
            Err(found) => found,
            Ok(doc) => {
                let seats = doc.seats.recommended;
                file.compile(&BTreeMap::new(), seats).err().unwrap_or_default()
            }
        },
    };
    for mistake in found {
        prop_assert!(CODES.iter().any(|(code, _)| *code == mistake.code), "{mistake}");
        prop_assert!(!mistake.message.is_empty());
        prop_assert!(!mistake.message.contains('\n'), "{mistake}");
    }
    Ok(())
}

/// A preset with pieces of its text cut out, doubled or written over.
fn mutated() -> impl Strategy<Value = String> {
    let texts: Vec<_> = preset::ids().filter_map(preset::text).collect();
    let edit =
        (any::<prop::sample::Index>(), 0..40_usize, 0..4_u8, "[-\\[\\]{}=.\",a-zA-Z0-9# \n]{0,8}");
    (prop::sample::select(texts), prop::collection::vec(edit, 1..5)).prop_map(|(text, edits)| {
        let mut bytes: Vec<char> = text.chars().collect();
        for (at, length, kind, written) in edits {
            let from = at.index(bytes.len());
            let to = (from + length).min(bytes.len());
            let piece: Vec<char> = match kind {
                0 => Vec::new(),
                1 => bytes[from..to].iter().chain(&bytes[from..to]).copied().collect(),
                _ => written.chars().collect(),
            };
            bytes.splice(from..to, piece);
        }
        bytes.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,200}|[-\\[\\]{}=.\",'a-c0-9# \n]{0,300}") {
        answers(&text)?;
        answers(&format!("base = \"live\"\n{text}"))?;
    }

    #[test]
    fn any_mutated_preset_is_answered(text in mutated()) {
        answers(&text)?;
    }
}
