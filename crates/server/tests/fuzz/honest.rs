//! Players who play while others send garbage.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;

use crate::common::Client;

/// Plays match after match at its own table until `over`; returns how many commands were done.
pub(crate) async fn play(mut client: Client, code: String, over: Arc<AtomicBool>) -> u64 {
    let mut connection = client.connect(&code).await;
    while !over.load(Ordering::SeqCst) {
        client.play(&mut connection, |_| over.load(Ordering::SeqCst)).await;
        if connection.state() == "finished" {
            connection.ask(json!({"do": "rematch"})).await.expect("another one");
            connection.until(|view| view["state"] == "playing").await.expect("cards");
        }
    }
    let done = connection.last_done;
    // A newcomer sees the same state.
    let fresh = client.connect(&code).await;
    assert!(fresh.seq >= connection.seq, "{} after {}", fresh.seq, connection.seq);
    done
}
