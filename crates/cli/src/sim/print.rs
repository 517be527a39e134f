//! The outcome in words and numbers.

use std::collections::BTreeMap;
use std::io::{self, ErrorKind, Write};

use comfy_table::{CellAlignment, Table, presets};
use serde::Serialize;
use stammtisch_bots::arena::{Contest, Share};

use super::plan::Plan;
use super::play::Played;
use super::tally::{Counted, Tally, WIN};

/// Everything that is known after the games.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    rules: String,
    options: BTreeMap<String, String>,
    seats: usize,
    bots: Vec<String>,
    /// Whether different bots changed seats on the same deals.
    rotated: bool,
    seed: u64,
    threads: usize,
    games: u64,
    /// Games that nobody won.
    undecided: u64,
    deals: u64,
    moves: u64,
    seconds: f64,
    moves_per_second: f64,
    /// Wins by seat, a tie in parts.
    wins_per_seat: Vec<f64>,
    win_share_per_seat: Vec<Interval>,
    wins_per_bot: BTreeMap<String, f64>,
    win_share_per_bot: BTreeMap<String, Interval>,
    /// What the game counts of a match, in all games.
    counts: BTreeMap<String, u64>,
    counts_per_seat: BTreeMap<String, Vec<u64>>,
    counts_per_bot: BTreeMap<String, BTreeMap<String, u64>>,
    moves_per_game: Spread,
    /// The names of what is counted by seat, as the game orders them.
    #[serde(skip)]
    columns: Vec<&'static str>,
}

/// A share with its 95 % confidence interval, and the share that equals would have.
#[derive(Clone, Copy, Debug, Serialize)]
struct Interval {
    share: f64,
    low: f64,
    high: f64,
    fair: f64,
}

/// How a number spreads.
#[derive(Debug, Serialize)]
struct Spread {
    mean: f64,
    p5: u64,
    p25: u64,
    p50: u64,
    p75: u64,
    p95: u64,
    max: u64,
}

impl Report {
    pub(super) fn of<G: Contest>(plan: &Plan<G>, played: &Played) -> Self {
        let tally = &played.tally;
        let (seats, seconds) = (plan.bots.len(), played.time.as_secs_f64());
        let fair = 1.0 / seats as f64;
        let by_name = |index: usize| {
            let taken = plan.name_of_bot.iter().filter(|name| **name == index).count();
            let wins = &tally.bots[index];
            (wins, interval(wins.share(), taken as f64 * fair))
        };
        let named = || plan.names.iter().cloned().enumerate();
        Self {
            rules: plan.rules_name.clone(),
            options: plan.options.clone(),
            seats,
            bots: plan.bots.clone(),
            rotated: plan.block() > 1,
            seed: plan.number,
            threads: played.threads,
            games: plan.games,
            undecided: tally.undecided,
            deals: tally.deals,
            moves: tally.moves(),
            seconds,
            moves_per_second: tally.moves() as f64 / seconds.max(f64::MIN_POSITIVE),
            wins_per_seat: tally.seats[..seats].iter().map(|wins| whole(wins.parts)).collect(),
            win_share_per_seat: tally.seats[..seats]
                .iter()
                .map(|wins| interval(wins.share(), fair))
                .collect(),
            wins_per_bot: named()
                .map(|(index, name)| (name, whole(by_name(index).0.parts)))
                .collect(),
            win_share_per_bot: named().map(|(index, name)| (name, by_name(index).1)).collect(),
            counts: tally.of_matches.iter().map(|(name, sum)| (id(name), *sum)).collect(),
            counts_per_seat: tally
                .of_seats
                .iter()
                .map(|counted| (id(counted.name), counted.seats[..seats].to_vec()))
                .collect(),
            counts_per_bot: named()
                .map(|(index, name)| {
                    let of = |counted: &Counted| (id(counted.name), counted.bots[index]);
                    (name, tally.of_seats.iter().map(of).collect())
                })
                .collect(),
            columns: tally.of_seats.iter().map(|counted| counted.name).collect(),
            moves_per_game: spread(tally, plan.games),
        }
    }

    /// Prints it for programs.
    pub(super) fn json(&self) -> anyhow::Result<()> {
        let mut text = serde_json::to_string_pretty(self)?;
        text.push('\n');
        print(&text)
    }

    /// What the game counts, by seat and by bot; what never happened is left out.
    fn counts_table(&self) -> Table {
        let sum = |name: &str| self.counts_per_seat[&id(name)].iter().sum::<u64>();
        let shown: Vec<&str> = self.columns.iter().copied().filter(|name| sum(name) > 0).collect();
        let mut counts = table(&[&[""], &shown[..]].concat());
        for seat in 0..self.seats {
            let of = |name: &&str| self.counts_per_seat[&id(name)][seat].to_string();
            counts.add_row(std::iter::once(format!("seat {seat}")).chain(shown.iter().map(of)));
        }
        for (bot, counted) in self.counts_per_bot.iter().filter(|_| self.counts_per_bot.len() > 1) {
            let of = |name: &&str| counted[&id(name)].to_string();
            counts.add_row(std::iter::once(bot.clone()).chain(shown.iter().map(of)));
        }
        counts
    }

    /// Prints it for people.
    pub(super) fn table(&self) -> anyhow::Result<()> {
        let Self { rules, seats, games, deals, moves, seconds, moves_per_second, .. } = self;
        let mut text = format!(
            "{games} games of {rules} with {seats} seats: {deals} deals and {moves} moves in \
             {seconds:.1} s ({moves_per_second:.0} moves/s)\n"
        );
        let undecided = ("won by nobody".to_owned(), self.undecided);
        let counts = self.counts.iter().map(|(id, count)| (id.replace('_', " "), *count));
        for (name, count) in std::iter::once(undecided).chain(counts).filter(|(_, n)| *n > 0) {
            text += &format!("{name}: {count}\n");
        }
        let mut wins = table(&["", "wins", "share", "95 % interval", "equals"]);
        for (index, interval) in self.win_share_per_seat.iter().enumerate() {
            wins.add_row(row(&format!("seat {index}"), self.wins_per_seat[index], *interval));
        }
        if self.wins_per_bot.len() > 1 {
            for (name, interval) in &self.win_share_per_bot {
                wins.add_row(row(name, self.wins_per_bot[name], *interval));
            }
        }
        let counts = self.counts_table();
        let mut spread = table(&["moves per game", "5 %", "25 %", "50 %", "75 %", "95 %", "most"]);
        let Spread { mean, p5, p25, p50, p75, p95, max } = &self.moves_per_game;
        let numbers = [p5, p25, p50, p75, p95, max].map(ToString::to_string);
        spread.add_row(std::iter::once(format!("mean {mean:.1}")).chain(numbers));
        print(&format!(
            "{text}\n{}\n\n{}\n\n{}\n",
            trimmed(&wins),
            trimmed(&counts),
            trimmed(&spread)
        ))
    }
}

/// The name of a number in JSON.
fn id(name: &str) -> String {
    name.replace(' ', "_")
}

fn whole(parts: u64) -> f64 {
    parts as f64 / WIN as f64
}

const fn interval(share: Share, fair: f64) -> Interval {
    Interval { share: share.mean, low: share.low, high: share.high, fair }
}

fn spread(tally: &Tally, games: u64) -> Spread {
    let at = |percent| tally.percentile(percent);
    let mean = tally.moves() as f64 / games as f64;
    Spread { mean, p5: at(5), p25: at(25), p50: at(50), p75: at(75), p95: at(95), max: at(100) }
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

/// Prints to the standard output; a reader that has seen enough is no failure.
fn print(text: &str) -> anyhow::Result<()> {
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(()),
    }
}
