//! What was written at the table lately. It stands in no log: when the table leaves memory, so does
//! what was written at it.

use std::collections::VecDeque;

use stammtisch_engine::seat::Seat;

use crate::refusal::Refusal;
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
    lines: VecDeque<ChatLine>,
    last: u64,
}

impl Chat {
    pub(crate) fn write(
        &mut self,
        seat: Seat,
        person: u32,
        name: String,
        text: String,
    ) -> ChatLine {
        self.last += 1;
        let line = ChatLine { no: self.last, seat, person, name, text };
        if self.lines.len() == KEPT {
            self.lines.pop_front();
        }
        self.lines.push_back(line.clone());
        line
    }

    pub(crate) fn lines(&self) -> Vec<ChatLine> {
        self.lines.iter().cloned().collect()
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

    #[test]
    fn the_oldest_lines_are_forgotten() {
        let mut chat = Chat::default();
        for no in 1..=60 {
            assert_eq!(chat.write(Seat(0), 7, "Anna".into(), "Hm.".into()).no, no);
        }
        let lines = chat.lines();
        assert_eq!((lines.len(), lines[0].no), (50, 11));
    }
}
