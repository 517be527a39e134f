//! Commands by the line: decided on at once, or in the order in which they were given where several
//! seats race for something.

use stammtisch_table::wire::ServerMessage;
use stammtisch_table::{Line, Millis, Received, Request};

use super::actor::{End, Room};
use super::stub::Failure;

impl Room {
    /// Takes a command that came in at `at`.
    pub(super) async fn take(
        &mut self,
        line: Line,
        request: Request,
        at: Millis,
    ) -> Result<(), End> {
        let (player, no) = (request.player, request.no);
        match self.table.receive(line, request, at) {
            Received::Now(request) => self.carry_out(line, request).await?,
            Received::Held => {
                self.held.entry((player, no)).or_insert(at);
            }
            Received::Refused(refusal) => {
                self.tell(line, &refused(no, refusal.code(), &refusal));
            }
        }
        Ok(())
    }

    /// Decides on a command that nothing can overtake any more. Says whether there was one.
    pub(super) async fn release(&mut self) -> Result<bool, End> {
        let now = self.shared.clock.now();
        let Some((line, request)) = self.table.released(now) else { return Ok(false) };
        if let Some(at) = self.held.remove(&(request.player, request.no)) {
            self.shared.metrics.was_held(now.0.saturating_sub(at.0));
        }
        self.carry_out(line, request).await?;
        Ok(true)
    }

    /// Nothing is held any more, for the table is read again: who waits asks once more.
    pub(super) fn let_go(&mut self) {
        let now = self.shared.clock.now();
        for at in std::mem::take(&mut self.held).into_values() {
            self.shared.metrics.was_held(now.0.saturating_sub(at.0));
        }
    }

    async fn carry_out(&mut self, line: Line, request: Request) -> Result<(), End> {
        let no = request.no;
        let message = match self.perform(request).await? {
            Ok(seq) => ServerMessage::Done { no, seq },
            Err(Failure::Refused(refusal)) => refused(no, refusal.code(), &refusal),
            Err(Failure::NotStored) => {
                refused(no, "not_stored", &"this could not be stored; try again")
            }
        };
        self.tell(line, &message);
        Ok(())
    }
}

fn refused(no: u64, code: &str, detail: &dyn std::fmt::Display) -> ServerMessage {
    ServerMessage::Refused { no: Some(no), code: code.into(), detail: detail.to_string() }
}
