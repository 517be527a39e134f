//! Parses a client's frame into a `ClientMessage`, or answers what is wrong with it.

use stammtisch_table::wire::{ClientMessage, ServerMessage};

/// The frame is no valid message.
const BAD_FRAME: &str = "bad_frame";

/// Reads a frame; an unreadable one gets an answer and does no harm.
pub(super) fn read(text: &str) -> Result<ClientMessage, ServerMessage> {
    serde_json::from_str(text).map_err(|error| bad(number(text), error.to_string()))
}

/// A frame that is not even text.
pub(super) fn not_text() -> ServerMessage {
    bad(None, "messages are JSON text".into())
}

fn bad(no: Option<u64>, detail: String) -> ServerMessage {
    ServerMessage::Refused { no, code: BAD_FRAME.into(), detail, text: None }
}

/// The number of a command whose rest cannot be read, so that its client need not wait for an
/// answer.
fn number(text: &str) -> Option<u64> {
    serde_json::from_str::<serde_json::Value>(text).ok()?.get("no")?.as_u64()
}
