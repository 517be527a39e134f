//! Answers that are asked for again and again, kept as they were given. They follow from what was
//! asked alone, so none of them ever becomes wrong.

use axum::body::Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use quick_cache::Weighter;
use quick_cache::sync::Cache;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::{Bench, Desk};
use crate::limits::{ANSWERS_BYTES, ANSWERS_ONE, Caller};
use crate::problem::Problem;

/// What was asked, in few bytes.
pub(crate) type Key = [u8; 32];

/// What was answered.
type Answer = Result<Bytes, Problem>;

/// What has been asked, as something to look it up by: the kind of question, and all of it.
pub(crate) fn key(kind: &str, asked: &impl Serialize) -> Key {
    // There is nothing in it that JSON cannot hold.
    Sha256::digest(serde_json::to_vec(&(kind, asked)).unwrap_or_default()).into()
}

/// The answers of late, at most so many bytes of them.
pub(crate) struct Answers(Cache<Key, Answer, Bytesize>);

impl Default for Answers {
    fn default() -> Self {
        let few = (ANSWERS_BYTES / ANSWERS_ONE) as usize;
        Self(Cache::with_weighter(few, ANSWERS_BYTES, Bytesize))
    }
}

#[derive(Clone)]
struct Bytesize;

impl Weighter<Key, Answer> for Bytesize {
    fn weight(&self, _: &Key, answer: &Answer) -> u64 {
        weight(answer)
    }
}

fn weight(answer: &Answer) -> u64 {
    let own = size_of::<(Key, Answer)>() as u64;
    own + match answer {
        Ok(bytes) => bytes.len() as u64,
        Err(problem) => problem.weight() as u64,
    }
}

/// An answer that has been written down as JSON.
pub(crate) struct Written(Bytes);

impl IntoResponse for Written {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], self.0).into_response()
    }
}

impl Desk {
    /// What was answered to this before, else what `work` comes to, done here.
    ///
    /// # Errors
    /// What `work` found, or as [`Desk::work`].
    pub(crate) async fn answer<T: Serialize>(
        &self,
        caller: Caller,
        key: Key,
        work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
    ) -> Result<Written, Problem> {
        let answers = &self.answers.0;
        let answer = if let Some(known) = answers.get(&key) {
            known
        } else {
            let written = move |_: &mut Bench| -> Answer {
                // There is nothing in it that JSON cannot hold.
                Ok(serde_json::to_vec(&work()?).unwrap_or_default().into())
            };
            let answer = self.work(caller, written).await?;
            if weight(&answer) <= ANSWERS_ONE {
                answers.insert(key, answer.clone());
            }
            answer
        };
        answer.map(Written)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_was_answered_is_not_worked_out_again() {
        let (desk, caller) = (Desk::default(), Caller::from_address([192, 168, 1, 1].into()));
        let one = |answer: Result<u8, Problem>| desk.answer(caller, key("a", &1), move || answer);
        assert!(one(Ok(1)).await.is_ok_and(|written| written.0 == "1"));
        assert!(one(Ok(2)).await.is_ok_and(|written| written.0 == "1"), "the first answer");
        let other = desk.answer(caller, key("b", &1), || Ok(3)).await;
        assert!(other.is_ok_and(|written| written.0 == "3"), "another question");
        let refused = || desk.answer::<u8>(caller, key("c", &1), || Err(Problem::bad_name()));
        assert_eq!(refused().await.err(), Some(Problem::bad_name()));
        let again = desk.answer(caller, key("c", &1), || Ok(1)).await;
        assert_eq!(again.err(), Some(Problem::bad_name()), "mistakes stay mistakes");
    }

    #[tokio::test]
    async fn answers_that_are_kept_have_a_bound() {
        let (desk, caller) = (Desk::default(), Caller::from_address([192, 168, 1, 1].into()));
        let large = || Ok("x".repeat(100_000));
        for number in 0..200 {
            assert!(desk.answer(caller, key("large", &number), large).await.is_ok());
        }
        assert!(desk.answers.0.weight() <= ANSWERS_BYTES);
        assert!(desk.answers.0.len() > 10);
        let huge = || Ok("x".repeat(2_000_000));
        assert!(desk.answer(caller, key("huge", &0), huge).await.is_ok());
        assert!(desk.answers.0.get(&key("huge", &0)).is_none());
    }
}
