//! How long a match goes on, in a few words.

use std::collections::BTreeMap;

use stammtisch_engine::any::AnyRulesFile;

fn said(rules: &str, seats: u8) -> (String, String) {
    let file = AnyRulesFile::read(rules).unwrap_or_else(|wrong| panic!("{rules}: {}", wrong[0]));
    let house = file.resolve(&BTreeMap::new()).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
    let rules = house.compile(seats).unwrap_or_else(|wrong| panic!("{}", wrong[0]));
    let text = stammtisch_rules_text::length(&rules);
    (text.de, text.en)
}

#[track_caller]
fn says(rules: &str, seats: u8, de: &str, en: &str) {
    assert_eq!(said(rules, seats), (de.to_owned(), en.to_owned()));
}

/// LIV-16, LIV-17, SCH-17, ERF-47, VER-05, MAX-34
#[test]
fn every_kind_of_match_has_its_length() {
    let own = |base: &str, more: &str| {
        format!(
            "base = \"{base}\"\nid = \"own\"\nname = {{ de = \"Probe\", en = \"Test\" }}\n\
             options = []\n{more}"
        )
    };
    says("base = \"live\"", 2, "zu zweit bis 10 Punkte", "to 10 points with two players");
    says("base = \"live\"", 4, "zu viert bis 25 Punkte", "to 25 points with four players");
    says(&own("live", "match = \"single\""), 3, "eine Runde", "one deal");
    says("base = \"schule\"", 10, "vier Runden", "four deals");
    says("base = \"erftschmiede\"", 4, "fünf Runden", "five deals");
    says(
        "base = \"verschaerft\"",
        7,
        "vier Durchgänge, zu siebt 28 Runden",
        "four rounds, 28 deals with seven players",
    );
    says(
        &own("verschaerft", "match.rounds.count = 1"),
        3,
        "ein Durchgang, zu dritt drei Runden",
        "one round, three deals with three players",
    );
    says(
        &own("schule", "match = { race = { target = { any = 50 } } }"),
        5,
        "bis 50 Punkte",
        "to 50 points",
    );
    says(
        &own("schule", "match = { knockout = { at = 100 } }"),
        5,
        "bis nur noch eine Person weniger als 100 Punkte hat",
        "until only one player has fewer than 100 points",
    );
    says("base = \"maxonaut\"", 4, "bis fünf Strafpunkte", "to five penalty points");
    let first = own("maxonaut", "limit = 1");
    says(&first, 2, "bis zum ersten Strafpunkt", "to the first penalty point");
}
