//! The names of the players in a script.

use stammtisch_engine::limits::MAX_SEATS;
use stammtisch_engine::seat::{Seat, SeatSet};

use super::cards::Kind;
use super::error::ScriptError;
use super::games;
use super::header::COMMON;
use super::lines::Line;
use super::words::Words;

/// Names by seat.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    seats: Vec<String>,
}

impl Names {
    /// Reads what follows `seats`: a number, or a name for each seat.
    pub(super) fn read(words: &mut Words<'_>) -> Result<Self, ScriptError> {
        let mut seats: Vec<String> = Vec::new();
        if let Some(count) = words.peek().and_then(|word| word.parse::<usize>().ok()) {
            words.take();
            if count > MAX_SEATS {
                return Err(words.wrong(format!("at most {MAX_SEATS} can sit at a table")));
            }
            seats.extend(('A'..='Z').take(count).map(String::from));
            return Ok(Self { seats });
        }
        while let Some(name) = words.take().filter(|_| seats.len() < MAX_SEATS) {
            if name == "," {
                continue;
            }
            if let Some(why) = no_name(name) {
                return Err(words.wrong(format!("`{name}` is no name for a seat: {why}")));
            }
            if seats.iter().any(|known| known == name) {
                return Err(words.wrong(format!("two seats cannot both be `{name}`")));
            }
            seats.push(name.to_owned());
        }
        if seats.is_empty() {
            return Err(words.wrong("write `seats 3`, or a name for each: `seats Anna Ben Cem`"));
        }
        Ok(Self { seats })
    }

    /// That no name is one of a card.
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

    /// The next word as a seat.
    pub(super) fn seat(&self, words: &mut Words<'_>) -> Result<Seat, ScriptError> {
        let name = words.need("the name of a seat")?;
        self.find(name).ok_or_else(|| {
            if self.seats.is_empty() {
                return words.wrong("say who plays first: `seats Anna Ben Cem`");
            }
            words.wrong(format!("nobody here is `{name}`; at the table sit {}", self.all()))
        })
    }

    /// Seats up to the end of the line, commas between them allowed; `none` is nobody.
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

    /// All of them, by seat.
    pub(super) fn each(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().map(String::as_str)
    }

    pub(super) fn all(&self) -> String {
        self.seats.join(", ")
    }

    /// The names of some seats, `none` if there are none.
    pub(super) fn list(&self, seats: SeatSet) -> String {
        let names: Vec<&str> = seats.map(|seat| self.of(seat)).collect();
        if names.is_empty() { "none".into() } else { names.join(", ") }
    }
}

/// Whether a word begins lines, or stands for nothing at all: no seat can have it as its name.
pub(super) fn is_reserved(word: &str) -> bool {
    let known = COMMON.iter().chain(&["rule", "expect", "next", "none"]);
    known.chain(games::lines()).any(|known| known.eq_ignore_ascii_case(word))
}

/// Why a word cannot name a seat.
fn no_name(word: &str) -> Option<&'static str> {
    if !word.starts_with(char::is_alphabetic) {
        return Some("begin with a letter");
    }
    is_reserved(word).then_some("it is a word of the format")
}
