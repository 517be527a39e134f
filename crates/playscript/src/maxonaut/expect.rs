//! Parses `expect` lines that only Maxonaut has.

use crate::cards::cards_or_none;
use crate::error::ScriptError;
use crate::words::Words;
use stammtisch_engine::maxonaut::{Card, Claim, Said};
use stammtisch_engine::seat::Seat;

use super::event::source;
use super::moves::{claim, said};
use super::{Source, Table};

/// Everything that can be expected, for error messages.
pub(super) const KNOWN: &str = "hand, cards, top, worth, draw, discarded, bottom, turn, phase, \
                                stake, direction, starter, round, laid, said, history, reveal, \
                                points, legal, daring, event, no event, seen, knows, match, winners, \
                                loser, rules";

/// An expectation that only Maxonaut has.
#[derive(Clone, Debug)]
pub(crate) enum Expect {
    Hand(Seat, Vec<Card>),
    /// The two top cards as they really are, the upper one last.
    Top(Vec<Card>),
    /// Their real value; none: they are worth nothing.
    Worth(Option<Claim>),
    /// The number of cards below the two top cards.
    Discarded(usize),
    /// The lowest cards of the discard pile, from the bottom.
    Bottom(Vec<Card>),
    /// The points for whichever of the two is wrong.
    Stake(u8),
    /// The sources of the cards that have been laid in this turn, in words.
    Laid(String),
    Starter(Seat),
    Round(u16),
    /// The last announcement of the round.
    Said(Option<Said>),
    /// All announcements of the round, in words.
    History(String),
    /// The cards that were turned up last.
    Reveal(Vec<Card>),
    Points(Seat, u8),
    /// A viewer saw an event in these words.
    Seen(Option<Seat>, String),
    /// What a viewer knows of the two top cards, the upper one last.
    KnowsTop(Option<Seat>, Vec<Option<Card>>),
    /// The cards below them that a viewer knows, from the bottom.
    KnowsBelow(Option<Seat>, Vec<Card>),
    /// What a viewer can say about the value of the two top cards.
    KnowsWorth(Option<Seat>, String),
    /// The loser; none: nobody has lost yet.
    Loser(Option<Seat>),
}

/// Reads what follows `expect` and `what`, if that is one of these.
pub(super) fn read(
    what: &str,
    words: &mut Words<'_>,
    table: Table<'_>,
) -> Result<Option<Expect>, ScriptError> {
    let names = table.names;
    Ok(Some(match what {
        "hand" => {
            let seat = names.seat(words)?;
            words.take_if(":");
            Expect::Hand(seat, cards_or_none(words)?)
        }
        "top" => Expect::Top(cards_or_none(words)?),
        "worth" if words.take_if("nothing") => Expect::Worth(None),
        "worth" => Expect::Worth(Some(claim(words)?)),
        "discarded" => Expect::Discarded(words.number("a number of cards")?),
        "bottom" => Expect::Bottom(cards_or_none(words)?),
        "stake" => Expect::Stake(words.number("a number of points")?),
        "laid" => Expect::Laid(sources(words)?),
        "starter" => Expect::Starter(names.seat(words)?),
        "round" => Expect::Round(words.number("the number of a round")?),
        "said" if words.take_if("none") => Expect::Said(None),
        "said" => Expect::Said(Some(said(words)?)),
        "history" => Expect::History(history(words, table)?),
        "reveal" => Expect::Reveal(cards_or_none(words)?),
        "points" => Expect::Points(names.seat(words)?, words.number("a number of points")?),
        "seen" => seen(words, table)?,
        "knows" => knows(words, table)?,
        "loser" if words.take_if("none") => Expect::Loser(None),
        "loser" => Expect::Loser(Some(names.seat(words)?)),
        _ => return Ok(None),
    }))
}

/// Reads a seat, or `spectators`.
fn viewer(words: &mut Words<'_>, table: Table<'_>) -> Result<Option<Seat>, ScriptError> {
    if words.take_if("spectators") {
        return Ok(None);
    }
    table.names.seat(words).map(Some)
}

/// Reads announcements separated by commas: the seat, the value, the sources of the cards laid before it.
fn history(words: &mut Words<'_>, table: Table<'_>) -> Result<String, ScriptError> {
    if words.take_if("none") {
        return Ok("none".into());
    }
    let mut text = String::new();
    loop {
        text += table.of(table.names.seat(words)?);
        text += &format!(" {}", said(words)?);
        if words.peek().and_then(from).is_some() {
            text += &format!(" {}", sources(words)?);
        }
        if !words.take_if(",") {
            return Ok(text);
        }
        text += ", ";
    }
}

/// Reads sources of cards, or `none`.
fn sources(words: &mut Words<'_>) -> Result<String, ScriptError> {
    let none = words.take_if("none");
    let mut text = Vec::new();
    while let Some(from) = words.peek().and_then(from) {
        words.take();
        text.push(source(from));
    }
    match text.is_empty() {
        true if none => Ok("none".into()),
        true => Err(words.wrong("write `none`, or `hand` and `unseen` for each card")),
        false => Ok(text.join(" ")),
    }
}

fn from(word: &str) -> Option<Source> {
    [Source::Hand, Source::Unseen].into_iter().find(|from| source(*from) == word)
}

/// Reads a whole event, in the words in which a viewer sees it.
fn seen(words: &mut Words<'_>, table: Table<'_>) -> Result<Expect, ScriptError> {
    let viewer = viewer(words, table)?;
    let mut text = words.need("an event")?.to_owned();
    while let Some(word) = words.take() {
        text = format!("{text} {word}");
    }
    Ok(Expect::Seen(viewer, text))
}

fn knows(words: &mut Words<'_>, table: Table<'_>) -> Result<Expect, ScriptError> {
    let viewer = viewer(words, table)?;
    match words.need("top, below or worth")? {
        "top" => {
            let mut top = Vec::new();
            while words.peek().is_some() {
                let unknown = words.take_if("?");
                top.push(if unknown { None } else { Some(words.card()?) });
            }
            Ok(Expect::KnowsTop(viewer, top))
        }
        "below" => Ok(Expect::KnowsBelow(viewer, cards_or_none(words)?)),
        "worth" => {
            let word = words.need("a value, nothing, trap, chance or unknown")?;
            let known = ["nothing", "trap", "chance", "unknown"].contains(&word);
            if !known && word.parse::<Claim>().is_err() {
                let right = "a value, nothing, trap, chance or unknown";
                return Err(words.wrong(format!("`{word}` is not {right}")));
            }
            Ok(Expect::KnowsWorth(viewer, word.into()))
        }
        word => Err(words.wrong(format!("`{word}` is not known: write top, below or worth"))),
    }
}
