//! The rules in force in words: the text a person could learn the game from, in German and English.
//!
//! It is made from the rules that the engine runs on, so it cannot disagree with the game. Every
//! sentence is written in both languages at the same place, and every part of the document is
//! taken apart field by field (no `..`): a new field does not compile until it has found its words.

mod calls;
mod cheat;
mod conditions;
mod deal;
mod deck;
mod differs;
mod end;
mod fit;
mod grammar;
mod last;
mod lay;
mod matches;
mod names;
mod points;
mod sharp;
mod special;
mod start;
mod sums;
mod threat;
mod turn;
mod values;

use super::rules::Rules;
use super::rules::doc::{HouseRules, Text};

/// A language of the house.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// German.
    De,
    /// English.
    En,
}

impl Lang {
    /// The language of a code such as `de`, `en` or `de_AT.UTF-8`; none for any other.
    #[must_use]
    pub fn of(code: &str) -> Option<Self> {
        match code.get(..2)?.to_ascii_lowercase().as_str() {
            _ if code.as_bytes().get(2).is_some_and(u8::is_ascii_alphabetic) => None,
            "de" => Some(Self::De),
            "en" => Some(Self::En),
            _ => None,
        }
    }

    /// What `text` says in this language.
    #[must_use]
    pub fn pick(self, text: &Text) -> &str {
        match self {
            Self::De => &text.de,
            Self::En => &text.en,
        }
    }
}

/// One section of the rules text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// Sentences; each line is one rule.
    pub lines: Vec<String>,
}

/// The complete rules, in reading order, for the number of seats they were compiled for.
#[must_use]
pub fn explain(rules: &Rules, lang: Lang) -> Vec<Section> {
    sections(rules)
        .into_iter()
        .filter(|(_, lines)| !lines.is_empty())
        .map(|(title, lines)| Section {
            title: lang.pick(&title).to_owned(),
            lines: lines.iter().map(|line| lang.pick(line).to_owned()).collect(),
        })
        .collect()
}

/// A heading and what stands under it.
type Part = (Text, Vec<Text>);

fn sections(rules: &Rules) -> Vec<Part> {
    let mut parts = body(rules);
    parts.extend(differs::differs(rules));
    parts
}

/// The rules in force at the table, always under the same headings.
fn body(rules: &Rules) -> Vec<Part> {
    let HouseRules {
        // What the rules are called stands above the text, not in it.
        format: _,
        id: _,
        name: _,
        about: _,
        seats,
        deck,
        deal,
        fit,
        draw,
        lay,
        cards: _, // Read card by card: a single card's entry hides its rank's.
        calls,
        cheat,
        end,
        points,
        matches,
        kitty,
        when: _, // Told by what differs then.
    } = rules.doc();
    let title = grammar::text;
    let setup = [deck::cards(rules, seats, deck), deal::cards(rules, deal)].concat();
    let turn = [fit::fit(rules, fit), turn::turn(draw), lay::lay(rules, lay)].concat();
    let end_of_match = matches::matches(rules, points, matches);
    vec![
        (title("Ziel", "The goal"), end::goal(end, matches)),
        (title("Karten und Geben", "Cards and dealing"), setup),
        (title("Wer beginnt", "Who begins"), deal::first(deal, matches, points.to)),
        (title("Dein Zug", "Your turn"), turn),
        (title("Besondere Karten", "Special cards"), special::cards(rules)),
        (title("Die Startkarte", "The start card"), start::card(rules)),
        (title("Ansagen", "Calls"), calls::calls(rules, calls)),
        (title("Mogeln", "Cheating"), cheat.as_ref().map_or_else(Vec::new, cheat::cheat)),
        (title("Ende der Runde", "End of a deal"), end::deal(rules, end)),
        (title("Punkte", "Points"), points::points(rules, points, matches)),
        (title("Die Partie", "The match"), end_of_match),
        (title("Die Kasse", "The kitty"), kitty.as_ref().map_or_else(Vec::new, matches::kitty)),
    ]
}

#[cfg(test)]
mod tests {
    use super::Lang;

    #[test]
    fn a_language_is_known_by_its_code_in_any_form() {
        for code in ["de", "DE", "de_DE.UTF-8", "de-AT"] {
            assert_eq!(Lang::of(code), Some(Lang::De), "{code}");
        }
        assert_eq!(Lang::of("en_GB"), Some(Lang::En));
        for code in ["", "d", "C", "fr", "den", "english", "é", "dé"] {
            assert_eq!(Lang::of(code), None, "{code}");
        }
    }
}
