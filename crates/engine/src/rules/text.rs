//! Texts for people, in both languages of the house.

use serde::{Deserialize, Serialize};

use super::error::RuleError;

/// A text in both languages of the house.
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

/// One section of a rules text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The heading.
    pub title: String,
    /// Sentences; each line is one rule.
    pub lines: Vec<String>,
}

/// What cards of the same kind do by the rules in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardText {
    /// The cards that this speaks of, as the game writes them.
    pub cards: Vec<String>,
    /// What they are called together.
    pub name: Text,
    /// Whether the rules say anything of them that they do not say of every card.
    pub special: bool,
    /// Sentences, one thing each.
    pub lines: Vec<Text>,
    /// What it means to make use of one, where its player may choose to.
    pub claim: Option<Text>,
}

/// What is wrong with a text that people read: it is shown on one line.
pub(crate) fn text_of(field: &str, text: &Text, longest: usize) -> Vec<RuleError> {
    [("de", &text.de), ("en", &text.en)]
        .into_iter()
        .filter(|(_, said)| {
            let blank = said.trim().is_empty();
            blank || said.chars().count() > longest || said.chars().any(char::is_control)
        })
        .map(|(lang, _)| {
            let message = (
                format!("schreib 1 bis {longest} Zeichen in eine Zeile"),
                format!("write 1 to {longest} characters on one line"),
            );
            RuleError::new("bad_text", format!("{field}.{lang}"), message)
        })
        .collect()
}

/// What a short name may be made of, as a message says it.
pub(crate) const ID: (&str, &str) = (
    "nimm 1 bis 32 Kleinbuchstaben, Ziffern, `-` und `_`",
    "use 1 to 32 lower-case letters, digits, `-` and `_`",
);

pub(crate) fn is_id(id: &str) -> bool {
    let known =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
    (1..=32).contains(&id.len()) && id.bytes().all(known)
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
