//! Rules, cards and refusals in words for any game: each call is dispatched to the game's own `InWords`.

use stammtisch_engine::any::{AnyMatch, AnyMove, AnyRefusal, AnyRules, AnySeen, Match};
use stammtisch_engine::game::Game;
use stammtisch_engine::rules::{CardText, Lang, Section, Text};
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{each_game, each_pair};

use crate::{AboutCard, DeckLook, InWords, NamedCause, Reason, SeatNames};

/// The complete rules in words.
#[must_use]
pub fn explain(rules: &AnyRules, lang: Lang) -> Vec<Section> {
    each_game!(AnyRules, rules, G: rules => <G as InWords>::explain(rules, lang))
}

/// The length of a match in a few words: "bis 25 Punkte", "fünf Runden".
#[must_use]
pub fn length(rules: &AnyRules) -> Text {
    each_game!(AnyRules, rules, G: rules => <G as InWords>::length(rules))
}

/// What each card of the deck does.
#[must_use]
pub fn cards(rules: &AnyRules) -> Vec<CardText> {
    each_game!(AnyRules, rules, G: rules => <G as InWords>::card_texts(rules))
}

/// The same by the names on the backs of cards; empty where cards have one side.
#[must_use]
pub fn backs(rules: &AnyRules) -> Vec<CardText> {
    each_game!(AnyRules, rules, G: rules => <G as InWords>::back_texts(rules))
}

/// The look of a deck that is not the usual one; none where it is.
#[must_use]
pub fn look(rules: &AnyRules) -> Option<DeckLook> {
    each_game!(AnyRules, rules, G: rules => <G as InWords>::look(rules))
}

/// The possible causes of events under these rules, in words.
#[must_use]
pub fn causes(rules: &AnyRules) -> Vec<NamedCause> {
    each_game!(AnyRules, rules, G: rules => <G as InWords>::causes(rules))
}

/// The meaning of a refusal, regardless of the position.
#[must_use]
pub fn refusal(refusal: AnyRefusal) -> Text {
    each_game!(AnyRefusal, refusal, G: refusal => <G as InWords>::refusal(refusal))
}

/// What to tell `viewer` about a card: see [`InWords::about`].
#[must_use]
pub fn about(
    game: &AnyMatch,
    viewer: Option<Seat>,
    card: &str,
    names: SeatNames<'_>,
) -> Option<AboutCard> {
    each_game!(AnyMatch, game, G: game => {
        <G as InWords>::about(&game.rules, &game.state, viewer, card, names)
    })
}

/// What happened, in one sentence: see [`InWords::told`]. Also none for an event of another game.
#[must_use]
pub fn told(
    rules: &AnyRules,
    event: &AnySeen,
    turned: bool,
    names: SeatNames<'_>,
    lang: Lang,
) -> Option<String> {
    each_game!(AnyRules, rules, G: rules => {
        let event: &<G as Game>::Seen = event.try_into().ok()?;
        <G as InWords>::told(rules, event, turned, names, lang)
    })
}

/// Why a move is refused, in words for the player of that seat: see [`InWords::why`]. None if it is not
/// refused, or if it is a move of another game.
#[must_use]
pub fn why(
    game: &AnyMatch,
    seat: Seat,
    mv: AnyMove,
    names: SeatNames<'_>,
) -> Option<Reason<AnyRefusal>> {
    each_pair!((AnyMatch, game), (AnyMove, mv), (game, mv) => why_in(game, seat, mv, names))
        .flatten()
}

fn why_in<G: InWords + Game<Refusal: Into<AnyRefusal>>>(
    game: &Match<G>,
    seat: Seat,
    mv: G::Move,
    names: SeatNames<'_>,
) -> Option<Reason<AnyRefusal>> {
    let Reason { refusal, text } = G::why(&game.rules, &game.state, seat, mv, names)?;
    Some(Reason { refusal: refusal.map(Into::into), text })
}
