//! The report of a load test, as a table.

use std::time::Duration;

use comfy_table::{Table, presets};

use super::figures::Sum;
use super::house::State;
use super::options::Options;

/// Everything that was measured.
pub(crate) struct Run {
    /// The server without tables.
    pub(crate) empty: State,
    /// The server with all tables, while nobody moves.
    pub(crate) quiet: State,
    /// The server when measuring began.
    pub(crate) before: State,
    /// The server when measuring ended.
    pub(crate) after: State,
    pub(crate) spent: Duration,
    pub(crate) sum: Sum,
    /// Connections that the server closed.
    pub(crate) lost: u32,
}

pub(crate) fn print(options: &Options, run: &Run) {
    let Options { tables, clients, rate, base, .. } = options;
    let seconds = run.spent.as_secs_f64();
    let moves = run.sum.moves as f64;
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    let mut row = |name: &str, value: String| {
        table.add_row([name.to_owned(), value]);
    };
    row("tables", format!("{tables} of {clients} clients, {base}, rate {rate}, {seconds:.1} s"));
    row("moves a second", format!("{:.0}", moves / seconds));
    if let (Some(before), Some(after)) = (run.before.processor, run.after.processor) {
        let processor = after - before;
        row(
            "processor time of the server",
            format!("{:.0} % of a core", 100.0 * processor / seconds),
        );
        row("moves per processor second", format!("{:.0}", moves / processor));
    }
    row("move to stored, p50 / p99", spans(&run.sum.done));
    row("move to seen by all, p50 / p99", spans(&run.sum.seen));
    let messages = run.sum.messages.max(1);
    let each = run.sum.bytes / messages;
    row("messages a second", format!("{:.0}, of {each} bytes", messages as f64 / seconds));
    if let (Some(empty), Some(quiet), Some(after)) =
        (run.empty.memory, run.quiet.memory, run.after.memory)
    {
        let per_table = |memory: f64| (memory - empty) / f64::from(*tables) / 1024.0;
        let mib = |memory: f64| memory / 1024.0 / 1024.0;
        row("memory without tables", format!("{:.1} MiB", mib(empty)));
        row("memory per quiet table", format!("{:.1} KiB", per_table(quiet)));
        row("memory per table after play", format!("{:.1} KiB", per_table(after)));
    }
    if options.look_back > 0 {
        let (each, done) = (run.sum.watched as f64 / seconds, run.sum.looked_back);
        row("answers to who looks back, a second", format!("{each:.0}, {done} found out"));
    }
    for (code, count) in &run.sum.refused {
        row("refused", format!("{count} {code}"));
    }
    row("connections lost", run.lost.to_string());
    if let Ok(load) = std::fs::read_to_string("/proc/loadavg") {
        let load = load.split(' ').next().unwrap_or_default().to_owned();
        row("load of the machine", format!("{load} (all programs, last minute)"));
    }
    println!("{table}");
}

fn spans(all: &[Duration]) -> String {
    let mut sorted = all.to_vec();
    sorted.sort_unstable();
    let at = |share: f64| {
        let index = (sorted.len() as f64 * share) as usize;
        sorted.get(index.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
    };
    let ms = |span: Duration| span.as_secs_f64() * 1_000.0;
    format!("{:.2} / {:.2} ms", ms(at(0.5)), ms(at(0.99)))
}
