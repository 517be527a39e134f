//! Custom decks, in words and in looks.

use std::collections::BTreeMap;

use stammtisch_engine::mau::Mau;
use stammtisch_engine::mau::rules::{Rules, RulesFile};
use stammtisch_engine::rules::Lang;
use stammtisch_rules_text::InWords;

use super::proof::proof_read;

const COLOURS: &str = include_str!("../../../engine/library/mau/farben-und-zahlen.toml");
const SHAPES: &str = include_str!("../../../engine/library/mau/markttag.toml");

fn rules(text: &str, seats: u8) -> Rules {
    let file = RulesFile::read(text).unwrap_or_else(|found| panic!("{}", found[0]));
    let rules = file.compile(&BTreeMap::new(), seats);
    rules.unwrap_or_else(|found| panic!("{}", found[0]))
}

fn ours(changes: &str) -> Rules {
    rules(&format!("base = 'plain'\nid = 'ours'\n{changes}\n"), 3)
}

/// All texts, including those for single cards.
fn said(rules: &Rules, lang: Lang) -> String {
    let mut lines: Vec<String> =
        Mau::explain(rules, lang).into_iter().flat_map(|section| section.lines).collect();
    for card in Mau::card_texts(rules) {
        lines.push(lang.pick(&card.name).to_owned());
        lines.extend(card.lines.iter().map(|line| lang.pick(line).to_owned()));
    }
    let all = lines.join("\n");
    assert_eq!(proof_read(&all, lang), Ok(()), "{all}");
    all
}

fn says(rules: &Rules, lang: Lang, sentences: &[&str]) {
    let all = said(rules, lang);
    for sentence in sentences {
        assert!(all.contains(sentence), "{sentence:?} is not said in\n{all}");
    }
}

#[test]
fn colours_and_numbers_are_told_by_their_own_names() {
    let rules = rules(COLOURS, 3);
    assert_eq!(rules.deck().len(), 108);
    says(
        &rules,
        Lang::De,
        &[
            "Gespielt wird mit 108 Karten: je einmal 0 und je zweimal 1 bis 9, Ziehkarte, Stoppkarte und \
             Kehrtwende in Grün, Blau, Rot und Gelb. Zu jedem Blatt gehören vier Farbwahlkarten und vier \
             dicke Farbwahlkarten.",
            "Kehrtwende: ",
            "eine Farbwahlkarte",
        ],
    );
    says(
        &rules,
        Lang::En,
        &[
            "The deck has 108 cards: once 0 and twice 1 to 9, draw card, stop card and about-turn in green, \
             blue, red and yellow. Each pack has four colour cards and four big colour cards.",
            "About-turn: ",
        ],
    );
    for lang in [Lang::De, Lang::En] {
        let all = said(&rules, lang);
        for usual in
            ["Herz", "Kreuz", "Bube", "König", "Joker", "hearts", "clubs", "jack", "king", "joker"]
        {
            assert!(!all.contains(usual), "{usual} is said in\n{all}");
        }
    }
}

#[test]
fn shapes_have_a_fifth_suit_and_other_ranks_each() {
    let rules = rules(SHAPES, 4);
    assert_eq!(rules.deck().len(), 54);
    says(
        &rules,
        Lang::De,
        &[
            "1 bis 5, 7, 8 und 10 bis 14 in Kreis und Dreieck; 1 bis 3, 5, 7, 10, 11, 13 und 14 in Kreuz und \
             Quadrat; 1 bis 5, 7 und 8 in Stern. Zu jedem Blatt gehören fünf Zwanziger.",
        ],
    );
    says(
        &rules,
        Lang::En,
        &[
            "1 to 5, 7, 8 and 10 to 14 in circles and triangles; 1 to 3, 5, 7, 10, 11, 13 and 14 in crosses \
             and squares; 1 to 5, 7 and 8 in stars. Each pack has five twenties.",
        ],
    );
}

#[test]
fn names_are_declined_and_have_their_article() {
    let rules = ours(
        "deck.faces.J = { name = { de = 'Narr', en = 'owl' }, article = 'der', declined = 'Narren', \
         plural = { de = 'Narren', en = 'owls' } }\n\
         deck.faces.H = { adjective = { de = 'dunkel', en = 'dark' } }\n\
         fit.also = { J = ['7H'], 9H = ['J'] }\nend.never_last = ['J']\ncards.JH.again = true",
    );
    says(
        &rules,
        Lang::De,
        &[
            "Auf einen Narren darf außerdem die dunkle 7",
            "Auf die dunkle 9 darf außerdem ein Narr",
            "Dunkler Narr: ",
        ],
    );
    says(&rules, Lang::En, &["an owl", "the dark 7", "Dark owl: "]);
}

#[test]
fn a_colour_is_called_after_its_suits_or_by_a_word_of_its_own() {
    let suits = "deck.faces.H = { adjective = { de = 'rot', en = 'red' } }\n\
                 deck.faces.D = { adjective = { de = 'lila', en = 'purple' } }\n\
                 fit.colour = true\ncards.K.wish.of = 'colour'\ncards.red-7.again = true";
    let rules = ours(suits);
    says(
        &rules,
        Lang::De,
        &["eine rote oder lila Karte", "Rote oder lila 7: ", "Rot/Lila oder Schwarz"],
    );
    says(&rules, Lang::En, &["red or purple card", "Red or purple 7: ", "red/purple or black"]);
    let rules = ours(&format!(
        "{suits}\ndeck.faces.red = {{ adjective = {{ de = 'warm', en = 'warm' }} }}"
    ));
    says(&rules, Lang::De, &["warme Karte", "Warme 7: ", "Warm oder Schwarz"]);
    let shapes = "deck.faces.C.name = { de = 'Kreis', en = 'circles' }\n\
                  deck.faces.S.name = { de = 'Mond', en = 'moons' }\n\
                  deck.faces.S.symbol = 'moon'\ncards.black-7.again = true";
    says(&ours(shapes), Lang::De, &["Kreis- oder Mond-7"]);
    says(&ours(shapes), Lang::En, &["7 of circles or moons"]);
}

#[test]
fn a_single_card_can_have_a_name() {
    let rules = ours(
        "deck.faces.QS = { name = { de = 'Schwarze Sara', en = 'Black Sara' } }\ncards.QS.again = true",
    );
    says(&rules, Lang::De, &["Schwarze Sara: "]);
    says(&rules, Lang::En, &["Black Sara: "]);
}

#[test]
fn a_deck_travels_with_what_is_needed_to_draw_it() {
    let look = Mau::look(&rules(SHAPES, 4)).expect("a deck of its own");
    assert_eq!(look.cards.len(), 51);
    let suits: Vec<_> =
        look.suits.iter().map(|suit| (suit.suit.as_str(), suit.symbol.as_str())).collect();
    assert_eq!(
        suits,
        [
            ("clubs", "circle"),
            ("spades", "cross"),
            ("hearts", "triangle"),
            ("diamonds", "square"),
            ("fifth", "star")
        ]
    );
    let ranks: Vec<_> = look.ranks.iter().map(|rank| rank.name.de.as_str()).collect();
    assert_eq!(ranks, ["1", "2", "3", "4", "5", "7", "8", "10", "11", "12", "13", "14"]);
    let card = look.cards.iter().find(|card| card.card == "KC").expect("14 of circles");
    assert_eq!((card.name.de.as_str(), card.name.en.as_str()), ("Kreis-14", "14 of circles"));
    let look = Mau::look(&rules(COLOURS, 4)).expect("a deck of its own");
    let card = look.cards.iter().find(|card| card.card == "10H").expect("a red 0");
    assert_eq!((card.name.de.as_str(), card.name.en.as_str()), ("rote 0", "red 0"));
    assert_eq!(Mau::look(&ours("deck.cards = { 9 = 0, 7 = 2 }")), None);
}
