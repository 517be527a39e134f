//! The lab, tested on rules whose lengths, endings and fairness are known.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use stammtisch_bots::lab::{Experiment, ExperimentSize, Report, remarks};
use stammtisch_engine::any::{AnyRules, AnyRulesFile};
use stammtisch_engine::chance::Seed;
use stammtisch_engine::each_game;

fn report(text: &str, seats: u8, deals: u64, series: u64) -> Report {
    let rules = AnyRulesFile::read(text).unwrap().compile(&Default::default(), seats).unwrap();
    let size = ExperimentSize { deals, series, moves: u64::MAX, seed: Seed::from_number(7) };
    each_game!(AnyRules, &rules, G: rules => {
        let mut lab = Experiment::<G>::new(rules, size);
        let mut before = -1.0;
        while lab.step().unwrap() {
            assert!(lab.progress() > before && lab.progress() <= 1.0);
            before = lab.progress();
        }
        lab.report()
    })
}

fn codes(report: &Report) -> Vec<&'static str> {
    remarks(report).iter().map(|remark| remark.code).collect()
}

#[test]
fn a_card_that_wins_at_once_is_found() {
    // One card each, and a player with a card of the only kind that fits everywhere is out first.
    let text = "base = \"live\"\noptions = []\ncalls.mau = \"none\"\ncards.J = \"none\"\nfit.anywhere = [\"J\"]\n\
                deal.hand = 1\nmatch = { deals = { count = 20 } }\n";
    let report = report(text, 4, 2000, 0);
    let best = &report.cards[0];
    assert_eq!(best.card.en, "jack");
    assert!(best.gain > 0.2 && best.gain > 5.0 * best.error, "{best:?}");
    assert!(codes(&report).contains(&"decisive_card"), "{:?}", codes(&report));
    assert!(report.skill.is_none());
}

#[test]
fn skill_is_found_where_there_is_some_and_luck_where_there_is_none() {
    let skilled = report("base = \"live\"\n", 3, 50, 40).skill.unwrap();
    assert!(skilled.skill > 0.1 && skilled.share.low > skilled.fair, "{skilled:?}");
    // Nobody has a choice: each must lay the one card that fits, or draw.
    let text = "base = \"plain\"\ndeal.hand = 1\ndraw = { when = \"nothing_fits\", must_lay = true }\n\
                match = { deals = { count = 10 } }\n";
    let lucky = report(text, 3, 50, 40);
    assert!(lucky.skill.as_ref().unwrap().skill < 0.1, "{:?}", lucky.skill);
}

#[test]
fn maxonaut_has_a_lab_too() {
    let text = stammtisch_engine::any::preset::text("maxonaut").unwrap();
    let report = report(text, 4, 40, 10);
    assert_eq!((report.decides, report.decides_well), ("lost", false));
    assert_eq!(report.endings.out, report.deals);
    let happened = |key: &str| report.happened.iter().find(|one| one.key == key).unwrap();
    assert!(happened("caught_lying").deals > 20);
    assert!(report.skill.unwrap().skill > 0.0);
}

#[test]
fn what_never_ends_is_given_up() {
    // Only one card may be the last one, and whoever holds it waits.
    let text = "base = \"plain\"\nend.only_last = [\"7S\"]\n";
    let read =
        |text: &str| AnyRulesFile::read(text).unwrap().compile(&Default::default(), 3).unwrap();
    let size =
        ExperimentSize { deals: 1000, series: 100, moves: 5_000, seed: Seed::from_number(7) };
    for text in [text, "base = \"live\"\n"] {
        let rules = read(text);
        let report = each_game!(AnyRules, &rules, G: rules => {
            let mut lab = Experiment::<G>::new(rules, size);
            let mut steps = 0;
            while lab.step().unwrap() {
                steps += 1;
            }
            assert!(steps <= 5_000, "each step makes a move");
            lab.report()
        });
        assert!(report.deals < 1000 && report.skill.is_none(), "{} deals", report.deals);
    }
}
