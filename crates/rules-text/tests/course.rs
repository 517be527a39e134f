//! The course on house rules is right: its file grows step by step, is playable after each step, and its
//! rules read as the course says.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test may fail by panicking")]

use std::collections::BTreeMap;

use stammtisch_engine::any::AnyRulesFile;
use stammtisch_engine::rules::{ChoiceRule, Lang, OptionRule};

const COURSE: &str = include_str!("../../../docs/house-rules-course.md");

/// What the course adds in each step, and the sentences that it promises.
fn steps() -> Vec<(&'static str, Vec<&'static str>)> {
    let steps = COURSE.split("\n## ").skip(1).filter_map(|step| {
        let (_, file) = step.split_once("```toml\n")?;
        let (file, after) = file.split_once("```")?;
        Some((file, after.lines().filter_map(|line| line.strip_prefix("> ")).collect()))
    });
    steps.collect()
}

/// Every sentence of the rules in words, with each choice and for all numbers of seats that they are made
/// for.
fn sentences(file: &AnyRulesFile) -> Vec<String> {
    let plain = file.plain().unwrap();
    let seats = plain.head().seats;
    let each = |option: &OptionRule| {
        let chosen = |choice: &ChoiceRule| BTreeMap::from([(option.id.clone(), choice.id.clone())]);
        option.choices.iter().map(chosen).collect::<Vec<_>>()
    };
    let choices = file.options().iter().flat_map(each).chain([BTreeMap::new()]);
    let texts = choices.flat_map(|chosen| {
        (seats.min..=seats.max).flat_map(move |seats| {
            let rules = file.compile(&chosen, seats).unwrap();
            stammtisch_rules_text::explain(&rules, Lang::En)
        })
    });
    texts.flat_map(|section| section.lines).collect()
}

#[test]
fn each_step_holds_and_reads_as_promised() {
    let steps = steps();
    assert_eq!(steps.len(), 10);
    let mut whole = String::new();
    for (number, (added, promised)) in (1..).zip(steps) {
        whole.push_str(added);
        whole.push('\n');
        let file = AnyRulesFile::read(&whole).unwrap_or_else(|wrong| panic!("{number}: {wrong:?}"));
        assert!(file.check().is_empty(), "step {number}: {:?}", file.check());
        assert!(file.warnings().is_empty(), "step {number}: {:?}", file.warnings());
        assert!(!promised.is_empty(), "step {number} promises nothing");
        let said = sentences(&file);
        for sentence in promised {
            assert!(said.iter().any(|line| line == sentence), "step {number}: {sentence}");
        }
    }
}
