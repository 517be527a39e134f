//! The names at the table: of the seats and of the calls.

use crate::limits::MAX_SEATS;
use crate::mau::moves::CallIndex;
use crate::seat::{Seat, SeatSet};

use super::error::ScriptError;
use super::words::{Words, card};

/// Words with a meaning of their own, which no seat can have as its name.
pub(super) const RESERVED: [&str; 20] = [
    "rules",
    "options",
    "set",
    "seats",
    "dealer",
    "turn",
    "direction",
    "left-handed",
    "round",
    "deal",
    "score",
    "seed",
    "hand",
    "top",
    "draw",
    "discarded",
    "rule",
    "expect",
    "next",
    "none",
];

/// Names by seat.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    seats: Vec<String>,
    calls: Vec<String>,
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
            return Ok(Self { seats, calls: Vec::new() });
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
        Ok(Self { seats, calls: Vec::new() })
    }

    pub(super) fn with_calls<'a>(mut self, calls: impl Iterator<Item = &'a str>) -> Self {
        self.calls = calls.map(str::to_owned).collect();
        self
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

    /// The next word as a call.
    pub(super) fn call(&self, words: &mut Words<'_>) -> Result<CallIndex, ScriptError> {
        let known = || match self.calls.as_slice() {
            [] => "these rules know no calls".to_owned(),
            calls => format!("these rules know {}", calls.join(", ")),
        };
        let Some(name) = words.take() else {
            return Err(words.wrong(format!("name the call; {}", known())));
        };
        let place = self.calls.iter().position(|call| call.eq_ignore_ascii_case(name));
        let place = place.ok_or_else(|| words.wrong(format!("no call `{name}`; {}", known())))?;
        Ok(place as CallIndex)
    }

    /// The only call there is, so that it need not be named.
    pub(super) fn only_call(&self) -> Option<CallIndex> {
        (self.calls.len() == 1).then_some(0)
    }

    pub(super) fn of(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("?", String::as_str)
    }

    pub(super) fn of_call(&self, call: CallIndex) -> &str {
        self.calls.get(usize::from(call)).map_or("?", String::as_str)
    }

    pub(super) fn all(&self) -> String {
        self.seats.join(", ")
    }
}

/// Why a word cannot name a seat.
fn no_name(word: &str) -> Option<&'static str> {
    if !word.starts_with(char::is_alphabetic) {
        return Some("begin with a letter");
    }
    if RESERVED.iter().any(|known| known.eq_ignore_ascii_case(word)) {
        return Some("it is a word of the format");
    }
    card(word).is_some().then_some("it is a card")
}
