//! Checks of texts and short names in a rules file.

use super::error::RuleError;
use super::text::Text;
use crate::limits::LONGEST_ID;

/// Checks a text that people read: it is shown on one line.
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

/// The message about what a short name may consist of.
pub(crate) const ID: (&str, &str) = (
    "nimm 1 bis 32 Kleinbuchstaben, Ziffern, `-` und `_`",
    "use 1 to 32 lower-case letters, digits, `-` and `_`",
);

pub(crate) fn is_id(id: &str) -> bool {
    let known =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"-_".contains(&byte);
    (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(known)
}
