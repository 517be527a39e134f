//! Mistakes in rules files are reported with field, line, code and what would be right.

mod any_text;
mod bounds;
mod cases;
mod formats;
mod former;
mod games;
mod maxonaut;
mod warnings;
mod words;

use std::collections::BTreeMap;

use stammtisch_engine::any;
use stammtisch_engine::mau::rules::{RuleError, RulesFile, preset};

use cases::{ADDED, CASES, ELSEWHERE};

/// Everything that is wrong with `text`, options and all.
fn mistakes(text: &str) -> Vec<RuleError> {
    match RulesFile::read(text) {
        Err(mistakes) => mistakes,
        Ok(file) => file.check(),
    }
}

/// A preset with `from` replaced by `to`, and the line on which the change begins.
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

#[test]
fn each_mistake_is_told_with_code_field_line_and_what_would_be_right() {
    for &(from, to, code, field, below, says) in CASES {
        let (text, line) = changed("live", from, to);
        let found = mistakes(&text);
        let told = found
            .iter()
            .find(|found| found.code == code && found.field == field)
            .unwrap_or_else(|| panic!("{to}: {code} at {field} expected, found {found:#?}"));
        assert!(told.message.contains(says), "{to}: {}", told.message);
        if below != ELSEWHERE {
            assert_eq!(told.line, Some(line + below), "{to}: {told}");
        } else {
            assert!(told.line.is_some(), "{to}: {told}");
        }
    }
}

#[test]
fn a_mistake_in_what_is_added_is_told_at_its_own_line() {
    for &(added, code, field, within, says) in ADDED {
        let (text, line) = changed("live", "[draw]", &format!("{added}\n\n[draw]"));
        let found = mistakes(&text);
        let told = found
            .iter()
            .find(|found| found.code == code && found.field == field)
            .unwrap_or_else(|| panic!("{added}: {code} at {field} expected, found {found:#?}"));
        assert!(told.message.contains(says), "{added}: {}", told.message);
        assert_eq!(told.line, Some(line + within - 1), "{added}: {told}");
    }
}

#[test]
fn every_mistake_is_told_at_once() {
    let (text, _) = changed("live", "[deck]", "[deck]\ncolour = 4");
    let text = text
        .replace("hand = 6", "hand = \"six\"")
        .replace("count = 1", "cuont = 1")
        .replace("id = \"live\"", "id = \"My Rules\"")
        .replace("then = \"lay_drawn\"", "then = \"lay\"")
        .replace("last_threat = \"may_come_back\" # LIV-09\n", "");
    let found = mistakes(&text);
    let told: Vec<_> = found.iter().map(|found| (found.code, found.field.as_str())).collect();
    for expected in [
        ("bad_id", "id"),
        ("unknown_field", "deck.colour"),
        ("bad_value", "deal.hand"),
        ("unknown_field", "draw.cuont"),
        ("unknown_value", "draw.then"),
        ("missing_field", "end.last_threat"),
    ] {
        assert!(told.contains(&expected), "{expected:?} in {told:?}");
    }
    let lines: Vec<_> = found.iter().map(|found| found.line).collect();
    assert!(lines.is_sorted(), "{lines:?}");
    assert_eq!(told.len(), 6, "nothing that only follows from these: {told:?}");
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
        (
            "base = \"live\"\ndeck.packs = { at_most = 2 }\n[[when]]\ndeals = 2\nset.deal.hand = 8\n",
            "deck_changes",
            "when.1.set.deal.hand",
            Some(5),
        ),
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
fn what_the_base_offers_and_no_longer_holds_is_left_out() {
    let offered = |text: &str| {
        let file = any::AnyRulesFile::read(text).expect("sound");
        assert!(file.check().is_empty(), "{:?}", file.check());
        let options = file.options().iter().map(|option| (option.id.clone(), option.choices.len()));
        (options.collect::<BTreeMap<_, _>>(), file.warnings())
    };
    let (live, told) = offered("base = \"live\"\n");
    assert!(told.is_empty(), "{told:?}");
    // Without an effect, the eight cannot have one as the start card; two against two allows no
    // sharp round.
    for (text, gone) in [
        ("base = \"live\"\ncards.8 = \"none\"\n", "start"),
        (
            "base = \"live\"\npoints.to = \"holder\"\n\
             match = { rounds = { count = 2, last = \"sharp\" } }\n",
            "teams",
        ),
    ] {
        let (left, told) = offered(text);
        let lost: Vec<_> = live.keys().filter(|id| !left.contains_key(*id)).collect();
        assert_eq!(lost, [gone], "{text}");
        let [told] = &told[..] else { panic!("{told:?}") };
        assert_eq!((told.code, told.line), ("left_out", Some(1)), "{told}");
        assert!(told.field.starts_with(&format!("options.{gone}.choices.")), "{told}");
        assert!(offered(&format!("options = []\n{text}")).1.is_empty());
    }
}

#[test]
fn what_a_file_offers_itself_and_cannot_hold_is_refused() {
    let offers = |set: &str| {
        mistakes(&format!(
            "base = \"live\"\ncards.8 = \"none\"\n[[options]]\nid = \"x\"\n\
             name = {{ de = \"X\", en = \"X\" }}\ndefault = \"a\"\n\
             choices = [{{ id = \"a\", name = {{ de = \"A\", en = \"A\" }} }}, \
             {{ id = \"b\", name = {{ de = \"B\", en = \"B\" }}, set = {{ {set} }} }}]\n"
        ))
    };
    assert!(offers("deal.hand = 4").is_empty());
    let wrong = offers("deal.start_effects = [\"8\"]");
    assert!(wrong.iter().any(|mistake| mistake.field.starts_with("options.x.")), "{wrong:?}");
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
