//! The trait `InWords`: what each game says in words.

use stammtisch_engine::game::Game;
use stammtisch_engine::rules::{CardText, Lang, Section, Text};
use stammtisch_engine::seat::Seat;

use crate::DeckLook;

/// What is to be said of a card in a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AboutCard {
    /// What it does by the rules in force, one thing each.
    pub lines: Vec<Text>,
    /// What can be done with it, where the viewer holds it and that can be told.
    pub now: Option<AboutNow>,
}

/// What can be done with a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AboutNow {
    /// Whether it can be laid, or would fit if it were the viewer's turn.
    pub fits: bool,
    /// Why, or why not.
    pub text: Text,
}

/// A part of the rules that makes something happen, as events name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedCause {
    /// Where it stands in the rules: `cards.7.threat`, `calls.mau`.
    pub id: String,
    /// In words that whoever tells what happened puts after a colon.
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

/// What a seat's player is called.
pub type SeatNames<'a> = &'a dyn Fn(Seat) -> String;

/// A game that explains itself.
///
/// What is said of a position depends only on what the seat that asks may know, as
/// [`Game::view`] and [`Game::check`] do: whatever [`Game::resample`] changes for it, the words stay
/// the same.
pub trait InWords: Game {
    /// The complete rules, in reading order, for the number of seats they were compiled for.
    fn explain(rules: &Self::Rules, lang: Lang) -> Vec<Section>;

    /// How long a match goes on, in a few words: "bis 25 Punkte", "fünf Runden".
    fn length(rules: &Self::Rules) -> Text;

    /// What each card of the deck does, in reading order.
    fn card_texts(rules: &Self::Rules) -> Vec<CardText>;

    /// The same by the names on their backs; nothing where cards have one side.
    fn back_texts(_: &Self::Rules) -> Vec<CardText> {
        Vec::new()
    }

    /// What the deck looks like, where it is not the usual one of the game.
    fn look(_: &Self::Rules) -> Option<DeckLook> {
        None
    }

    /// What is to be said of `card`, as the game writes it, to `viewer` (none: a spectator); nothing
    /// of a card that the deck does not have.
    fn about(
        rules: &Self::Rules,
        state: &Self::State,
        viewer: Option<Seat>,
        card: &str,
        names: SeatNames<'_>,
    ) -> Option<AboutCard>;

    /// What can be the cause of an event by these rules, in words; nothing, where what happened says it.
    fn causes(rules: &Self::Rules) -> Vec<NamedCause> {
        let _ = rules;
        Vec::new()
    }

    /// What a refusal means, whatever the position.
    fn refusal(refusal: Self::Refusal) -> Text;

    /// What happened, in one sentence, as far as somebody learned it; none, where another event of the
    /// same step says it. `turned`: the cards that it speaks of show their backs.
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
