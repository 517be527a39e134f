//! Old tables as they were stored: each that was played to its end is a film.

use std::sync::Arc;

use stammtisch_table::film::{Eyes, Replay, file, finished};
use stammtisch_table::{Header, Record};

use crate::matches::{Line, Stored};
use crate::played::Played;
use crate::test_table::bot_kinds;

macro_rules! corpora {
    ($($name:literal),+) => {
        [$(($name, &include_bytes!(concat!("../data/corpus-", $name, ".gz"))[..])),+]
    };
}

#[test]
fn old_tables_open_as_films() {
    for (format, bytes) in corpora!("1", "2", "3", "4", "5", "6", "7") {
        let (mut films, mut steps) = (0, 0);
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
                let kept = replay.to_file("test").expect("a file");
                let again = file::read(&kept, Arc::new(bot_kinds()));
                let again = again.unwrap_or_else(|error| panic!("{format}, {number}: {error}"));
                assert_eq!(again.len(), replay.len());
                films += 1;
                steps += replay.len();
            }
        }
        eprintln!("format {format}: {films} films of {steps} steps");
        assert!(films >= 20, "format {format}: only {films}");
    }
}
