//! The rules in words: golden texts, every field changes the text, and the languages stay apart.
//!
//! `UPDATE=1 cargo test --test explain` rewrites the golden texts; read the diff.
#![expect(clippy::disallowed_methods, reason = "a test may read its golden texts and write them")]

mod cards;
mod decks;
mod length;
mod mau;
mod maxonaut;
mod misread;
mod proof;
mod said;
mod sense;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use stammtisch_engine::rules::{CardText, Document, Lang, OptionRule, RulesFile, Section};
use toml::{Table, Value};

type Chosen = BTreeMap<String, String>;

const LANGS: [(Lang, &str); 2] = [(Lang::De, "de"), (Lang::En, "en")];

/// A game whose rules can be explained.
trait Told: Document {
    /// Rules besides the presets.
    const OWN: &'static [(&'static str, &'static str)];

    fn explain(rules: &Self::Rules, lang: Lang) -> Vec<Section>;

    fn cards(rules: &Self::Rules) -> Vec<CardText>;

    /// The rules whose texts for cards are kept as golden texts.
    const CARDS: &'static [Golden];

    /// All cards that these rules are played with.
    fn deck(rules: &Self::Rules) -> BTreeSet<String>;

    /// The length of a match: a preset and what else a file says, the seats, and the expected words in German
    /// and in English.
    const LENGTHS: &'static [(&'static str, &'static str, u8, [&'static str; 2])];
}

fn file<D: Told>(id: &str) -> RulesFile<D> {
    let mut all = D::OWN.iter().chain(D::PRESETS);
    let (_, text) = all.find(|(known, _)| *known == id).expect("rules of that name");
    RulesFile::read(text).unwrap_or_else(|wrong| panic!("{id}: {}", wrong[0]))
}

fn chosen(choices: &str) -> Chosen {
    let pairs = choices.split_whitespace().filter_map(|pair| pair.split_once('='));
    pairs.map(|(option, choice)| (option.to_owned(), choice.to_owned())).collect()
}

/// The text in German and in English, or what is wrong with the rules.
fn told<D: Told>(
    file: &RulesFile<D>,
    chosen: &Chosen,
    patch: &str,
    seats: u8,
) -> Result<[Vec<Section>; 2], String> {
    let patch: Table = patch.parse().map_err(|wrong| format!("{wrong}"))?;
    let doc = file.resolve_with(chosen, &patch).map_err(|wrong| wrong[0].to_string())?;
    let rules = doc.compile(seats).map_err(|wrong| wrong[0].to_string())?;
    Ok(LANGS.map(|(lang, _)| D::explain(&rules, lang)))
}

/// [`told`] as plain text.
fn texts<D: Told>(
    file: &RulesFile<D>,
    chosen: &Chosen,
    patch: &str,
    seats: u8,
) -> Result<[String; 2], String> {
    told(file, chosen, patch, seats).map(|both| both.map(|sections| plain(&sections)))
}

fn plain(sections: &[Section]) -> String {
    let mut text = String::new();
    for section in sections {
        let gap = if text.is_empty() { "" } else { "\n" };
        writeln!(text, "{gap}{}", section.title).expect("a string");
        for line in &section.lines {
            writeln!(text, "- {line}").expect("a string");
        }
    }
    text
}

/// The name of a golden text, its rules, options, and seats.
type Golden = (&'static str, &'static str, &'static str, u8);

fn are_those_that_people_have_read<D: Told>(golden: &[Golden]) {
    compare::<D>(golden, |rules, choices, seats| {
        texts::<D>(&file(rules), &chosen(choices), "", seats)
            .unwrap_or_else(|wrong| panic!("{rules}: {wrong}"))
    });
}

/// Compares the output of `tell` for each of these rules with the golden text.
fn compare<D: Told>(golden: &[Golden], tell: impl Fn(&str, &str, u8) -> [String; 2]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/explain").join(D::GAME);
    let update = std::env::var_os("UPDATE").is_some();
    let mut stale = Vec::new();
    for &(name, rules, choices, seats) in golden {
        for ((_, code), now) in LANGS.iter().zip(tell(rules, choices, seats)) {
            let path = folder.join(format!("{name}.{code}.txt"));
            if update {
                std::fs::write(&path, &now).expect("the folder can be written");
            } else if std::fs::read_to_string(&path).unwrap_or_default() != now {
                stale.push(format!("{name}.{code}"));
            }
        }
    }
    assert!(stale.is_empty(), "{stale:?} differ: run with UPDATE=1 and read the difference");
}

/// Adds to `choices` what `option` requires.
fn with_required<D: Told>(file: &RulesFile<D>, option: &OptionRule, choices: &mut Chosen) {
    for (id, choice) in &option.requires {
        choices.insert(id.clone(), choice.clone());
        let other = file.options().iter().find(|other| other.id == *id).expect("read");
        with_required(file, other, choices);
    }
}

fn every_choice_of_every_option_changes_the_text<D: Told>() {
    for (id, _) in D::PRESETS {
        let file = file::<D>(id);
        for option in file.options() {
            let mut without = Chosen::new();
            with_required(&file, option, &mut without);
            for choice in option.choices.iter().filter(|choice| choice.id != option.default) {
                let mut with = without.clone();
                with.insert(option.id.clone(), choice.id.clone());
                let [before, after] = [&without, &with].map(|chosen| {
                    texts(&file, chosen, "", 4).unwrap_or_else(|wrong| panic!("{id}: {wrong}"))
                });
                for ((_, code), (before, after)) in LANGS.iter().zip(before.iter().zip(&after)) {
                    assert!(before != after, "{id}: {}={} {code}", option.id, choice.id);
                }
            }
        }
    }
}

/// The paths of the fields of a table; a list is one value.
fn fields(table: &Table, above: &str, found: &mut Vec<String>) {
    for (key, value) in table {
        let path = format!("{above}{key}");
        match value {
            Value::Table(table) => fields(table, &format!("{path}."), found),
            _ => found.push(path),
        }
    }
}

/// Checks that `id` uses every field of the format, and that `changes` covers each of them.
fn no_field_is_left_untried<'a, D: Told>(id: &str, changes: impl Iterator<Item = &'a str>) {
    let doc = file::<D>(id).resolve(&Chosen::new()).expect("sound rules");
    let mut all = Vec::new();
    let table = Table::try_from(&doc).expect("rules can be written down");
    fields(&table, "", &mut all);
    let mut tried = Vec::new();
    for change in changes {
        fields(&change.parse().expect("toml"), "", &mut tried);
    }
    // Compared by last name: cards and calls have many fields of the same name.
    let last = |path: &str| path.rsplit('.').next().unwrap_or_default().to_owned();
    let heading = ["format", "id", "de", "en", "about"];
    let untried = all.iter().filter(|field| {
        let within = |one: &str, other: &str| one.starts_with(&format!("{other}."));
        let known = |other: &String| {
            within(field, other) || within(other, field) || last(other) == last(field)
        };
        !heading.contains(&last(field).as_str()) && !tried.iter().any(known)
    });
    assert_eq!(untried.collect::<Vec<_>>(), Vec::<&String>::new());
}
