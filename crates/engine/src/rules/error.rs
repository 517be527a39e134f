//! Mistakes in a rules file (`RuleError`): code, field, line, message in both languages.

use std::fmt;

use super::text::{Lang, Text};

/// One mistake in a rules file: where, what, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// The stable code, one of [`super::Document::CODES`].
    pub code: &'static str,
    /// The field, as in `cards.7.threat.draw`; empty for the file as a whole. A mistake in what an
    /// option sets names option and choice: `options.seven.choices.two.set.cards.7.threat.draw`.
    pub field: String,
    /// The line in the file, from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong and what would be right, in English.
    pub message: String,
    /// The same in German.
    pub german: String,
}

/// A code with its meaning.
pub type Code = (&'static str, &'static str);

/// The codes that mistakes in files of any game can have. Codes are stable: programs and rules
/// files rely on them.
pub const CODES: &[Code] = &[
    ("too_long", "The text is longer than a rules file may be."),
    ("not_toml", "The text is no TOML."),
    ("too_deep", "Tables stand in tables deeper than any rule needs."),
    ("too_many_fields", "The text, or a table or list in it, has more entries than rules need."),
    ("bad_format", "The file names another version of the format, or none."),
    ("unknown_game", "There is no game of the name in `game`."),
    ("wrong_game", "The file, or its base, is for another game."),
    ("unknown_base", "There is no preset of the name in `base`."),
    ("base_loop", "A base has a base, and so on without end."),
    ("unknown_field", "A table has a key that the format does not know."),
    ("missing_field", "A table lacks a key that it needs."),
    ("unknown_value", "A text is none of the words that can stand there."),
    ("bad_value", "A value is of the wrong kind or out of range."),
    ("bad_text", "A name or a sentence is empty, too long or not on one line."),
    ("bad_id", "A short name has other characters than lower-case letters, digits, `-` and `_`."),
    ("bad_seats", "Nobody can sit down like this, or more than a table holds."),
    ("bad_option", "An option or one of its choices cannot be offered like this."),
    ("unknown_option", "An option was chosen that the file does not offer."),
    ("unknown_choice", "An option has no choice of that name."),
    ("contradiction", "Two fields exclude each other."),
    ("left_out", "A choice that the base offers does not go with the file, and is not offered."),
];

/// Concatenates two lists of codes.
pub(crate) const fn both<const N: usize>(one: &[Code], other: &[Code]) -> [Code; N] {
    let mut all = [("", ""); N];
    let mut at = 0;
    while at < N {
        all[at] = if at < one.len() { one[at] } else { other[at - one.len()] };
        at += 1;
    }
    all
}

impl RuleError {
    /// A mistake in `field`.
    pub(crate) fn new(
        code: &'static str,
        field: impl Into<String>,
        message: impl Into<Text>,
    ) -> Self {
        let Text { de, en } = message.into();
        Self { code, field: field.into(), line: None, message: en, german: de }
    }

    /// What is wrong and what would be right, in this language.
    #[must_use]
    pub fn said(&self, lang: Lang) -> &str {
        match lang {
            Lang::De => &self.german,
            Lang::En => &self.message,
        }
    }

    /// The same mistake with its message extended before and after.
    pub(crate) fn told(self, before: &Text, after: &Text) -> Self {
        Self {
            message: format!("{}{}{}", before.en, self.message, after.en),
            german: format!("{}{}{}", before.de, self.german, after.de),
            ..self
        }
    }

    /// The whole mistake on one line in this language, as in [`fmt::Display`].
    #[must_use]
    pub fn line_in(&self, lang: Lang) -> String {
        let line = match (self.line, lang) {
            (None, _) => String::new(),
            (Some(line), Lang::De) => format!("Zeile {line}: "),
            (Some(line), Lang::En) => format!("line {line}: "),
        };
        let field = if self.field.is_empty() { String::new() } else { format!("{}: ", self.field) };
        format!("{line}{field}{} [{}]", self.said(lang), self.code)
    }

    /// The same mistake with its line.
    pub(crate) fn at(mut self, line: Option<usize>) -> Self {
        self.line = line;
        self
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.line_in(Lang::En))
    }
}

impl std::error::Error for RuleError {}

/// Collects the mistakes found.
#[derive(Default)]
pub(crate) struct Findings(pub(crate) Vec<RuleError>);

impl Findings {
    pub(crate) fn add(
        &mut self,
        code: &'static str,
        field: impl Into<String>,
        message: impl Into<Text>,
    ) {
        self.0.push(RuleError::new(code, field, message));
    }
}
