//! The report of a simulation, in the form of its JSON.

use std::collections::BTreeMap;

use serde::Serialize;
use stammtisch_bots::arena::{ArenaGame, Counts, Share};

use super::plan::Plan;
use super::play::Played;
use super::tally::{Counted, Parts, SimTally, Split, WHOLE};

/// All results of the games.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    pub(super) rules: String,
    pub(super) options: BTreeMap<String, String>,
    pub(super) seats: usize,
    pub(super) bots: Vec<String>,
    /// Whether different bots changed seats on the same deals.
    rotated: bool,
    seed: u64,
    threads: usize,
    pub(super) games: u64,
    /// Games that nobody won.
    pub(super) undecided: u64,
    pub(super) deals: u64,
    pub(super) moves: u64,
    pub(super) seconds: f64,
    pub(super) moves_per_second: f64,
    /// Wins; a tie counts in parts.
    pub(super) wins: Shares,
    /// Losses, where the game names a loser.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) losses: Option<Shares>,
    /// What the game counts of a match, summed over all games.
    pub(super) counts: BTreeMap<String, u64>,
    pub(super) counts_per_seat: BTreeMap<String, Vec<u64>>,
    pub(super) counts_per_bot: BTreeMap<String, BTreeMap<String, u64>>,
    pub(super) moves_per_game: Spread,
    /// The names of the counts by seat, in the game's order.
    #[serde(skip)]
    pub(super) columns: Vec<&'static str>,
    /// The rates among these: name, count of the part, count of the whole.
    #[serde(skip)]
    pub(super) rates: &'static [(&'static str, &'static str, &'static str)],
}

/// How something is distributed over seats and bots.
#[derive(Debug, Serialize)]
pub(super) struct Shares {
    pub(super) per_seat: Vec<f64>,
    pub(super) share_per_seat: Vec<Interval>,
    pub(super) per_bot: BTreeMap<String, f64>,
    pub(super) share_per_bot: BTreeMap<String, Interval>,
}

/// A share with its 95 % confidence interval, and the share it would be if all were equal.
#[derive(Clone, Copy, Debug, Serialize)]
pub(super) struct Interval {
    pub(super) share: f64,
    pub(super) low: f64,
    pub(super) high: f64,
    pub(super) fair: f64,
}

/// The distribution of a number.
#[derive(Debug, Serialize)]
pub(super) struct Spread {
    pub(super) mean: f64,
    pub(super) p5: u64,
    pub(super) p25: u64,
    pub(super) p50: u64,
    pub(super) p75: u64,
    pub(super) p95: u64,
    pub(super) max: u64,
}

impl Report {
    pub(super) fn of<G: ArenaGame>(plan: &Plan<G>, played: &Played) -> Self {
        let tally = &played.tally;
        let (seats, seconds) = (plan.bots.len(), played.time.as_secs_f64());
        let per_bot = |(index, name): (usize, &String)| {
            let of = |counted: &Counted| (id(counted.name), counted.bots[index]);
            (name.clone(), tally.of_seats.iter().map(of).collect())
        };
        let per_seat = |counted: &Counted| (id(counted.name), counted.seats[..seats].to_vec());
        let lost = tally.losses.seats.iter().any(|parts| parts.parts > 0);
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
            wins: shares(plan, &tally.wins),
            losses: lost.then(|| shares(plan, &tally.losses)),
            counts: tally.of_matches.iter().map(|(name, sum)| (id(name), *sum)).collect(),
            counts_per_seat: tally.of_seats.iter().map(per_seat).collect(),
            counts_per_bot: plan.names.iter().enumerate().map(per_bot).collect(),
            moves_per_game: spread(tally, plan.games),
            columns: tally.of_seats.iter().map(|counted| counted.name).collect(),
            rates: G::Counts::RATES,
        }
    }
}

/// The name of a count in JSON.
pub(super) fn id(name: &str) -> String {
    name.replace(' ', "_")
}

fn shares<G: ArenaGame>(plan: &Plan<G>, split: &Split) -> Shares {
    let seats = plan.bots.len();
    let fair = 1.0 / seats as f64;
    let of_seats = &split.seats[..seats];
    let whole = |parts: &Parts| parts.parts as f64 / WHOLE as f64;
    let named = || plan.names.iter().cloned().zip(&split.bots);
    let share_of_bot = |(index, (name, parts)): (usize, (String, &Parts))| {
        let taken = plan.name_of_bot.iter().filter(|name| **name == index).count();
        (name, interval(parts.share(), taken as f64 * fair))
    };
    Shares {
        per_seat: of_seats.iter().map(whole).collect(),
        share_per_seat: of_seats.iter().map(|parts| interval(parts.share(), fair)).collect(),
        per_bot: named().map(|(name, parts)| (name, whole(parts))).collect(),
        share_per_bot: named().enumerate().map(share_of_bot).collect(),
    }
}

const fn interval(share: Share, fair: f64) -> Interval {
    Interval { share: share.mean, low: share.low, high: share.high, fair }
}

fn spread(tally: &SimTally, games: u64) -> Spread {
    let at = |percent| tally.percentile(percent);
    let mean = tally.moves() as f64 / games as f64;
    Spread { mean, p5: at(5), p25: at(25), p50: at(50), p75: at(75), p95: at(95), max: at(100) }
}
