//! The header lines that only Mau-Mau has.

use crate::cards::{Cards, Hand};
use crate::error::ScriptError;
use crate::limits::{MAX_DEALS, MAX_POINTS};
use crate::lines::{Line, once};
use crate::names::Names;
use crate::words::Words;
use stammtisch_engine::card::Card;
use stammtisch_engine::seat::{Seat, SeatSet};

/// The first words of these lines.
pub(super) const FIRST: [&str; 11] = [
    "dealer",
    "turn",
    "left-handed",
    "round",
    "deal",
    "score",
    "pot",
    "hand",
    "top",
    "draw",
    "discarded",
];

/// Their content.
#[derive(Default)]
pub(crate) struct Lines<'a> {
    pub(super) dealer: Option<Seat>,
    pub(super) turn: Option<Seat>,
    pub(super) left_handed: Option<SeatSet>,
    pub(super) round: Option<u16>,
    pub(super) deal: Option<u16>,
    pub(super) scores: Vec<(Seat, i32)>,
    pub(super) pot: Option<i32>,
    pub(super) top: Option<(Line<'a>, Card)>,
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
            "dealer" => once(&mut self.dealer, names.seat(words)?, line),
            "turn" => once(&mut self.turn, names.seat(words)?, line),
            "left-handed" => once(&mut self.left_handed, names.seats(words)?, line),
            "round" => once(&mut self.round, from_one(words, "round")?, line),
            "deal" => once(&mut self.deal, from_one(words, "deal")?, line),
            "score" => self.score(words, names),
            "pot" => once(&mut self.pot, pot(words)?, line),
            "hand" => self.hand(words, names),
            "top" => once(&mut self.top, (line, words.card()?), line),
            "draw" => self.cards.draw(words),
            _ => self.cards.discarded(words),
        }
    }

    fn hand(&mut self, words: &mut Words<'a>, names: &Names) -> Result<(), ScriptError> {
        self.cards.hand(words, names)?;
        if self.cards.hands.values().any(Hand::is_empty) {
            return Err(words.wrong("name at least one card: nobody begins with an empty hand"));
        }
        Ok(())
    }

    fn score(&mut self, words: &mut Words<'a>, names: &Names) -> Result<(), ScriptError> {
        while words.peek().is_some() {
            let seat = names.seat(words)?;
            let points: i32 = words.number("a number of points")?;
            if points.abs_diff(0) > MAX_POINTS {
                return Err(words.wrong(format!("a score is at most {MAX_POINTS}")));
            }
            self.scores.push((seat, points));
            words.take_if(",");
        }
        Ok(())
    }

    /// Whether any line says where cards are.
    pub(super) fn lays_cards(&self) -> bool {
        self.top.is_some() || !self.cards.is_empty()
    }
}

/// Reads the points in the pot.
fn pot(words: &mut Words<'_>) -> Result<i32, ScriptError> {
    let points: i32 = words.number("a number of points")?;
    if (0..=MAX_POINTS.cast_signed()).contains(&points) {
        return Ok(points);
    }
    Err(words.wrong(format!("a pot holds from 0 to {MAX_POINTS} points")))
}

/// The number of a round or deal.
fn from_one(words: &mut Words<'_>, what: &str) -> Result<u16, ScriptError> {
    let number: u16 = words.number(&format!("the number of a {what}, from 1"))?;
    if (1..=MAX_DEALS).contains(&number) {
        return Ok(number);
    }
    Err(words.wrong(format!("{what}s are counted from 1 to {MAX_DEALS}")))
}
