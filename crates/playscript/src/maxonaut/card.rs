//! The names of Maxonaut's cards in scripts.

use crate::card_kind::Kind;
use stammtisch_engine::maxonaut::Card;

impl Kind for Card {
    const RIGHT: &'static str = "write 1 to 9, joker, joker_even, joker_odd, virus, bomb, chance, \
                                 match_even or match_odd, or Joker-gerade, Bombe, Zufall, \
                                 Matchmaker-ungerade";

    fn named(word: &str) -> Option<Self> {
        let word = word.to_lowercase().replace('-', "_");
        Some(match word.as_str() {
            "joker_gerade" | "even_joker" => Self::JOKER_EVEN,
            "joker_ungerade" | "odd_joker" => Self::JOKER_ODD,
            "bombe" => Self::BOMB,
            "zufall" => Self::CHANCE,
            "matchmaker_gerade" | "even_matchmaker" => Self::MATCH_EVEN,
            "matchmaker_ungerade" | "odd_matchmaker" => Self::MATCH_ODD,
            word => word.parse().ok()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_have_several_names() {
        for card in Card::all() {
            assert_eq!(Card::named(card.name()), Some(card));
        }
        for (name, card) in [
            ("Joker-gerade", Card::JOKER_EVEN),
            ("odd-joker", Card::JOKER_ODD),
            ("Bombe", Card::BOMB),
            ("Zufall", Card::CHANCE),
            ("even-matchmaker", Card::MATCH_EVEN),
            ("Matchmaker-ungerade", Card::MATCH_ODD),
        ] {
            assert_eq!(Card::named(name), Some(card), "{name}");
        }
        for name in ["", "0", "10", "matchmaker", "gerade", "unseen", "none"] {
            assert_eq!(Card::named(name), None, "{name}");
        }
    }
}
