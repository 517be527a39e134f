//! The trait `InWords`: the texts that each game provides.

use stammtisch_engine::game::Game;
use stammtisch_engine::rules::{CardText, Lang, Section, Text};
use stammtisch_engine::seat::Seat;

use crate::DeckLook;

/// What to tell a viewer about a card in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AboutCard {
    /// What it does under the rules in force, one thing per line.
    pub lines: Vec<Text>,
    /// What can be done with it, where the viewer holds it and that can be told.
    pub now: Option<AboutNow>,
}

/// What can be done with a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AboutNow {
    /// Whether it can be laid, or would fit if it were the viewer's turn.
    pub fits: bool,
    /// Why it fits, or why not.
    pub text: Text,
}

/// A part of the rules that causes something, as events name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedCause {
    /// Its place in the rules: `cards.7.threat`, `calls.mau`.
    pub id: String,
    /// Its words, to be put after a colon that follows what happened.
    pub text: Text,
}

/// Why a move is refused, or is irregular.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reason<R> {
    /// The refusal, with its stable code; none for a cheat, which can be made.
    pub refusal: Option<R>,
    /// One sentence, with what matters in this position.
    pub text: Text,
}

/// The name of each seat's player.
pub type SeatNames<'a> = &'a dyn Fn(Seat) -> String;

/// A game that explains itself.
///
/// What is said about a position depends only on what the seat that asks may know, as with [`Game::view`] and
/// [`Game::check`]: whatever [`Game::resample`] changes for it, the words stay the same.
pub trait InWords: Game {
    /// The complete rules, in reading order, for the number of seats they were compiled for.
    fn explain(rules: &Self::Rules, lang: Lang) -> Vec<Section>;

    /// The length of a match in a few words: "bis 25 Punkte", "fünf Runden".
    fn length(rules: &Self::Rules) -> Text;

    /// What each card of the deck does, in reading order.
    fn card_texts(rules: &Self::Rules) -> Vec<CardText>;

    /// The same by the names on the backs of cards; empty where cards have one side.
    fn back_texts(_: &Self::Rules) -> Vec<CardText> {
        Vec::new()
    }

    /// The look of the deck, where it is not the usual one of the game.
    fn look(_: &Self::Rules) -> Option<DeckLook> {
        None
    }

    /// What to tell `viewer` (none: a spectator) about `card`, given in the game's notation; none for a card
    /// that the deck does not have.
    fn about(
        rules: &Self::Rules,
        state: &Self::State,
        viewer: Option<Seat>,
        card: &str,
        names: SeatNames<'_>,
    ) -> Option<AboutCard>;

    /// The possible causes of events under these rules, in words; empty where what happened says it all.
    fn causes(rules: &Self::Rules) -> Vec<NamedCause> {
        let _ = rules;
        Vec::new()
    }

    /// The meaning of a refusal, regardless of the position.
    fn refusal(refusal: Self::Refusal) -> Text;

    /// What happened, in one sentence, as far as the viewer learned of it; none where another event of the
    /// same step says it. `turned`: the cards in question show their backs.
    fn told(
        rules: &Self::Rules,
        event: &Self::Seen,
        turned: bool,
        names: SeatNames<'_>,
        lang: Lang,
    ) -> Option<String>;

    /// Why `seat` may not make this move now, or why that would be cheating; none if it may.
    fn why(
        rules: &Self::Rules,
        state: &Self::State,
        seat: Seat,
        mv: Self::Move,
        names: SeatNames<'_>,
    ) -> Option<Reason<Self::Refusal>>;
}
