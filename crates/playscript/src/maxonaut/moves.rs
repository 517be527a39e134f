//! Parses moves of Maxonaut.

use crate::card_kind::Kind;
use crate::error::ScriptError;
use crate::words::Words;
use stammtisch_engine::maxonaut::{Card, Claim, Laid, Lay, Move, Said, Shown};

use super::pattern::Pattern;

const RIGHT: &str =
    "believes, doubts, lays, says, shows or bears, as in `lays 7 unseen`, `says 54`";

/// Reads one move.
pub(super) fn one(words: &mut Words<'_>) -> Result<Move, ScriptError> {
    let Some(verb) = words.take() else {
        return Err(words.wrong(format!("say what is done: {RIGHT}")));
    };
    Ok(match verb {
        "believes" => Move::Believe,
        "doubts" => Move::Doubt,
        "lays" => Move::Lay { cards: lay(words)? },
        "says" => Move::Announce { said: said(words)? },
        "shows" => Move::Show { cards: shown(words)? },
        "bears" => Move::Accept,
        _ => return Err(words.wrong(format!("`{verb}` is no move: write {RIGHT}"))),
    })
}

/// Reads one move, or all announcements from one value up to another.
pub(super) fn pattern(words: &mut Words<'_>) -> Result<Pattern, ScriptError> {
    let mv = one(words)?;
    match mv {
        Move::Announce { said } if words.take_if("to") => {
            Ok(Pattern::Says(said.claim(), claim(words)?))
        }
        mv => Ok(Pattern::One(mv)),
    }
}

/// Reads two digits in the order in which they are said.
pub(super) fn said(words: &mut Words<'_>) -> Result<Said, ScriptError> {
    let word = words.need("a value")?;
    word.parse().map_err(|error| words.wrong(format!("`{word}` is no value: {error}")))
}

/// Reads a value, with the higher digit first.
pub(super) fn claim(words: &mut Words<'_>) -> Result<Claim, ScriptError> {
    let said = said(words)?;
    if said.is_wrong() {
        return Err(words.wrong(format!("`{said}` is no value: write {}", said.claim())));
    }
    Ok(said.claim())
}

/// Reads no, one or two cards in the order in which they are laid.
fn lay(words: &mut Words<'_>) -> Result<Lay, ScriptError> {
    if words.take_if("none") {
        return Ok(Lay::None);
    }
    let first = laid(words)?;
    if words.peek().is_none_or(|word| ["!", ","].contains(&word)) {
        return Ok(Lay::One(first));
    }
    Ok(Lay::Two(first, laid(words)?))
}

fn laid(words: &mut Words<'_>) -> Result<Laid, ScriptError> {
    if words.take_if("unseen") || words.take_if("verdeckt") {
        return Ok(Laid::Unseen);
    }
    words.card().map(Laid::Hand)
}

/// Reads one to three cards.
fn shown(words: &mut Words<'_>) -> Result<Shown, ScriptError> {
    let one = words.card()?;
    let mut next = || {
        let there = words.peek().and_then(Card::named).is_some();
        if there { words.card().map(Some) } else { Ok(None) }
    };
    Ok(match (next()?, next()?) {
        (Some(two), Some(three)) => Shown::three(one, two, three),
        (Some(other), None) => Shown::two(one, other),
        _ => Shown::one(one),
    })
}
