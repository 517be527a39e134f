//! Guesses which cards were meant by names in words (`ace of hearts`) or with the suit first, to
//! suggest corrections.

use crate::card::{Card, Rank};

/// Words that people use for the keys of ranks, suits and groups of cards.
const SAID: [(&str, &[&str]); 15] = [
    ("A", &["ass", "as", "ace", "aces", "asse"]),
    ("J", &["bube", "buben", "jack", "jacks", "unter"]),
    ("Q", &["dame", "damen", "queen", "queens"]),
    ("K", &["könig", "könige", "koenig", "king", "kings"]),
    ("C", &["kreuz", "club", "clubs", "treff"]),
    ("S", &["pik", "spade", "spades", "pique"]),
    ("H", &["herz", "heart", "hearts"]),
    ("D", &["karo", "diamond", "diamonds"]),
    ("red", &["rot", "rote", "rotes", "roter", "reds"]),
    ("black", &["schwarz", "schwarze", "schwarzes", "schwarzer", "blacks"]),
    ("court", &["bild", "bilder", "bildkarte", "face", "faces", "figure", "courts"]),
    ("number", &["zahl", "zahlen", "zahlenkarte", "numbers", "pip"]),
    ("joker", &["jokers", "xj", "x"]),
    ("any", &["alle", "alles", "jede", "all", "every", "*"]),
    ("10", &["zehn", "ten", "tens", "t"]),
];

/// The key that was probably meant, if any.
pub(super) fn meant(written: &str) -> Option<String> {
    // No name of a card has a hundred letters.
    if written.len() > 64 {
        return None;
    }
    let turned =
        written.chars().next().map(|suit| format!("{}{suit}", &written[suit.len_utf8()..]));
    let card = |text: &String| text.parse::<Card>().is_ok();
    if let Some(card) = turned.filter(card) {
        return Some(card.to_ascii_uppercase());
    }
    let words: Vec<_> = written.split(['-', ' ', '_']).filter(|word| !word.is_empty()).collect();
    match words.as_slice() {
        [one] => key(one).map(str::to_owned),
        [first, rank] => {
            let rank = key(rank).map_or_else(|| rank.to_uppercase(), str::to_owned);
            match key(first).unwrap_or(first) {
                colour @ ("red" | "black") => {
                    rank.parse::<Rank>().is_ok().then(|| format!("{colour}-{rank}"))
                }
                suit => Some(format!("{rank}{suit}")).filter(card),
            }
        }
        [rank, "of", suit] => {
            let rank = key(rank).map_or_else(|| rank.to_uppercase(), str::to_owned);
            Some(format!("{rank}{}", key(suit)?)).filter(card)
        }
        _ => None,
    }
}

fn key(word: &str) -> Option<&'static str> {
    let word = word.to_lowercase();
    SAID.iter()
        .find(|(key, said)| *key == word || said.contains(&word.as_str()))
        .map(|(key, _)| *key)
}

#[cfg(test)]
mod tests {
    use super::meant;

    #[test]
    fn words_of_people_lead_to_keys() {
        for (written, key) in [
            ("H7", "7H"),
            ("h10", "10H"),
            ("Herz", "H"),
            ("spades", "S"),
            ("Bube", "J"),
            ("Bilder", "court"),
            ("rot", "red"),
            ("rote 7", "red-7"),
            ("schwarzer Bube", "black-J"),
            ("Herz-Dame", "QH"),
            ("queen of spades", "QS"),
            ("alle", "any"),
        ] {
            assert_eq!(meant(written).as_deref(), Some(key), "{written}");
        }
        for written in ["", "-", "zz", "Herz-Herz", "rot-blau", "7 8 9", &"ä".repeat(60)] {
            assert_eq!(meant(written), None, "{written}");
        }
    }
}
