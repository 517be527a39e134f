//! The length of a match in a few words.

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyRulesFile, GameId};
use stammtisch_engine::game::Game;
use stammtisch_engine::of_game;

use super::Told;

fn said(rules: &str, seats: u8) -> [String; 2] {
    let file = AnyRulesFile::read(rules).unwrap_or_else(|wrong| panic!("{rules}: {}", wrong[0]));
    let house = file.resolve(&BTreeMap::new()).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
    let rules = house.compile(seats).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
    let text = stammtisch_rules_text::length(&rules);
    [text.de, text.en]
}

/// LIV-16, LIV-17, SCH-17, ERF-47, VER-05, MAX-34
#[test]
fn every_kind_of_match_has_its_length() {
    const OWN: &str = "id = \"own\"\nname = { de = \"Probe\", en = \"Test\" }\noptions = []\n";
    for game in GameId::ALL {
        let lengths = of_game!(game, G => <<G as Game>::HouseRules as Told>::LENGTHS);
        assert!(!lengths.is_empty(), "{}", game.name());
        for (base, more, seats, words) in lengths {
            let own = if more.is_empty() { String::new() } else { format!("{OWN}{more}\n") };
            let rules = format!("base = \"{base}\"\n{own}");
            assert_eq!(said(&rules, *seats), *words, "{rules}");
        }
    }
}
