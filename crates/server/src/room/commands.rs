//! Commands from connections: decided on at once or, in a race between seats, in the order in which
//! they were given.

use stammtisch_table::wire::{AnyMove, ServerMessage, Text};
use stammtisch_table::{ConnectionId, Millis, Received, Request};

use super::actor::{End, Room};
use super::handle::Failure;

impl Room {
    /// Takes a command that came in at `at`.
    pub(super) async fn take(
        &mut self,
        connection: ConnectionId,
        request: Request,
        at: Millis,
    ) -> Result<(), End> {
        let (player, no, command) = (request.player, request.no, request.command.clone());
        match self.table.receive(connection, request, at) {
            Received::Now(request) => self.carry_out(connection, request).await?,
            Received::Held => {
                self.held.entry((player, no)).or_insert(at);
            }
            Received::Refused(refusal) => {
                let text = self.table.told_why(connection, &command, &refusal);
                self.tell(connection, &refused(no, refusal.code(), &refusal, text));
            }
        }
        Ok(())
    }

    /// Decides on a command that nothing can overtake any more. Returns whether there was one.
    pub(super) async fn release(&mut self) -> Result<bool, End> {
        let now = self.shared.clock.now();
        let Some((connection, request)) = self.table.released(now) else { return Ok(false) };
        if let Some(at) = self.held.remove(&(request.player, request.no)) {
            self.shared.metrics.was_held(now.0.saturating_sub(at.0));
        }
        self.carry_out(connection, request).await?;
        Ok(true)
    }

    /// Lets go of all held commands, because the table is reloaded: clients waiting for one send it
    /// again.
    pub(super) fn let_go(&mut self) {
        let now = self.shared.clock.now();
        for at in std::mem::take(&mut self.held).into_values() {
            self.shared.metrics.was_held(now.0.saturating_sub(at.0));
        }
    }

    async fn carry_out(&mut self, connection: ConnectionId, request: Request) -> Result<(), End> {
        let (no, command) = (request.no, request.command.clone());
        let message = match self.perform(request).await? {
            Ok(seq) => ServerMessage::Done { no, seq },
            Err(Failure::Refused(refusal)) => {
                let text = self.table.told_why(connection, &command, &refusal);
                refused(no, refusal.code(), &refusal, text)
            }
            Err(Failure::NotStored) => {
                let detail = "this could not be stored; try again";
                refused(no, NOT_STORED, &detail, Some(not_stored()))
            }
        };
        self.tell(connection, &message);
        Ok(())
    }

    /// Says why a move cannot be made; while nothing can be stored, this is so even for legal ones.
    pub(super) fn why(&mut self, connection: ConnectionId, id: u64, mv: AnyMove) {
        let now = self.shared.clock.now();
        self.table.note_time(now);
        let message = match self.table.why(connection, id, mv) {
            ServerMessage::Reason { code: None, .. }
                if self.retry_at.is_some_and(|at| now < at) =>
            {
                let (code, text) = (Some(NOT_STORED.into()), Some(not_stored()));
                ServerMessage::Reason { id, code, text }
            }
            message => message,
        };
        self.tell(connection, &message);
    }
}

/// The decision could not be stored: nothing has been done.
const NOT_STORED: &str = "not_stored";

fn not_stored() -> Text {
    Text {
        de: "Gerade lässt sich nichts speichern. Bitte gleich noch einmal.".into(),
        en: "Nothing can be stored right now. Please try again in a moment.".into(),
    }
}

fn refused(
    no: u64,
    code: &str,
    detail: &dyn std::fmt::Display,
    text: Option<Text>,
) -> ServerMessage {
    ServerMessage::Refused { no: Some(no), code: code.into(), detail: detail.to_string(), text }
}
