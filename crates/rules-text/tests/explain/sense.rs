//! What the words describe can happen, and is consistent.

use std::collections::BTreeMap;

use stammtisch_engine::mau::Mau;
use stammtisch_engine::mau::rules::RulesFile;
use stammtisch_engine::rules::Lang;
use stammtisch_rules_text::InWords;

/// The full English text for `changes` applied to `plain`.
fn said(changes: &str, seats: u8) -> String {
    let text = format!("base = 'plain'\nid = 'ours'\n{changes}\n");
    let file = RulesFile::read(&text).unwrap_or_else(|found| panic!("{}", found[0]));
    let rules = file.compile(&BTreeMap::new(), seats);
    let rules = rules.unwrap_or_else(|found| panic!("{}", found[0]));
    let sections = Mau::explain(&rules, Lang::En);
    sections.into_iter().flat_map(|section| section.lines).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_chain_is_counted_out_as_far_as_there_are_cards() {
    let threat = |answers: &str| {
        said(&format!("cards.KH.threat = {{ draw = 2, then = 'plays', answers = {answers} }}"), 4)
    };
    let one = threat("{ KS = { do = { pass_on = 2 } } }");
    assert!(!one.contains("That makes"), "{one}");
    let two = threat("{ KS = { do = { pass_on = 2 } }, KC = { do = { pass_on = 2 } } }");
    assert!(two.contains("That makes four and at most six cards."), "{two}");
    let four = threat("{ K = { do = { pass_on = 2 } }, A = { do = { pass_on = 2 } } }");
    assert!(four.contains("That makes four, six, eight cards and so on."), "{four}");
}

#[test]
fn a_rank_all_of_whose_cards_are_named_has_no_line() {
    let all = said(
        "cards.7.again = true\ncards.7C = {}\ncards.7S = {}\ncards.7H = {}\ncards.7D = {}\n",
        4,
    );
    assert!(!all.contains("except"), "{all}");
    assert!(!all.contains("another turn"), "{all}");
}

#[test]
fn whoever_is_left_notes_the_last_number() {
    let holder = "points = { to = 'holder', each = 0, places = [3, 2, 1, 0] }";
    let last = said(&format!("end.play = 'one_left'\n{holder}"), 3);
    let says = "the first 3 points, the second 2 points and whoever is left no points.";
    assert!(last.contains(says), "{last}");
    let first = said(holder, 3);
    assert!(first.contains("the first 3 points and all others no points."), "{first}");
}

#[test]
fn what_fits_everywhere_says_where_it_does_not() {
    let jokers = "deck.jokers = 2\nfit.anywhere = ['XR', 'XB']\nfit.never = { 7 = ['XR', 'XB'] }";
    let said = said(jokers, 4);
    assert!(said.contains("Fits on every card except a 7"), "{said}");
}

#[test]
fn what_holds_for_several_cards_is_said_once() {
    let never: Vec<_> = ["7", "8", "9", "10"].iter().map(|top| format!("{top} = ['A']")).collect();
    let said = said(&format!("fit.never = {{ {} }}", never.join(", ")), 4);
    assert_eq!(said.matches("may never be played").count(), 1, "{said}");
    assert!(said.contains("On a 7, an 8, a 9 or a 10, an ace may never be played."), "{said}");
}

/// Groups of cards have names, and their texts exclude cards with a more specific rule.
#[test]
fn groups_of_cards_are_named_with_what_they_leave_out() {
    let words = said(
        "deck.jokers = 2\nfit.anywhere = ['joker', 'red-2']\nfit.never = { court = ['court'] }\n\
         cards.court.again = true\ncards.J = {}\ncards.QS = {}\ncards.red.rotates = true\n\
         cards.H.threat = { draw = 1, then = 'plays', answers = { black = { do = 'cancel' } } }\n\
         cards.black-9.reverse.with_two = 'nothing'\nend.never_last = ['D']\n\
         points.cards = { red = 2, K = 5 }",
        4,
    );
    for line in [
        "Every heart (except a jack): The next player draws one card and then takes the turn as usual. \
         With a black card",
        "Every court card (except a jack, a heart and the queen of spades): You have another turn",
        "Every red card (except a heart and a court card): Everybody passes",
        "Jack and queen of spades: no special effect.",
        "Black 9: The direction changes.",
        "Joker: Fits on every card.",
        "On a court card, a court card may never be played.",
        "Diamonds may not be the last card",
        "What is first true of a card counts: kings 5 points, else red cards 2 points; all other cards \
         one point.",
    ] {
        assert!(words.contains(line), "{line}\n{words}");
    }
}

/// The effects of the start card are listed only for cards that have them.
#[test]
fn any_start_card_is_told_by_what_does_something() {
    let words =
        said("deal.start_effects = ['any']\ncards.7.threat = { draw = 2, then = 'plays' }", 4);
    assert!(words.contains("If a 7 is turned up at the start, it takes effect at once"), "{words}");
}
