//! Reads the names of the seats.

use stammtisch_engine::limits::MAX_SEATS;

use super::error::ScriptError;
use super::game_lines;
use super::lines::COMMON;
use super::names::Names;
use super::words::Words;

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
}

/// Whether a word begins lines, or means nothing at all (`none`): no seat can have it as its name.
pub(super) fn is_reserved(word: &str) -> bool {
    let known = COMMON.iter().chain(&["rule", "expect", "next", "none"]);
    known.chain(game_lines::lines()).any(|known| known.eq_ignore_ascii_case(word))
}

/// The reason why a word cannot name a seat, if it cannot.
pub(super) fn no_name(word: &str) -> Option<&'static str> {
    if !word.starts_with(char::is_alphabetic) {
        return Some("begin with a letter");
    }
    is_reserved(word).then_some("it is a word of the format")
}
