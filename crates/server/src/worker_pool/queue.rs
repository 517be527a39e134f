//! The worker pool's job queue: bounded in all, for each address, and in waiting time.

use std::collections::{HashMap, VecDeque};
use std::net::IpAddr;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::HashMemory;
use crate::limits::{WORKER_POOL_PATIENCE, WORKER_POOL_WAITING, WORKER_POOL_WAITING_OF_ONE};

/// A job to do.
pub(super) struct Job {
    /// The address it is for; `None` for this machine.
    pub(super) from: Option<IpAddr>,
    pub(super) since: Instant,
    pub(super) run: Box<dyn FnOnce(&mut HashMemory) + Send>,
}

#[derive(Default)]
pub(super) struct Queue {
    state: Mutex<State>,
    more: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Job>,
    /// Jobs of each address that are waiting or in progress.
    of: HashMap<IpAddr, usize>,
    /// Allocations of hashing memory ever made.
    hash_memory_allocations: usize,
    closed: bool,
}

impl Queue {
    /// Adds a job, if there is room for it.
    pub(super) fn put(&self, job: Job) -> bool {
        let mut state = self.lock();
        let of_one = job.from.and_then(|from| state.of.get(&from)).copied().unwrap_or_default();
        if state.waiting.len() >= WORKER_POOL_WAITING || of_one >= WORKER_POOL_WAITING_OF_ONE {
            return false;
        }
        if let Some(from) = job.from {
            state.of.insert(from, of_one + 1);
        }
        state.waiting.push_back(job);
        drop(state);
        self.more.notify_one();
        true
    }

    /// Waits for a job that has not been waiting for too long; `None` once the queue is closed.
    pub(super) fn take(&self) -> Option<Job> {
        let mut state = self.lock();
        loop {
            if state.closed {
                return None;
            }
            match state.waiting.pop_front() {
                Some(job) if job.since.elapsed() <= WORKER_POOL_PATIENCE => return Some(job),
                // Its caller learns that when the job is dropped.
                Some(job) => state.forget(job.from),
                None => state = self.more.wait(state).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Notes that a job is done, and how many allocations of hashing memory it took.
    pub(super) fn done(&self, from: Option<IpAddr>, hash_memory_allocations: usize) {
        let mut state = self.lock();
        state.forget(from);
        state.hash_memory_allocations += hash_memory_allocations;
    }

    /// Ends all threads after their current job.
    pub(super) fn close(&self) {
        let mut state = self.lock();
        state.closed = true;
        state.waiting.clear();
        drop(state);
        self.more.notify_all();
    }

    /// Allocations of hashing memory ever made.
    #[cfg(test)]
    pub(super) fn hash_memory_allocations(&self) -> usize {
        self.lock().hash_memory_allocations
    }

    /// No code panics while holding the lock.
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn forget(&mut self, from: Option<IpAddr>) {
        let Some(from) = from else { return };
        if let Some(count) = self.of.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                self.of.remove(&from);
            }
        }
    }
}
