//! Reading the log of the database (`-wal`) with its checksums, which SQLite itself looks at only
//! when it opens a database that was left by a kill.

use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;

use super::kept;
use crate::sqlite::disk::beside;

const HEADER: usize = 32;
const FRAME: usize = 24;

/// A page as it stands in a frame of the log.
pub(super) struct Frame<'a> {
    /// Its number among the frames, from 1.
    pub(super) number: u32,
    /// Which page.
    pub(super) page: u32,
    /// Its content.
    pub(super) content: &'a [u8],
    /// Whether it is what was written.
    pub(super) sound: bool,
}

/// How far the log goes, by the index that all connections share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Extent {
    frames: u32,
    salts: [u8; 8],
}

impl Extent {
    /// The index holds this twice, and is being written where the two differ.
    fn read(database: &Path) -> io::Result<Option<Self>> {
        let mut index = [0; 96];
        for _ in 0..1000 {
            match kept::open(&beside(database, "-shm"))
                .and_then(|file| kept::read_exact_at(&file, &mut index, 0))
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

/// Shows every frame of the log that counts, in order. Nobody may empty the log meanwhile; what is
/// appended meanwhile is not shown.
pub(super) fn frames(database: &Path, mut show: impl FnMut(Frame<'_>)) -> io::Result<()> {
    let Some(extent) = Extent::read(database)?.filter(|extent| extent.frames > 0) else {
        return Ok(());
    };
    let mut log = io::BufReader::with_capacity(1 << 16, File::open(beside(database, "-wal"))?);
    let mut header = [0; HEADER];
    log.read_exact(&mut header)?;
    // The last bit says in which order of bytes the checksums were reckoned.
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
        // Each goes on from what the one before has noted, so that one damage spoils one frame.
        let sound = (whole || number > 1) && reckoned == noted && head[8..16] == extent.salts;
        before = noted;
        show(Frame { number, page: u32::from_be_bytes(part(&head, 0)), content: &content, sound });
    }
    Ok(())
}

/// The checksum of the log, over pairs of words.
fn checksum<const BIG: bool>(start: [u32; 2], bytes: &[u8]) -> [u32; 2] {
    let (pairs, _) = bytes.as_chunks();
    pairs.iter().fold(start, |[one, two], pair| {
        let both =
            if BIG { u64::from_be_bytes(*pair).rotate_left(32) } else { u64::from_le_bytes(*pair) };
        let one = one.wrapping_add(both as u32).wrapping_add(two);
        [one, two.wrapping_add((both >> 32) as u32).wrapping_add(one)]
    })
}
