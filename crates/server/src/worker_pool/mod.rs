//! The worker pool: its own threads for work that anybody may ask for without a name (checking
//! rules and putting them into words, hashing passphrases, making documents and pictures). They
//! yield to everything else, so that no table waits for strangers.

mod answer_cache;
mod hash_memory;
mod low_priority;
mod queue;

#[cfg(test)]
use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, OnceLock};
use std::time::Instant;

use tokio::sync::oneshot;

pub(crate) use answer_cache::{AnswerCache, key};
pub(crate) use hash_memory::HashMemory;
use low_priority::CpuBackoff;
pub(crate) use low_priority::lower_priority;
use queue::{Job, Queue};

use crate::limits::{Caller, WORKER_POOL_ANSWERS_WITHIN, WORKER_POOL_THREADS};
use crate::problem::Problem;

/// A queue and its threads, which start with the first job.
#[derive(Default)]
pub(crate) struct WorkerPool {
    queue: Arc<Queue>,
    begun: OnceLock<usize>,
    pub(crate) answers: AnswerCache,
}

impl WorkerPool {
    /// Has `work` done on a thread that has memory to hash in.
    ///
    /// # Errors
    /// If too much is waiting already, in all or from this caller, or it waits for too long: none
    /// of it has been done then.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        caller: Caller,
        work: impl FnOnce(&mut HashMemory) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        self.begin(threads);
        let (reply, answer) = oneshot::channel();
        let run = move |memory: &mut HashMemory| {
            // A caller who has gone needs no answer.
            if !reply.is_closed() {
                let _ = reply.send(work(memory));
            }
        };
        let job = Job { from: caller.address(), since: Instant::now(), run: Box::new(run) };
        if !self.queue.put(job) {
            return Err(Problem::busy());
        }
        // If nobody works, because no thread could be started, nobody waits for ever.
        let answer = tokio::time::timeout(WORKER_POOL_ANSWERS_WITHIN, answer).await;
        answer.ok().and_then(Result::ok).ok_or_else(Problem::busy)
    }

    fn begin(&self, threads: impl Fn() -> usize) {
        self.begun.get_or_init(|| {
            let threads = threads();
            for number in 0..threads {
                let queue = self.queue.clone();
                let named = std::thread::Builder::new().name(format!("worker-{number}"));
                if let Err(error) = named.spawn(move || serve(&queue)) {
                    tracing::error!(%error, "a thread of the worker pool does not start");
                }
            }
            threads
        });
    }

    /// Fills the queue as a flood from this address would; what was put there is never done.
    #[cfg(test)]
    pub(crate) fn fill(&self, from: Option<IpAddr>) -> usize {
        let job = || Job { from, since: Instant::now(), run: Box::new(|_| {}) };
        (0..10_000).take_while(|_| self.queue.put(job())).count()
    }

    /// A pool in which nobody works.
    #[cfg(test)]
    pub(crate) fn closed() -> Self {
        let workers = Self::default();
        workers.begin(|| 0);
        workers
    }

    /// Allocations of hashing memory ever made.
    #[cfg(test)]
    pub(crate) fn hash_memory_allocations(&self) -> usize {
        self.queue.hash_memory_allocations()
    }
}

impl Drop for WorkerPool {
    fn drop(&mut self) {
        self.queue.close();
    }
}

/// One thread on a small machine, so that a core is left for the tables.
fn threads() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    cores.saturating_sub(1).clamp(1, WORKER_POOL_THREADS)
}

fn serve(queue: &Queue) {
    lower_priority();
    let mut memory = HashMemory::default();
    while let Some(job) = queue.take() {
        let (from, work) = (job.from, CpuBackoff::begin());
        let run = std::panic::AssertUnwindSafe(|| (job.run)(&mut memory));
        if std::panic::catch_unwind(run).is_err() {
            tracing::error!("work in the worker pool has failed");
        }
        queue.done(from, memory.take_made());
        work.back_off();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;
    use crate::limits::{WORKER_POOL_WAITING, WORKER_POOL_WAITING_OF_ONE};

    fn caller(last: u8) -> Caller {
        Caller::from_address([192, 168, 1, last].into())
    }

    #[tokio::test]
    async fn work_is_done_and_a_failure_leaves_the_pool_to_others() {
        let workers = WorkerPool::default();
        assert_eq!(workers.work(caller(1), |_| 6 * 7).await.ok(), Some(42));
        let failed = workers.work(caller(1), |_| std::panic::resume_unwind(Box::new("on purpose")));
        let failed: Result<(), Problem> = failed.await;
        assert_eq!(failed, Err(Problem::busy()));
        assert_eq!(workers.work(caller(1), |_| 1).await.ok(), Some(1));
    }

    #[tokio::test]
    async fn one_address_does_not_fill_the_pool_and_all_together_have_a_bound() {
        let workers = WorkerPool::closed();
        let of = |last| caller(last).address();
        assert_eq!(workers.fill(of(1)), WORKER_POOL_WAITING_OF_ONE);
        assert_eq!(workers.work(caller(1), |_| ()).await, Err(Problem::busy()));
        let others: usize = (2..20).map(|last| workers.fill(of(last))).sum();
        assert_eq!(WORKER_POOL_WAITING_OF_ONE + others, WORKER_POOL_WAITING);
    }

    #[tokio::test]
    async fn who_has_gone_is_not_worked_for() {
        let workers = Arc::new(WorkerPool::default());
        workers.begin(|| 1);
        let done = Arc::new(AtomicUsize::new(0));
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let (began, begun) = oneshot::channel();
        let busy = tokio::spawn({
            let workers = workers.clone();
            async move {
                let wait = move |_: &mut HashMemory| {
                    let _ = began.send(());
                    let _ = wait.recv();
                };
                workers.work(caller(1), wait).await
            }
        });
        assert!(begun.await.is_ok());
        for _ in 0..5 {
            let done = done.clone();
            let count = move |_: &mut HashMemory| done.fetch_add(1, Ordering::SeqCst);
            let gone = tokio::time::timeout(Duration::ZERO, workers.work(caller(2), count));
            assert!(gone.await.is_err());
        }
        drop(go);
        assert!(busy.await.is_ok());
        assert!(workers.work(caller(3), |_| ()).await.is_ok());
        assert_eq!(done.load(Ordering::SeqCst), 0);
    }
}
