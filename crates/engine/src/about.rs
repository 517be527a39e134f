//! What a card does, and what can be done with it as things stand, in words for one viewer.

use crate::game::Game;
use crate::reason::SeatNames;
use crate::rules::Text;
use crate::seat::Seat;

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

/// A game whose cards explain themselves.
///
/// What is said depends only on what the viewer may know, as [`Game::view`] does: whatever
/// [`Game::redeal`] changes for that viewer, the words stay the same.
pub trait About: Game {
    /// What is to be said of `card`, as the game writes it, to `viewer` (none: a spectator); nothing
    /// of a card that the deck does not have.
    fn about(
        rules: &Self::Rules,
        state: &Self::State,
        viewer: Option<Seat>,
        card: &str,
        names: SeatNames<'_>,
    ) -> Option<AboutCard>;
}
