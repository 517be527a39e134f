//! What lies on the felt, in words, for every game.

use stammtisch_engine::any::{AnyOpen, AnyView};
use stammtisch_engine::each_game;
use stammtisch_engine::game::Game;
use stammtisch_engine::rules::Lang;

/// What lies where, for people.
pub(super) struct Felt {
    /// What is known of the middle of the table: what it is, and how it is.
    pub(super) middle: Vec<(&'static str, String)>,
    /// By seat: cards in the hand, and which, if they are known.
    pub(super) hands: Vec<(u8, Option<String>)>,
}

/// A game whose positions can be said in words.
pub(super) trait Said: Game {
    /// Where every card lies, as a position says it.
    type Open;

    /// What lies where.
    fn felt(view: &Self::View, open: Option<&Self::Open>, lang: Lang) -> Felt;
}

/// What lies where, in whichever game.
pub(super) fn felt(view: &AnyView, open: Option<&AnyOpen>, lang: Lang) -> Felt {
    each_game!(AnyView, view, G: view => {
        let open: Option<&<G as Said>::Open> = open.and_then(|open| open.try_into().ok());
        <G as Said>::felt(view, open, lang)
    })
}

/// Cards in the order given.
pub(super) fn cards(cards: impl IntoIterator<Item = impl std::fmt::Display>) -> String {
    cards.into_iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
}
