//! The findings of an analysis as messages for the client (`wire::Hindsight`).

use stammtisch_bots::hindsight::{self as found, About, Estimate, Holding, Holdings, Odds, Report};
use stammtisch_engine::seat::Seat;
use stammtisch_table::wire::{
    CardOdds, HandOdds, Hindsight, HindsightAbout, HindsightBalance, HindsightDecision,
    HindsightEstimate, HindsightOdds, HindsightPoint, HindsightTurn,
};

/// More precision than ten-thousandths is invisible.
fn rounded(number: f64) -> f64 {
    (number * 10_000.0).round() / 10_000.0
}

fn estimate(of: Estimate) -> HindsightEstimate {
    HindsightEstimate { value: rounded(of.value), error: rounded(of.error) }
}

fn estimates(of: &[Estimate]) -> Vec<HindsightEstimate> {
    of.iter().copied().map(estimate).collect()
}

const fn about(about: About) -> (HindsightAbout, Seat) {
    match about {
        About::ToldTrue(seat) => (HindsightAbout::ToldTrue, seat),
        About::Trap(seat) => (HindsightAbout::Trap, seat),
        About::Answers(seat) => (HindsightAbout::Answers, seat),
        About::Lays(seat) => (HindsightAbout::Lays, seat),
        About::GoesOut(seat) => (HindsightAbout::GoesOut, seat),
        About::DrawFits(seat) => (HindsightAbout::DrawFits, seat),
        About::Cheated(seat) => (HindsightAbout::Cheated, seat),
        About::LeftOut(seat) => (HindsightAbout::LeftOut, seat),
    }
}

fn odds(of: &Odds) -> HindsightOdds {
    let (about, seat) = about(of.about);
    let HindsightEstimate { value: share, error } = estimate(of.share);
    HindsightOdds { about, of: seat, share, error, was_so: of.was_so }
}

fn balance(of: &found::Balance) -> HindsightBalance {
    HindsightBalance {
        start: estimate(of.start),
        own: estimate(of.own),
        others: estimate(of.others),
        luck: estimate(of.luck),
        result: of.result,
    }
}

pub(super) fn message(report: &Report, whole: bool) -> Hindsight {
    let decision = |of: &found::JudgedDecision| HindsightDecision {
        step: of.step,
        seat: of.seat,
        worlds: of.worlds,
        odds: of.odds.iter().map(odds).collect(),
    };
    let point = |of: &found::Point| HindsightPoint { step: of.step, wins: estimates(&of.wins) };
    let turn = |of: &found::TurningPoint| HindsightTurn {
        step: of.step,
        seat: of.seat,
        change: estimates(&of.change),
    };
    Hindsight {
        decisions: report.decisions.iter().map(decision).collect(),
        curve: report.curve.iter().map(point).collect(),
        turning_points: report.turning_points.iter().map(turn).collect(),
        balance: report.balance.iter().map(balance).collect(),
        whole,
    }
}

pub(super) fn hands(step: u32, seat: Seat, found: &Holdings) -> HandOdds {
    let told = |of: &Holding| CardOdds {
        what: of.what.clone(),
        shares: of.shares.iter().copied().map(rounded).collect(),
    };
    let [cards, ranks] =
        [&found.cards, &found.ranks].map(|of| of.iter().map(told).collect::<Vec<_>>());
    HandOdds { step, seat, worlds: found.worlds, cards, ranks }
}
