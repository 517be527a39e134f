//! What a file says in vain is told, though it can be played; what others bring in is not.

use stammtisch_engine::any::{AnyRulesFile, preset};
use stammtisch_engine::rules::Lang;

fn file(text: &str) -> AnyRulesFile {
    let read = AnyRulesFile::read(text).unwrap_or_else(|found| panic!("{text}: {}", found[0]));
    let found = read.check();
    assert!(found.is_empty(), "{text}: {}", found[0]);
    read
}

/// What is written over `live`, then the code, the field, and what the warning says.
#[rustfmt::skip]
const VAIN: &[(&str, &str, &str, &str)] = &[
    ("cards.2.threat = { draw = 2, then = 'plays' }", "absent_card", "cards.2", "`deck.lowest = \"2\"` brings it in"),
    ("cards.XR.wild = true", "absent_card", "cards.XR", "`deck.jokers = 1` brings it in"),
    ("fit.anywhere = ['J', '3']", "absent_card", "fit.anywhere", "3 is not in the deck"),
    ("fit.on_plain = ['3']", "absent_card", "fit.on_plain", "3 is not in the deck"),
    ("fit.never_on_own_rank = ['3']", "absent_card", "fit.never_on_own_rank", "3 is not in the deck"),
    ("fit.also = { A = ['2'] }", "absent_card", "fit.also.A", "2 is not in the deck"),
    ("fit.never = { 2 = ['A'] }", "absent_card", "fit.never.2", "2 is not in the deck"),
    ("end.never_last = ['5']", "absent_card", "end.never_last", "5 is not in the deck"),
    ("deal.start_again = ['5']", "absent_card", "deal.start_again", "5 is not in the deck"),
    ("cheat = { lay = true, cards = ['5'], until = 'next_move', penalty = 1, then = 'plays', false_penalty = 1 }", "absent_card", "cheat.cards", "5 is not in the deck"),
    ("points.cards.2 = 5", "absent_card", "points.cards.2", "2 is not in the deck"),
    ("points.last_card.2 = 5", "absent_card", "points.last_card.2", "2 is not in the deck"),
    ("deal.hand_at_most = { 9 = 5 }", "no_effect", "deal.hand_at_most.9", "never more than 4 play"),
    ("deal.hand_at_most = { 4 = 6 }", "no_effect", "deal.hand_at_most.4", "no more than 6 cards"),
    ("draw.limit = { cards = 40, then = 'loses' }", "no_effect", "draw.limit.cards", "there are 30 at most"),
    ("cards.K.threat = { draw = 1, then = 'plays', at_most = 4 }", "no_effect", "cards.K.threat.at_most", "no answer"),
    ("calls.mau = { enforced = 'nobody', penalty = 1 }", "no_effect", "calls.mau.penalty", "write 0"),
    ("calls.mau = { enforced = 'table', false_catch = 1 }", "no_effect", "calls.mau.false_catch", "in vain"),
    ("charges.t = { name = { de = 'A', en = 'A' }, penalty = 1, decided = 'counts', false_penalty = 1 }", "no_effect", "charges.t.false_penalty", "never in vain"),
    ("charges.t = { name = { de = 'A', en = 'A' }, penalty = 1, until = 'own_turn' }", "no_effect", "charges.t.until", "without `on`"),
    ("deal.dealer = 'loser'", "no_effect", "deal.dealer", "\"holds_most\""),
    ("cheat = { withhold = true, until = 'next_move', penalty = 1, then = 'plays', false_penalty = 1 }", "no_effect", "cheat.withhold", "nobody has to play what fits"),
    ("match = 'single'\ndeal.starter = 'winner'", "no_effect", "deal.starter", "a single deal"),
    ("match = 'single'\npoints.ties = 'play_on'", "no_effect", "points.ties", "a single deal"),
    ("match = 'single'\npoints.cards.A = 3", "no_effect", "points.cards", "a single deal"),
    ("match = 'single'\ntriggers.t = { name = { de = 'A', en = 'A' }, on = 'passes', does = { hits = 'leads', draw = 1 } }", "no_effect", "triggers.t.does.hits", "nobody ever"),
];

#[test]
fn what_has_no_effect_is_told_with_its_line() {
    for (text, code, field, says) in VAIN {
        let found = file(&format!("base = 'live'\noptions = []\n{text}\n")).warnings();
        let [told] = found.as_slice() else { panic!("{text}: {found:#?}") };
        assert_eq!((told.code, told.field.as_str()), (*code, *field), "{told}");
        assert_eq!(told.line, Some(2 + text.lines().count()), "{told}");
        assert!(told.said(Lang::En).contains(says), "{told}");
        assert!(!told.german.is_empty() && told.german != told.message, "{told:?}");
    }
}

#[test]
fn what_has_an_effect_somewhere_is_fine() {
    let choice = |set: &str| {
        format!(
            "[[options]]\nid = 'deck'\nname = {{ de = 'Blatt', en = 'Pack' }}\ndefault = 'a'\nchoices = [\n\
             {{ id = 'a', name = {{ de = 'A', en = 'A' }} }},\n\
             {{ id = 'b', name = {{ de = 'B', en = 'B' }}, set = {{ {set} }} }},\n]\n"
        )
    };
    for text in [
        "options = []".to_owned(),
        "cards.2.again = true\n".to_owned() + &choice("deck.lowest = '2'"),
        "options = []\ncards.2.again = true\n[[when]]\nseats = 4\nset.deck.lowest = '2'".to_owned(),
        // What only an option brings in is the option's.
        choice("cards.2 = { again = true }"),
    ] {
        let found = file(&format!("base = 'live'\n{text}\n")).warnings();
        assert!(found.is_empty(), "{text}: {found:#?}");
    }
    for id in preset::bases() {
        let found = file(preset::text(id).expect("preset")).warnings();
        assert!(found.is_empty(), "{id}: {found:#?}");
    }
}

#[test]
fn a_plain_base_has_nothing_to_take_away() {
    let text = preset::text("plain").expect("a base");
    assert!(preset::ids().all(|id| id != "plain"), "no game that is offered");
    let plain: toml::Table = text.parse().expect("TOML");
    for key in ["cards", "calls", "options", "when", "cheat", "kitty"] {
        assert!(!plain.contains_key(key), "{key}");
    }
    let own = file("base = 'plain'\nid = 'ours'\ncards.7.threat = { draw = 2, then = 'plays' }\n");
    assert!(own.options().is_empty() && own.warnings().is_empty());
    let doc = own.resolve(&Default::default()).expect("sound");
    assert_eq!((doc.head().id, doc.head().name.en.as_str()), ("ours", "Ours"));
    let bare = file("base = 'plain'\n").resolve(&Default::default()).expect("sound");
    assert_eq!(bare.head().name.de, "Schlichtes Mau-Mau, geändert");
}
