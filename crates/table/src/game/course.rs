//! Where a game stands, as far as the table must know: whose turn it is, who still plays.

use stammtisch_engine::mau::view::{FormatView, PhaseView as Mau, PlayerView};
use stammtisch_engine::maxonaut::view::PhaseView as Maxonaut;
use stammtisch_engine::seat::{Seat, SeatSet};

use super::Running;
use crate::wire::GameView;

/// What everybody can see of a match that has begun.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Course {
    /// Whose turn it is; none while no deal is played.
    pub(crate) turn: Option<Seat>,
    /// Who has not gone out of the deal or the match.
    pub(crate) in_deal: SeatSet,
    /// Points so far, by seat.
    pub(crate) points: Vec<i32>,
    /// Who has won the match, once it is over.
    pub(crate) winners: Vec<Seat>,
    /// For each seat how well it has done in the match: less is better.
    pub(crate) rank: Vec<i32>,
}

impl Course {
    pub(crate) fn of(game: &Running) -> Self {
        match game.view(None) {
            GameView::Mau(view) => {
                let (turn, winners) = match view.phase {
                    Mau::DealOver { winners, .. } => (None, winners),
                    _ => (Some(view.turn), Vec::new()),
                };
                let by_place = view.format == FormatView::Single;
                let rank = |player: &PlayerView| match player.place {
                    _ if player.lost => i32::MAX,
                    place if by_place => place.map_or(i32::MAX - 1, i32::from),
                    _ if view.fewest_wins => player.score,
                    _ => -player.score,
                };
                let stays = |player: &&PlayerView| player.place.is_none() && !player.lost;
                Self {
                    turn,
                    winners,
                    in_deal: view.players.iter().filter(stays).map(|player| player.seat).collect(),
                    points: view.players.iter().map(|player| player.score).collect(),
                    rank: view.players.iter().map(rank).collect(),
                }
            }
            GameView::Maxonaut(view) => {
                let points: Vec<i32> =
                    view.players.iter().map(|player| player.points.into()).collect();
                let (turn, winners) = match view.phase {
                    Maxonaut::Over { winners, .. } => (None, winners),
                    _ => (Some(view.turn), Vec::new()),
                };
                Self {
                    turn,
                    winners,
                    in_deal: view.players.iter().map(|player| player.seat).collect(),
                    rank: points.clone(),
                    points,
                }
            }
        }
    }
}
