//! The header lines that only Maxonaut has.

use crate::cards::Cards;
use crate::error::ScriptError;
use crate::lines::{Line, once};
use crate::names::Names;
use crate::words::Words;
use stammtisch_engine::maxonaut::Card;
use stammtisch_engine::seat::Seat;

/// The first words of these lines.
pub(super) const FIRST: [&str; 6] = ["starter", "points", "hand", "top", "draw", "discarded"];

/// Their content.
#[derive(Default)]
pub(crate) struct Lines<'a> {
    pub(super) starter: Option<Seat>,
    pub(super) points: Vec<(Seat, u8)>,
    /// The two top cards in the order in which they were laid: the second is on top.
    pub(super) top: Option<[(Line<'a>, Card); 2]>,
    pub(super) cards: Cards<'a, Card>,
}

impl<'a> Lines<'a> {
    pub(super) fn read(
        &mut self,
        first: &str,
        words: &mut Words<'a>,
        names: &Names,
    ) -> Result<(), ScriptError> {
        let line = words.line;
        match first {
            "starter" => once(&mut self.starter, names.seat(words)?, line),
            "points" => self.points(words, names),
            "hand" => self.cards.hand(words, names),
            "top" => {
                words.take_if(":");
                let top = [(line, words.card()?), (line, words.card()?)];
                once(&mut self.top, top, line)
            }
            "draw" => self.cards.draw(words),
            _ => self.cards.discarded(words),
        }
    }

    fn points(&mut self, words: &mut Words<'a>, names: &Names) -> Result<(), ScriptError> {
        while words.peek().is_some() {
            self.points.push((names.seat(words)?, words.number("a number of points")?));
            words.take_if(",");
        }
        Ok(())
    }

    /// Whether any line says where cards are.
    pub(super) fn lays_cards(&self) -> bool {
        self.top.is_some() || !self.cards.is_empty()
    }
}
