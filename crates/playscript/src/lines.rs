//! Splits a script into lines without comments and blank ones, and limits its size.

use super::error::ScriptError;
use super::limits::MAX_SCRIPT_BYTES;

/// A line that is neither blank nor a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line<'a> {
    /// The number, from 1.
    pub(super) number: usize,
    /// The text, without comment and surrounding blanks.
    pub(super) text: &'a str,
}

impl Line<'_> {
    pub(super) fn wrong(&self, message: impl Into<String>) -> ScriptError {
        ScriptError { line: self.number, text: self.text.to_owned(), message: message.into() }
    }
}

/// All lines of `text` that are neither blank nor comments.
pub(super) fn lines(text: &str) -> Result<Vec<Line<'_>>, ScriptError> {
    if text.len() > MAX_SCRIPT_BYTES {
        let message = format!("a script has at most {MAX_SCRIPT_BYTES} bytes");
        return Err(ScriptError { line: 1, text: String::new(), message });
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let numbered = text.lines().enumerate();
    let said = numbered.map(|(index, line)| Line { number: index + 1, text: content(line) });
    Ok(said.filter(|line| !line.text.is_empty()).collect())
}

/// The line up to a `#` that begins a comment: one at the start or after a blank.
fn content(line: &str) -> &str {
    let mut comments = line.match_indices('#').map(|(at, _)| &line[..at]);
    let before = comments.find(|text| text.is_empty() || text.ends_with(char::is_whitespace));
    before.unwrap_or(line).trim()
}

/// The first words of header lines that mean the same in all games.
pub(super) const COMMON: [&str; 6] = ["rules", "options", "set", "seats", "direction", "seed"];

/// Stores the content of a line that may occur only once.
pub(super) fn once<T>(slot: &mut Option<T>, value: T, line: Line<'_>) -> Result<(), ScriptError> {
    if slot.replace(value).is_some() {
        return Err(line.wrong("this has been said already, further up"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_blank_lines_say_nothing_and_still_count() {
        let text = "\u{feff}# title\n\n  Anna 7H  # a seven\r\nrules a#b\n\t#\n";
        let got: Vec<_> = lines(text).expect("short").iter().map(|l| (l.number, l.text)).collect();
        assert_eq!(got, [(3, "Anna 7H"), (4, "rules a#b")]);
    }

    #[test]
    fn a_text_without_end_is_refused() {
        assert!(lines(&" ".repeat(MAX_SCRIPT_BYTES + 1)).is_err());
    }
}
