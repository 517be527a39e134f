//! Crashes in the middle of transfers.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use stammtisch_store::SqliteStore;
use tokio::runtime::{Builder, Runtime};

use crate::evening::evening;
use crate::random::Random;

const FILE: &str = "STAMMTISCH_LEDGER_TEST_FILE";

fn runtime() -> Runtime {
    Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// Ends the store's threads wherever they are; nothing is closed.
pub(crate) fn end_threads(path: &Path, random: &mut Random) {
    play_and_end(path, random, false);
}

pub(crate) fn end_threads_of_the_careless(path: &Path, random: &mut Random) {
    play_and_end(path, random, true);
}

fn play_and_end(path: &Path, random: &mut Random, careless: bool) {
    let runtime = runtime();
    let store = runtime.block_on(SqliteStore::open(path)).unwrap();
    runtime.spawn(evening(Arc::new(store), random.split(), careless));
    std::thread::sleep(Duration::from_millis(100 + random.below(1_000)));
    runtime.shutdown_timeout(Duration::from_secs(5));
}

/// Ends the process by kill -9.
pub(crate) fn kill(path: &Path, random: &mut Random) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--ignored", "--exact", "crash::child"])
        .env(FILE, path)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    // Longer: after each crash everything is read again, which is a lot by the end.
    std::thread::sleep(Duration::from_millis(100 + random.below(6_000)));
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
#[ignore = "the program that is killed; the test starts it"]
fn child() {
    let Some(path) = std::env::var_os(FILE) else { return };
    runtime().block_on(async {
        let store = SqliteStore::open(Path::new(&path)).await.unwrap();
        evening(Arc::new(store), Random::new(), false).await;
    });
}
