//! Many matches: the shuffle of each is right, and each film shows what was shown.
//!
//! Two hundred, or a hundred thousand with `STAMMTISCH_LONG=1`. `STAMMTISCH_FILES=PATH` writes them
//! to that file, one per line, for the client's formulas (`web/src/table/shuffle/many.test.ts`).
#![allow(
    clippy::disallowed_methods,
    clippy::disallowed_types,
    reason = "whoever runs the tests says how long, and what to keep"
)]

use std::fs::File;
use std::io::{BufWriter, Write};
use std::sync::Arc;

use stammtisch_table::film::file::read;

use crate::chance::{gathered, match_file};
use crate::played::{Played, presets, short};
use crate::positions::compared;
use crate::test_table::bot_kinds;
use crate::test_table::game_data::one_of_each;

fn count(usual: u64, long: u64) -> u64 {
    if std::env::var_os("STAMMTISCH_LONG").is_some() { long } else { usual }
}

#[test]
fn the_shuffle_of_each_holds() {
    let tables: Vec<_> = one_of_each().map(|base| (base, gathered(base))).collect();
    let kept = std::env::var_os("STAMMTISCH_FILES");
    let mut kept = kept.map(|path| BufWriter::new(File::create(path).expect("a file")));
    for number in 0..count(200, 100_000) {
        // Files of the first game are by far the largest.
        let at = if number % 8 == 0 { 0 } else { 1 + number as usize % (tables.len() - 1) };
        let (base, table) = &tables[at];
        let bytes = match_file(table.clone(), 1_000 + number);
        let checked = read(&bytes, Arc::new(bot_kinds())).map(|_| ());
        assert_eq!(checked, Ok(()), "{base} {number}");
        if let Some(kept) = &mut kept {
            let file: serde_json::Value = serde_json::from_slice(&bytes).expect("JSON");
            writeln!(kept, "{file}").expect("room");
        }
    }
    if let Some(mut kept) = kept {
        kept.flush().expect("room");
    }
}

#[test]
fn each_position_is_what_was_shown() {
    let presets: Vec<_> = presets().collect();
    for number in 0..count(10, 10_000) {
        let base = presets[number as usize % presets.len()];
        let seats = 3 + (number / presets.len() as u64 % 2) as u8;
        let played = Played::over(short(base), seats, 20_000 + number);
        compared(&played, seats, base);
    }
}
