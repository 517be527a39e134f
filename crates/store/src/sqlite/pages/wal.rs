//! Reads the WAL (`-wal`) and verifies its checksums, which SQLite itself checks only when it opens
//! a database after a kill.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use super::open_files;
use crate::sqlite::disk::beside;

const HEADER: usize = 32;
const FRAME: usize = 24;

/// A page in a frame of the WAL.
pub(super) struct Frame<'a> {
    /// The number of the frame, from 1.
    pub(super) number: u32,
    /// The page number.
    pub(super) page: u32,
    /// The content of the page.
    pub(super) content: &'a [u8],
    /// Whether the checksum is right.
    pub(super) sound: bool,
}

/// How far the WAL extends, according to the index (`-shm`) that all connections share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extent {
    frames: u32,
    salts: [u8; 8],
}

impl Extent {
    /// The index holds this twice, and is being written while the two differ.
    fn read(database: &Path) -> io::Result<Option<Self>> {
        let mut index = [0; 96];
        for _ in 0..1000 {
            match open_files::open(&beside(database, "-shm"))
                .and_then(|file| open_files::read_exact_at(&file, &mut index, 0))
            {
                Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
                Err(error) if error.kind() == ErrorKind::UnexpectedEof => return Ok(None),
                read => read?,
            }
            let (one, two) = index.split_at(48);
            if one == two && one.get(12) == Some(&1) {
                let frames = u32::from_ne_bytes(part(one, 16));
                return Ok(Some(Self { frames, salts: part(one, 32) }));
            }
            std::thread::yield_now();
        }
        Ok(None)
    }
}

fn part<const N: usize>(bytes: &[u8], at: usize) -> [u8; N] {
    bytes.get(at..at + N).and_then(|part| part.try_into().ok()).unwrap_or([0; N])
}

/// Passes every valid frame of the WAL to `show`, in order. Nobody may empty the WAL meanwhile;
/// frames appended meanwhile are not shown.
pub(super) fn frames(database: &Path, mut show: impl FnMut(Frame<'_>)) -> io::Result<()> {
    let Some(extent) = Extent::read(database)?.filter(|extent| extent.frames > 0) else {
        return Ok(());
    };
    let mut log = io::BufReader::with_capacity(1 << 16, File::open(beside(database, "-wal"))?);
    let mut header = [0; HEADER];
    log.read_exact(&mut header)?;
    // The last bit is the byte order in which the checksums were computed.
    let size = u32::from_be_bytes(part(&header, 8)) as usize;
    let checksum = if header[3] & 1 == 1 { checksum::<true> } else { checksum::<false> };
    let sums =
        |bytes: &[u8]| [u32::from_be_bytes(part(bytes, 0)), u32::from_be_bytes(part(bytes, 4))];
    let mut before = sums(&header[24..]);
    let whole = checksum([0, 0], &header[..24]) == before && header[16..24] == extent.salts;
    if !(512..=65_536).contains(&size) {
        return Err(io::Error::new(ErrorKind::InvalidData, "the log of the database has no head"));
    }
    let (mut head, mut content) = ([0; FRAME], vec![0; size]);
    for number in 1..=extent.frames {
        log.read_exact(&mut head)?;
        log.read_exact(&mut content)?;
        let noted = sums(&head[16..]);
        let reckoned = checksum(checksum(before, &head[..8]), &content);
        // Each continues from the recorded checksum of the one before, so that damage affects one
        // frame only.
        let sound = (whole || number > 1) && reckoned == noted && head[8..16] == extent.salts;
        before = noted;
        show(Frame { number, page: u32::from_be_bytes(part(&head, 0)), content: &content, sound });
    }
    Ok(())
}

/// The checksum of the WAL, over pairs of words.
fn checksum<const BIG: bool>(start: [u32; 2], bytes: &[u8]) -> [u32; 2] {
    let (pairs, _) = bytes.as_chunks();
    pairs.iter().fold(start, |[one, two], pair| {
        let both =
            if BIG { u64::from_be_bytes(*pair).rotate_left(32) } else { u64::from_le_bytes(*pair) };
        let one = one.wrapping_add(both as u32).wrapping_add(two);
        [one, two.wrapping_add((both >> 32) as u32).wrapping_add(one)]
    })
}
