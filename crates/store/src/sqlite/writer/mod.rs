//! Group commit: one task, one connection, one transaction for all that wait.
//!
//! A commit waits for the disk, and that costs the same for one write as for a hundred. So the
//! writer takes everything in its queue into one transaction and answers after the commit; while it
//! waits for the disk, the queue fills again. If one of the writes is refused, all are undone and
//! run again, each behind its own savepoint.

mod checkpoint;
mod connection;
mod failure;
mod job;
#[cfg(test)]
mod tests;

use std::mem;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep};

use super::disk::Reserve;
use super::mark::Noting;
use super::tables::batch::Plan;
use crate::append::Append;
use crate::error::StorageError;
use crate::limits::{
    CHECKPOINT_EVERY, CHECKPOINT_PATIENCE, CHECKPOINT_RETRY_EVERY, LOG_LARGE_BYTES,
    LOG_LARGE_RETRY_AFTER_WRITES, LOG_LOOKED_AT_EVERY_WRITES, MARK_SYNCED_EVERY, WRITES_AT_ONCE,
    WRITES_WAITING,
};
pub(super) use checkpoint::Checkpoint;
use connection::{Connection, NotCommitted};
use failure::WriteFailed;
pub(super) use failure::refusal;
use job::{Job, Pending};

/// One write, to be run within a transaction shared with others.
pub(super) trait Write: Send + Sync + 'static {
    /// The answer when it is done.
    type Done: Send + 'static;
    /// The answer when it is refused or has failed.
    type Refusal: From<WriteFailed> + Send + 'static;

    /// Does it. It may run again from the start after everything has been undone. After a refusal
    /// its changes are undone; an error rolls back the transaction.
    fn run(
        &self,
        connection: &mut SqliteConnection,
    ) -> impl Future<Output = sqlx::Result<Result<Self::Done, Self::Refusal>>> + Send;

    /// The plan for batching it with others, if it has one.
    fn plan(&self) -> Option<(&Append, &Plan)> {
        None
    }

    /// The answer when it was batched.
    fn planned(&self) -> Option<Self::Done> {
        None
    }
}

enum Message {
    Write(Box<dyn Job>),
    Checkpoint(oneshot::Sender<()>),
    Close(oneshot::Sender<()>),
}

/// The queue to the writing task, which ends when this is dropped.
#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Message>,
}

impl Writer {
    pub(super) fn start(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        noting: Noting,
        checkpoint: Checkpoint,
        reserve: Reserve,
    ) -> Self {
        let (queue, messages) = mpsc::channel(WRITES_WAITING);
        tokio::spawn(work(
            messages,
            Connection::new(options, connection, noting, checkpoint, reserve),
        ));
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

    /// Checkpoints the WAL and empties it, as soon as readers allow it. Writes meanwhile do not
    /// wait for them.
    pub(super) async fn checkpoint(&self) {
        let (answer, done) = oneshot::channel();
        if self.queue.send(Message::Checkpoint(answer)).await.is_ok() {
            // If it is dropped instead of answered, the store was closed, which checkpoints as
            // well.
            let _ = done.await;
        }
    }

    pub(super) async fn close(&self) {
        let (closed, done) = oneshot::channel();
        if self.queue.send(Message::Close(closed)).await.is_ok() {
            // If it is dropped instead of answered, the store was already closed.
            let _ = done.await;
        }
    }
}

async fn work(mut messages: mpsc::Receiver<Message>, mut connection: Connection) {
    let (mut batch, mut waiting, mut closing) = (Vec::new(), Vec::new(), Vec::new());
    let (mut received, mut patience) = (Vec::new(), 0_u32);
    let mut second = interval(MARK_SYNCED_EVERY);
    second.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut synced, mut checkpointed) = (Instant::now(), Instant::now());
    let (mut owed, mut tried) = (false, None::<Instant>);
    loop {
        tokio::select! {
            biased;
            many = messages.recv_many(&mut received, WRITES_AT_ONCE) => if many == 0 { break },
            _ = second.tick() => {}
            () = sleep(CHECKPOINT_RETRY_EVERY), if owed => {}
        }
        for message in received.drain(..) {
            match message {
                Message::Write(job) => batch.push(job),
                Message::Checkpoint(done) => {
                    waiting.push((done, Instant::now()));
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
            let large = connection.log_bytes() >= LOG_LARGE_BYTES;
            if large {
                connection.checkpoint().await;
            }
            patience =
                if large { LOG_LARGE_RETRY_AFTER_WRITES } else { LOG_LOOKED_AT_EVERY_WRITES };
        }
        if owed && tried.is_none_or(|tried| tried.elapsed() >= CHECKPOINT_RETRY_EVERY) {
            owed = !connection.checkpoint().await;
            tried = Some(Instant::now());
        }
        for (done, _) in
            waiting.extract_if(.., |(_, since)| !owed || since.elapsed() >= CHECKPOINT_PATIENCE)
        {
            let _ = done.send(());
        }
        if synced.elapsed() >= MARK_SYNCED_EVERY {
            connection.sync();
            connection.look_for_room();
            synced = Instant::now();
        }
        if checkpointed.elapsed() >= CHECKPOINT_EVERY {
            connection.checkpoint().await;
            checkpointed = Instant::now();
        }
    }
    connection.close().await;
    for closed in closing {
        let _ = closed.send(());
    }
}

async fn write_all(connection: &mut Connection, mut batch: Vec<Box<dyn Job>>) {
    match connection.commit(&mut batch).await {
        // One write that the storage cannot take must not fail the others: each runs alone.
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
