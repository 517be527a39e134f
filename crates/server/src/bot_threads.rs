//! A pool of threads for bots to think on, so that tables stay responsive to people.

use std::num::NonZeroUsize;
use std::sync::Arc;

use tokio::sync::Semaphore;

/// Limits how many bots think at a time: one fewer than the machine has cores, but at least one.
pub(crate) struct BotThreads {
    places: Arc<Semaphore>,
    all: usize,
}

impl Default for BotThreads {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self::with(cores.saturating_sub(1).max(1))
    }
}

impl BotThreads {
    fn with(places: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(places)), all: places }
    }

    /// Runs `work` as soon as a place is free, first come, first served. It has to report its
    /// result itself.
    pub(crate) fn think(&self, work: impl FnOnce() + Send + 'static) {
        let places = self.places.clone();
        tokio::spawn(async move {
            // Nobody closes the semaphore.
            let Ok(place) = places.acquire_owned().await else { return };
            tokio::task::spawn_blocking(move || {
                let _place = place;
                work();
            });
        });
    }

    /// Whether no bot at a table is thinking or waiting to think.
    pub(crate) fn are_idle(&self) -> bool {
        self.places.available_permits() == self.all
    }

    /// Takes all places, so that no bot can think.
    #[cfg(test)]
    pub(crate) async fn halt(&self) -> Option<tokio::sync::OwnedSemaphorePermit> {
        let all = self.places.available_permits();
        self.places.clone().acquire_many_owned(all.try_into().ok()?).await.ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use tokio::sync::mpsc;

    use super::*;

    #[tokio::test]
    async fn no_more_think_at_a_time_than_there_are_places() {
        let bot_threads = BotThreads::with(2);
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let (done, mut told) = mpsc::unbounded_channel();
        for number in 0..20 {
            let (now, most, done) = (now.clone(), most.clone(), done.clone());
            bot_threads.think(move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(5));
                now.fetch_sub(1, Ordering::SeqCst);
                let _ = done.send(number);
            });
        }
        drop(done);
        let mut all = Vec::new();
        while let Some(number) = told.recv().await {
            all.push(number);
        }
        all.sort_unstable();
        assert_eq!(all, (0..20).collect::<Vec<_>>(), "everybody has thought");
        assert_eq!(most.load(Ordering::SeqCst), 2);
    }

    #[tokio::test]
    async fn who_fails_leaves_the_place_to_others() {
        let bot_threads = BotThreads::with(1);
        let (done, mut told) = mpsc::unbounded_channel();
        bot_threads.think(|| std::panic::resume_unwind(Box::new("on purpose")));
        bot_threads.think(move || {
            let _ = done.send(());
        });
        assert_eq!(told.recv().await, Some(()));
    }
}
