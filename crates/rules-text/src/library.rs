//! Searches the library: by a game's name, where it is played, what it is like, and what its rules say.

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyRulesFile, GameId, library, preset};
use stammtisch_engine::rules::{Lang, Origin, SeatsRule, Text};

use crate::{explain, length};

/// An entry of the library, with a normalised index of its words.
#[derive(Clone, Debug)]
pub struct LibraryEntry {
    /// The id.
    pub id: &'static str,
    /// The game it is for.
    pub game: GameId,
    /// The name for people.
    pub name: Text,
    /// One sentence about it.
    pub about: Text,
    /// The length of a match in a few words, with the recommended number of players.
    pub length: Text,
    /// The numbers of players.
    pub seats: SeatsRule,
    /// The origin.
    pub origin: Origin,
    /// The labels of its tags, in their order.
    pub tags: Vec<Text>,
    /// The words in German, then in English.
    words: [Words; 2],
}

/// The searchable words, in plain letters only.
#[derive(Clone, Debug)]
struct Words {
    /// Name, description, region and tags.
    head: String,
    /// The lines of the rules, and the options.
    lines: Vec<String>,
}

/// How well an entry matches a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Answers {
    /// By name, region or tags.
    ByHead,
    /// By its rules.
    ByRules,
}

/// All entries, in display order. Slow: this explains all of them.
#[must_use]
pub fn entries() -> Vec<LibraryEntry> {
    library::ids().filter_map(entry).collect()
}

/// The presets in the same form, for searching both.
#[must_use]
pub fn presets() -> Vec<LibraryEntry> {
    preset::ids().filter_map(entry).collect()
}

/// The entries that mention all words of `query` in one line, in this language: first those that match by
/// name, region or tag, then those whose rules do. An empty query finds everything.
#[must_use]
pub fn search<'a>(entries: &'a [LibraryEntry], query: &str, lang: Lang) -> Vec<&'a LibraryEntry> {
    let query = plain(query);
    let asked: Vec<&str> = query.split_whitespace().collect();
    let mut found: Vec<_> =
        entries.iter().filter_map(|entry| Some((entry.answers(&asked, lang)?, entry))).collect();
    found.sort_by_key(|(answers, _)| *answers);
    found.into_iter().map(|(_, entry)| entry).collect()
}

impl LibraryEntry {
    fn answers(&self, asked: &[&str], lang: Lang) -> Option<Answers> {
        let [german, english] = &self.words;
        let Words { head, lines } = match lang {
            Lang::De => german,
            Lang::En => english,
        };
        let speaks = |text: &String| asked.iter().all(|word| text.contains(word));
        if speaks(head) || asked.contains(&self.id) {
            return Some(Answers::ByHead);
        }
        lines.iter().any(speaks).then_some(Answers::ByRules)
    }
}

fn entry(id: &'static str) -> Option<LibraryEntry> {
    let file = AnyRulesFile::read(preset::text(id)?).ok()?;
    let house = file.plain().ok()?;
    let head = house.head();
    let rules = file.compile(&BTreeMap::new(), head.seats.recommended).ok()?;
    let origin = file.origin().clone();
    let known = |tag: &String| library::tag(tag).unwrap_or_else(|| (&**tag, &**tag).into());
    let tags: Vec<Text> = origin.tags.iter().map(known).collect();
    let words = [Lang::De, Lang::En].map(|lang| {
        let said = [head.name, head.about].into_iter().chain(&origin.region).chain(&tags);
        let said: Vec<&str> = said.map(|text| lang.pick(text)).collect();
        let sections = explain(&rules, lang).into_iter();
        let options = file.options().iter().map(|option| {
            let choices = option.choices.iter().map(|choice| lang.pick(&choice.name));
            format!("{} {}", lang.pick(&option.name), choices.collect::<Vec<_>>().join(" "))
        });
        let lines = sections.flat_map(|section| section.lines).chain(options);
        Words { head: plain(&said.join(" ")), lines: lines.map(|line| plain(&line)).collect() }
    });
    let (name, about, seats) = (head.name.clone(), head.about.clone(), head.seats.clone());
    let (game, length) = (house.game(), length(&rules));
    Some(LibraryEntry { id, game, name, about, length, seats, origin, tags, words })
}

/// Lower case without accents, as people type in a hurry.
fn plain(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).map(without_accent).collect()
}

const fn without_accent(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ä' | 'ã' | 'å' => 'a',
        'é' | 'è' | 'ê' | 'ë' | 'ě' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'ö' | 'õ' | 'ø' | 'ő' => 'o',
        'ú' | 'ù' | 'û' | 'ü' | 'ů' | 'ű' => 'u',
        'ý' => 'y',
        'č' | 'ç' => 'c',
        'ñ' => 'n',
        'ř' => 'r',
        'š' | 'ș' => 's',
        'ž' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(query: &str, lang: Lang) -> Vec<&'static str> {
        let entries = entries();
        search(&entries, query, lang).into_iter().map(|entry| entry.id).collect()
    }

    #[test]
    fn everything_is_there_and_nothing_asked_for_finds_all_of_it() {
        let all: Vec<_> = library::ids().collect();
        assert_eq!(found("", Lang::De), all);
        assert_eq!(found("  ", Lang::En), all);
        assert!(found("xyzzy", Lang::En).is_empty());
    }

    #[test]
    fn names_regions_tags_and_rules_are_looked_through_in_the_language_asked_in() {
        let swiss = found("schweiz", Lang::De);
        assert!(!swiss.is_empty() && found("schweiz", Lang::En).is_empty());
        assert_eq!(found("switzerland", Lang::En), swiss);
        assert_eq!(found("SCHWEIZ", Lang::De), swiss);
        let large: Vec<_> = found("große Runde", Lang::De);
        assert!(!large.is_empty() && large.len() < 10, "{large:?}");
        // Nobody has to know how a letter is written in another language.
        assert_eq!(found("vandatta", Lang::De)[..1], found("Vändåtta", Lang::De)[..1]);
        let bankrupt = found("more than 20 cards", Lang::En);
        assert_eq!(bankrupt.len(), 1, "{bankrupt:?}");
    }

    #[test]
    fn what_is_called_so_comes_before_what_only_says_so() {
        let jacks = found("bube", Lang::De);
        let entries = entries();
        let called = |id: &&&str| {
            let entry = entries.iter().find(|entry| entry.id == **id).expect("an entry");
            let tags = entry.tags.iter().map(|tag| &tag.de);
            tags.chain([&entry.name.de, &entry.about.de]).any(|said| said.contains("Bube"))
        };
        let first = jacks.iter().filter(called).count();
        assert!(first > 0 && first < jacks.len(), "{jacks:?}");
        assert!(jacks.iter().take(first).all(|id| called(&id)), "{jacks:?}");
    }
}
