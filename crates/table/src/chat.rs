//! What was written at the table lately. It stands in no log: when the table leaves memory, so does
//! what was written at it.

use std::collections::VecDeque;

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::wire::ChatLine;

/// Lines kept for those who come later.
const KEPT: usize = 50;

/// Longest text, in characters.
const LONGEST: usize = 200;

/// Characters that turn the direction of what stands around them, and so could make a line say
/// something else than was written.
const TURNING: [std::ops::RangeInclusive<char>; 2] =
    ['\u{202a}'..='\u{202e}', '\u{2066}'..='\u{2069}'];

/// The latest lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chat {
    lines: VecDeque<Written>,
    last: u64,
}

/// A line, with its writer as the table knows people: names may change or be erased.
#[derive(Clone, Debug)]
struct Written {
    no: u64,
    by: PlayerId,
    seat: Seat,
    text: String,
}

impl Chat {
    /// Who has written the lines that are kept.
    pub(crate) fn writers(&self) -> impl Iterator<Item = PlayerId> {
        self.lines.iter().map(|line| line.by)
    }

    /// Forgets what somebody has written.
    pub(crate) fn forget(&mut self, player: PlayerId) {
        self.lines.retain(|line| line.by != player);
    }
}

impl Table {
    /// Keeps a line, and gives it as it is shown.
    pub(crate) fn keep_line(&mut self, by: PlayerId, seat: Seat, text: String) -> ChatLine {
        let chat = &mut self.chat;
        chat.last += 1;
        if chat.lines.len() == KEPT {
            chat.lines.pop_front();
        }
        let line = Written { no: chat.last, by, seat, text };
        chat.lines.push_back(line.clone());
        self.chat_line(&line)
    }

    /// What was written lately, the oldest first.
    pub(crate) fn chat_lines(&self) -> Vec<ChatLine> {
        self.chat.lines.iter().map(|line| self.chat_line(line)).collect()
    }

    fn chat_line(&self, line: &Written) -> ChatLine {
        let Written { no, by, seat, ref text } = *line;
        let (person, name) = (self.person_no(by), self.name(by));
        ChatLine { no, seat, person, name, text: text.clone() }
    }
}

/// The text as it is shown.
///
/// # Errors
/// [`Refusal::BadText`] if there is nothing to show, too much, or what nobody could see.
pub(crate) fn readable(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    let bad = |c: char| c.is_control() || TURNING.iter().any(|turning| turning.contains(&c));
    if text.is_empty() || text.chars().count() > LONGEST || text.contains(bad) {
        return Err(Refusal::BadText);
    }
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_short_and_can_be_seen() {
        assert_eq!(readable("  Grüß dich! 👋 "), Ok("Grüß dich! 👋".to_owned()));
        assert!(readable(&"ß".repeat(200)).is_ok());
        for bad in ["", " \t ", "two\nlines", "\u{7}", "a\u{202e}b", &"x".repeat(201)] {
            assert_eq!(readable(bad), Err(Refusal::BadText), "{bad:?}");
        }
    }
}
