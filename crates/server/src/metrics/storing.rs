//! Metric: whether what happens at tables can be stored.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use crate::limits::STORAGE_FAILING_FOR;

/// The last failure, if nothing has succeeded since.
#[derive(Debug, Default)]
pub(super) struct Storing {
    /// Read on every success, without taking the lock.
    failing: AtomicBool,
    last: Mutex<Option<Instant>>,
}

impl Storing {
    pub(super) fn failed(&self) {
        *self.last.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
        self.failing.store(true, Ordering::Release);
    }

    pub(super) fn succeeded(&self) {
        if self.failing.load(Ordering::Relaxed) {
            self.failing.store(false, Ordering::Release);
        }
    }

    pub(super) fn is_failing(&self) -> bool {
        let last = *self.last.lock().unwrap_or_else(PoisonError::into_inner);
        self.failing.load(Ordering::Acquire)
            && last.is_some_and(|at| at.elapsed() < STORAGE_FAILING_FOR)
    }
}
