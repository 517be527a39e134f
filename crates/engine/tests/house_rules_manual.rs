//! The manual for house rules explains every field, every word and every code, and its files hold.

mod known;

use stammtisch_engine::mau::rules::{CODES, HouseRules, RuleError, RulesFile};

const MANUAL: &str = include_str!("../../../docs/house-rules.md");

/// The word alone or at the end of a field, between backticks or in an example.
fn explains(word: &str) -> bool {
    let forms = [
        format!("`{word}`"),
        format!(".{word}`"),
        format!("{{ {word} = "),
        format!("`\"{word}\"`"),
    ];
    forms.iter().any(|form| MANUAL.contains(form))
}

#[test]
fn every_field_and_every_word_is_explained() {
    let all = known::everything::<HouseRules>();
    assert!(all.len() > 180, "{all:?}");
    let options = ["base", "options", "default", "requires", "choices", "set", "when"];
    let last = |item: &str| item.rsplit(['.', '=']).next().map(str::to_owned);
    for word in all.iter().filter_map(|item| last(item)).chain(options.map(str::to_owned)) {
        assert!(word == "*" || explains(&word), "docs/house-rules.md does not explain `{word}`");
    }
}

#[test]
fn every_code_is_explained() {
    for (code, _) in CODES {
        assert!(MANUAL.contains(&format!("| `{code}` | ")), "docs/house-rules.md lacks `{code}`");
    }
    let listed =
        MANUAL.lines().filter(|line| line.starts_with("| `") && line.matches('|').count() == 3);
    let unknown: Vec<_> =
        listed.filter(|line| !CODES.iter().any(|(code, _)| line.contains(code))).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
}

/// Everything that is wrong with `text`.
fn wrong(text: &str) -> Vec<RuleError> {
    RulesFile::read(text).map_or_else(|wrong| wrong, |file| file.check())
}

#[test]
fn the_files_in_the_manual_hold() {
    let files: Vec<_> =
        MANUAL.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(files.len(), 3);
    for text in files {
        let found = wrong(text);
        assert!(found.is_empty(), "{}", found[0]);
    }
}

/// The cells of the lines of all tables with so many columns.
fn lines(columns: usize) -> impl Iterator<Item = Vec<&'static str>> {
    let cells = |line: &'static str| {
        let inner = line.trim_start_matches("| ").trim_end_matches(" |");
        inner.split(" | ").collect::<Vec<_>>()
    };
    MANUAL
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("|--"))
        .map(cells)
        .filter(move |cells| cells.len() == columns)
}

/// Each field of the tables stands in an example that can be read.
#[test]
fn the_examples_in_the_tables_can_be_read() {
    let mut read = 0;
    for cells in lines(5).filter(|cells| cells[0].starts_with('`')) {
        let example = cells[4].trim_matches('`');
        let base = if example.starts_with("base") { "" } else { "base = \"live\"\n" };
        let text = format!("{base}{example}\n");
        let file = RulesFile::read(&text).unwrap_or_else(|wrong| panic!("{example}: {}", wrong[0]));
        file.resolve(&Default::default()).unwrap_or_else(|wrong| panic!("{example}: {}", wrong[0]));
        read += 1;
    }
    assert!(read > 95, "{read}");
}

/// Each recipe holds as it stands.
#[test]
fn the_recipes_hold() {
    let recipes: Vec<_> =
        lines(2).filter(|cells| cells[1].contains(" = ") && !cells[0].starts_with('`')).collect();
    assert!(recipes.len() > 45, "{}", recipes.len());
    for cells in recipes {
        let written: Vec<_> = cells[1].split('`').skip(1).step_by(2).collect();
        let found = wrong(&format!("base = \"live\"\n{}\n", written.join("\n")));
        assert!(found.is_empty(), "{}: {}", cells[0], found[0]);
    }
}
