//! Limits on rules files. Every limit is checked before anything is compared, so that no file is
//! slow to process; `worst_rules`, an example in the table's crate, prints the worst times.

use stammtisch_engine::any::{AnyRulesFile, from_text};
use stammtisch_engine::limits::{
    MAX_RULES_ENTRIES, MAX_RULES_MARKS, MAX_RULES_MISTAKES, MAX_RULES_TEXT,
};
use stammtisch_engine::rules::RuleError;

fn mistakes(text: &str) -> Vec<RuleError> {
    let file = match AnyRulesFile::read(text) {
        Ok(file) => file,
        Err(mistakes) => return mistakes,
    };
    match file.resolve(&std::collections::BTreeMap::new()) {
        Err(mistakes) => mistakes,
        Ok(house) => house.compile(house.head().seats.recommended).err().unwrap_or_default(),
    }
}

fn live(lines: impl Iterator<Item = String>) -> String {
    "base = \"live\"\n".to_owned() + &lines.collect::<String>()
}

#[test]
fn more_fields_than_any_rules_need_are_not_even_read() {
    let text = live((0..8_000).map(|n| format!("k{n}=1\n")));
    let found = mistakes(&text);
    assert_eq!((found.len(), found[0].code), (1, "too_many_fields"), "{found:?}");
    assert_eq!(found[0].line, Some(MAX_RULES_MARKS + 1));
    for text in [
        live((0..MAX_RULES_MARKS).map(|_| "k=1\n".into())),
        live((0..600).map(|n| format!("[a{n}.b.c.d.e.f.g]\n"))),
        format!("base = \"live\"\npoints.places = [{}]", "1,".repeat(5_000)),
    ] {
        assert_eq!(mistakes(&text)[0].code, "too_many_fields", "{}", &text[..60]);
    }
    let comments = live((0..5_000).map(|_| "#=,.[{\n".into())) + "about.de = \"=,.[{\"";
    assert_eq!(mistakes(&comments), []);
}

#[test]
fn a_table_a_list_and_a_text_have_bounds_that_are_told_with_their_places() {
    let many = MAX_RULES_ENTRIES + 1;
    let table = live((0..many).map(|n| format!("cards.c{n} = {{}}\n")));
    let list = format!("base = \"live\"\n\nend.never_last = [{}]", "\"J\",".repeat(many));
    let text = format!("base = \"live\"\nname.de = \"{}\"", "x".repeat(MAX_RULES_TEXT + 1));
    let key = format!("base = \"live\"\nfit.{} = 1", "x".repeat(MAX_RULES_TEXT + 1));
    for (text, code, field, line) in [
        (table, "too_many_fields", "cards", 2),
        (list, "too_many_fields", "end.never_last", 3),
        (text, "bad_text", "name.de", 2),
        (key, "bad_text", "fit", 2),
    ] {
        let found = mistakes(&text);
        let first = (found.len(), found[0].code, found[0].field.as_str(), found[0].line);
        assert_eq!(first, (1, code, field, Some(line)));
    }
}

/// They are found together: otherwise each would cost another parse of the whole.
#[test]
fn all_unknown_keys_of_a_table_are_told_each_with_what_was_meant() {
    let found = mistakes("base = \"live\"\ndraw.cuont = 1\ndraw.than = 'lay_drawn'\ndrew = 1\n");
    let told: Vec<_> = found.iter().map(|one| (one.field.as_str(), one.line)).collect();
    assert_eq!(told, [("draw.cuont", Some(2)), ("draw.than", Some(3)), ("drew", Some(4))]);
    for (one, meant) in found.iter().zip(["count", "then", "draw"]) {
        assert!(one.message.contains(&format!("did you mean `{meant}`")), "{one}");
    }
}

#[test]
fn mistakes_have_a_number_at_which_the_telling_ends() {
    let conditions = live((1..=31).map(|n| {
        let wrong: String = (0..50).map(|key| format!("set.k{key} = 1\n")).collect();
        format!("[[when]]\ndeals = \"{n}-\"\n{wrong}")
    }));
    let choices = live((0..30).map(|option| {
        let choices: String = (0..6).map(|n| format!("{{id='c{n}',a=1,b=1,c=1,d=1}},")).collect();
        format!("[[options]]\nid='o{option}'\nname={{de='a',en='a'}}\ndefault='a'\nchoices=[{choices}]\n")
    }));
    for text in [conditions, choices] {
        let found = mistakes(&text);
        assert!((30..MAX_RULES_MISTAKES + 100).contains(&found.len()), "{}", found.len());
        assert_eq!(found[0].code, "unknown_field");
    }
}

/// Tables keep rules that were read before these limits existed.
#[test]
fn what_a_table_has_kept_is_read_whatever_it_holds() {
    let Ok(file) = AnyRulesFile::read("base = \"live\"") else { panic!("live") };
    let Ok(house) = file.plain() else { panic!("live") };
    let places = vec!["1"; MAX_RULES_ENTRIES * 2].join(", ");
    let kept = house.to_text().replace("[points]\n", &format!("[points]\nplaces = [{places}]\n"));
    assert!(kept.contains("places"));
    assert!(from_text(&kept).is_ok());
}
