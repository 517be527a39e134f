//! What each game hides: what a viewer is told of hidden cards when something happens, by the rules
//! of the games. It is read off the truth, with no look at what the engine or the table makes of it
//! for anybody.

mod mau;
mod maxonaut;

use stammtisch_engine::any::{AnyEvent, AnyMatch, Match};
use stammtisch_engine::game::Game;
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{each_game, each_pair};

use crate::wire::AnyMove;

/// Something that happened, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Revealed {
    /// What everybody may know of it: alike in worlds that are alike.
    pub(super) open: String,
    /// Hidden cards that the viewer gets to know by it.
    pub(super) given: Option<String>,
}

/// What a game hides.
trait Hides: Game + Sized {
    /// What a viewer is told of an event.
    fn revealed(event: &Self::Event, viewer: Option<Seat>) -> Revealed;

    /// Puts into an event that tells what was dealt what was dealt in this world: true as long as
    /// nobody has done anything.
    fn as_dealt(game: &Match<Self>, event: &mut Self::Event);

    /// What the others see of a move: not what is given away, slipped in or laid face down.
    fn face(mv: Self::Move) -> String;

    /// Whether a move lays a card of the hand.
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
