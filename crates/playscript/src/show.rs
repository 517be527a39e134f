//! Values in the words of scripts, the same for every game: cards, directions, moves.

use std::fmt::Display;

use stammtisch_engine::seat::Direction;

use super::game::{Scripted, Table};

/// Cards in the given order, or `none`.
pub(super) fn cards(cards: impl IntoIterator<Item = impl Display>) -> String {
    let words: Vec<String> = cards.into_iter().map(|card| card.to_string()).collect();
    if words.is_empty() { "none".into() } else { words.join(" ") }
}

pub(super) const fn direction(direction: Direction) -> &'static str {
    match direction {
        Direction::Clockwise => "clockwise",
        Direction::Counter => "counter",
    }
}

pub(super) const fn running(over: bool) -> &'static str {
    if over { "over" } else { "running" }
}

pub(super) fn or_none(what: Option<impl Display>) -> String {
    what.map_or_else(|| "none".into(), |what| what.to_string())
}

/// Moves in the words of scripts, or `none`.
pub(super) fn moves<G: Scripted>(moves: &[G::Move], table: Table<'_, G>) -> String {
    list(moves.iter().map(|mv| G::move_words(*mv, table)))
}

/// Items separated by commas, or `none`.
pub(super) fn list(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() { "none".into() } else { words.join(", ") }
}
