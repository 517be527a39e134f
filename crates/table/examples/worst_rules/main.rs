//! Prints what the most expensive known rules files cost, in milliseconds: to check them, and to
//! put them into words.
//!
//! `cargo run --release -p stammtisch-table --example worst_rules`
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    clippy::print_stdout,
    reason = "a tool for developers"
)]

mod files;
mod patterns;

use std::collections::BTreeMap;
use std::time::Instant;

use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::ChosenRules;

/// How often each is tried; the fastest counts, since others use the machine too.
const TIMES: usize = 3;

fn main() {
    println!("{:>8} {:>8}  bytes  what comes of it", "check ms", "text ms");
    for (name, text) in files::files().into_iter().chain(patterns::patterns()) {
        let bytes = text.len();
        let chosen =
            ChosenRules { base: String::new(), options: BTreeMap::new(), file: Some(text) };
        let check = quickest(|| {
            drop(Rulebook::try_out(&chosen).map(|book| book.info(&chosen, &BTreeMap::new())))
        });
        let (words, came) = match Rulebook::try_out(&chosen) {
            Err(mistakes) => {
                let code = mistakes.first().map_or("none", |mistake| mistake.code);
                (0.0, format!("{} mistakes, {code}", mistakes.len()))
            }
            Ok(book) => {
                let seats = book.house().head().seats.clone();
                let slowest = (seats.min..=seats.max).map(|seats| {
                    quickest(|| drop(Rulebook::choose(&chosen, seats).map(|book| book.text("de"))))
                });
                (slowest.fold(0.0, f64::max), "rules".into())
            }
        };
        println!("{check:8.1} {words:8.1} {bytes:6}  {name}: {came}");
    }
}

fn quickest(work: impl Fn()) -> f64 {
    let tries = (0..TIMES).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed().as_secs_f64() * 1_000.0
    });
    tries.fold(f64::INFINITY, f64::min)
}
