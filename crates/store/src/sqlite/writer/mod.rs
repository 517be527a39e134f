//! Group commit: one task, one connection, one transaction for all that wait.
//!
//! A commit waits for the disk, and that costs the same for one write as for a hundred. So the
//! writer takes everything in its queue into one transaction and answers after the commit; while it
//! waits for the disk, the queue fills again. If one of the writes is refused, all are undone and
//! run again, each behind a savepoint of its own.

mod connection;
pub(super) mod home;
mod job;
#[cfg(test)]
mod tests;

use std::mem;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Duration, Instant, MissedTickBehavior, interval, sleep};

use super::failure::WriteFailed;
use super::mark::Noting;
use super::reserve::Reserve;
use super::together::Plan;
use crate::append::Append;
use crate::error::StorageError;
use connection::{Connection, NotCommitted};
use home::Home;
use job::{Job, Pending};

/// Writes that may wait; beyond that, callers wait for a place in the queue.
const QUEUE: usize = 1024;

/// Writes in one transaction.
const BATCH: usize = 256;

/// How often the note of how far the database has come is brought to the disk.
const SYNC: Duration = Duration::from_secs(1);

/// How often the log of the database is brought home, if there is something in it: what lies in
/// the log is lost as a whole with one damaged frame.
const HOME: Duration = Duration::from_secs(if cfg!(test) { 2 } else { 60 });

/// One write, to be run within a transaction that others share.
pub(super) trait Write: Send + Sync + 'static {
    /// What it answers when done.
    type Done: Send + 'static;
    /// What it answers when it must not happen, or failed.
    type Refusal: From<WriteFailed> + Send + 'static;

    /// Does it. May run again from the start after everything has been undone. After a
    /// refusal its changes are undone; an error undoes the transaction.
    fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> impl Future<Output = sqlx::Result<Result<Self::Done, Self::Refusal>>> + Send;

    /// How it can be done together with others, if it can.
    fn plan(&self) -> Option<(&Append, &Plan)> {
        None
    }

    /// What it answers when done in that way.
    fn planned(&self) -> Option<Self::Done> {
        None
    }
}

/// So large the log of the database may become before it is brought home: 32 MiB. Each table in play
/// writes the same three pages with every move, so the longer this is put off, the less there is to
/// move.
const LARGE: u64 = 32 << 20;

/// After so many transactions it is looked at again.
const LOOK: u32 = 16;

/// After so many transactions it is tried again, if somebody was reading.
const AGAIN: u32 = 500;

/// How often it is tried again while somebody waits for it.
const AGAIN_WITHIN: Duration = Duration::from_millis(50);

/// Who waits for it waits so long while others read; it is done all the same as soon as they let.
const PATIENCE: Duration = Duration::from_secs(5);

enum Message {
    Write(Box<dyn Job>),
    BringHome(oneshot::Sender<()>),
    Close(oneshot::Sender<()>),
}

/// The way to the writing task, which ends with it.
#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
}

impl Writer {
    pub(super) fn start(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        noting: Noting,
        home: Home,
        reserve: Reserve,
    ) -> Self {
        let (queue, messages) = mpsc::channel(QUEUE);
        tokio::spawn(work(messages, Connection::new(options, connection, noting, home, reserve)));
        Self { queue }
    }

    /// Queues a write and waits for its commit. Once queued it happens, whether or not anybody
    /// waits.
    pub(super) async fn write<W: Write>(&self, write: W) -> Result<W::Done, W::Refusal> {
        let (pending, answer) = Pending::new(write);
        let closed = |_| WriteFailed::Storage(StorageError::Closed);
        self.queue.send(Message::Write(Box::new(pending))).await.map_err(closed)?;
        // No answer means that the task was ended in the middle of its work.
        answer.await.unwrap_or_else(|_| Err(WriteFailed::ResultUnknown.into()))
    }

    /// Moves everything from the log of the database into the database and empties the log, as soon
    /// as readers allow it. Whoever writes meanwhile does not wait for them.
    pub(super) async fn bring_home(&self) {
        let (home, done) = oneshot::channel();
        if self.queue.send(Message::BringHome(home)).await.is_ok() {
            // Dropped instead of answered means closed, which does the same.
            let _ = done.await;
        }
    }

    pub(super) async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.queue.send(Message::Close(closed)).await.is_ok() {
            // Dropped instead of answered means closed as well.
            let _ = done.await;
        }
    }
}

async fn work(mut messages: mpsc::Receiver<Message>, mut connection: Connection) {
    let (mut batch, mut homing, mut closing) = (Vec::new(), Vec::new(), Vec::new());
    let (mut received, mut patience) = (Vec::new(), 0_u32);
    let mut second = interval(SYNC);
    second.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut synced, mut homeward) = (Instant::now(), Instant::now());
    let (mut owed, mut tried) = (false, None::<Instant>);
    loop {
        tokio::select! {
            biased;
            many = messages.recv_many(&mut received, BATCH) => if many == 0 { break },
            _ = second.tick() => {}
            () = sleep(AGAIN_WITHIN), if owed => {}
        }
        for message in received.drain(..) {
            match message {
                Message::Write(job) => batch.push(job),
                Message::BringHome(home) => {
                    homing.push((home, Instant::now()));
                    (owed, tried) = (true, None);
                }
                Message::Close(closed) => {
                    messages.close();
                    closing.push(closed);
                }
            }
        }
        write_all(&mut connection, mem::take(&mut batch)).await;
        patience = patience.saturating_sub(1);
        if patience == 0 {
            let large = connection.out() >= LARGE;
            if large {
                connection.tidy().await;
            }
            patience = if large { AGAIN } else { LOOK };
        }
        if owed && tried.is_none_or(|tried| tried.elapsed() >= AGAIN_WITHIN) {
            owed = !connection.tidy().await;
            tried = Some(Instant::now());
        }
        for (home, _) in homing.extract_if(.., |(_, since)| !owed || since.elapsed() >= PATIENCE) {
            let _ = home.send(());
        }
        if synced.elapsed() >= SYNC {
            connection.sync();
            connection.look_for_room();
            synced = Instant::now();
        }
        if homeward.elapsed() >= HOME {
            connection.tidy().await;
            homeward = Instant::now();
        }
    }
    connection.close().await;
    for closed in closing {
        let _ = closed.send(());
    }
}

async fn write_all(connection: &mut Connection, mut batch: Vec<Box<dyn Job>>) {
    match connection.commit(&mut batch).await {
        // One write that the storage cannot take must not fail the others: each for itself.
        Err(NotCommitted::RolledBack(_)) if batch.len() > 1 => {
            for job in batch {
                let mut alone = [job];
                let outcome = connection.commit(&mut alone).await.map_err(Into::into);
                alone.into_iter().for_each(|job| job.answer(&outcome));
            }
        }
        outcome => {
            let outcome = outcome.map_err(Into::into);
            batch.into_iter().for_each(|job| job.answer(&outcome));
        }
    }
}
