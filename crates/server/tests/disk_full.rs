//! The disk fills up under a running server: it never confirms anything that is not stored, and
//! carries on, with the same command, once there is room again.
//!
//! Needs a file system small enough to fill, which only root may mount.
#![cfg(target_os = "linux")]

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::process::Command;

use crate::common::House;
use serde_json::{Value, json};

/// A small file system, unmounted when dropped.
struct Small(tempfile::TempDir);

impl Small {
    fn mount(size: &str) -> Option<Self> {
        let directory = tempfile::tempdir().expect("a directory");
        let mount = ["-t", "tmpfs", "-o", size, "tmpfs"];
        let mounted = Command::new("mount").args(mount).arg(directory.path()).output();
        mounted.is_ok_and(|mounted| mounted.status.success()).then_some(Self(directory))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    /// Fills it up to the last byte.
    fn fill(&self) {
        let mut ballast = File::create(self.path().join("ballast")).expect("a file");
        while ballast.write_all(&[0; 512]).is_ok() {}
    }

    fn clear(&self) {
        std::fs::remove_file(self.path().join("ballast")).expect("it was there");
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.path()).output();
    }
}

/// A command that the host may repeat at will and that is always stored.
fn toggle(public: bool) -> Value {
    json!({"do": "set_manner", "manner": {"public": public}})
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_done_while_the_disk_is_full_and_all_goes_on_afterwards() {
    let Some(small) = Small::mount("size=2m") else {
        eprintln!("skipped: cannot mount a file system here");
        return;
    };
    let file = small.path().join("house.db");
    let house = House::over_file(&file).await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 3).await;
    let mut connection = anna.connect(&code).await;
    connection.seq = connection.ask(toggle(true)).await.expect("there is room");
    small.fill();

    // The reserved space can still be written.
    let mut public = true;
    let (refused, kept) = loop {
        match connection.ask(toggle(!public)).await {
            Ok(seq) => (public, connection.seq) = (!public, seq),
            Err(code) => break (code, connection.seq),
        }
    };
    assert_eq!(refused, "not_stored");
    let no = connection.last_no;
    for _ in 0..5 {
        connection.post(no, connection.seq, &toggle(!public)).await;
        assert_eq!(connection.answer(no).await, Err("not_stored".into()), "the same command again");
    }
    let fresh = anna.connect(&code).await;
    assert_eq!((fresh.seq, &fresh.view["manner"]["public"]), (kept, &json!(public)));
    let answer = anna.send("PATCH", "/api/session", &json!({"name": "Anne"})).await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "storage_full"));

    small.clear();
    connection.post(no, connection.seq, &toggle(!public)).await;
    let seq = connection.answer(no).await.expect("there is room again");
    assert_eq!(seq, kept + 1, "once, and nothing in between");
    house.kill().await;
    let house = House::over_file(&file).await;
    let anna = anna.moved_to(house.address);
    let connection = anna.connect(&code).await;
    assert_eq!((connection.seq, connection.last_no), (seq, no));
    assert_eq!(connection.view["manner"]["public"], !public);
    house.stop().await;
}

/// If it did not start, nobody could even read.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_starts_on_a_full_disk_and_says_that_nothing_can_be_stored() {
    let Some(small) = Small::mount("size=4m") else {
        eprintln!("skipped: cannot mount a file system here");
        return;
    };
    let file = small.path().join("house.db");
    let house = House::over_file(&file).await;
    let anna = house.guest("Anna").await;
    let code = anna.open_table("live", 3).await;
    assert_eq!(anna.get("/readyz").await.status, 200);
    house.stop().await;
    small.fill();

    let house = House::over_file(&file).await;
    let anna = anna.moved_to(house.address);
    let ready = anna.get("/readyz").await;
    assert_eq!((ready.status, ready.code().as_str()), (503, "storage_full"));
    assert_eq!(anna.get("/api/session").await.json()["player"]["name"], "Anna");
    assert_eq!(anna.get("/api/account").await.status, 200);
    let answer = anna.send("PATCH", "/api/session", &json!({"name": "Anne"})).await;
    assert_eq!((answer.status, answer.code().as_str()), (503, "storage_full"));

    small.clear();
    let mut ready = anna.get("/readyz").await.status;
    for _ in 0..100 {
        if ready == 200 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        ready = anna.get("/readyz").await.status;
    }
    assert_eq!(ready, 200, "it finds out by itself");
    anna.connect(&code).await;
    house.stop().await;
}
