//! What a card does and what can be done with it now, for clients that ask (`explain`).

use stammtisch_rules_text as rules_text;
use stammtisch_rules_text::AboutCard;

use super::reasons;
use crate::id::ConnectionId;
use crate::table::Table;
use crate::wire::{CardAbout, CardNow, ServerMessage};

/// Answers a question about a card, for the viewer on this connection. Nothing is played.
pub(super) fn explain(
    table: &Table,
    connection: ConnectionId,
    id: u64,
    card: &str,
) -> ServerMessage {
    let seat = reasons::plays_on(table, connection).and_then(|player| table.state.seat_of(player));
    let names = |seat| reasons::called(table, seat);
    let about = table.state.running().and_then(|game| rules_text::about(game, seat, card, &names));
    let about = about.map(|AboutCard { lines, now }| CardAbout {
        lines: lines.into_iter().map(Into::into).collect(),
        now: now.map(|now| CardNow { fits: now.fits, text: now.text.into() }),
    });
    ServerMessage::Explained { id, about }
}
