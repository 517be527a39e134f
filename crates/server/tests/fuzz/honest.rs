//! Players who play while others send garbage.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use serde_json::json;

use crate::common::Client;

/// Plays match after match at its own table until `over`; returns how many commands were done.
pub(crate) async fn play(mut client: Client, code: String, over: Arc<AtomicBool>) -> u64 {
    let mut line = client.line(&code).await;
    while !over.load(Ordering::SeqCst) {
        client.play(&mut line, |_| over.load(Ordering::SeqCst)).await;
        if line.state() == "finished" {
            line.ask(json!({"do": "rematch"})).await.expect("another one");
            line.until(|view| view["state"] == "playing").await.expect("cards");
        }
    }
    let done = line.last_done;
    // A newcomer sees the same state.
    let fresh = client.line(&code).await;
    assert!(fresh.seq >= line.seq, "{} after {}", fresh.seq, line.seq);
    done
}
