//! The names of cards in scripts, and of everything that can be wished for.

use crate::card_kind::Kind;
use crate::error::ScriptError;
use crate::words::Words;
use stammtisch_engine::card::{Card, Rank, Suit};
use stammtisch_engine::mau::Wish;

impl Kind for Card {
    const RIGHT: &'static str =
        "write 7H, 10S, JC, AD, 7♥ or Herz-7, Pik-Dame; XR and XB are the jokers";

    fn named(word: &str) -> Option<Self> {
        card(word)
    }
}

/// Reads a wish: a suit, a colour, a rank or a card.
pub(super) fn read_wish(words: &mut Words<'_>) -> Result<Wish, ScriptError> {
    let word = words.need("a suit, a colour, a rank or a card")?;
    wish(word).ok_or_else(|| {
        let right = "clubs, spades, hearts, diamonds, fifth, or Kreuz, Pik, Herz, Karo, fünfte; red or \
                     black; a rank such as 7 or K; or a card such as KH";
        words.wrong(format!("`{word}` is no wish: write {right}"))
    })
}

/// A suit by its English or German name, its letter or its symbol.
fn suit(word: &str) -> Option<Suit> {
    let names: [(Suit, &[&str]); 5] = [
        (Suit::Clubs, &["clubs", "club", "c", "kreuz", "treff", "♣", "♧"]),
        (Suit::Spades, &["spades", "spade", "s", "pik", "schippen", "♠", "♤"]),
        (Suit::Hearts, &["hearts", "heart", "h", "herz", "coeur", "♥", "♡"]),
        (Suit::Diamonds, &["diamonds", "diamond", "d", "karo", "eckstein", "♦", "♢"]),
        (Suit::Fifth, &["fifth", "f", "fünfte"]),
    ];
    let word = word.to_lowercase();
    names.into_iter().find(|(_, names)| names.contains(&word.as_str())).map(|(suit, _)| suit)
}

/// A suit, a colour (`red`, `schwarz`), a rank (`7`, `K`, `Dame`) or a card (`KH`).
fn wish(word: &str) -> Option<Wish> {
    let red = match word.to_lowercase().as_str() {
        "red" | "rot" => Some(true),
        "black" | "schwarz" => Some(false),
        _ => None,
    };
    let colour = red.map(|red| Wish::Colour { red });
    let several = colour.or_else(|| suit(word).map(Wish::Suit));
    several.or_else(|| rank(word).map(Wish::Rank)).or_else(|| card(word).map(Wish::Card))
}

/// A card: `7H`, `7♥`, or suit and rank in words as in `Herz-7`, `pik-dame`, `hearts-queen`.
fn card(word: &str) -> Option<Card> {
    if let Ok(card) = word.parse() {
        return Some(card);
    }
    if let Some((left, right)) = word.split_once('-') {
        return Card::new(rank(right)?, suit(left)?);
    }
    let sign = word.chars().next_back()?;
    let rank: Rank = word.strip_suffix(sign)?.parse().ok()?;
    let mut buffer = [0; 4];
    Card::new(rank, suit(sign.encode_utf8(&mut buffer))?)
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
