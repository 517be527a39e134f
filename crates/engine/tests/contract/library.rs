//! The contract under the library: what holds for presets holds for every file in it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use stammtisch_engine::any::{AnyRulesFile, library, preset};
use stammtisch_engine::limits::MAX_MOVES_PER_DEAL;
use stammtisch_engine::mau::Mau;
use stammtisch_engine::mau::rules::{Rules, RulesFile};
use stammtisch_engine::rules::Lang;
use stammtisch_rules_text::explain;

use crate::mau::{gives_cards, universe};
use crate::play::{Subject, play};

/// Deals played under each file, alternating between the fewest, the recommended and the most players.
const DEALS: u64 = 20;

/// One in this many positions goes through the slow checks.
const SAMPLE: u32 = 2048;

fn read(id: &str) -> AnyRulesFile {
    AnyRulesFile::read(library::text(id).unwrap()).unwrap_or_else(|wrong| panic!("{id}: {wrong:?}"))
}

#[test]
#[expect(clippy::disallowed_methods, reason = "a test reads its data")]
fn every_file_stands_in_the_list_and_has_three_games() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let names = |folder: &str| -> BTreeSet<String> {
        let entries = fs::read_dir(root.join(folder)).unwrap();
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
    };
    let listed: BTreeSet<_> = library::ids().map(|id| format!("{id}.toml")).collect();
    assert_eq!(names("library/mau"), listed);
    let scripts = names("tests/scripts/library");
    for id in library::ids() {
        let about = |name: &&String| {
            let text = fs::read_to_string(root.join("tests/scripts/library").join(name)).unwrap();
            text.lines().any(|line| line == format!("rules {id}"))
        };
        assert!(scripts.iter().filter(about).count() >= 3, "too few games for {id}");
    }
}

#[test]
fn every_file_says_where_it_comes_from() {
    let mut names = BTreeSet::new();
    for id in library::ids() {
        let file = read(id);
        let origin = file.origin();
        assert!(!origin.sources.is_empty() && !origin.tags.is_empty(), "{id}");
        assert!(origin.region.is_some(), "{id}");
        for tag in &origin.tags {
            assert!(library::tag(tag).is_some(), "{id}: nobody knows the tag {tag}");
        }
        let doc = file.plain().unwrap();
        assert_eq!(doc.head().id, id);
        assert!(names.insert(doc.head().name.en.clone()), "{id}: the name stands there twice");
        assert!(preset::ids().all(|preset| preset != id));
    }
}

/// Every choice is valid, and nothing in the file is without effect.
#[test]
fn every_file_is_sound_for_all_its_seats() {
    for id in library::ids() {
        let file = read(id);
        let mistakes: Vec<_> = file.check().into_iter().chain(file.warnings()).collect();
        assert!(mistakes.is_empty(), "{id}: {mistakes:?}");
        let seats = file.plain().unwrap().head().seats.clone();
        for seats in seats.min..=seats.max {
            let rules = file.compile(&BTreeMap::new(), seats).unwrap();
            for lang in [Lang::De, Lang::En] {
                let lines: usize = explain(&rules, lang).iter().map(|part| part.lines.len()).sum();
                assert!(lines > 10, "{id}");
            }
        }
    }
}

#[test]
fn random_deals_end_and_keep_the_contract() {
    let universe = universe();
    for id in library::ids() {
        let file = RulesFile::read(library::text(id).unwrap()).unwrap();
        let doc = file.resolve(&BTreeMap::new()).unwrap();
        let seats = [doc.seats.min, doc.seats.recommended, doc.seats.max];
        for number in 0..DEALS {
            let seats = seats[number as usize % seats.len()];
            let subject = Subject::<Mau> {
                rules: &Rules::compile(&doc, seats).unwrap(),
                seats,
                universe: &universe,
                cap: MAX_MOVES_PER_DEAL,
                sample: SAMPLE,
                gives_cards,
            };
            assert_eq!(play(&subject, number, 1), 1, "{id}");
        }
    }
}

/// Library rules can be a base like any other, and their origin is not inherited.
#[test]
fn a_file_may_be_laid_over_the_library() {
    let base = library::ids().next().unwrap();
    let file = AnyRulesFile::read(&format!("base = \"{base}\"\nid = \"ours\"\n")).unwrap();
    assert_eq!(file.origin(), &stammtisch_engine::rules::Origin::default());
    assert_eq!(file.options(), read(base).options());
    assert_eq!(file.plain().unwrap().head().id, "ours");
    let slip = AnyRulesFile::read(&format!("base = \"{base}x\"\n")).unwrap_err();
    assert_eq!(slip[0].code, "unknown_base");
    assert!(slip[0].message.contains(&format!("`{base}` of the library")), "{}", slip[0]);
}
