//! The contract under random rules of Maxonaut.

use stammtisch_engine::maxonaut::Rules;
use stammtisch_engine::rules::to_text;

use super::any_rules::AnyRules;
use super::{subject, universe};
use crate::play::play;

/// Rules files played.
pub(super) const FILES: u64 = 600;

/// Matches played under each.
const MATCHES: u64 = 3;

/// Shows the rules that were being played when a test fails.
pub(super) struct Shown<'a>(pub &'a Rules, pub u64);

impl Drop for Shown<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let (rules, number) = (self.0, self.1);
            eprintln!("number {number}, {} seats:\n{}", rules.seats(), to_text(rules.doc()));
        }
    }
}

#[test]
fn any_rules_of_maxonaut_keep_the_contract() {
    let mut any = AnyRules::new(11);
    let universe = universe();
    for file in 0..FILES {
        let rules = any.next();
        for number in (0..MATCHES).map(|number| MATCHES * file + number) {
            let _shown = Shown(&rules, number);
            play(&subject(&rules, &universe), number, 1);
        }
    }
}

#[test]
fn every_field_and_every_word_of_the_rules_of_maxonaut_comes_up() {
    let mut any = AnyRules::new(11);
    (0..FILES).for_each(|_| drop(any.next()));
    let wanted = FILES as u32;
    assert!(any.made < wanted + wanted / 4, "{} candidates: {:?}", any.made, any.refused);
    let (known, missing) = any.coverage.against_all();
    assert!(known > 40, "the checker names only {known} fields and words");
    assert!(missing.is_empty(), "never made: {missing:?}");
}
