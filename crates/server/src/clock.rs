//! The clock, injected so that tests can speed it up.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use stammtisch_store::UnixMillis;
use stammtisch_table::Millis;

/// A clock for deadlines and one for the calendar.
pub trait Clock: Send + Sync + 'static {
    /// Milliseconds since some fixed moment; monotonic, whatever happens to the calendar.
    fn now(&self) -> Millis;

    /// The calendar time.
    fn unix(&self) -> UnixMillis;

    /// Waits until [`Clock::now`] has reached `at`.
    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>>;
}

/// The system clock.
#[derive(Debug)]
pub struct SystemClock {
    start: Instant,
}

impl Default for SystemClock {
    fn default() -> Self {
        Self { start: Instant::now() }
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        Millis(self.start.elapsed().as_millis().try_into().unwrap_or(u64::MAX))
    }

    fn unix(&self) -> UnixMillis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        UnixMillis(since.as_millis().try_into().unwrap_or(i64::MAX))
    }

    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let span = at.0.saturating_sub(self.now().0);
        Box::pin(tokio::time::sleep(Duration::from_millis(span)))
    }
}
