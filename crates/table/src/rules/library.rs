//! The library of rules, as clients see it.

use stammtisch_engine::rules::{Lang, NamedSource, SeatsRule};
use stammtisch_rules_text::library;

use crate::wire::{LibraryEntry, LibrarySource, LibraryTag};

/// The library, read and described in words once for all searches.
#[derive(Debug)]
pub struct Library(Vec<library::LibraryEntry>);

impl Library {
    /// Reads the whole library, which takes a while.
    #[must_use]
    pub fn read() -> Self {
        Self(library::entries())
    }

    /// The entries that match `query` in German (`de`) or English, the best first: by name, region
    /// or tag, then by their rules. An empty query finds everything.
    #[must_use]
    pub fn search(&self, query: &str, lang: &str) -> Vec<LibraryEntry> {
        let lang = Lang::of(lang).unwrap_or(Lang::En);
        library::search(&self.0, query, lang).into_iter().map(shown).collect()
    }
}

fn shown(entry: &library::LibraryEntry) -> LibraryEntry {
    let SeatsRule { min, max, recommended } = entry.seats;
    let tags = entry.origin.tags.iter().zip(&entry.tags);
    let sources = entry.origin.sources.iter();
    LibraryEntry {
        id: entry.id.to_owned(),
        game: entry.game.name().to_owned(),
        name: entry.name.clone().into(),
        about: entry.about.clone().into(),
        length: entry.length.clone().into(),
        region: entry.origin.region.clone().unwrap_or_default().into(),
        tags: tags
            .map(|(id, name)| LibraryTag { id: id.clone(), name: name.clone().into() })
            .collect(),
        sources: sources
            .map(|NamedSource { name, url }| LibrarySource { name: name.clone(), url: url.clone() })
            .collect(),
        seats_min: min,
        seats_max: max,
        seats_default: recommended,
    }
}
