//! The room's task: takes one question after the other, decides, stores, applies, tells.
//!
//! A command runs here and never in the future of a connection: those are dropped when a client
//! disconnects, and half a command would leave memory behind the log.

use crate::credits;
use std::collections::BTreeMap;
use std::time::Instant;

use stammtisch_store::{Append, CommandName, Entry as StoredEntry, TableId};
use stammtisch_table::wire::{Command, ServerMessage, TableSettings};
use stammtisch_table::{
    ConnectionId, Decision, Entry, Millis, PlayerId, Profile, Refusal, Request, RulesInForce, Step,
    Table, Visit,
};
use tokio::sync::mpsc;

use super::close::CloseCode;
use super::handle::{Ask, Failure, Glance, Named};
use super::listing_state::ListingState;
use super::load;
use super::load::Loaded;
use super::outbox::Outbox;
use super::table_bots::TableBots;
use crate::app_state::AppState;
use crate::limits::{Caller, ROOM_KEPT_FOR, STORING_RETRY_MS};
use crate::seed_key::HouseSeals;
use crate::{daily, entropy};

/// A running table and everybody connected to it.
pub(super) struct Room {
    pub(super) id: TableId,
    pub(super) shared: AppState,
    pub(super) table: Table,
    pub(super) epoch: u64,
    pub(super) connections: BTreeMap<ConnectionId, (Visit, Outbox)>,
    /// The address that each connection comes from.
    pub(super) callers: BTreeMap<ConnectionId, Caller>,
    pub(super) next_connection: u64,
    pub(super) table_bots: TableBots,
    /// The sequence number up to which everybody has been told everything.
    pub(super) told: u64,
    /// Somebody came, went or changed their profile since the last message.
    pub(super) presence_changed: bool,
    /// When to retry, because the store could not take an entry.
    pub(super) retry_at: Option<Millis>,
    pub(super) listed: ListingState,
    /// When commands that the table holds back came in.
    pub(super) held: BTreeMap<(PlayerId, u64), Millis>,
}

/// The room cannot go on.
pub(super) struct End(pub(super) CloseCode);

impl Room {
    pub(super) fn new(id: TableId, shared: AppState, loaded: Loaded) -> Self {
        let Loaded { table, epoch } = loaded;
        Self {
            id,
            shared,
            told: table.seq(),
            table,
            epoch,
            connections: BTreeMap::new(),
            callers: BTreeMap::new(),
            next_connection: 1,
            table_bots: TableBots::new(),
            presence_changed: false,
            retry_at: None,
            listed: ListingState::default(),
            held: BTreeMap::new(),
        }
    }

    pub(super) async fn run(mut self: Box<Self>, mut asks: mpsc::Receiver<Box<Ask>>) {
        if self.table.daily().is_some() {
            // It may have ended just before the server went down.
            Box::pin(daily::note_outcome(&self.shared, self.id, &self.table)).await;
        }
        let End(code) = loop {
            if let Err(end) = self.drive(&asks).await {
                break end;
            }
            let next = self.table.next_deadline().filter(|_| !self.waits_for_thoughts());
            let deadline = self.retry_at.or(next);
            let clock = self.shared.clock.clone();
            let timer = async {
                match deadline {
                    Some(at) => clock.sleep_until(at).await,
                    None => std::future::pending().await,
                }
            };
            let ask = tokio::select! {
                biased;
                ask = asks.recv() => ask.map_or(Ask::Stop(CloseCode::Restart), |ask| *ask),
                thought = self.table_bots.next() => {
                    self.hear(thought);
                    continue;
                }
                () = timer => continue,
                () = tokio::time::sleep(ROOM_KEPT_FOR), if self.connections.is_empty() => {
                    break End(CloseCode::TryLater);
                }
            };
            if let Err(end) = self.answer(ask).await {
                break end;
            }
        };
        tracing::debug!(table = %self.id, code = code.reason(), "room closed");
        if code == CloseCode::TryLater && self.connections.is_empty() && self.table.is_lesson() {
            Box::pin(self.end_lesson()).await;
        }
        if code == CloseCode::Restart {
            self.tell_all(&ServerMessage::Closing { code: code.reason().into() });
        }
        self.connections.values().for_each(|(_, outbox)| outbox.close(code));
        self.shared.listing.remove(self.id);
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), End> {
        match ask {
            Ask::Connect { who, caller, since, screen, outbox, reply } => {
                self.table.set_profile(who.player, who.profile);
                let visit = Visit { player: who.player, since, screen };
                let _ = reply.send(self.let_in(visit, caller, outbox));
            }
            Ask::Disconnect { connection } => self.close(connection),
            Ask::Request { connection, request, at } => self.take(connection, request, at).await?,
            Ask::Why { connection, id, mv } => self.why(connection, id, mv),
            Ask::Explain { connection, id, card } => {
                let message = self.table.explain(connection, id, &card);
                self.tell(connection, &message);
            }
            Ask::Delay { connection, millis } => self.table.note_delay(connection, millis),
            Ask::Do { who, command, reply } => {
                let _ = reply.send(Box::pin(self.command(who, command)).await?);
            }
            Ask::Look { player, reply } => {
                let seat = player.and_then(|player| self.table.seat_of(player));
                let host = self.table.host_name();
                let link = player.and_then(|player| self.table.link_for(player));
                let _ = reply.send(Glance { view: self.table.public_view(), seat, host, link });
            }
            Ask::Rules { reply } => {
                let TableSettings { stake, leavers, .. } = self.table.settings();
                let rules = self.table.shared_rules();
                let _ = reply.send((rules, stake, leavers));
            }
            Ask::RulesNow { reply } => {
                let _ = reply.send(self.table.rules_in_force().by().clone());
            }
            Ask::SetRules { who, base, wanted, reply } => {
                let _ = reply.send(Box::pin(self.set_rules(who, base, &wanted)).await?);
            }
            Ask::Changed(Named { player, profile }) => {
                if self.table.knows(player) {
                    self.table.set_profile(player, profile);
                    self.presence_changed = true;
                }
            }
            Ask::Erase { players, reply } => {
                for player in players {
                    Box::pin(self.erase(player)).await?;
                }
                let _ = reply.send(());
            }
            Ask::Stop(code) => return Err(End(code)),
        }
        Ok(())
    }

    fn let_in(
        &mut self,
        visit: Visit,
        caller: Caller,
        outbox: Outbox,
    ) -> Result<ConnectionId, CloseCode> {
        let connection = ConnectionId(self.next_connection);
        self.next_connection += 1;
        let welcome =
            self.table.connect(connection, visit, self.shared.clock.now()).map_err(turned)?;
        self.people_changed();
        if outbox.send(&welcome).is_ok() {
            self.connections.insert(connection, (visit, outbox));
            self.callers.insert(connection, caller);
        } else {
            self.table.disconnect(connection, self.shared.clock.now());
        }
        self.presence_changed = true;
        Ok(connection)
    }

    /// Closes the connections of players whom the host has removed.
    fn show_out(&mut self, entries: &[Entry]) {
        for entry in entries {
            let Entry::Removed { player } = *entry else { continue };
            let theirs = self.connections.iter().filter(|(_, (visit, _))| visit.player == player);
            let theirs: Vec<_> = theirs.map(|(connection, _)| *connection).collect();
            for connection in theirs {
                if let Some((_, outbox)) = self.connections.get(&connection) {
                    outbox.close(CloseCode::Removed);
                }
                self.close(connection);
            }
        }
    }

    /// Closes a lesson for good once nobody follows it any more.
    async fn end_lesson(&mut self) {
        let at = self.shared.clock.unix();
        if let Err(error) = self.shared.store.close_table(self.id, at).await {
            tracing::debug!(table = %self.id, %error, "a lesson stays open");
        }
    }

    /// Removes a deleted player, so that nobody waits for them or reads their name here.
    async fn erase(&mut self, player: PlayerId) -> Result<(), End> {
        if self.table.knows(player) {
            // If it cannot be stored now, a bot plays on as for anybody who is away.
            let nobody = Named { player, profile: Profile::default() };
            let _ = self.command(nobody, Command::Leave).await?;
            self.table.forget(player);
            self.presence_changed = true;
        }
        Ok(())
    }

    async fn command(&mut self, who: Named, command: Command) -> Result<Result<(), Failure>, End> {
        let player = who.player;
        self.table.set_profile(player, who.profile);
        let (no, base) = (self.table.last_no(player) + 1, self.table.seq());
        let request = Request { player, no, base, command };
        Ok(self.perform(request).await?.map(|_| ()))
    }

    /// Decides on other rules or seats. Asking for what is already so changes nothing, so a
    /// repeated request needs no number.
    async fn set_rules(
        &mut self,
        who: Named,
        base: u64,
        wanted: &RulesInForce,
    ) -> Result<Result<(), Failure>, End> {
        let player = who.player;
        self.table.set_profile(player, who.profile);
        self.table.note_time(self.shared.clock.now());
        let step = match self.table.set_rules(player, base, wanted) {
            Ok(step) => step,
            Err(refusal) => return Ok(Err(Failure::Refused(refusal))),
        };
        Ok(match self.store(step).await? {
            Stored::Yes => Ok(()),
            Stored::No | Stored::CannotPay(_) | Stored::NoGift => Err(Failure::NotStored),
        })
    }

    /// Decides, stores, applies. The sequence number that it returns is durable.
    pub(super) async fn perform(&mut self, request: Request) -> Result<Result<u64, Failure>, End> {
        let shared = self.shared.clone();
        let fixed = match request.command {
            Command::Start { .. } => Box::pin(daily::seed_for(&shared, &self.table)).await,
            _ => None,
        };
        let fresh = &mut || fixed.unwrap_or_else(|| entropy::seed(&*shared.entropy));
        self.table.note_time(shared.clock.now());
        let answer = match self.table.handle(&request, fresh) {
            Ok(Decision::Known(answer)) => return Ok(answer.map_err(Failure::Refused)),
            Ok(Decision::Store(step)) => match self.store(step).await? {
                Stored::Yes => Ok(self.table.seq()),
                Stored::CannotPay(_) => Err(Refusal::TooFewCredits),
                Stored::NoGift => Err(Refusal::NoGiftLeft),
                // The table may have been reloaded, with this command in its log.
                Stored::No => {
                    let known = self.table.answer_to(&request);
                    return Ok(match known {
                        Some(answer) => answer.map_err(Failure::Refused),
                        None => Err(Failure::NotStored),
                    });
                }
            },
            Ok(Decision::Apply(transient)) => {
                let outgoing = self.table.apply_transient(transient);
                self.send(outgoing);
                Ok(self.table.seq())
            }
            Err(refusal) => Err(refusal),
        };
        let code = answer.as_ref().err().map_or("done", Refusal::code);
        shared.metrics.answered(code);
        if let Err(refusal) = &answer {
            self.table.refuse(&request, refusal.clone());
        }
        Ok(answer.map_err(Failure::Refused))
    }

    /// Stores the entries of a step and, once they are durable, applies it.
    pub(super) async fn store(&mut self, step: Step) -> Result<Stored, End> {
        if step.entries().is_empty() {
            self.commit(step)?;
            return Ok(Stored::Yes);
        }
        let mut gifts = Vec::new();
        if !step.payers().is_empty() {
            match Box::pin(self.gifts(step.payers(), step.cause())).await {
                Some(theirs) => gifts = theirs,
                None => return Ok(Stored::NoGift),
            }
        }
        let at = self.shared.clock.unix();
        let mut append = Append::new(self.id, self.epoch, step.after_seq(), at);
        let mut command = step
            .cause()
            .map(|cause| CommandName { actor: load::actor(cause.player), number: cause.no });
        let key = self.shared.config.seed_key.as_ref();
        let seals = key.map(|key| HouseSeals { key, entropy: &*self.shared.entropy });
        for (record, transfers) in step.to_store(self.id, seals.as_ref().map(|seals| seals as _)) {
            append = append.entry(StoredEntry { cmd: command.take(), bytes: record.to_bytes() });
            append = transfers.into_iter().fold(append, Append::transfer);
        }
        append = self.seats(append, step.entries());
        append.gifts = gifts;
        append.key = self.key_after(step.entries());
        let begin = Instant::now();
        match self.shared.store.append(append).await {
            Ok(_) => {
                self.shared.metrics.appended(begin.elapsed());
                self.retry_at = None;
                let entries = self.commit(step)?;
                self.entries_listed(&entries);
                if entries.iter().any(|entry| matches!(entry, Entry::Started { .. })) {
                    // Bots remember only the current match.
                    self.table_bots.clear();
                }
                self.show_out(&entries);
                if self.table.daily().is_some() {
                    Box::pin(daily::note_outcome(&self.shared, self.id, &self.table)).await;
                }
                Ok(Stored::Yes)
            }
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "not stored");
                self.shared.metrics.not_appended(&error);
                use stammtisch_store::AppendError::{DuplicateCommand, Overdrawn};
                if let Overdrawn { account } = error
                    && let Some(player) = credits::payer(account)
                {
                    return Ok(Stored::CannotPay(player));
                }
                if error.must_reload() || matches!(error, DuplicateCommand { .. }) {
                    Box::pin(self.reload()).await?;
                } else {
                    self.retry_at = Some(self.shared.clock.now().plus(STORING_RETRY_MS));
                }
                Ok(Stored::No)
            }
        }
    }

    fn commit(&mut self, step: Step) -> Result<Vec<Entry>, End> {
        self.table.commit(step).map_err(|broken| {
            tracing::error!(table = %self.id, %broken, "decided what does not apply");
            End(CloseCode::Broken)
        })
    }
}

/// What has become of the entries of a step.
pub(super) enum Stored {
    /// They are durable and applied.
    Yes,
    /// Nothing has changed, unless the table had to be reloaded.
    No,
    /// Nothing has changed: this player has too few credits for the transfers involved.
    CannotPay(PlayerId),
    /// Nothing has changed: the player who gave the command has never had credits, and gets none
    /// today.
    NoGift,
}

/// The close code for somebody who was not let in.
pub(super) fn turned(refusal: Refusal) -> CloseCode {
    match refusal {
        Refusal::ClosedTable => CloseCode::ClosedTable,
        Refusal::TooManyWatchers => CloseCode::TooManyWatchers,
        _ => CloseCode::Removed,
    }
}
