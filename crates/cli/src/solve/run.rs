//! Runs CFR+ and measures its convergence.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use stammtisch_bots::solve::{CfrPlus, Evaluation};

use super::game::Game;

/// The result of a run.
pub(super) struct Solved {
    /// With both players choosing uniformly among their actions.
    pub(super) uniform: Evaluation,
    /// Measurements after some of the iterations, including the first and the last.
    pub(super) points: Vec<Point>,
    /// After the last iteration.
    pub(super) end: Evaluation,
    /// The time spent on iterations alone.
    pub(super) time: Duration,
}

pub(super) struct Point {
    pub(super) iterations: u32,
    pub(super) evaluation: Evaluation,
}

/// The numbers of iterations in a decade at which it is measured: nearly evenly spaced on a logarithmic scale
/// (Renard's R10).
const PREFERRED: [f64; 10] = [1.0, 1.25, 1.6, 2.0, 2.5, 3.2, 4.0, 5.0, 6.3, 8.0];

pub(super) fn solve(game: &Game, iterations: u32) -> Solved {
    let bar = progress_bar(iterations);
    let mut cfr = CfrPlus::new(&game.form);
    let uniform = game.form.evaluate(&game.form.uniform());
    let (mut points, mut end, mut time) = (Vec::new(), uniform, Duration::ZERO);
    for stop in stops(iterations) {
        let start = Instant::now();
        while cfr.iterations() < stop {
            cfr.iterate();
            bar.inc(1);
        }
        time += start.elapsed();
        end = game.form.evaluate(&cfr.average());
        points.push(Point { iterations: stop, evaluation: end });
    }
    bar.finish_and_clear();
    Solved { uniform, points, end, time }
}

/// The numbers of iterations after which it is measured: from 1 to `last`.
fn stops(last: u32) -> Vec<u32> {
    let decades = (0..=last.ilog10()).map(|power| f64::from(10_u32.pow(power)));
    let all = decades.flat_map(|decade| PREFERRED.map(|number| (number * decade).round() as u32));
    let mut stops: Vec<u32> = all.filter(|stop| *stop < last).collect();
    stops.push(last);
    stops.dedup();
    stops
}

/// A progress bar on standard error, if a person is looking at it.
fn progress_bar(iterations: u32) -> ProgressBar {
    let template = "{bar:40} {human_pos}/{human_len} iterations, {per_sec}, {eta} left";
    let style = ProgressStyle::with_template(template);
    let target = ProgressDrawTarget::stderr_with_hz(5);
    let bar = ProgressBar::with_draw_target(Some(iterations.into()), target);
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
