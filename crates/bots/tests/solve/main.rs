//! The solver compared with published and independently computed figures. The value of a game alone proves
//! little: a strategy that can be exploited may still give the right value. So every test checks NashConv as
//! well.
#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

mod contract;
mod dice;
mod maxonaut;
mod plain_maxonaut;
mod poker;
mod textbook;

use stammtisch_bots::solve::{CfrPlus, Evaluation, SequenceForm};

/// Runs `iterations` of CFR+ and evaluates the average strategies.
fn solved(form: &SequenceForm, iterations: u32) -> Evaluation {
    let mut cfr = CfrPlus::new(form);
    while cfr.iterations() < iterations {
        cfr.iterate();
    }
    form.evaluate(&cfr.average())
}

/// Evaluates uniform strategies.
fn even(form: &SequenceForm) -> Evaluation {
    form.evaluate(&form.uniform())
}

#[track_caller]
fn near(found: f64, expected: f64, within: f64) {
    assert!((found - expected).abs() <= within, "{found} is not {expected} within {within:e}");
}

/// The best responses prove that the value of the game lies between two bounds, which differ by NashConv.
#[track_caller]
fn proves(found: Evaluation, value: f64, nash_conv: f64) {
    let [first, second] = found.best_responses;
    assert!(found.nash_conv() <= nash_conv, "NashConv {:e}, not {nash_conv:e}", found.nash_conv());
    assert!(found.gains().iter().all(|gain| *gain > -1e-12), "{:?}", found.gains());
    let bounds = -second - 1e-12..=first + 1e-12;
    assert!(bounds.contains(&value), "{value} is not in {bounds:?}");
    near(found.value, value, nash_conv);
}
