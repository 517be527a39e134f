//! What lies on the felt, in words, for every game.

use std::sync::Arc;

use stammtisch_engine::any::{AnyMove, AnyOpen, AnyRules, AnyView};
use stammtisch_engine::each_game;
use stammtisch_engine::game::Game;
use stammtisch_engine::rules::Lang;

/// What lies where, for people.
pub(crate) struct Felt {
    /// What is known of the middle of the table: what it is, and how it is.
    pub(crate) middle: Vec<(&'static str, String)>,
    /// By seat: cards in the hand, and which, if they are known.
    pub(crate) hands: Vec<(u8, Option<String>)>,
}

/// A game whose positions can be said in words.
pub(crate) trait PositionWords: Game {
    /// Where every card lies, as a position says it.
    type Open;

    /// What lies where.
    fn felt(rules: &Self::Rules, view: &Self::View, open: Option<&Self::Open>, lang: Lang) -> Felt;

    /// What of a move nobody else saw.
    fn secret(mv: Self::Move, lang: Lang) -> Option<String>;
}

/// What lies where, in whichever game; none if they are of different games, which there is not.
pub(super) fn felt(
    rules: &AnyRules,
    view: &AnyView,
    open: Option<&AnyOpen>,
    lang: Lang,
) -> Option<Felt> {
    each_game!(AnyView, view, G: view => {
        let open: Option<&<G as PositionWords>::Open> = open.and_then(|open| open.try_into().ok());
        let rules: &Arc<<G as Game>::Rules> = rules.try_into().ok()?;
        Some(<G as PositionWords>::felt(rules, view, open, lang))
    })
}

/// What of a move nobody else saw, in whichever game.
pub(super) fn secret(mv: AnyMove, lang: Lang) -> Option<String> {
    each_game!(AnyMove, mv, G: mv => <G as PositionWords>::secret(mv, lang))
}

/// Cards in the order given.
pub(crate) fn cards(cards: impl IntoIterator<Item = impl std::fmt::Display>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use stammtisch_engine::mau;

    use super::*;

    #[test]
    fn what_was_slipped_in_is_told() {
        let [laid, under] = ["8D", "AC"].map(|card| card.parse().expect("a card"));
        let slipped = |under| {
            AnyMove::from(mau::Move::Play(mau::Play {
                card: laid,
                stands_for: None,
                wish: None,
                claim: false,
                under,
            }))
        };
        let told = secret(slipped(Some(under)), Lang::De);
        assert_eq!(told.as_deref(), Some("AC heimlich daruntergeschoben"));
        assert_eq!(secret(slipped(None), Lang::De), None);
    }
}
