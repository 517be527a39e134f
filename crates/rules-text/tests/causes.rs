//! Causes: every cause named by an event is among the causes of the rules, and all of them have words.
#![allow(clippy::unwrap_used, missing_docs, reason = "a test may fail by panicking")]

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::any::{AnyRules, AnyRulesFile, library, preset};
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::mau::{Cause, Event, Mau, Rules};
use stammtisch_rules_text::InWords;

/// Causes without words, since what happened says it all.
const SPEECHLESS: [Cause; 2] = [Cause::Draw, Cause::Over];

/// The causes of events in a match in which everything is tried, including cheats and wrong calls.
fn met(rules: &Rules, number: u64) -> BTreeSet<Cause> {
    let mut met = BTreeSet::new();
    let mut note = |event: Event| met.extend(event.cause());
    let mut choice = Chance::stream(&Seed::from_number(number), 9);
    let (mut legal, mut irregular) = (Default::default(), Vec::new());
    let mut state = Mau::start(rules, Opening::new(Seed::from_number(number)), &mut note);
    for _ in 0..600 {
        match Mau::status(&state) {
            Status::MatchOver => break,
            Status::DealOver => Mau::next_deal(rules, &mut state, &mut note).unwrap(),
            Status::Playing => {
                let mut seats = Mau::to_act(rules, &state);
                let seat = seats.nth(choice.below(seats.len()) as usize).unwrap();
                Mau::legal(rules, &state, seat, &mut legal);
                Mau::irregular(rules, &state, seat, &mut irregular);
                let of = choice.below((legal.len() + irregular.len()) as u32) as usize;
                let mv = *legal.iter().chain(&irregular).nth(of).unwrap();
                Mau::play(rules, &mut state, seat, mv, &mut note).unwrap();
                irregular.clear();
            }
        }
    }
    met
}

#[test]
fn every_cause_has_words_in_both_languages() {
    let mut all = BTreeSet::new();
    let texts = preset::ids().chain(library::ids()).filter_map(preset::text);
    for text in texts {
        let file = AnyRulesFile::read(text).unwrap();
        let seats = file.plain().unwrap().head().seats.recommended;
        let AnyRules::Mau(rules) = file.compile(&BTreeMap::new(), seats).unwrap() else { continue };
        let named = Mau::causes(&rules);
        let ids: BTreeSet<_> = named.iter().map(|cause| cause.id.as_str()).collect();
        assert_eq!(ids.len(), named.len(), "{}: two causes of one name", rules.doc().id);
        for cause in &named {
            assert!(!cause.text.de.is_empty() && !cause.text.en.is_empty(), "{}", cause.id);
            assert!(!cause.id.contains('?'), "{}", cause.id);
        }
        for cause in (0..12).flat_map(|number| met(&rules, number)) {
            let id = cause.id(&rules);
            assert_ne!(ids.contains(id.as_str()), SPEECHLESS.contains(&cause), "{id}");
            all.insert(cause.reason() as u8);
        }
    }
    assert!(all.len() >= 7, "only {} kinds of causes came about", all.len());
}
