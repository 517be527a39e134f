//! What a room does after each question: timeouts, messages to everybody, asking bots.

use stammtisch_table::wire::ServerMessage;
use stammtisch_table::{BotMove, ConnectionId, Millis, Outgoing, Question, Visit};
use tokio::sync::mpsc;

use super::actor::{End, Room, Stored, turned};
use super::close::CloseCode;
use super::handle::Ask;
use super::load;
use super::outbox::encode;
use crate::bots;
use crate::entropy;
use crate::limits::STORING_RETRY_MS;

impl Room {
    /// Does what is due, tells everybody, asks the bots. Waiting questions come first: what came in
    /// earlier may have to be decided on earlier.
    pub(super) async fn drive(&mut self, more: &mpsc::Receiver<Box<Ask>>) -> Result<(), End> {
        loop {
            self.table.note_time(self.shared.clock.now());
            self.publish();
            self.list();
            self.note().await;
            if !more.is_empty() {
                return Ok(());
            }
            if self.release().await? {
                continue;
            }
            if self.retry_at.is_some_and(|at| self.shared.clock.now() < at) {
                return Ok(());
            }
            self.retry_at = None;
            self.ask_bots();
            if self.waits_for_thoughts() {
                return Ok(());
            }
            let shared = self.shared.clone();
            let fresh = &mut || entropy::seed(&*shared.entropy);
            let Some(due) = self.table.handle_timeout(shared.clock.now(), fresh) else {
                return Ok(());
            };
            if let Stored::CannotPay(player) = self.store(due).await? {
                match self.table.cannot_pay(player) {
                    Some(stands) => {
                        self.store(stands).await?;
                    }
                    None => self.retry_at = Some(shared.clock.now().plus(STORING_RETRY_MS)),
                }
            }
        }
    }

    /// Whether nothing may happen until all bots have thought: the deal of the day must not depend
    /// on which of them was computed first.
    pub(super) fn waits_for_thoughts(&self) -> bool {
        self.table.daily().is_some() && !self.table_bots.thinking().is_empty()
    }

    /// Has bots think about the table's questions; those already thinking are left alone.
    fn ask_bots(&mut self) {
        for question in self.table.questions_besides(self.table_bots.thinking()) {
            self.table_bots.ask(&self.shared, self.table.rulebook(), question);
        }
    }

    /// Takes a bot's answer. If the position it was meant for is gone, the table drops it, and the
    /// bot is asked again.
    pub(super) fn hear(&mut self, thought: Option<(Question, Option<BotMove>, Millis)>) {
        let Some((question, reply, asked)) = thought else { return };
        let pace = u64::from(self.shared.config.bot_pace);
        let reply = reply.map(|reply| BotMove { after_ms: reply.after_ms * pace / 100, ..reply });
        self.table.bot_answers(&question, reply, asked);
    }

    fn publish(&mut self) {
        while self.has_news() {
            let after = std::mem::replace(&mut self.told, self.table.seq());
            if std::mem::take(&mut self.presence_changed) {
                self.people_changed();
            }
            let outgoing = self.table.publish(after);
            self.send(outgoing);
        }
    }

    fn has_news(&mut self) -> bool {
        self.presence_changed |= self.table.take_news();
        self.presence_changed || self.table.seq() > self.told
    }

    pub(super) fn send(&mut self, messages: Vec<Outgoing>) {
        for Outgoing { to, message } in messages {
            let text = encode(&message);
            for connection in to {
                let sent =
                    self.connections.get(&connection).map(|(_, out)| out.send_text(text.clone()));
                if matches!(sent, Some(Err(_))) {
                    // Cutting a connection changes who is present: the loop tells the others.
                    self.close(connection);
                }
            }
        }
    }

    /// Sends one message to one connection.
    pub(super) fn tell(&mut self, connection: ConnectionId, message: &ServerMessage) {
        if self
            .connections
            .get(&connection)
            .is_some_and(|(_, outbox)| outbox.send(message).is_err())
        {
            self.close(connection);
        }
    }

    pub(super) fn tell_all(&mut self, message: &ServerMessage) {
        for (_, outbox) in self.connections.values() {
            let _ = outbox.send(message);
        }
    }

    /// Forgets a connection, whoever closed it.
    pub(super) fn close(&mut self, connection: ConnectionId) {
        self.callers.remove(&connection);
        if self.connections.remove(&connection).is_some() {
            self.table.disconnect(connection, self.shared.clock.now());
            self.presence_changed = true;
        }
    }

    /// Drops the table's state in memory and reads it again; the connections stay open.
    pub(super) async fn reload(&mut self) -> Result<(), End> {
        let bots = bots::house(entropy::seed(&*self.shared.entropy));
        let loaded = load::load(&self.shared, self.id, bots).await.map_err(|error| {
            tracing::error!(table = %self.id, %error, "cannot be loaded again");
            match error {
                load::LoadError::Store(stammtisch_store::StoreError::Fenced) => {
                    End(CloseCode::Moved)
                }
                // An operator has closed the table.
                load::LoadError::Unknown => End(CloseCode::NoTable),
                error if error.is_key_lost() => End(CloseCode::KeyLost),
                error if error.is_final() => End(CloseCode::Broken),
                _ => End(CloseCode::TryLater),
            }
        })?;
        let before = std::mem::replace(&mut self.table, loaded.table);
        self.table.keep_the_present_of(before);
        self.epoch = loaded.epoch;
        // What was stored without a reply has been told to nobody yet.
        let told = std::mem::replace(&mut self.told, self.table.seq());
        self.table_bots.clear();
        self.let_go();
        let now = self.shared.clock.now();
        let mut cut = Vec::new();
        for (connection, (visit, outbox)) in &self.connections {
            match self.table.connect(*connection, Visit { since: Some(told), ..*visit }, now) {
                Ok(welcome) if outbox.send(&welcome).is_ok() => {}
                Ok(_) => cut.push(*connection),
                Err(refusal) => {
                    outbox.close(turned(refusal));
                    cut.push(*connection);
                }
            }
        }
        cut.into_iter().for_each(|connection| self.close(connection));
        Ok(())
    }
}
