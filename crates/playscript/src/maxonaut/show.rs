//! A Maxonaut game in the words of scripts: the whole state, including hidden cards.

use crate::show::{cards, direction};
use stammtisch_engine::game::Game;
use stammtisch_engine::maxonaut::view::{PhaseView, View};
use stammtisch_engine::maxonaut::{ArrangedDeal, Maxonaut, State};

use super::{Table, look};

/// The whole game, including hidden cards: the turn, the piles, a line for each seat.
pub(super) fn state(table: Table<'_>, state: &State) -> String {
    let (view, truth) =
        (Maxonaut::view(table.rules, state, None), ArrangedDeal::of(table.rules, state));
    let mut text = format!(
        "round {}, begun by {}, {}: {}\n",
        view.round,
        table.of(view.starter),
        direction(view.direction),
        phase(&view, table)
    );
    text += &format!(
        "said {}; top {}, worth {}; draw pile {}, discarded {}\n",
        look::history(&view, table),
        cards(look::top(&truth)),
        look::or_nothing(look::worth(&truth)),
        truth.draw_pile.len(),
        truth.discard_pile.len().saturating_sub(2)
    );
    text += &format!("next drawn: {}\n", cards(truth.draw_pile.iter().rev().take(8)));
    let width = view.players.iter().map(|player| table.of(player.seat).chars().count()).max();
    for (player, hand) in view.players.iter().zip(&truth.hands) {
        let mark = if player.seat == view.turn { '>' } else { ' ' };
        let name = format!("{:width$}", table.of(player.seat), width = width.unwrap_or(0));
        text += &format!("{mark} {name}  {}; points {}\n", cards(hand), player.points);
    }
    text
}

fn phase(view: &View, table: Table<'_>) -> String {
    let name = table.of(view.turn);
    match &view.phase {
        PhaseView::Judge { may_believe: true, .. } => format!("{name} believes or doubts"),
        PhaseView::Judge { .. } => format!("{name} has to doubt"),
        PhaseView::Lay { opening: true } => format!("{name} lays two cards"),
        PhaseView::Lay { .. } => format!("{name} lays cards or none"),
        PhaseView::Announce { .. } => format!("{name} announces"),
        PhaseView::Trap { virus, bomb, .. } => {
            let what = match (virus, bomb) {
                (true, true) => "virus and bomb",
                (true, false) => "the virus",
                _ => "the bomb",
            };
            format!("{name} answers {what}, or bears")
        }
        PhaseView::Over { loser, winners } => {
            let won: Vec<&str> = winners.iter().map(|seat| table.of(*seat)).collect();
            format!("{} has lost, won by {}", table.of(*loser), won.join(", "))
        }
    }
}
