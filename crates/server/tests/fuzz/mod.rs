//! Fuzzing a running server with garbage and nearly valid input: by socket, by HTTP, and byte by
//! byte. Nothing panics, no request causes a server error, and honest players notice nothing.
//!
//! Takes some seconds in the suite, three minutes with `STAMMTISCH_LONG=1`.

mod bodies;
mod garbage;
mod honest;
mod raw_bytes;
mod requests;
mod sockets;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use crate::common::{Client, House};
use serde_json::json;
use stammtisch_store::{TokenHash, UnixMillis};

/// All panics in this process, including those of the server's tasks.
static PANICS: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn watch_for_panics() {
    let before = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        PANICS.lock().unwrap_or_else(PoisonError::into_inner).push(panic.to_string());
        before(panic);
    }));
}

fn how_long() -> Duration {
    let long = std::env::var_os("STAMMTISCH_LONG").is_some();
    Duration::from_secs(if long { 180 } else { 6 })
}

/// A client that has claimed the admin token, with a table to close.
async fn admin(house: &House) -> (Client, String) {
    let token = TokenHash::of(&[0xab; 32]);
    house.store.set_admin_token(token, UnixMillis(i64::MAX)).await.expect("stores");
    let adam = house.guest("Adam").await;
    let body = json!({"token": "ab".repeat(32)});
    assert_eq!(adam.send("POST", "/api/admin/claim", &body).await.status, 204);
    let own = adam.open_table("live", 3).await;
    (adam, own)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn garbage_by_every_way_harms_nobody() {
    watch_for_panics();
    let dir = tempfile::tempdir().expect("a directory");
    let house = House::over_file(&dir.path().join("house.db")).await;
    let over = Arc::new(AtomicBool::new(false));
    let anna = house.guest("Anna").await;
    let code = anna.quick(json!({"base": "live", "options": {"format": "single"}}), 4).await;
    let ben = house.guest("Ben").await;
    let bluff = ben.quick(json!({"base": "maxonaut"}), 3).await;
    let honest = [
        tokio::spawn(honest::play(anna, code.clone(), over.clone())),
        tokio::spawn(honest::play(ben, bluff.clone(), over.clone())),
    ];

    let mut attacks = tokio::task::JoinSet::new();
    for number in 0..3 {
        let to = if number == 0 { &bluff } else { &code };
        attacks.spawn(sockets::attack(house.address, to.clone(), number, over.clone()));
    }
    for number in 10..12 {
        attacks.spawn(requests::attack(house.address, code.clone(), number, over.clone()));
    }
    let (admin, own) = admin(&house).await;
    attacks.spawn(requests::attack_as_admin(admin, own, 15, over.clone()));
    attacks.spawn(raw_bytes::attack(house.address, code.clone(), 20, over.clone()));
    for second in 1..=how_long().as_secs() {
        tokio::time::sleep(Duration::from_secs(1)).await;
        if second % 10 == 0 {
            eprintln!("{second} of {} seconds", how_long().as_secs());
        }
    }
    over.store(true, Ordering::SeqCst);

    let mut sent = 0;
    while let Some(done) = attacks.join_next().await {
        sent += done.expect("an attack that runs to its end");
    }
    let mut moves = 0;
    for player in honest {
        moves += player.await.expect("an honest player is not disturbed");
    }
    eprintln!("{sent} pieces of garbage, {moves} honest commands");
    let panics = PANICS.lock().unwrap_or_else(PoisonError::into_inner).clone();
    assert!(panics.is_empty(), "{panics:#?}");
    assert!(sent > 300 && moves > 20, "{sent} pieces of garbage, {moves} honest commands");
    let again = house.guest("Cem").await;
    assert_eq!(again.get("/readyz").await.status, 200);
    assert_eq!(again.get(&format!("/api/tables/{code}")).await.status, 200);
    house.stop().await;
}
