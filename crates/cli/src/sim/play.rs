//! Plays a plan on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::anyhow;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use stammtisch_bots::Bot;
use stammtisch_bots::arena::{
    ArenaGame, ArenaResult, FaultOf, Purpose, play_match, play_random, seed_for,
};
use stammtisch_engine::chance::Chance;

use super::plan::{Game, Plan};
use super::tally::SimTally;

/// The results of the games, and the time they took.
pub(super) struct Played {
    pub(super) tally: SimTally,
    pub(super) time: Duration,
    pub(super) threads: usize,
}

/// How many sets of deals a thread takes at once.
const BATCH: u64 = 16;

/// Plays all games.
pub(super) fn play<G: ArenaGame>(plan: &Plan<G>, threads: usize) -> anyhow::Result<Played> {
    let blocks = plan.games.div_ceil(plan.block());
    let threads = threads.clamp(1, blocks.try_into().unwrap_or(usize::MAX));
    let bar = progress_bar(plan.games);
    let (next, failed) = (AtomicU64::new(0), AtomicBool::new(false));
    let sum = Mutex::new(Ok(SimTally::new::<G::Counts>()));
    let start = Instant::now();
    let work = || {
        let mut own = SimTally::new::<G::Counts>();
        while !failed.load(Ordering::Relaxed) {
            let from = next.fetch_add(BATCH, Ordering::Relaxed);
            if from >= blocks {
                break;
            }
            for block in from..blocks.min(from + BATCH) {
                if let Err(fault) = play_block(plan, block, &mut own, &bar) {
                    failed.store(true, Ordering::Relaxed);
                    return collect(&sum, Err(fault));
                }
            }
        }
        collect(&sum, Ok(own));
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    let time = start.elapsed();
    bar.finish_and_clear();
    let sum = sum.into_inner().map_err(|_| anyhow!("a thread broke off"))?;
    let tally = sum.map_err(|fault| anyhow!("a bot broke the rules of the game: {fault}"))?;
    Ok(Played { tally, time, threads })
}

fn collect<F>(sum: &Mutex<Result<SimTally, F>>, part: Result<SimTally, F>) {
    let Ok(mut sum) = sum.lock() else { return };
    match (sum.as_mut(), part) {
        (Ok(tally), Ok(part)) => tally.merge(&part),
        (Ok(_), Err(fault)) => *sum = Err(fault),
        (Err(_), _) => {}
    }
}

/// Plays one set of deals.
fn play_block<G: ArenaGame>(
    plan: &Plan<G>,
    block: u64,
    tally: &mut SimTally,
    bar: &ProgressBar,
) -> Result<(), FaultOf<G>> {
    let from = block * plan.block();
    let numbers = from..plan.games.min(from + plan.block());
    let mut results = Vec::with_capacity(plan.bots.len());
    for number in numbers.clone() {
        let game = plan.game(number);
        results.push((play_game(plan, &game)?, game.turned));
    }
    tally.add(&results, &plan.name_of_bot);
    bar.inc(numbers.end - numbers.start);
    Ok(())
}

fn play_game<G: ArenaGame>(
    plan: &Plan<G>,
    game: &Game,
) -> Result<ArenaResult<G::Counts>, FaultOf<G>> {
    if plan.is_random() {
        let [a, b, c, d, e, f, g, h, ..] = game.bots.0;
        let number = u64::from_le_bytes([a, b, c, d, e, f, g, h]);
        return Ok(play_random::<G>(&plan.rules, game.opening, number));
    }
    let seats = plan.bots.len();
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats)
        .filter_map(|seat| {
            let seed = seed_for(&game.bots, Purpose::Bots, seat as u64);
            G::bot(&plan.bots[(seat + game.turned) % seats], seed)
        })
        .collect();
    play_match(&plan.rules, game.opening, &mut bots, Chance::stream(&game.lots, 0))
}

/// A progress bar on standard error, if a person is looking at it.
fn progress_bar(games: u64) -> ProgressBar {
    let template = "{bar:40} {human_pos}/{human_len} games, {per_sec}, {eta} left";
    let style = ProgressStyle::with_template(template);
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr_with_hz(5));
    bar.with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
