//! A game in words, for people.

use crate::card::{Card, Suit};
use crate::game::Game;
use crate::mau::moves::Move;
use crate::mau::view::{PhaseView, View};
use crate::mau::{Mau, Rules, State};
use crate::seat::{Direction, Seat};

use super::names::Names;

/// Cards in the order given, `none` if there are none.
pub(super) fn cards(cards: impl Iterator<Item = Card>) -> String {
    let words: Vec<String> = cards.map(|card| card.to_string()).collect();
    if words.is_empty() { "none".into() } else { words.join(" ") }
}

/// The English name of a suit.
pub(super) const fn suit(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "clubs",
        Suit::Spades => "spades",
        Suit::Hearts => "hearts",
        Suit::Diamonds => "diamonds",
    }
}

pub(super) const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "clockwise",
        Direction::Counter => "counter",
    }
}

/// A move as scripts write it.
pub(super) fn mv(mv: Move, names: &Names) -> String {
    match mv {
        Move::Play { card, wish: None } => card.to_string(),
        Move::Play { card, wish: Some(wish) } => format!("{card} wish {}", suit(wish)),
        Move::Draw => "draws".into(),
        Move::Bear => "bears".into(),
        Move::Pass => "passes".into(),
        Move::Call { call } => format!("calls {}", names.of_call(call)),
        Move::Catch { seat, call } => {
            format!("catches {} {}", names.of(seat), names.of_call(call))
        }
    }
}

/// Moves as scripts write them, `none` if there are none.
pub(super) fn moves(moves: &[Move], names: &Names) -> String {
    let words: Vec<String> = moves.iter().map(|one| mv(*one, names)).collect();
    if words.is_empty() { "none".into() } else { words.join(", ") }
}

/// The whole game, hidden cards included: the turn, the piles, a line for each seat.
pub(super) fn state(rules: &Rules, state: &State, names: &Names) -> String {
    let view = Mau::view(rules, state, None);
    let wish = view.wish.map_or("none", suit);
    let mut text = format!(
        "deal {}, dealt by {}, {}: {}\n",
        view.deal,
        names.of(view.dealer),
        direction(view.direction),
        phase(&view, names)
    );
    text += &format!("top {}, wish {wish}; ", view.top);
    text += &format!(
        "draw pile {}, discarded {}\n",
        view.draw_pile,
        view.discards.len().saturating_sub(1)
    );
    let next: Vec<Card> = state.draw_pile.as_slice().iter().rev().take(8).copied().collect();
    text += &format!("next drawn: {}\n", cards(next.into_iter()));
    let width = Seat::first(rules.seats()).map(|seat| names.of(seat).chars().count()).max();
    for player in &view.players {
        let mark = if player.seat == view.turn { '>' } else { ' ' };
        let name = format!("{:width$}", names.of(player.seat), width = width.unwrap_or(0));
        text += &format!("{mark} {name}  {}", cards(state.hands[player.seat.index()].cards()));
        text += &format!("; score {}", player.score);
        let calls =
            |list: &[u8]| -> Vec<&str> { list.iter().map(|call| names.of_call(*call)).collect() };
        if !player.called.is_empty() {
            text += &format!("; called {}", calls(&player.called).join(", "));
        }
        if !player.open.is_empty() {
            text += &format!("; has not called {}", calls(&player.open).join(", "));
        }
        if let Some(place) = player.place {
            text += &format!("; out, place {place}");
        }
        text.push('\n');
    }
    text
}

fn phase(view: &View, names: &Names) -> String {
    let name = names.of(view.turn);
    match &view.phase {
        PhaseView::Turn => format!("{name} lays or draws"),
        PhaseView::Drawn => format!("{name} has drawn, lays or passes"),
        PhaseView::Threat { draw, miss } => {
            let and = if *miss { " and misses the turn" } else { "" };
            format!("{name} answers, or bears: draws {draw}{and}")
        }
        PhaseView::DealOver { goes_on: true, .. } => "the deal is over".into(),
        PhaseView::DealOver { winners, .. } => {
            let won: Vec<&str> = winners.iter().map(|seat| names.of(*seat)).collect();
            format!(
                "the match is over, won by {}",
                if won.is_empty() { "nobody".into() } else { won.join(", ") }
            )
        }
    }
}
