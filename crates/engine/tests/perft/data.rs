//! The data files with the counts: `preset | options | deal | depth | count`, one per line; `#`
//! starts a comment.

use std::fs;
use std::path::PathBuf;

pub(crate) struct Line {
    /// Line number in the file, from 1.
    pub(crate) number: usize,
    pub(crate) options: String,
    pub(crate) deal: String,
    pub(crate) depth: u32,
    pub(crate) count: u64,
}

fn path(id: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/perft/{id}.txt"))
}

fn text(id: &str) -> String {
    let path = path(id);
    fs::read_to_string(&path).unwrap_or_else(|_| panic!("{} is missing", path.display()))
}

fn columns(line: &str) -> Option<[&str; 5]> {
    let line = line.split('#').next()?.trim();
    if line.is_empty() {
        return None;
    }
    let columns: Vec<&str> = line.split('|').map(str::trim).collect();
    Some(columns.try_into().unwrap_or_else(|_| panic!("`{line}` has not five columns")))
}

pub(crate) fn read(id: &str) -> Vec<Line> {
    let numbered = |(at, line): (usize, &str)| {
        let [preset, options, deal, depth, count] = columns(line)?;
        assert_eq!(preset, id, "line {}", at + 1);
        Some(Line {
            number: at + 1,
            options: options.into(),
            deal: deal.into(),
            depth: depth.parse().expect("a depth"),
            count: count.parse().expect("a count"),
        })
    };
    text(id).lines().enumerate().filter_map(numbered).collect()
}

/// Replaces the counts, in the order of the lines.
pub(crate) fn write(id: &str, counts: &[u64]) {
    let mut counts = counts.iter();
    let mut written = String::new();
    for line in text(id).lines() {
        match columns(line) {
            None => written.push_str(line),
            Some([preset, options, deal, depth, _]) => {
                let count = counts.next().expect("a count for each line");
                written.push_str(&format!("{preset} | {options} | {deal} | {depth} | {count}"));
            }
        }
        written.push('\n');
    }
    fs::write(path(id), written).expect("the data can be written");
}
