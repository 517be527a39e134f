//! Parses `expect` lines that every game has: turn, phase, cards, winners, legal moves, events.

use super::error::ScriptError;
use super::event;
use super::game::{Scripted, Table};
use super::words::{Words, direction};
use stammtisch_engine::seat::{Direction, Seat, SeatSet};

/// Reads what follows `expect`.
pub(super) fn read<G: Scripted>(
    words: &mut Words<'_>,
    table: Table<'_, G>,
) -> Result<Expect<G>, ScriptError> {
    let what = words.need("what is expected")?;
    let names = table.names;
    let expect = match what {
        "turn" => Expect::Turn(names.seat(words)?),
        "phase" => Expect::Phase(phase::<G>(words)?),
        "direction" => Expect::Direction(direction(words)?),
        "cards" => Expect::Cards(names.seat(words)?, words.number("a number of cards")?),
        "draw" => Expect::DrawPile(words.number("a number of cards")?),
        "winners" => Expect::Winners(names.seats(words)?),
        "match" => Expect::MatchOver(over(words, "over or running")?),
        "legal" => moves_of(Which::Legal, words, table)?,
        "daring" => moves_of(Which::Daring, words, table)?,
        "event" => Expect::Event(event::read::<G>(words, names)?, true),
        "no" if words.take_if("event") => Expect::Event(event::read::<G>(words, names)?, false),
        _ => match G::read_expect(what, words, table)? {
            Some(expect) => Expect::OfTheGame(expect),
            None => {
                let known = G::EXPECTED;
                let message = format!("`{what}` cannot be expected; there are: {known}");
                return Err(words.wrong(message));
            }
        },
    };
    words.end()?;
    Ok(expect)
}

fn phase<G: Scripted>(words: &mut Words<'_>) -> Result<String, ScriptError> {
    let word = words.need("a phase")?;
    if G::PHASES.contains(&word) {
        return Ok(word.into());
    }
    Err(words.wrong(format!("`{word}` is no phase: {}", G::PHASES.join(", "))))
}

/// Reads `over` or `running`; `right` names the choices for the error message.
pub(super) fn over(words: &mut Words<'_>, right: &str) -> Result<bool, ScriptError> {
    match words.need(right)? {
        "over" => Ok(true),
        "running" => Ok(false),
        word => Err(words.wrong(format!("`{word}` is not {right}"))),
    }
}

fn moves_of<G: Scripted>(
    which: Which,
    words: &mut Words<'_>,
    table: Table<'_, G>,
) -> Result<Expect<G>, ScriptError> {
    let seat = table.names.seat(words)?;
    if words.take_if("has") {
        return Ok(Expect::Moves(which, seat, G::read_pattern(words, table)?, true));
    }
    if words.take_if("not") {
        return Ok(Expect::Moves(which, seat, G::read_pattern(words, table)?, false));
    }
    if !words.take_if(":") {
        return Err(words.wrong(format!("write {}", G::LISTS)));
    }
    let mut patterns = Vec::new();
    if words.take_if("none") {
        return Ok(Expect::MovesAre(which, seat, patterns));
    }
    loop {
        patterns.push(G::read_pattern(words, table)?);
        if !words.take_if(",") {
            return Ok(Expect::MovesAre(which, seat, patterns));
        }
    }
}

/// An expectation.
#[derive(Clone, Debug)]
pub(super) enum Expect<G: Scripted> {
    Turn(Seat),
    Phase(String),
    Direction(Direction),
    /// The number of cards in a hand.
    Cards(Seat, u32),
    DrawPile(u8),
    /// The winners of the match; empty: it has none.
    Winners(SeatSet),
    MatchOver(bool),
    /// The moves are exactly these.
    MovesAre(Which, Seat, Vec<G::Pattern>),
    /// This move is among others, or is not.
    Moves(Which, Seat, G::Pattern, bool),
    /// The last step caused this event, or did not.
    Event(String, bool),
    /// An expectation that only this game has.
    OfTheGame(G::Expect),
}

/// Which of the two lists of moves is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Which {
    /// The legal moves.
    Legal,
    /// The irregular moves.
    Daring,
}
