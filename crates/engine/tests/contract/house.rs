//! The contract under random house rules.

use stammtisch_engine::limits::MAX_MOVES_PER_DEAL;
use stammtisch_engine::mau::rules::{Rules, to_text};
use stammtisch_engine::mau::{Mau, Move};

use crate::any_rules::AnyRules;
use crate::mau::{SAMPLE, gives_cards, universe};
use crate::play::{Subject, play};

/// Rules files played by each of the tests below: 1,200 in total, and 5,200 with `STAMMTISCH_LONG=1`.
fn files() -> u64 {
    if crate::takes_its_time() { 1_300 } else { FILES }
}

const FILES: u64 = 300;

/// Deals played under each.
const DEALS: u16 = 2;

/// Shows the rules that were being played when a test fails.
struct Shown<'a>(&'a Rules, u64);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let (rules, number) = (self.0, self.1);
            eprintln!("number {number}, {} seats:\n{}", rules.seats(), to_text(rules.doc()));
        }
    }
}

fn keep_the_contract(part: u64) {
    let mut any = AnyRules::new(part);
    let universe: Vec<Move> = universe();
    for file in 0..files() {
        let rules = any.next();
        let number = part * files() + file;
        let _shown = Shown(&rules, number);
        let subject = Subject::<Mau> {
            rules: &rules,
            seats: rules.seats(),
            universe: &universe,
            cap: MAX_MOVES_PER_DEAL,
            sample: SAMPLE,
            gives_cards,
        };
        play(&subject, number, DEALS);
    }
}

#[test]
fn any_rules_keep_the_contract_first_quarter() {
    keep_the_contract(1);
}

#[test]
fn any_rules_keep_the_contract_second_quarter() {
    keep_the_contract(2);
}

#[test]
fn any_rules_keep_the_contract_third_quarter() {
    keep_the_contract(3);
}

#[test]
fn any_rules_keep_the_contract_last_quarter() {
    keep_the_contract(4);
}

#[test]
fn every_field_and_every_word_of_the_rules_comes_up() {
    let mut all = crate::any_rules::Coverage::default();
    for part in 1..=4 {
        let mut any = AnyRules::new(part);
        for _ in 0..FILES {
            any.next();
        }
        let (made, wanted) = (any.made, FILES as u32);
        assert!(made < wanted + wanted / 4, "{made} candidates: {:?}", any.refused);
        all.join(any.coverage);
    }
    let (known, missing) = all.against_all();
    println!("{known} fields and words came up: {all}");
    assert!(known > 180, "the checker names only {known} fields and words");
    assert!(missing.is_empty(), "never made: {missing:?}");
}
