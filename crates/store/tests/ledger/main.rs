//! Credits add up whatever happens: random stakes, pots and gifts, and crashes in between.
//!
//! Tables take stakes, play, and pay out their pots, many at once, for players who keep running out
//! of credits. Futures are dropped while they wait, and again and again everything is stopped in
//! the middle: in the short mode the threads of the store, in the long one (`STAMMTISCH_LONG=1`)
//! the process, by kill -9. After each crash the logs alone say what every account must hold.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod audit;
mod crash;
mod evening;
mod random;

use std::path::Path;

use random::Random;
use tempfile::TempDir;

fn long() -> bool {
    std::env::var_os("STAMMTISCH_LONG").is_some()
}

/// How many operations must be seen: appends and gifts that were stored.
fn enough() -> u64 {
    if long() { 100_000 } else { 3_000 }
}

/// In memory (tmpfs), if there is such a directory: only a process is killed here, not the machine,
/// so the disk does not matter.
fn directory() -> TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { TempDir::new_in(memory).unwrap() } else { TempDir::new().unwrap() }
}

/// Crashes until enough has happened. Returns what the books then say, or the first error found.
fn crash_until_enough(
    path: &Path,
    mut crash: impl FnMut(&Path, &mut Random),
) -> Result<audit::Found, String> {
    let mut random = Random::new();
    let mut crashes = 0;
    loop {
        crash(path, &mut random);
        crashes += 1;
        let found = audit::check(path).map_err(|wrong| format!("{wrong} ({random:?})"))?;
        eprintln!("{crashes} crashes, {found:?}");
        if found.operations >= enough() {
            return Ok(found);
        }
    }
}

#[test]
fn credits_add_up_through_crashes() {
    let directory = directory();
    let path = directory.path().join("store.db");
    let crash = if long() { crash::kill } else { crash::end_threads };
    let found = crash_until_enough(&path, crash).unwrap();
    assert!(found.pots_paid > enough() / 20, "too few pots");
    assert!(found.gifts > 40 && found.refusals > 40, "nobody ever ran out of credits");
}

/// The control: a table that pays its pot beside the log is unmasked.
#[test]
fn a_pot_that_is_paid_beside_the_log_is_found_out() {
    let directory = directory();
    let path = directory.path().join("store.db");
    let wrong = crash_until_enough(&path, crash::end_threads_of_the_careless).unwrap_err();
    eprintln!("found: {wrong}");
}
