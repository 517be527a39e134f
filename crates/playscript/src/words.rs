//! Splits a line into words, which are taken one by one, and parses them.

use super::error::ScriptError;
use super::lines::Line;
use stammtisch_engine::seat::Direction;
use std::str::FromStr;

use super::card_kind::Kind;

/// Punctuation marks that are words of their own, with or without blanks around them.
const MARKS: [char; 4] = [',', ':', '!', '='];

/// The words of one line, and how far they have been read.
#[derive(Clone, Debug)]
pub(super) struct Words<'a> {
    pub(super) line: Line<'a>,
    words: Vec<&'a str>,
    next: usize,
}

impl<'a> Words<'a> {
    pub(super) fn of(line: Line<'a>) -> Self {
        Self { line, words: split(line.text), next: 0 }
    }

    pub(super) fn wrong(&self, message: impl Into<String>) -> ScriptError {
        self.line.wrong(message)
    }

    pub(super) fn peek(&self) -> Option<&'a str> {
        self.words.get(self.next).copied()
    }

    pub(super) fn take(&mut self) -> Option<&'a str> {
        let word = self.peek();
        self.next += usize::from(word.is_some());
        word
    }

    /// Takes the next word if it is `wanted`.
    pub(super) fn take_if(&mut self, wanted: &str) -> bool {
        let there = self.peek().is_some_and(|word| word.eq_ignore_ascii_case(wanted));
        self.next += usize::from(there);
        there
    }

    /// Takes the next word; `what` names what is missing if there is none.
    pub(super) fn need(&mut self, what: &str) -> Result<&'a str, ScriptError> {
        self.take().ok_or_else(|| self.wrong(format!("{what} is missing at the end of this line")))
    }

    /// Checks that nothing follows.
    pub(super) fn end(&self) -> Result<(), ScriptError> {
        let Some(word) = self.peek() else { return Ok(()) };
        Err(self.wrong(format!("`{word}` is too much here: nothing follows at this place")))
    }

    pub(super) fn number<N: FromStr>(&mut self, what: &str) -> Result<N, ScriptError> {
        let word = self.need(what)?;
        word.parse().map_err(|_| self.wrong(format!("`{word}` is not {what}")))
    }

    pub(super) fn card<C: Kind>(&mut self) -> Result<C, ScriptError> {
        let word = self.need("a card")?;
        C::named(word).ok_or_else(|| self.wrong(format!("`{word}` is no card: {}", C::RIGHT)))
    }

    /// Takes all cards up to the end or the next word that is not a card, with or without commas.
    pub(super) fn cards<C: Kind>(&mut self) -> Vec<C> {
        let mut cards = Vec::new();
        loop {
            while self.take_if(",") {}
            let Some(card) = self.peek().and_then(C::named) else { return cards };
            cards.push(card);
            self.next += 1;
        }
    }
}

/// Splits at blanks and around marks. A `:-)` could not be part of a name anyway.
fn split(text: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for chunk in text.split_whitespace() {
        let mut rest = chunk;
        while let Some(at) = rest.find(MARKS) {
            let (before, mark) = rest.split_at(at);
            // Every mark is one byte.
            let (mark, after) = mark.split_at(1);
            words.extend([before, mark].into_iter().filter(|word| !word.is_empty()));
            rest = after;
        }
        words.extend(Some(rest).filter(|word| !word.is_empty()));
    }
    words
}

/// Reads a direction.
pub(super) fn direction(words: &mut Words<'_>) -> Result<Direction, ScriptError> {
    match words.need("a direction")? {
        "clockwise" => Ok(Direction::Clockwise),
        "counter" => Ok(Direction::Counter),
        word => Err(words.wrong(format!("`{word}` is no direction: clockwise or counter"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stand_alone() {
        let words = split("hand Anna:7H,8S  a=b !no");
        assert_eq!(words, ["hand", "Anna", ":", "7H", ",", "8S", "a", "=", "b", "!", "no"]);
    }
}
