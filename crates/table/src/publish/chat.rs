//! Chat lines, as messages show them.

use super::Outgoing;
use crate::live::chat::Written;
use crate::table::Table;
use crate::wire::{ChatLine, ServerMessage};

/// The latest chat lines, oldest first.
pub(super) fn chat_lines(table: &Table) -> Vec<ChatLine> {
    table.live.chat.lines().map(|line| chat_line(table, line)).collect()
}

/// The message about a line just written, for all connections.
pub(crate) fn wrote(table: &Table, line: &Written) -> Outgoing {
    let to = table.live.presence.connections().map(|(connection, ..)| connection).collect();
    Outgoing { to, message: ServerMessage::Wrote { line: chat_line(table, line) } }
}

fn chat_line(table: &Table, line: &Written) -> ChatLine {
    let Written { no, by, seat, ref text } = *line;
    let (person, name) = (table.state.person_no(by), table.live.name(by));
    ChatLine { no, seat, person, name, text: text.clone() }
}
