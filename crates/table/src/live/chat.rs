//! The latest chat lines. They are in no log: when the table is unloaded, its chat is gone.

use std::collections::VecDeque;

use stammtisch_engine::seat::Seat;

use crate::id::PlayerId;
use crate::limits::{CHAT_LINES_KEPT, LONGEST_CHAT_LINE};
use crate::refusal::Refusal;

/// Characters that change the direction of the text around them, and so could make a line say
/// something other than what was written.
const TURNING: [std::ops::RangeInclusive<char>; 2] =
    ['\u{202a}'..='\u{202e}', '\u{2066}'..='\u{2069}'];

/// The latest chat lines.
#[derive(Clone, Debug, Default)]
pub(crate) struct Chat {
    lines: VecDeque<Written>,
    last: u64,
}

/// A chat line, with its writer as a player id: names may change or be erased.
#[derive(Clone, Debug)]
pub(crate) struct Written {
    pub(crate) no: u64,
    pub(crate) by: PlayerId,
    pub(crate) seat: Seat,
    pub(crate) text: String,
}

impl Chat {
    /// Keeps a line.
    pub(super) fn keep(&mut self, by: PlayerId, seat: Seat, text: String) -> Written {
        self.last += 1;
        if self.lines.len() == CHAT_LINES_KEPT {
            self.lines.pop_front();
        }
        let line = Written { no: self.last, by, seat, text };
        self.lines.push_back(line.clone());
        line
    }

    /// The latest lines, oldest first.
    pub(crate) fn lines(&self) -> impl Iterator<Item = &Written> {
        self.lines.iter()
    }

    /// The writers of the lines kept.
    pub(crate) fn writers(&self) -> impl Iterator<Item = PlayerId> {
        self.lines.iter().map(|line| line.by)
    }

    /// Forgets the lines of a player.
    pub(crate) fn forget(&mut self, player: PlayerId) {
        self.lines.retain(|line| line.by != player);
    }
}

/// The text as it is shown, trimmed.
///
/// # Errors
/// [`Refusal::BadText`] if it is empty, too long, or has control or direction characters.
pub(crate) fn readable(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    let bad = |c: char| c.is_control() || TURNING.iter().any(|turning| turning.contains(&c));
    if text.is_empty() || text.chars().count() > LONGEST_CHAT_LINE || text.contains(bad) {
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
