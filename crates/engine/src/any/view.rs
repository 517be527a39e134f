//! Views of any game as one viewer knows it: `AnyView`.

use serde::Serialize;

use super::AnyMove;
use crate::game::{Game, GameView};
use crate::seat::Seat;
use crate::{each_game, sum_of_games};

type ViewOf<G> = Box<<G as Game>::View>;

sum_of_games! {
    /// A game as one viewer knows it.
    #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
    #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "GameView"))]
    #[serde(tag = "game", rename_all = "snake_case")]
    pub enum AnyView(ViewOf)
}

impl AnyView {
    /// The viewer's seat; none for a spectator.
    #[must_use]
    pub fn viewer(&self) -> Option<Seat> {
        each_game!(Self, self, view => view.viewer())
    }

    /// Whether it is the viewer's turn and the game waits for it; laying out of turn does not count.
    #[must_use]
    pub fn has_turn(&self) -> bool {
        each_game!(Self, self, view => view.has_turn())
    }

    /// The viewer's honest moves.
    #[must_use]
    pub fn legal(&self) -> Vec<AnyMove> {
        each_game!(Self, self, view => view.legal().iter().map(|mv| (*mv).into()).collect())
    }

    /// The viewer's irregular moves: see [`Game::irregular`].
    #[must_use]
    pub fn irregular(&self) -> Vec<AnyMove> {
        each_game!(Self, self, view => view.irregular().iter().map(|mv| (*mv).into()).collect())
    }

    /// The same view without any moves.
    #[must_use]
    pub fn at_rest(mut self) -> Self {
        each_game!(Self, &mut self, view => view.clear_moves());
        self
    }
}
