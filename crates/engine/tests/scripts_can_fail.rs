//! The scripts are worth something: break a rule, and a script that cites it goes another way.
#![allow(missing_docs)]
#![expect(clippy::disallowed_methods, reason = "a test reads its data")]

use stammtisch_engine::script::Script;

#[path = "scripts/folder.rs"]
mod folder;
use folder::{no_files, scripts};

/// Lays `patch` over the rules of all scripts that cite `row` and says how many can be played and
/// then deviate.
fn broken(folder: &str, row: &str, patch: &str) -> usize {
    let citing = |text: &String| {
        let mut lines = text.lines().filter(|line| line.starts_with("rule "));
        lines.any(|line| line.split_whitespace().any(|word| word == row))
    };
    let texts = scripts(folder).into_values().filter(citing);
    let patched = texts.map(|text| format!("set {patch}\n{text}"));
    let deviates = |text: String| Script::read(&text, no_files).is_ok_and(|one| one.run().is_err());
    patched.filter(|text| deviates(text.clone())).count()
}

fn all_break(folder: &str, breaks: &[(&str, &str)]) {
    let unnoticed: Vec<_> =
        breaks.iter().filter(|(row, patch)| broken(folder, row, patch) == 0).collect();
    assert!(unnoticed.is_empty(), "no script in {folder} notices {unnoticed:#?}");
}

#[test]
fn live() {
    all_break(
        "live",
        &[
            ("LIV-01", "deal.hand = 5"),
            ("LIV-01", "deck.lowest = '6'"),
            ("LIV-01", "deck.packs = 2"),
            ("LIV-01", "seats.max = 5"),
            ("LIV-02", "fit.suit = false"),
            ("LIV-02", "fit.rank = false"),
            ("LIV-02", "fit.on_plain = ['K']"),
            ("LIV-03", "draw.when = 'nothing_fits'"),
            ("LIV-03", "draw.count = 2"),
            ("LIV-03", "draw.then = 'nothing'"),
            ("LIV-03", "draw.then = 'lay_any'"),
            ("LIV-04", "draw.then = 'nothing'"),
            ("LIV-05", "draw.count = 2"),
            ("LIV-06", "calls.mau.at = 2"),
            ("LIV-06", "calls.mau.before_laying = false"),
            ("LIV-07", "calls.mau.enforced = 'nobody'"),
            ("LIV-07", "calls.mau.enforced = 'table'"),
            ("LIV-07", "calls.mau.enforced = 'catch_until_next_move'"),
            ("LIV-07", "calls.mau.enforced = 'catch_until_own_turn'"),
            ("LIV-07", "calls.mau.penalty = 2"),
            ("LIV-08", "calls.mau.false_penalty = 0"),
            ("LIV-08", "calls.mau.false_penalty = 2"),
            ("LIV-09", "end.last_threat = 'ignored'"),
            ("LIV-10", "end.play = 'one_left'"),
            ("LIV-11", "fit.anywhere = []"),
            ("LIV-11", "fit.never_on_own_rank = ['J']"),
            ("LIV-11", "cards.J.wish_suit = false"),
            ("LIV-11", "cards.7.threat.answers.J.do = 'cancel'"),
            ("LIV-12", "cards.10 = 'none'"),
            ("LIV-12", "cards.10.reverse.with_two = 'other_misses'"),
            ("LIV-13", "cards.9.again = false"),
            ("LIV-13", "cards.9.again = true"),
            ("LIV-14", "cards.8 = 'none'"),
            ("LIV-14", "cards.8.threat.answers.8.do.pass_on = 0"),
            ("LIV-14", "cards.8.threat.draw = 1"),
            ("LIV-15", "cards.7.threat.draw = 1"),
            ("LIV-15", "cards.7.threat.answers.7.do = { pass_on = 1 }"),
            ("LIV-15", "cards.7.threat.answers = 'none'"),
            ("LIV-15", "cards.7.threat.longest = 2"),
            ("LIV-15", "cards.7.threat.then = 'misses'"),
            ("LIV-15", "cards.7.threat.then = 'plays'"),
            ("LIV-16", "match = { race = { target = { any = 9 } } }"),
            ("LIV-17", "match = 'single'"),
            ("LIV-17", "match.race.target = { 2 = 9, 3 = 17, 4 = 25 }"),
            ("LIV-17", "match.race.target = { 2 = 11, 3 = 17, 4 = 25 }"),
            ("LIV-17", "match.race.target = { 2 = 10, 3 = 16, 4 = 25 }"),
            ("LIV-17", "match.race.target = { 2 = 10, 3 = 18, 4 = 25 }"),
            ("LIV-17", "match.race.target = { 2 = 10, 3 = 17, 4 = 24 }"),
            ("LIV-17", "match.race.target = { 2 = 10, 3 = 17, 4 = 26 }"),
            ("LIV-17", "points.each = 2"),
            ("LIV-17", "points.to = 'holder'"),
            ("LIV-21", "deal.start_effects = ['7']"),
            ("LIV-21", "deal.start_effects = ['8']"),
            ("LIV-21", "deal.start_effects = ['10']"),
            ("LIV-21", "deal.start_effects = []"),
        ],
    );
}

#[test]
fn schule() {
    all_break(
        "schule",
        &[
            ("SCH-01", "cards.7 = { threat = { draw = 2, then = 'plays' } }"),
            ("SCH-01", "cards.8 = { threat = { then = 'misses' } }"),
            ("SCH-01", "cards.J.wish_suit = true"),
            ("SCH-05", "cards.Q.reverse.with_two = 'nothing'"),
            ("SCH-03", "deck.packs = 1"),
            ("SCH-03", "deck.packs = 2"),
            ("SCH-03", "deck.lowest = '7'"),
            ("SCH-04", "deal.hand = 5"),
            ("SCH-04", "deal.hand_at_most = 'none'"),
            ("SCH-04", "deal.hand_at_most = { 4 = 4 }"),
            ("SCH-06", "draw.when = 'any_time'"),
            ("SCH-06", "draw.when = 'nothing_fits'"),
            ("SCH-07", "draw.then = 'nothing'"),
            ("SCH-07", "draw.count = 2"),
            ("SCH-08", "fit.suit = false"),
            ("SCH-08", "fit.rank = false"),
            ("SCH-08", "fit.never_on_own_rank = ['9']"),
            ("SCH-09", "cards.7.threat.draw = 3"),
            ("SCH-09", "cards.7.threat.answers.7.do = { pass_on = 3 }"),
            ("SCH-09", "cards.7.threat.then = 'misses'"),
            ("SCH-09", "cards.7.threat.then = 'plays'"),
            ("SCH-10", "cards.7.threat.longest = 0"),
            ("SCH-10", "cards.7.threat.longest = 2"),
            ("SCH-11", "cards.8.threat.draw = 1"),
            ("SCH-11", "cards.8 = 'none'\nset deal.start_effects = ['7']"),
            ("SCH-12", "cards.J = 'none'"),
            ("SCH-13", "fit.never_on_own_rank = []"),
            ("SCH-13", "fit.never_on_own_rank = ['J']"),
            ("SCH-13", "fit.anywhere = ['J']"),
            ("SCH-14", "deal.start_effects = ['7']"),
            ("SCH-14", "deal.start_effects = ['8']"),
            ("SCH-14", "deal.start_effects = []"),
            ("SCH-15", "calls.mau.at = 2"),
            ("SCH-15", "calls.mau.before_laying = false"),
            ("SCH-15", "calls.mau-mau.before_laying = false"),
            ("SCH-16", "calls.mau.enforced = 'nobody'"),
            ("SCH-16", "calls.mau-mau.enforced = 'nobody'"),
            ("SCH-16", "calls.mau.enforced = 'table'"),
            ("SCH-16", "calls.mau.enforced = 'catch_until_own_turn'"),
            ("SCH-16", "calls.mau.penalty = 2"),
            ("SCH-16", "calls.mau-mau.penalty = 2"),
            ("SCH-16", "calls.mau.false_penalty = 1"),
            ("SCH-17", "end.play = 'one_left'"),
            ("SCH-17", "match = { deals = { count = 3 } }"),
            ("SCH-17", "match = { deals = { count = 4 } }"),
            ("SCH-17", "points.to = 'winner'"),
            ("SCH-18", "end.play = 'first_out'"),
            ("SCH-19", "points.cards.2 = 1"),
            ("SCH-19", "points.cards.7 = 1"),
            ("SCH-19", "points.cards.8 = 1"),
            ("SCH-19", "points.cards.9 = 1"),
            ("SCH-19", "points.cards.10 = 1"),
            ("SCH-19", "points.cards.J = 1"),
            ("SCH-19", "points.cards.Q = 1"),
            ("SCH-19", "points.cards.K = 1"),
            ("SCH-19", "points.cards.A = 1"),
            ("SCH-20", "cards.7.threat.answers.8 = 'none'"),
            ("SCH-20", "cards.7.threat.answers.8.do = 'cancel'"),
            ("SCH-21", "cards.9 = 'none'"),
            ("SCH-21", "cards.9.reverse.with_two = 'nothing'"),
            ("SCH-21", "cards.9.reverse.with_two = 'other_misses'"),
            ("SCH-22", "fit.on_plain = []"),
            ("SCH-22", "fit.on_plain = ['10']"),
            ("SCH-24", "draw.count = 2"),
            ("SCH-22", "fit.anywhere = ['10']\nset fit.on_plain = []"),
        ],
    );
}
