//! Prints the report of a simulation.

use comfy_table::{CellAlignment, Table, presets};

use super::report::{Interval, Report, Shares, Spread, id};
use crate::out::whole as print;

/// Prints the report for programs.
pub(super) fn json(report: &Report) -> anyhow::Result<()> {
    let mut text = serde_json::to_string_pretty(report)?;
    text.push('\n');
    print(&text)
}

/// Prints the report for people.
pub(super) fn tables(report: &Report) -> anyhow::Result<()> {
    let mut parts = vec![heading(report), trimmed(&shares("wins", &report.wins))];
    parts.extend(report.losses.as_ref().map(|losses| trimmed(&shares("losses", losses))));
    parts.extend([trimmed(&counts(report)), trimmed(&spread(&report.moves_per_game))]);
    print(&(parts.join("\n\n") + "\n"))
}

fn heading(report: &Report) -> String {
    let Report { rules, seats, games, deals, moves, seconds, moves_per_second, .. } = report;
    let mut text = format!(
        "{games} games of {rules} with {seats} seats: {deals} deals and {moves} moves in \
         {seconds:.1} s ({moves_per_second:.0} moves/s)"
    );
    let undecided = ("won by nobody".to_owned(), report.undecided);
    let counts = report.counts.iter().map(|(id, count)| (id.replace('_', " "), *count));
    for (name, count) in std::iter::once(undecided).chain(counts).filter(|(_, n)| *n > 0) {
        text += &format!("\n{name}: {count} ({:.2} per game)", count as f64 / *games as f64);
    }
    text
}

/// Wins or losses by seat, and by bot where there are several.
fn shares(name: &str, shares: &Shares) -> Table {
    let mut rows = table(&["", name, "share", "95 % interval", "equals"]);
    for (seat, interval) in shares.share_per_seat.iter().enumerate() {
        rows.add_row(row(&format!("seat {seat}"), shares.per_seat[seat], *interval));
    }
    for (bot, interval) in shares.share_per_bot.iter().filter(|_| shares.per_bot.len() > 1) {
        rows.add_row(row(bot, shares.per_bot[bot], *interval));
    }
    rows
}

/// The game's own counts, by seat and by bot; those that are zero are left out.
fn counts(report: &Report) -> Table {
    let sum = |name: &str| report.counts_per_seat[&id(name)].iter().sum::<u64>();
    let shown: Vec<&str> = report.columns.iter().copied().filter(|name| sum(name) > 0).collect();
    let rates = report.rates.iter().map(|(name, ..)| *name);
    let head: Vec<&str> = std::iter::once("").chain(shown.iter().copied()).chain(rates).collect();
    let mut counts = table(&head);
    let mut add = |name: String, of: &dyn Fn(&str) -> u64| {
        let numbers = shown.iter().map(|name| of(name).to_string());
        let rates = report.rates.iter().map(|(_, part, whole)| {
            let (part, whole) = (of(part), of(whole));
            format!("{:.3}", part as f64 / whole.max(1) as f64)
        });
        counts.add_row(std::iter::once(name).chain(numbers).chain(rates));
    };
    for seat in 0..report.seats {
        add(format!("seat {seat}"), &|name| report.counts_per_seat[&id(name)][seat]);
    }
    for (bot, counted) in report.counts_per_bot.iter().filter(|_| report.counts_per_bot.len() > 1) {
        add(bot.clone(), &|name| counted[&id(name)]);
    }
    counts
}

fn spread(spread: &Spread) -> Table {
    let Spread { mean, p5, p25, p50, p75, p95, max } = spread;
    let mut rows = table(&["moves per game", "5 %", "25 %", "50 %", "75 %", "95 %", "most"]);
    let numbers = [p5, p25, p50, p75, p95, max].map(ToString::to_string);
    rows.add_row(std::iter::once(format!("mean {mean:.1}")).chain(numbers));
    rows
}

/// A table without lines, its numbers right-aligned.
fn table(head: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_header(head);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn row(name: &str, wins: f64, interval: Interval) -> [String; 5] {
    let Interval { share, low, high, fair } = interval;
    let bounds = format!("{low:.4} to {high:.4}");
    let wins = format!("{wins:.1}").trim_end_matches(".0").to_owned();
    [name.to_owned(), wins, format!("{share:.4}"), bounds, format!("{fair:.4}")]
}

fn trimmed(table: &Table) -> String {
    table.to_string().lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}
