//! Measures how long it takes to open a long match as a film, and to show any position of it: plays
//! matches by a preset until one has enough moves.
//!
//! `cargo run --release -p stammtisch-table --example film -- live 1000`

#![allow(clippy::disallowed_types, clippy::disallowed_methods, reason = "it measures")]
#![allow(clippy::print_stdout, reason = "what it is for")]

use std::error::Error;
use std::sync::Arc;
use std::time::Instant;

use stammtisch_engine::any::AnyMatch;
use stammtisch_engine::chance::{Chance, SHUFFLE, Seed};
use stammtisch_engine::game::{Opening, Status};
use stammtisch_engine::seat::Seat;
use stammtisch_table::film::{Eyes, Names, Replay, finished};
use stammtisch_table::rulebook::Rulebook;
use stammtisch_table::wire::{ChosenRules, TableSettings};
use stammtisch_table::{BotKinds, Entry, FORMAT, Header, PlayerId, Record};

const SEATS: u8 = 4;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let base = arguments.next().unwrap_or_else(|| "live".into());
    let least: usize = arguments.next().map_or(Ok(1_000), |count| count.parse())?;
    let chosen = ChosenRules { base, ..ChosenRules::default() };
    let book = Rulebook::choose(&chosen, SEATS).map_err(|errors| format!("{errors:?}"))?;
    let log = (0..10_000).map(|seed| play(&book, seed)).find(|log| log.len() >= least);
    let log = log.ok_or("no match is so long")?;
    let header = Header {
        format: FORMAT,
        code: "PARTY2".into(),
        chosen,
        rules: book.to_text(),
        seats: SEATS,
        host: PlayerId(1),
        settings: TableSettings::default(),
        key: None,
        lesson: None,
        daily: None,
    };
    let rules = Arc::new(BotKinds::new());
    let since = Instant::now();
    let found = finished(header.clone(), &log, rules.clone())?.len();
    println!("{} entries, {found} match found in {:.1?}", log.len(), since.elapsed());
    let since = Instant::now();
    let replay = Replay::of(header, &log, rules, 1, &Names::new())?.ok_or("no match")?;
    println!("opened in {:.1?}", since.elapsed());
    for (name, from, count) in [("last position", replay.len() - 1, 1), ("all", 0, replay.len())] {
        for eyes in [Eyes::Open, Eyes::Of(Seat(0))] {
            let since = Instant::now();
            let positions = replay.positions(from, count, eyes).ok_or("no seat")?;
            let made = since.elapsed();
            let bytes = serde_json::to_vec(&positions)?.len();
            println!(
                "{name}, {eyes:?}: {made:.1?}, as JSON {:.1?}, {bytes} bytes",
                since.elapsed()
            );
        }
    }
    Ok(())
}

/// A match of random moves, as a table stores it.
fn play(book: &Rulebook, number: u64) -> Vec<(i64, Record)> {
    let seed = Seed::from_number(number);
    let mut chance = Chance::stream(&seed, 99);
    let mut entries: Vec<Entry> = (0..SEATS)
        .map(|seat| Entry::Sat { seat: Seat(seat), player: PlayerId(u128::from(seat) + 1) })
        .collect();
    entries.push(Entry::Started {
        seed: Some(seed.to_string()),
        shuffle: SHUFFLE.into(),
        dealer: None,
        left_handed: Vec::new(),
    });
    let mut game = AnyMatch::start(book.rules(), Opening::new(seed), &mut |_| ());
    loop {
        match game.status() {
            Status::MatchOver => break,
            Status::DealOver => {
                if game.next_deal(&mut |_| ()).is_err() {
                    break;
                }
                entries.push(Entry::NextDeal);
            }
            Status::Playing => {
                let legal = |seat: Seat| {
                    game.view(Some(seat)).legal().into_iter().map(move |mv| (seat, mv))
                };
                let moves: Vec<_> = game.to_act().flat_map(legal).collect();
                let drawn = chance.below(u32::try_from(moves.len()).unwrap_or(1).max(1));
                let Some((seat, mv)) = moves.get(drawn as usize).copied() else { break };
                if game.play(seat, mv, &mut |_| ()).is_err() {
                    break;
                }
                entries.push(Entry::Moved {
                    seat,
                    mv,
                    by_bot: false,
                    reserve_ms: 0,
                    reactions: vec![],
                });
            }
        }
    }
    (0..).zip(entries).map(|(at, entry)| (at, Record { entry, command: None })).collect()
}
