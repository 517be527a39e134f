//! Any text at all as a rules file gets a proper answer (property test).

use std::collections::BTreeMap;

use proptest::prelude::*;
use stammtisch_engine::any::{AnyRulesFile, GameId, preset};
use stammtisch_engine::game::Game;
use stammtisch_engine::of_game;
use stammtisch_engine::rules::Document;

/// Reads, resolves and compiles; each mistake has a known code and a message on one line.
fn answers(text: &str) -> Result<(), TestCaseError> {
    let found = match AnyRulesFile::read(text) {
        Err(found) => found,
        Ok(file) => match file.resolve(&BTreeMap::new()) {
            Err(found) => found,
            Ok(doc) => {
                let seats = doc.head().seats.recommended;
                file.compile(&BTreeMap::new(), seats).err().unwrap_or_default()
            }
        },
    };
    for mistake in found {
        let codes = GameId::ALL
            .map(|game| of_game!(game, G => <<G as Game>::HouseRules as Document>::CODES));
        let mut codes = codes.into_iter().flatten();
        prop_assert!(codes.any(|(code, _)| *code == mistake.code), "{mistake}");
        prop_assert!(!mistake.message.is_empty());
        prop_assert!(!mistake.message.contains('\n'), "{mistake}");
    }
    Ok(())
}

/// A preset with pieces of its text removed, doubled or overwritten.
fn mutated() -> impl Strategy<Value = String> {
    let texts: Vec<_> = preset::ids().filter_map(preset::text).collect();
    let edit =
        (any::<prop::sample::Index>(), 0..40_usize, 0..4_u8, "[-\\[\\]{}=.\",a-zA-Z0-9# \n]{0,8}");
    (prop::sample::select(texts), prop::collection::vec(edit, 1..5)).prop_map(|(text, edits)| {
        let mut bytes: Vec<char> = text.chars().collect();
        for (at, length, kind, written) in edits {
            let from = at.index(bytes.len());
            let to = (from + length).min(bytes.len());
            let piece: Vec<char> = match kind {
                0 => Vec::new(),
                1 => bytes[from..to].iter().chain(&bytes[from..to]).copied().collect(),
                _ => written.chars().collect(),
            };
            bytes.splice(from..to, piece);
        }
        bytes.into_iter().collect()
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn any_text_is_answered(text in "\\PC{0,200}|[-\\[\\]{}=.\",'a-c0-9# \n]{0,300}") {
        answers(&text)?;
        for base in preset::bases() {
            answers(&format!("base = \"{base}\"\n{text}"))?;
        }
    }

    #[test]
    fn any_mutated_preset_is_answered(text in mutated()) {
        answers(&text)?;
    }
}
