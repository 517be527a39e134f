//! Cache of the worker pool's answers. They depend on the question alone, so none of them ever
//! becomes stale.

use axum::body::Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{HashMemory, WorkerPool};
use crate::limits::{ANSWER_BYTES, ANSWERS_BYTES, Caller, WORKER_POOL_ANSWERS_WITHIN};
use crate::problem::Problem;

/// The hash of a question, by which its answer is cached.
pub(crate) type Key = [u8; 32];

/// What was answered.
pub(crate) type CachedAnswer = Result<Bytes, Problem>;

/// The cache key of a question: a hash over its kind and all of its content.
pub(crate) fn key(kind: &str, asked: &impl Serialize) -> Key {
    // It holds nothing that JSON cannot represent.
    Sha256::digest(serde_json::to_vec(&(kind, asked)).unwrap_or_default()).into()
}

/// The recent answers, bounded by their size in bytes.
pub(crate) struct AnswerCache(Cache<Key, CachedAnswer, Bytesize>);

impl Default for AnswerCache {
    fn default() -> Self {
        let few = (ANSWERS_BYTES / ANSWER_BYTES) as usize;
        Self(Cache::with_weighter(few, ANSWERS_BYTES, Bytesize))
    }
}

#[derive(Clone)]
struct Bytesize;

impl Weighter<Key, CachedAnswer> for Bytesize {
    fn weight(&self, _: &Key, answer: &CachedAnswer) -> u64 {
        weight(answer)
    }
}

fn weight(answer: &CachedAnswer) -> u64 {
    let own = size_of::<(Key, CachedAnswer)>() as u64;
    own + match answer {
        Ok(bytes) => bytes.len() as u64,
        Err(problem) => problem.weight() as u64,
    }
}

/// An answer serialised as JSON.
pub(crate) struct Written(Bytes);

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

impl WorkerPool {
    /// The cached answer to this question, else the result of `work`, done here if `may` lets the
    /// caller have it done.
    /// # Errors
    /// That of `may` or of `work`, or as [`WorkerPool::work`].
    pub(crate) async fn answer<T: Serialize>(
        &self,
        caller: Caller,
        key: Key,
        may: impl FnOnce() -> Result<(), Problem>,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<Written, Problem> {
        // It holds nothing that JSON cannot represent.
        let written = move || Ok(serde_json::to_vec(&work()?).unwrap_or_default().into());
        self.kept(caller, key, may, written).await.map(Written)
    }

    /// The same for answers other than JSON. If several ask at a time, the first one's work answers
    /// all.
    ///
    /// # Errors
    /// As [`WorkerPool::answer`].
    pub(crate) async fn kept(
        &self,
        caller: Caller,
        key: Key,
        may: impl FnOnce() -> Result<(), Problem>,
        work: impl FnOnce() -> CachedAnswer + Send + 'static,
    ) -> CachedAnswer {
        let answers = &self.answers.0;
        if let Some(known) = answers.get(&key) {
            return known;
        }
        may()?;
        // The one who has it worked out may leave or be refused: then the next of those waiting
        // takes over.
        let asked = answers.get_value_or_guard_async(&key);
        let Ok(asked) = tokio::time::timeout(WORKER_POOL_ANSWERS_WITHIN, asked).await else {
            return Err(Problem::busy());
        };
        match asked {
            Ok(known) => known,
            Err(place) => {
                let answer = self.work(caller, move |_: &mut HashMemory| work()).await?;
                if weight(&answer) <= ANSWER_BYTES {
                    let _ = place.insert(answer.clone());
                }
                answer
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use std::time::Duration;

    use super::*;

    fn free() -> Result<(), Problem> {
        Ok(())
    }

    #[tokio::test]
    async fn what_was_answered_is_not_worked_out_again() {
        let (workers, caller) =
            (WorkerPool::default(), Caller::from_address([192, 168, 1, 1].into()));
        let one = |answer: Result<u8, Problem>| {
            workers.answer(caller, key("a", &1), free, move || answer)
        };
        assert!(one(Ok(1)).await.is_ok_and(|written| written.0 == "1"));
        assert!(one(Ok(2)).await.is_ok_and(|written| written.0 == "1"), "the first answer");
        let other = workers.answer(caller, key("b", &1), free, || Ok(3)).await;
        assert!(other.is_ok_and(|written| written.0 == "3"), "another question");
        let refused =
            || workers.answer::<u8>(caller, key("c", &1), free, || Err(Problem::bad_name()));
        assert_eq!(refused().await.err(), Some(Problem::bad_name()));
        let again = workers.answer(caller, key("c", &1), free, || Ok(1)).await;
        assert_eq!(again.err(), Some(Problem::bad_name()), "mistakes stay mistakes");
    }

    #[tokio::test]
    async fn answers_that_are_kept_have_a_bound() {
        let (workers, caller) =
            (WorkerPool::default(), Caller::from_address([192, 168, 1, 1].into()));
        let large = || Ok("x".repeat(100_000));
        for number in 0..200 {
            assert!(workers.answer(caller, key("large", &number), free, large).await.is_ok());
        }
        assert!(workers.answers.0.weight() <= ANSWERS_BYTES);
        assert!(workers.answers.0.len() > 10);
        let huge = || Ok("x".repeat(2_000_000));
        assert!(workers.answer(caller, key("huge", &0), free, huge).await.is_ok());
        assert!(workers.answers.0.get(&key("huge", &0)).is_none());
    }

    #[tokio::test]
    async fn what_many_ask_at_a_time_is_worked_out_once() {
        let workers = WorkerPool::default();
        let done = Arc::new(AtomicUsize::new(0));
        let ask = |last: u8| {
            let (done, caller) = (done.clone(), Caller::from_address([10, 0, 0, last].into()));
            let work = move || {
                std::thread::sleep(Duration::from_millis(50));
                Ok(done.fetch_add(1, Ordering::SeqCst))
            };
            workers.answer(caller, key("same", &1), free, work)
        };
        let all = futures_util::future::join_all((0..20).map(ask)).await;
        assert!(all.iter().all(|answer| answer.as_ref().is_ok_and(|written| written.0 == "0")));
        assert_eq!(done.load(Ordering::SeqCst), 1);
    }

    /// A caller who leaves hands the work over to the next one waiting.
    #[tokio::test]
    async fn who_has_gone_keeps_nobody_waiting() {
        let (workers, caller) = (WorkerPool::default(), Caller::from_address([10, 0, 0, 1].into()));
        let within = |time, work: fn() -> Result<u8, Problem>| {
            tokio::time::timeout(time, workers.answer(caller, key("same", &1), free, work))
        };
        let slow = || {
            std::thread::sleep(Duration::from_millis(100));
            Ok(1)
        };
        assert!(within(Duration::ZERO, slow).await.is_err(), "gone");
        let second = within(Duration::from_secs(5), || Ok(2)).await;
        assert!(second.is_ok_and(|answer| answer.is_ok_and(|written| written.0 == "2")));
    }

    #[tokio::test]
    async fn only_what_is_worked_out_is_counted() {
        let (workers, caller) = (WorkerPool::default(), Caller::from_address([10, 0, 0, 1].into()));
        let refused = || Err(Problem::too_many(Duration::from_millis(1)));
        let ask =
            |may: fn() -> Result<(), Problem>| workers.answer(caller, key("a", &1), may, || Ok(1));
        assert_eq!(ask(refused).await.err(), Some(Problem::too_many(Duration::from_millis(1))));
        assert!(ask(free).await.is_ok());
        assert!(ask(refused).await.is_ok(), "what is known costs nothing");
    }
}
