//! What moves are to the table: whose turn they take, whom they accuse.

use stammtisch_engine::mau;
use stammtisch_engine::seat::Seat;

use crate::wire::{GameMove, GameView};

/// Whether only the seat whose turn it is can do this.
pub(crate) const fn is_turn_move(mv: GameMove) -> bool {
    match mv {
        GameMove::Mau(mv) => mv.is_turn_move(),
        GameMove::Maxonaut(_) => true,
    }
}

/// Who is accused by this move, if somebody is.
pub(crate) const fn accused(mv: GameMove) -> Option<Seat> {
    match mv {
        GameMove::Mau(mau::Move::Accuse { seat }) => Some(seat),
        GameMove::Mau(_) | GameMove::Maxonaut(_) => None,
    }
}

/// Whether the game waits for the viewer: laying out of turn is open to others as well.
pub(crate) fn has_turn(view: &GameView) -> bool {
    let (viewer, turn) = match view {
        GameView::Mau(view) => (view.viewer, view.turn),
        GameView::Maxonaut(view) => (view.viewer, view.turn),
    };
    viewer == Some(turn) && legal(view).into_iter().any(is_turn_move)
}

/// The same game with nothing left to do.
pub(crate) fn at_rest(mut view: GameView) -> GameView {
    match &mut view {
        GameView::Mau(view) => {
            view.legal.clear();
            view.irregular.clear();
        }
        GameView::Maxonaut(view) => {
            view.legal.clear();
            view.irregular.clear();
        }
    }
    view
}

/// The legal moves that a view shows.
#[must_use]
pub fn legal(view: &GameView) -> Vec<GameMove> {
    match view {
        GameView::Mau(view) => view.legal.iter().copied().map(GameMove::Mau).collect(),
        GameView::Maxonaut(view) => view.legal.iter().copied().map(GameMove::Maxonaut).collect(),
    }
}
