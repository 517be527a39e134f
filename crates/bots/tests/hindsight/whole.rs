//! The analysis of a whole match: the curve ends where the match did, and the balance adds up.

use stammtisch_bots::hindsight::{Analysis, Effort, HindsightGame, Report, Worlds};
use stammtisch_engine::any::{AnyMatch, Match};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::mau::Mau;
use stammtisch_engine::maxonaut::Maxonaut;

use crate::common::{bots, mau, maxonaut, played};

fn found<G: HindsightGame>(rules: &std::sync::Arc<G::Rules>, names: &[&str]) -> Report
where
    AnyMatch: From<Match<G>>,
{
    let course = played::<G>(rules, &mut bots::<G>(names, 3), 3);
    let effort = Effort { worlds: Worlds::default(), moves: 20_000, seed: Seed::from_number(1) };
    let mut analysis = Analysis::new(course, effort);
    let mut before = 0.0;
    while analysis.step() {
        let now = analysis.progress();
        assert!(now >= before, "{now} comes after {before}");
        before = now;
    }
    assert!((analysis.progress() - 1.0).abs() < 1e-9);
    analysis.report().clone()
}

fn adds_up(report: &Report, seats: usize) {
    let last = report.curve.last().expect("a curve");
    assert_eq!(
        report.curve.len(),
        report
            .curve
            .iter()
            .map(|point| point.step)
            .collect::<std::collections::BTreeSet<_>>()
            .len()
    );
    assert!(last.wins.iter().all(|win| win.error == 0.0 && (win.value == 0.0 || win.value == 1.0)));
    assert_eq!(report.balance.len(), seats);
    for (row, last) in report.balance.iter().zip(&last.wins) {
        let sum = row.start.value + row.own.value + row.others.value + row.luck.value;
        assert!((sum - row.result).abs() < 1e-9);
        assert!((row.result - last.value).abs() < 1e-9);
    }
    assert!(report.turning_points.len() <= 5);
    for turn in &report.turning_points {
        assert_eq!(turn.change.len(), seats);
    }
}

#[test]
fn a_match_of_each_game_adds_up() {
    adds_up(&found::<Maxonaut>(&maxonaut(&[], 2), &["regel", "ehrlich"]), 2);
    adds_up(&found::<Mau>(&mau("schule", &[("deals", "1")], 2), &["regel", "kind"]), 2);
}
