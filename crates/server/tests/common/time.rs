//! Clocks that do not make a test wait.

use std::future::Future;
use std::pin::Pin;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use stammtisch_server::Clock;
use stammtisch_store::UnixMillis;
use stammtisch_table::Millis;

/// How many times faster than real time.
const SPEED: u64 = 200;

/// A clock on which a second takes five milliseconds.
pub(crate) struct FastClock(Instant);

impl Default for FastClock {
    fn default() -> Self {
        Self(Instant::now())
    }
}

impl Clock for FastClock {
    fn now(&self) -> Millis {
        Millis(self.0.elapsed().as_micros() as u64 * SPEED / 1_000)
    }

    fn unix(&self) -> UnixMillis {
        UnixMillis(1_800_000_000_000 + self.now().0 as i64)
    }

    fn sleep_until(&self, at: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        let left = at.0.saturating_sub(self.now().0);
        Box::pin(tokio::time::sleep(Duration::from_micros(left * 1_000 / SPEED + 1)))
    }
}

/// A clock that stands still until it is put forward.
#[derive(Default)]
pub(crate) struct SetClock {
    passed: AtomicU64,
    /// The calendar's offset from the time that has passed, in milliseconds.
    off: AtomicI64,
}

impl SetClock {
    pub(crate) fn forward(&self, span: Duration) {
        self.passed.fetch_add(span.as_millis() as u64, Ordering::SeqCst);
    }

    /// Moves the calendar by this many days at once, forwards or back.
    pub(crate) fn jump(&self, days: i64) {
        self.off.fetch_add(days * 24 * 3_600_000, Ordering::SeqCst);
    }
}

impl Clock for SetClock {
    fn now(&self) -> Millis {
        Millis(self.passed.load(Ordering::SeqCst))
    }

    fn unix(&self) -> UnixMillis {
        let off = self.off.load(Ordering::SeqCst);
        UnixMillis(1_800_000_000_000 + self.now().0 as i64 + off)
    }

    /// It only polls: sleepers look at the clock again after 20 ms.
    fn sleep_until(&self, _: Millis) -> Pin<Box<dyn Future<Output = ()> + Send>> {
        Box::pin(tokio::time::sleep(Duration::from_millis(20)))
    }
}
