//! The progress bar while deals are played.

use std::cell::Cell;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::limits::TRIAL_QUIET_FOR;

/// A progress bar on standard error, which appears once it takes longer than people like to wait.
pub(in crate::rules) struct Bar {
    bar: ProgressBar,
    begun: Instant,
    shown: Cell<bool>,
}

impl Bar {
    /// A bar that counts deals.
    pub(super) fn new(deals: u64) -> Self {
        Self::with("{bar:40} {human_pos}/{human_len} deals, {eta} left", deals)
    }

    /// A bar that shows percent.
    pub(in crate::rules) fn percent() -> Self {
        Self::with("{bar:40} {percent} %, {eta} left", 1000)
    }

    fn with(template: &str, length: u64) -> Self {
        let style = ProgressStyle::with_template(template);
        let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden());
        let bar = bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        Self { bar, begun: Instant::now(), shown: Cell::new(false) }
    }

    pub(super) fn step(&self) {
        self.bar.inc(1);
        self.show();
    }

    /// Shows this share of everything as done, from 0 to 1.
    pub(in crate::rules) fn at(&self, done: f64) {
        self.bar.set_position((done * 1000.0) as u64);
        self.show();
    }

    fn show(&self) {
        if !self.shown.get() && self.begun.elapsed() > TRIAL_QUIET_FOR {
            self.shown.set(true);
            self.bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
        }
    }

    pub(in crate::rules) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
