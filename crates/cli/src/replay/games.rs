//! Positions in words, for every game: what lies on the table.

use std::sync::Arc;

use stammtisch_engine::any::{AnyMove, AnyOpen, AnyRules, AnyView};
use stammtisch_engine::each_game;
use stammtisch_engine::game::Game;
use stammtisch_engine::rules::Lang;

/// What lies where on the table, in words.
pub(crate) struct Felt {
    /// What is known of the middle of the table: a label and a description each.
    pub(crate) middle: Vec<(&'static str, String)>,
    /// By seat: the number of cards in the hand, and which ones, if known.
    pub(crate) hands: Vec<(u8, Option<String>)>,
}

/// A game whose positions can be put into words.
pub(crate) trait PositionWords: Game {
    /// The position of every card.
    type Open;

    /// The words for a position.
    fn felt(rules: &Self::Rules, view: &Self::View, open: Option<&Self::Open>, lang: Lang) -> Felt;

    /// The part of a move that nobody else saw.
    fn secret(mv: Self::Move, lang: Lang) -> Option<String>;
}

/// The words for a position of any game; none if the arguments belong to different games, which never
/// happens.
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

/// The part of a move that nobody else saw, for any game.
pub(super) fn secret(mv: AnyMove, lang: Lang) -> Option<String> {
    each_game!(AnyMove, mv, G: mv => <G as PositionWords>::secret(mv, lang))
}

/// Cards in the given order.
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
