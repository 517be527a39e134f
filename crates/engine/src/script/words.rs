//! The words of a line, taken one by one, and what they can mean.

use std::str::FromStr;

use crate::card::{Card, Rank, Suit};
use crate::mau::Wish;

use super::error::ScriptError;
use super::lines::Line;

/// Marks that are words of their own, with or without blanks around them.
const MARKS: [char; 4] = [',', ':', '!', '='];

/// The words of one line that are still to be read.
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

    /// Takes the next word if it is this one.
    pub(super) fn take_if(&mut self, wanted: &str) -> bool {
        let there = self.peek().is_some_and(|word| word.eq_ignore_ascii_case(wanted));
        self.next += usize::from(there);
        there
    }

    /// The next word; `what` says what is missing if there is none.
    pub(super) fn need(&mut self, what: &str) -> Result<&'a str, ScriptError> {
        self.take().ok_or_else(|| self.wrong(format!("{what} is missing at the end of this line")))
    }

    /// That nothing follows.
    pub(super) fn end(&self) -> Result<(), ScriptError> {
        let Some(word) = self.peek() else { return Ok(()) };
        Err(self.wrong(format!("`{word}` is too much here: nothing follows at this place")))
    }

    pub(super) fn number<N: FromStr>(&mut self, what: &str) -> Result<N, ScriptError> {
        let word = self.need(what)?;
        word.parse().map_err(|_| self.wrong(format!("`{word}` is not {what}")))
    }

    pub(super) fn card(&mut self) -> Result<Card, ScriptError> {
        let word = self.need("a card")?;
        card(word).ok_or_else(|| {
            let right = "write 7H, 10S, JC, AD, 7♥ or Herz-7, Pik-Dame; XR and XB are the jokers";
            self.wrong(format!("`{word}` is no card: {right}"))
        })
    }

    /// All cards up to the end or the next word that is none of them, commas between them allowed.
    pub(super) fn cards(&mut self) -> Vec<Card> {
        let mut cards = Vec::new();
        loop {
            while self.take_if(",") {}
            let Some(card) = self.peek().and_then(card) else { return cards };
            cards.push(card);
            self.next += 1;
        }
    }

    /// What is wished: a suit, a colour or a rank.
    pub(super) fn wish(&mut self) -> Result<Wish, ScriptError> {
        let word = self.need("a suit, a colour or a rank")?;
        wish(word).ok_or_else(|| {
            let right = "clubs, spades, hearts, diamonds, or Kreuz, Pik, Herz, Karo; red or black; \
                         or a rank such as 7 or K";
            self.wrong(format!("`{word}` is no wish: write {right}"))
        })
    }
}

/// Cuts at blanks and around marks. `:-)` in a name is no name anyway.
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

/// A suit by its English or German name, its letter or its sign.
fn suit(word: &str) -> Option<Suit> {
    let names: [(Suit, [&str; 7]); 4] = [
        (Suit::Clubs, ["clubs", "club", "c", "kreuz", "treff", "♣", "♧"]),
        (Suit::Spades, ["spades", "spade", "s", "pik", "schippen", "♠", "♤"]),
        (Suit::Hearts, ["hearts", "heart", "h", "herz", "coeur", "♥", "♡"]),
        (Suit::Diamonds, ["diamonds", "diamond", "d", "karo", "eckstein", "♦", "♢"]),
    ];
    let word = word.to_lowercase();
    names.into_iter().find(|(_, names)| names.contains(&word.as_str())).map(|(suit, _)| suit)
}

/// A suit, a colour (`red`, `schwarz`) or a rank (`7`, `K`, `Dame`).
fn wish(word: &str) -> Option<Wish> {
    let red = match word.to_lowercase().as_str() {
        "red" | "rot" => Some(true),
        "black" | "schwarz" => Some(false),
        _ => None,
    };
    let colour = red.map(|red| Wish::Colour { red });
    colour.or_else(|| suit(word).map(Wish::Suit)).or_else(|| rank(word).map(Wish::Rank))
}

/// A card: `7H`, `7♥`, or suit and rank in words as in `Herz-7`, `pik-dame`, `hearts-queen`.
pub(super) fn card(word: &str) -> Option<Card> {
    if let Ok(card) = word.parse() {
        return Some(card);
    }
    if let Some((left, right)) = word.split_once('-') {
        return Some(Card::new(rank(right)?, suit(left)?));
    }
    let sign = word.chars().next_back()?;
    let rank: Rank = word.strip_suffix(sign)?.parse().ok()?;
    let mut buffer = [0; 4];
    Some(Card::new(rank, suit(sign.encode_utf8(&mut buffer))?))
}

fn rank(word: &str) -> Option<Rank> {
    let letter = match word.to_lowercase().as_str() {
        "jack" | "bube" | "unter" => "J",
        "queen" | "dame" | "ober" => "Q",
        "king" | "könig" | "koenig" => "K",
        "ace" | "ass" | "as" => "A",
        _ => word,
    };
    letter.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stand_alone() {
        let words = split("hand Anna:7H,8S  a=b !no");
        assert_eq!(words, ["hand", "Anna", ":", "7H", ",", "8S", "a", "=", "b", "!", "no"]);
    }

    #[test]
    fn cards_and_suits_have_several_names() {
        for name in ["QS", "qs", "Q♠", "Pik-Dame", "spades-queen", "s-q"] {
            assert_eq!(card(name).map(|card| card.to_string()), Some("QS".into()), "{name}");
        }
        for name in ["Herz", "hearts", "H", "♥"] {
            assert_eq!(suit(name), Some(Suit::Hearts), "{name}");
        }
        for (name, meant) in [("Herz", "hearts"), ("rot", "red"), ("Dame", "Q"), ("10", "10")] {
            assert_eq!(wish(name).map(|wish| wish.to_string()), Some(meant.into()), "{name}");
        }
        for name in ["", "-", "Herz-", "-7", "7", "♥", "Herz", "1H", "7-Herz"] {
            assert_eq!(card(name), None, "{name}");
        }
    }
}
