//! How far the deals are played.

use std::cell::Cell;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on the standard error output, once it takes longer than people like to wait.
pub(super) struct Bar {
    bar: ProgressBar,
    begun: Instant,
    shown: Cell<bool>,
}

impl Bar {
    const PATIENCE: Duration = Duration::from_secs(2);

    pub(super) fn new(deals: u64) -> Self {
        let style =
            ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} deals, {eta} left");
        let bar = ProgressBar::with_draw_target(Some(deals), ProgressDrawTarget::hidden());
        let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Self { bar, begun: Instant::now(), shown: Cell::new(false) }
    }

    pub(super) fn step(&self) {
        self.bar.inc(1);
        if !self.shown.get() && self.begun.elapsed() > Self::PATIENCE {
            self.shown.set(true);
            self.bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
        }
    }

    pub(super) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
