//! Fuzzes imported match files: they are read, replayed and viewed from every perspective. The checksum of a
//! damaged file is recomputed, otherwise nothing behind it would ever be reached.

use std::io::Read;
use std::sync::Arc;

use flate2::read::GzDecoder;
use serde_json::Value;
use stammtisch_engine::seat::Seat;
use stammtisch_table::film::{Eyes, Names, Replay, file, finished};
use stammtisch_table::{BotKinds, Header, Record};

use super::Target;

pub(super) const TARGET: Target = Target { name: "match_file", seeds, run };

/// Stored tables in the newest and in an older format.
const CORPORA: [&[u8]; 2] = [
    include_bytes!("../../../crates/table/tests/data/corpus-8.gz"),
    include_bytes!("../../../crates/table/tests/data/corpus-4.gz"),
];

/// The number of files from each corpus, and their greatest length.
const FILES: usize = 12;
const LONGEST: usize = 24_000;

fn run(input: &[u8]) {
    let bots = || Arc::new(BotKinds::default());
    let whole = with_sum(input);
    for bytes in [Some(input), whole.as_deref()].into_iter().flatten() {
        if let Ok(replay) = file::read(bytes, bots()) {
            for eyes in [Eyes::Open, Eyes::Of(Seat(0)), Eyes::Of(Seat(1))] {
                drop(replay.positions(0, u32::MAX, eyes));
            }
            drop(replay.to_file("stammtisch"));
        }
    }
}

/// The same file with a correct checksum; none for what is not a JSON object.
fn with_sum(input: &[u8]) -> Option<Vec<u8>> {
    let sum = file::sum_of(input)?;
    let mut file: Value = serde_json::from_slice(input).ok()?;
    file.as_object_mut()?.insert("sum".into(), serde_json::to_value(sum).ok()?);
    serde_json::to_vec(&file).ok()
}

fn seeds() -> Vec<Vec<u8>> {
    CORPORA.iter().flat_map(|corpus| files(corpus).unwrap_or_default()).collect()
}

/// The first short matches of a corpus, as files.
fn files(corpus: &[u8]) -> Option<Vec<Vec<u8>>> {
    let mut text = String::new();
    GzDecoder::new(corpus).read_to_string(&mut text).ok()?;
    let tables = text.split("header ").skip(1);
    Some(tables.flat_map(of_table).filter(|file| file.len() < LONGEST).take(FILES).collect())
}

fn of_table(stored: &str) -> Vec<Vec<u8>> {
    let mut lines = stored.lines();
    let header = lines.next().map(|line| Header::from_bytes(line.as_bytes()));
    let Some(Ok(header)) = header else { return Vec::new() };
    // An entry may be preceded by whose command it was.
    let entries = lines.filter_map(|line| line.strip_prefix("entry "));
    let entries = entries.filter_map(|line| line.find('{').map(|at| &line.as_bytes()[at..]));
    let log: Vec<_> = (0..).zip(entries.filter_map(|line| Record::from_bytes(line).ok())).collect();
    let bots = || Arc::new(BotKinds::default());
    let found = finished(header.clone(), &log, bots()).unwrap_or_default();
    let film = |no| Replay::of(header.clone(), &log, bots(), no, &Names::new()).ok()?;
    let file = |no| film(no)?.to_file("stammtisch").ok();
    found.iter().filter_map(|one| file(one.no)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sound_files_are_read_and_a_sum_is_mended() {
        let all = seeds();
        assert!(all.len() >= FILES);
        for bytes in all {
            assert!(file::read(&bytes, Arc::new(BotKinds::default())).is_ok());
            let damaged = String::from_utf8_lossy(&bytes).replacen("\"sum\":\"", "\"sum\":\"0", 1);
            let mended = with_sum(damaged.as_bytes()).expect("JSON");
            assert!(file::read(&mended, Arc::new(BotKinds::default())).is_ok());
        }
    }
}
