//! Compatibility with old logs: two hundred matches of each format, as a version of that time
//! stored them, finished and unfinished, by all presets of the time and any of their options. Each
//! is read, replayed to what was seen then, and played on.
//!
//! The matches of a format are written once, when it is new: `cargo test -p stammtisch-table --test
//! corpus -- --ignored`. They are never written again: a test that fails here says that rules or
//! formats have changed without a new version. `tests/data/README.md` tells how those of the first
//! formats were made.

mod matches;
mod planted;
mod replay;
#[path = "../stored/mod.rs"]
mod stored;
#[path = "../test_table/mod.rs"]
mod test_table;
mod write;

use matches::Stored;

/// How many matches of each format are stored.
const OF_EACH: usize = 200;

/// The stored matches of a format, and how many of the planted changes concern rules that existed then.
struct Corpus {
    name: &'static str,
    bytes: &'static [u8],
    changes: usize,
}

macro_rules! corpus {
    ($name:literal, $changes:literal) => {
        Corpus {
            name: $name,
            bytes: include_bytes!(concat!("../data/corpus-", $name, ".gz")),
            changes: $changes,
        }
    };
}

const FORMAT_1: Corpus = corpus!("1", 8);
const FORMAT_2: Corpus = corpus!("2", 8);
const FORMAT_3: Corpus = corpus!("3", 9);
const FORMAT_4: Corpus = corpus!("4", 9);
const FORMAT_5: Corpus = corpus!("5", 9);
const FORMAT_6: Corpus = corpus!("6", 10);
const FORMAT_7: Corpus = corpus!("7", 10);
const FORMAT_8: Corpus = corpus!("8", 10);
const FORMAT_9: Corpus = corpus!("9", 10);
const FORMAT_10: Corpus = corpus!("10", 10);

impl Corpus {
    /// Every match can be read, shows what was seen then, and can be played on.
    fn is_as_it_was(&self) {
        let Self { name, bytes, .. } = self;
        let all = Stored::all(bytes);
        assert_eq!(all.len(), OF_EACH, "format {name}");
        let mut went_on = 0;
        for (number, stored) in all.iter().enumerate() {
            let mut table = match replay::as_it_was(stored) {
                Ok(table) => table,
                Err(wrong) => panic!("format {name}, match {number}: {wrong}"),
            };
            went_on += usize::from(replay::plays_on(&mut table, number as u64));
        }
        let over = OF_EACH - went_on;
        assert!(went_on >= OF_EACH / 3 && over >= OF_EACH / 10, "format {name}: {over} were over");
        self.notices_changes(&all);
        let Self { name, changes, .. } = self;
        eprintln!("format {name}: {over} finished, {went_on} played on, {changes} changes noticed");
    }

    /// A changed rule is noticed: not because the rules cannot be read, but by what was played.
    fn notices_changes(&self, all: &[Stored]) {
        let notices = |stored: &Stored| {
            replay::as_it_was(stored).is_err_and(|wrong| wrong.starts_with("line"))
        };
        let about =
            planted::CHANGES.iter().filter(|change| all.iter().any(|one| change.is_in(one)));
        let about: Vec<_> = about.collect();
        assert_eq!(about.len(), self.changes, "format {}: {about:?}", self.name);
        for change in about {
            let mut changed = all.iter().filter(|stored| change.is_in(stored));
            let found = changed.any(|stored| notices(&change.of(stored)));
            assert!(found, "format {}: nobody notices {change:?}", self.name);
        }
    }
}

#[test]
fn matches_of_the_first_format() {
    FORMAT_1.is_as_it_was();
}

#[test]
fn matches_of_the_second_format() {
    FORMAT_2.is_as_it_was();
}

#[test]
fn matches_of_the_third_format() {
    FORMAT_3.is_as_it_was();
}

#[test]
fn matches_of_the_fourth_format() {
    FORMAT_4.is_as_it_was();
}

#[test]
fn matches_of_the_fifth_format() {
    FORMAT_5.is_as_it_was();
}

#[test]
fn matches_of_the_sixth_format() {
    FORMAT_6.is_as_it_was();
}

#[test]
fn matches_of_the_seventh_format() {
    FORMAT_7.is_as_it_was();
}

#[test]
fn matches_of_the_eighth_format() {
    FORMAT_8.is_as_it_was();
}

#[test]
fn matches_of_the_ninth_format() {
    FORMAT_9.is_as_it_was();
}

#[test]
fn matches_of_the_tenth_format() {
    FORMAT_10.is_as_it_was();
}

#[test]
fn matches_of_the_format_in_force_are_stored() {
    assert_eq!(FORMAT_10.name, stammtisch_table::FORMAT.to_string());
}

/// Stores matches of the format in force.
#[test]
#[ignore = "writes a file of the project, once for each format"]
#[allow(clippy::disallowed_methods, reason = "a tool, in the place of its test")]
fn write() {
    let path = format!("tests/data/corpus-{}.gz", stammtisch_table::FORMAT);
    // To compile this, an empty file must exist.
    let stored = std::fs::metadata(&path).map_or(0, |file| file.len());
    assert_eq!(stored, 0, "{path} is there: what is stored stays");
    std::fs::write(path, write::matches(OF_EACH)).expect("a file");
}
