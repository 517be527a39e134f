//! The mark file beside the database, which records how far it had come.
//!
//! Two lines of the same length, written alternately, so that an interrupted write leaves the other
//! one intact. Each carries its own checksum. Readable text, since people look at it when something
//! is wrong.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use super::Loss;
use crate::sqlite::disk::beside;

/// The distance between the lines: each has a sector of its own.
const SECTOR: usize = 512;

/// The beginning of each line.
const HEAD: &str = "stammtisch-mark-1";

/// How far a database had come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::sqlite) struct Mark {
    /// The id of the database.
    pub(in crate::sqlite) house: [u8; 16],
    /// The id of the server run (start) that made the last step.
    pub(in crate::sqlite) run: [u8; 16],
    /// The last step that was committed.
    pub(in crate::sqlite) step: u64,
    /// The last step known to be in the database file itself, and not only in its WAL.
    pub(in crate::sqlite) checkpointed: u64,
}

/// The path of a database's mark.
pub(in crate::sqlite) fn mark_of(database: &Path) -> PathBuf {
    beside(database, ".mark")
}

impl Mark {
    fn line(&self) -> String {
        let (house, run) = (u128::from_be_bytes(self.house), u128::from_be_bytes(self.run));
        let said =
            format!("{HEAD} {house:032x} {run:032x} {:020} {:020}", self.step, self.checkpointed);
        let sum = sum(&said);
        format!("{said} {sum}\n")
    }

    fn from_line(line: &str) -> Option<Self> {
        let (said, noted) = line.rsplit_once(' ')?;
        if sum(said) != noted {
            return None;
        }
        let mut parts = said.strip_prefix(HEAD)?.split_ascii_whitespace();
        let id = |part: &str| u128::from_str_radix(part, 16).ok().map(u128::to_be_bytes);
        Some(Self {
            house: id(parts.next()?)?,
            run: id(parts.next()?)?,
            step: parts.next()?.parse().ok()?,
            checkpointed: parts.next()?.parse().ok()?,
        })
    }

    /// Reads the mark of a database, if there is one.
    pub(super) fn read(database: &Path) -> io::Result<Option<Result<Self, Loss>>> {
        let mut bytes = Vec::new();
        match File::open(mark_of(database)) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            opened => opened?.take(2 * SECTOR as u64).read_to_end(&mut bytes)?,
        };
        let lines = bytes.chunks(SECTOR).filter_map(|sector| {
            let line = sector.split(|byte| *byte == b'\n').next()?;
            Self::from_line(std::str::from_utf8(line).ok()?)
        });
        Ok(Some(lines.max_by_key(|mark| mark.step).ok_or(Loss::MarkDamaged)))
    }

    fn sector(&self) -> Vec<u8> {
        let mut sector = self.line().into_bytes();
        sector.resize(SECTOR, b'\n');
        sector
    }
}

fn sum(said: &str) -> String {
    Sha256::digest(said).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// Opens the mark of a database for writing.
pub(super) fn open(database: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).open(mark_of(database))
}

/// Overwrites one of the two lines.
pub(super) fn note(file: &mut File, mark: &Mark) -> io::Result<()> {
    let place = if mark.step.is_multiple_of(2) { 0 } else { SECTOR };
    file.seek(SeekFrom::Start(place as u64))?;
    file.write_all(mark.line().as_bytes())
}

/// Writes a mark in place of whatever is there; durable except for its name.
pub(in crate::sqlite) fn write_new(database: &Path, mark: &Mark) -> io::Result<()> {
    let (path, new) = (mark_of(database), beside(&mark_of(database), ".new"));
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.write(true).create(true).truncate(true).open(&new)?;
    file.write_all(&[mark.sector(), mark.sector()].concat())?;
    file.sync_all()?;
    std::fs::rename(new, path)
}

/// Removes a mark, if there is one.
pub(in crate::sqlite) fn remove(database: &Path) -> io::Result<()> {
    match std::fs::remove_file(mark_of(database)) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
