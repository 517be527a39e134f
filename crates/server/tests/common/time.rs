//! A clock on which a second passes in five milliseconds.

use std::future::Future;
use std::pin::Pin;
use std::time::{Duration, Instant};

use stammtisch_server::Clock;
use stammtisch_store::UnixMillis;
use stammtisch_table::Millis;

/// How much faster than real time.
const SPEED: u64 = 200;

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
