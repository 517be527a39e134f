//! Texts for people, in German and English.

use serde::{Deserialize, Serialize};

/// A text in German and English.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Text {
    /// German.
    pub de: String,
    /// English.
    pub en: String,
}

/// German, then English.
impl<De: Into<String>, En: Into<String>> From<(De, En)> for Text {
    fn from((de, en): (De, En)) -> Self {
        Self { de: de.into(), en: en.into() }
    }
}

/// A language that texts are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// German.
    De,
    /// English.
    En,
}

impl Lang {
    /// The language of a locale code such as `de`, `en` or `de_AT.UTF-8`; none for other languages.
    #[must_use]
    pub fn of(code: &str) -> Option<Self> {
        match code.get(..2)?.to_ascii_lowercase().as_str() {
            _ if code.as_bytes().get(2).is_some_and(u8::is_ascii_alphabetic) => None,
            "de" => Some(Self::De),
            "en" => Some(Self::En),
            _ => None,
        }
    }

    /// The text in this language.
    #[must_use]
    pub fn pick(self, text: &Text) -> &str {
        match self {
            Self::De => &text.de,
            Self::En => &text.en,
        }
    }
}

/// One section of a rules text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// Sentences; each line states one rule.
    pub lines: Vec<String>,
}

/// What cards of the same kind do under the rules in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// The cards that this is about, in notation.
    pub cards: Vec<String>,
    /// Their common name.
    pub name: Text,
    /// Whether the rules say anything about them that does not apply to every card.
    pub special: bool,
    /// Sentences, each about one thing.
    pub lines: Vec<Text>,
    /// What claiming it means, where its player may choose to.
    pub claim: Option<Text>,
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
