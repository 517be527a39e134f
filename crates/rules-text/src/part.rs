//! Parts of a rules text, before a language is chosen.

use stammtisch_engine::rules::{Lang, Section, Text};

/// A heading and what stands under it.
pub(crate) type Part = (Text, Vec<Text>);

/// The parts in one language, without those that have nothing to say.
pub(crate) fn in_language(parts: Vec<Part>, lang: Lang) -> Vec<Section> {
    parts
        .into_iter()
        .filter(|(_, lines)| !lines.is_empty())
        .map(|(title, lines)| Section {
            title: lang.pick(&title).to_owned(),
            lines: lines.iter().map(|line| lang.pick(line).to_owned()).collect(),
        })
        .collect()
}
