//! Fits the parameters of the logit model that hold for any rules.

use stammtisch_engine::any::preset;
use stammtisch_engine::mau::Rules;
use stammtisch_engine::mau::rules::RulesFile;

use super::choosing::COUNT;
use super::learned::chosen;
use crate::hindsight::logit::{Choice, likeliest, likelihood};

/// Choices for each set of rules and number of seats.
const CHOICES: usize = 8_000;

const SEATS: [u8; 3] = [2, 3, 5];

#[test]
#[ignore = "takes a while, and is meant to be looked at"]
fn fit() {
    // Presets of other games fail to parse as rules of this one, and are skipped.
    let docs = preset::ids()
        .filter_map(preset::text)
        .filter_map(|text| RulesFile::read(text).ok()?.resolve(&Default::default()).ok());
    let mut choices = Vec::new();
    for doc in docs {
        for rules in SEATS.into_iter().filter_map(|seats| Rules::compile(&doc, seats).ok()) {
            let own = chosen(&rules, CHOICES);
            println!("// {}, {} seats, by these alone: {}", doc.id, rules.seats(), found(&own));
            choices.extend(own);
        }
    }
    println!("pub(super) const NUMBERS: [f64; COUNT] = {};", found(&choices));
}

fn found(choices: &[Choice]) -> String {
    let found = likeliest::<COUNT>(choices, &[0.0; COUNT]);
    let numbers: Vec<_> = found.iter().map(|number| format!("{number:.2}")).collect();
    format!("[{}]; // {:.4}", numbers.join(", "), likelihood(choices, &found))
}
