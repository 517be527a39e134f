//! A stored match: its header, its entries, and what was seen of the game on the way.

use std::fmt::Write as _;
use std::io::{Read, Write as _};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::Value;
use stammtisch_table::PlayerId;

/// A stored match, line by line.
#[derive(Clone, Default)]
pub(crate) struct Stored {
    pub(crate) header: String,
    pub(crate) lines: Vec<Line>,
}

#[derive(Clone)]
pub(crate) enum Line {
    /// An entry of the log, and the command that caused it, where that is known.
    Entry(Option<(PlayerId, u64)>, String),
    /// What a player saw of the game after all entries before.
    Saw(u128, Value),
}

impl Stored {
    pub(crate) fn all(bytes: &[u8]) -> Vec<Self> {
        let mut text = String::new();
        GzDecoder::new(bytes).read_to_string(&mut text).expect("stored text");
        let mut all: Vec<Self> = Vec::new();
        for line in text.lines() {
            let (kind, rest) = line.split_once(' ').expect("a kind");
            if kind == "header" {
                all.push(Self { header: rest.into(), lines: Vec::new() });
                continue;
            }
            let line = match kind {
                "entry" => entry(rest),
                player => {
                    let view = serde_json::from_str(rest).expect("a view");
                    Line::Saw(player.parse().expect("a player"), view)
                }
            };
            all.last_mut().expect("a header first").lines.push(line);
        }
        all
    }

    pub(crate) fn write(all: &[Self]) -> Vec<u8> {
        let mut text = String::new();
        for stored in all {
            writeln!(text, "header {}", stored.header).expect("text");
            for line in &stored.lines {
                match line {
                    Line::Entry(None, entry) => writeln!(text, "entry {entry}"),
                    Line::Entry(Some((player, no)), entry) => {
                        writeln!(text, "entry {}/{no} {entry}", player.0)
                    }
                    Line::Saw(player, view) => writeln!(text, "{player} {view}"),
                }
                .expect("text");
            }
        }
        let mut packed = GzEncoder::new(Vec::new(), Compression::best());
        packed.write_all(text.as_bytes()).expect("packs");
        packed.finish().expect("packs")
    }
}

/// Reads an entry, preceded by the player and number of its command.
fn entry(text: &str) -> Line {
    let by = text.split_once(' ').and_then(|(by, rest)| {
        let (player, no) = by.split_once('/')?;
        Some(((PlayerId(player.parse().ok()?), no.parse().ok()?), rest))
    });
    by.map_or_else(
        || Line::Entry(None, text.trim_start_matches("- ").into()),
        |(command, rest)| Line::Entry(Some(command), rest.into()),
    )
}
