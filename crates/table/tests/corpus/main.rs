//! Old games for ever: two hundred matches as a version of each format stored them, finished and in
//! the middle, by all presets and any of their options. Every one is read, replayed to what was seen
//! then, and played on.
//!
//! A format is written once, when it is new: `cargo test -p stammtisch-table --test corpus --
//! --ignored`. What is stored is never written again: a test that fails here says that rules or
//! formats have changed without a new version.

mod matches;
#[path = "../party/mod.rs"]
mod party;
mod planted;
mod replay;
#[path = "../stored/mod.rs"]
mod stored;
mod write;

use matches::Stored;

/// Matches of each format.
const OF_EACH: usize = 200;

/// The formats whose matches are stored.
const FORMATS: [(u16, &[u8]); 1] = [(6, include_bytes!("../data/corpus-6.gz"))];

#[test]
fn every_stored_match_is_read_and_seen_as_it_was_and_goes_on() {
    for (format, bytes) in FORMATS {
        let all = Stored::all(bytes);
        assert_eq!(all.len(), OF_EACH, "format {format}");
        let mut went_on = 0;
        for (number, stored) in all.iter().enumerate() {
            let mut table = match replay::as_it_was(stored) {
                Ok(table) => table,
                Err(wrong) => panic!("format {format}, match {number}: {wrong}"),
            };
            went_on += usize::from(replay::plays_on(&mut table, number as u64));
        }
        assert!(went_on >= OF_EACH / 3, "format {format}: {went_on} were not over");
    }
}

#[test]
fn a_changed_rule_is_found() {
    for (format, bytes) in FORMATS {
        let all = Stored::all(bytes);
        for change in planted::CHANGES {
            // Not by rules that cannot be read, but by what is played.
            let notices = |stored| {
                replay::as_it_was(&change.of(stored)).is_err_and(|wrong| wrong.starts_with("line"))
            };
            let found = all.iter().any(notices);
            assert!(found, "format {format}: nobody notices {change:?}");
        }
    }
}

#[test]
fn matches_of_the_format_in_force_are_stored() {
    assert!(FORMATS.iter().any(|(format, _)| *format == stammtisch_table::FORMAT));
}

/// Writes the matches of the format in force, to be kept.
#[test]
#[ignore = "writes a file of the project, once for each format"]
#[allow(clippy::disallowed_methods, reason = "a tool, in the place of its test")]
fn write() {
    let path = format!("tests/data/corpus-{}.gz", stammtisch_table::FORMAT);
    // An empty file has to be there to compile this.
    let stored = std::fs::metadata(&path).map_or(0, |file| file.len());
    assert_eq!(stored, 0, "{path} is there: what is stored stays");
    std::fs::write(path, write::matches(OF_EACH)).expect("a file");
}
