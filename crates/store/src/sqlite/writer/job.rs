//! A write in the queue, and the caller who waits for it.

use async_trait::async_trait;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::oneshot;

use super::Write;
use super::failure::WriteFailed;
use crate::append::Append;
use crate::sqlite::tables::batch::Plan;

/// A [`Write`] of any type.
#[async_trait]
pub(super) trait Job: Send {
    /// Runs the write and holds its answer back. Returns whether its changes may stay.
    async fn run(&mut self, connection: &mut SqliteConnection) -> sqlx::Result<bool>;

    /// The plan for batching it with others, if it has one.
    fn plan(&self) -> Option<(&Append, &Plan)>;

    /// Holds back the answer for a write that was batched.
    fn planned(&mut self);

    /// Answers, now that the transaction has ended with this outcome.
    fn answer(self: Box<Self>, outcome: &Result<(), WriteFailed>);
}

type WriteResult<W> = Result<<W as Write>::Done, <W as Write>::Refusal>;

pub(super) struct Pending<W: Write> {
    write: W,
    held_back: Option<WriteResult<W>>,
    waiter: oneshot::Sender<WriteResult<W>>,
}

impl<W: Write> Pending<W> {
    pub(super) fn new(write: W) -> (Self, oneshot::Receiver<WriteResult<W>>) {
        let (waiter, answer) = oneshot::channel();
        (Self { write, held_back: None, waiter }, answer)
    }
}

#[async_trait]
impl<W: Write> Job for Pending<W> {
    async fn run(&mut self, connection: &mut SqliteConnection) -> sqlx::Result<bool> {
        let answer = self.write.run(connection).await?;
        let stays = answer.is_ok();
        self.held_back = Some(answer);
        Ok(stays)
    }

    fn plan(&self) -> Option<(&Append, &Plan)> {
        self.write.plan()
    }

    fn planned(&mut self) {
        self.held_back = self.write.planned().map(Ok);
    }

    fn answer(self: Box<Self>, outcome: &Result<(), WriteFailed>) {
        let answer = match (outcome, self.held_back) {
            (Ok(()), Some(answer)) => answer,
            // A committed transaction has run all its jobs.
            (Ok(()), None) => Err(WriteFailed::ResultUnknown.into()),
            (Err(failed), _) => Err(failed.clone().into()),
        };
        // The caller may have gone; that changes nothing.
        let _ = self.waiter.send(answer);
    }
}
