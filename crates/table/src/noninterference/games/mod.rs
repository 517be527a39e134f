//! What each game hides: what its rules let a viewer know of hidden cards when something happens.
//! Derived from the truth, independently of what engine and table show anybody.

mod mau;
mod maxonaut;

use stammtisch_engine::any::{AnyEvent, AnyMatch, Match};
use stammtisch_engine::game::Game;
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{each_game, each_pair};

use crate::wire::AnyMove;

/// An event, split into its public and its hidden part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Revealed {
    /// What everybody may know of it: the same in worlds that look alike.
    pub(super) open: String,
    /// Hidden cards that it reveals to the viewer.
    pub(super) given: Option<String>,
}

/// What a game hides.
trait Hides: Game + Sized {
    /// What an event reveals to a viewer.
    fn revealed(event: &Self::Event, viewer: Option<Seat>) -> Revealed;

    /// Replaces the cards in an event about a deal by those of this world: right as long as nothing
    /// has happened since.
    fn as_dealt(game: &Match<Self>, event: &mut Self::Event);

    /// What the others see of a move: not cards given away, slipped in or laid face down.
    fn face(mv: Self::Move) -> String;

    /// Whether a move lays a card from the hand.
    fn lays(mv: Self::Move) -> bool;
}

impl Revealed {
    pub(super) fn of(truth: &AnyEvent, viewer: Option<Seat>) -> Self {
        each_game!(AnyEvent, truth, G: event => G::revealed(event, viewer))
    }
}

/// As [`Hides::as_dealt`].
pub(super) fn as_dealt(game: &AnyMatch, event: &mut AnyEvent) {
    fn of<G: Hides>(game: &Match<G>, event: &mut G::Event) {
        G::as_dealt(game, event);
    }
    let _: Option<()> =
        each_pair!((AnyMatch, game), (AnyEvent, event), (game, event) => of(game, event));
}

/// As [`Hides::face`].
pub(super) fn face(mv: AnyMove) -> String {
    each_game!(AnyMove, mv, G: mv => G::face(mv))
}

/// As [`Hides::lays`].
pub(super) fn is_laying(mv: AnyMove) -> bool {
    each_game!(AnyMove, mv, G: mv => G::lays(mv))
}
