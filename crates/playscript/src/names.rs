//! The names of the players in a script.

use stammtisch_engine::seat::{Seat, SeatSet};

use super::card_kind::Kind;
use super::error::ScriptError;
use super::lines::Line;
use super::words::Words;

/// Names by seat.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    pub(super) seats: Vec<String>,
}

impl Names {
    /// Checks that no name is that of a card.
    pub(super) fn are_no_cards<C: Kind>(&self, line: Line<'_>) -> Result<(), ScriptError> {
        match self.seats.iter().find(|name| C::named(name).is_some()) {
            Some(name) => Err(line.wrong(format!("`{name}` is no name for a seat: it is a card"))),
            None => Ok(()),
        }
    }

    pub(super) const fn count(&self) -> usize {
        self.seats.len()
    }

    pub(super) fn find(&self, name: &str) -> Option<Seat> {
        self.seats.iter().position(|known| known == name).map(|index| Seat(index as u8))
    }

    /// Reads the next word as a seat.
    pub(super) fn seat(&self, words: &mut Words<'_>) -> Result<Seat, ScriptError> {
        let name = words.need("the name of a seat")?;
        self.find(name).ok_or_else(|| {
            if self.seats.is_empty() {
                return words.wrong("say who plays first: `seats Anna Ben Cem`");
            }
            words.wrong(format!("nobody here is `{name}`; at the table sit {}", self.all()))
        })
    }

    /// Reads seats to the end of the line, with or without commas; `none` is nobody.
    pub(super) fn seats(&self, words: &mut Words<'_>) -> Result<SeatSet, ScriptError> {
        let mut seats = SeatSet::EMPTY;
        if words.take_if("none") {
            return Ok(seats);
        }
        loop {
            seats.add(self.seat(words)?);
            words.take_if(",");
            if words.peek().is_none() {
                return Ok(seats);
            }
        }
    }

    pub(super) fn of(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", String::as_str)
    }

    /// All names, by seat.
    pub(super) fn each(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().map(String::as_str)
    }

    pub(super) fn all(&self) -> String {
        self.seats.join(", ")
    }

    /// The names of these seats, or `none`.
    pub(super) fn list(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.map(|seat| self.of(seat)).collect();
        if names.is_empty() { "none".into() } else { names.join(", ") }
    }
}
