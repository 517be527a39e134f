//! Old tables as they were stored: every match played to the end is a film, which shows each seat
//! what it saw then.

use std::collections::BTreeMap;
use std::sync::Arc;

use stammtisch_engine::seat::Seat;
use stammtisch_table::film::{Eyes, Replay, file, finished};
use stammtisch_table::{Header, Record};

use crate::matches::{Line, Stored};
use crate::played::Played;
use crate::stored::contained;
use crate::test_table::bot_kinds;

macro_rules! corpora {
    ($($name:literal),+) => {
        [$(($name, &include_bytes!(concat!("../data/corpus-", $name, ".gz"))[..])),+]
    };
}

#[test]
fn old_tables_open_as_films() {
    for (format, bytes) in corpora!("1", "2", "3", "4", "5", "6", "7", "8", "9") {
        let (mut films, mut steps, mut compared) = (0, 0, 0);
        for (number, stored) in Stored::all(bytes).iter().enumerate() {
            let header = Header::from_bytes(stored.header.as_bytes()).expect("a header");
            let log: Vec<_> = (0..)
                .zip(&stored.lines)
                .filter_map(|(at, line)| match line {
                    Line::Entry(_, entry) => Some((at, Record::from_bytes(entry.as_bytes()).ok()?)),
                    Line::Saw(..) => None,
                })
                .collect();
            let found = finished(header.clone(), &log, Arc::new(bot_kinds()))
                .unwrap_or_else(|error| panic!("format {format}, {number}: {error}"));
            for one in found {
                let names = [(Played::on(0), "Anna".to_owned())].into();
                let replay =
                    Replay::of(header.clone(), &log, Arc::new(bot_kinds()), one.no, &names);
                let replay = replay.expect("a log").expect("over");
                let open = replay.positions(0, u32::MAX, Eyes::Open).expect("open").positions;
                assert_eq!(open.len() as u32, replay.len());
                assert!(open.iter().all(|position| position.open.is_some()));
                compared += as_they_saw_it(stored, &replay);
                let kept = replay.to_file("test").expect("a file");
                let again = file::read(&kept, Arc::new(bot_kinds()));
                let again = again.unwrap_or_else(|error| panic!("{format}, {number}: {error}"));
                assert_eq!(again.len(), replay.len());
                films += 1;
                steps += replay.len();
            }
        }
        eprintln!("format {format}: {films} films of {steps} steps, {compared} looks compared");
        assert!(films >= 20, "format {format}: only {films}");
        assert!(compared >= 60, "format {format}: only {compared} looks");
    }
}

/// In the film each seat sees what it saw of the game then; returns how often that was compared.
fn as_they_saw_it(stored: &Stored, replay: &Replay) -> usize {
    let step_of: BTreeMap<usize, u32> =
        (0..replay.len()).map(|step| (replay.record_of(step), step)).collect();
    let (mut entries, mut compared, mut watched) = (0_usize, 0, BTreeMap::new());
    for line in &stored.lines {
        let Line::Saw(player, then) = line else {
            entries += 1;
            continue;
        };
        let seat = then["viewer"].as_u64().and_then(|seat| u8::try_from(seat).ok()).map(Seat);
        let step = entries.checked_sub(1).and_then(|last| step_of.get(&last));
        let (Some(seat), Some(step)) = (seat, step) else { continue };
        let shown = watched.entry(seat).or_insert_with(|| {
            replay.positions(0, u32::MAX, Eyes::Of(seat)).expect("a seat of it").positions
        });
        let now = serde_json::to_value(&shown[*step as usize].now.game).expect("a view");
        assert_eq!(contained(&now, then), *then, "{player} after step {step}");
        compared += 1;
    }
    compared
}
