//! Reading assertions.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::limits::MAX_PACKS;
use crate::mau::event::Harm;
use crate::mau::moves::CallIndex;
use crate::seat::Seat;

use super::error::ScriptError;
use super::event;
use super::header::direction;
use super::legal::{self, Pattern};
use super::look::PHASES;
use super::moves;
use super::names::Names;
use super::step::{Expect, Which};
use super::words::Words;

const KNOWN: &str = "hand, cards, top, face, wish, turn, phase, choice, dealer, penalty, harm, \
                     author, pending, misses, lost, direction, draw, discarded, slipped, legal, \
                     daring, open, called, event, no event, out, in, place, points, score, kitty, \
                     winners, deal, round, match, rules";

/// Reads what follows `expect`.
pub(super) fn read(words: &mut Words<'_>, names: &Names) -> Result<Expect, ScriptError> {
    let what = words.need("what is expected")?;
    let expect = match what {
        "hand" => {
            let seat = names.seat(words)?;
            words.take_if(":");
            Expect::Hand(seat, cards(words)?)
        }
        "cards" => Expect::Cards(names.seat(words)?, words.number("a number of cards")?),
        "top" => Expect::Top(words.card()?),
        "face" => Expect::Face(words.card()?),
        "wish" => wish(words)?,
        "turn" => Expect::Turn(names.seat(words)?),
        "phase" => phase(words)?,
        "choice" => choice(words)?,
        "dealer" => Expect::Dealer(names.seat(words)?),
        "penalty" => {
            let none = words.take_if("none");
            Expect::Penalty(if none { None } else { Some(words.number("a number or none")?) })
        }
        "harm" => Expect::Harm(harm(words)?),
        "author" => Expect::Author(names.seat(words)?),
        "pending" => Expect::Pending(names.seats(words)?),
        "misses" => Expect::Misses(names.seats(words)?),
        "lost" => Expect::Lost(names.seats(words)?),
        "direction" => Expect::Direction(direction(words)?),
        "points" => Expect::Points(names.seat(words)?, words.number("a number of points")?),
        "score" => Expect::Score(names.seat(words)?, words.number("a number of points")?),
        "kitty" if words.take_if("none") => Expect::Kitty(None),
        "kitty" => {
            let seat = names.seat(words)?;
            Expect::Kitty(Some((seat, words.number("a number of cents")?)))
        }
        "out" => Expect::Out(names.seat(words)?, true),
        "in" => Expect::Out(names.seat(words)?, false),
        "place" => Expect::Place(names.seat(words)?, words.number("a place, from 1")?),
        "winners" => Expect::Winners(names.seats(words)?),
        "deal" => deal(words)?,
        "round" => round(words)?,
        "match" => Expect::MatchOver(over(words, "over or running")?),
        "legal" => moves_of(Which::Legal, words, names)?,
        "daring" => moves_of(Which::Daring, words, names)?,
        "open" => Expect::Open(call(words, names)?),
        "called" => Expect::Called(call(words, names)?),
        "draw" => Expect::DrawPile(words.number("a number of cards")?),
        "discarded" => Expect::Discarded(words.number("a number of cards")?),
        "slipped" => Expect::Slipped(cards(words)?),
        "event" => Expect::Event(event::read(words, names)?, true),
        "no" if words.take_if("event") => Expect::Event(event::read(words, names)?, false),
        _ => return Err(words.wrong(format!("`{what}` cannot be expected; there are: {KNOWN}"))),
    };
    words.end()?;
    Ok(expect)
}

/// Cards to the end of the line; `none` is no card.
fn cards(words: &mut Words<'_>) -> Result<CardSet, ScriptError> {
    let none = words.take_if("none");
    let cards = words.cards();
    if words.peek().is_some() || (cards.is_empty() && !none) {
        // The error of a word that is no card, or is missing.
        words.card()?;
    }
    let many = |kind: Card| cards.iter().filter(|card| **card == kind).count();
    if Card::all().any(|kind| many(kind) > usize::from(MAX_PACKS)) {
        return Err(words.wrong("no deck has a card more than three times"));
    }
    Ok(cards.into_iter().collect())
}

fn wish(words: &mut Words<'_>) -> Result<Expect, ScriptError> {
    if words.take_if("none") {
        return Ok(Expect::Wish(None, None));
    }
    let wish = words.wish()?;
    let cards = if words.take_if("for") { Some(words.number("a number of cards")?) } else { None };
    Ok(Expect::Wish(Some(wish), cards))
}

fn phase(words: &mut Words<'_>) -> Result<Expect, ScriptError> {
    let word = words.need("a phase")?;
    if PHASES.contains(&word) {
        return Ok(Expect::Phase(word.into()));
    }
    Err(words.wrong(format!("`{word}` is no phase: {}", PHASES.join(", "))))
}

fn choice(words: &mut Words<'_>) -> Result<Expect, ScriptError> {
    let min = words.number("the fewest cards")?;
    words.take_if("to");
    Ok(Expect::Choice(min, words.number("the most cards")?))
}

/// A number of cards to draw, and what else is suffered.
fn harm(words: &mut Words<'_>) -> Result<Option<Harm>, ScriptError> {
    if words.take_if("none") {
        return Ok(None);
    }
    let mut harm = Harm { draw: words.number("a number of cards, or none")?, ..Harm::default() };
    while let Some(word) = words.take() {
        match word {
            "miss" => harm.miss = true,
            "swap" => harm.swap = true,
            "give" => harm.give = true,
            "take" => harm.take = true,
            "closing" => harm.closing = true,
            _ => {
                let right = "miss, swap, give, take, closing";
                return Err(words.wrong(format!("`{word}` is no harm: {right}")));
            }
        }
    }
    Ok(Some(harm))
}

fn over(words: &mut Words<'_>, right: &str) -> Result<bool, ScriptError> {
    match words.need(right)? {
        "over" => Ok(true),
        "running" => Ok(false),
        word => Err(words.wrong(format!("`{word}` is not {right}"))),
    }
}

fn deal(words: &mut Words<'_>) -> Result<Expect, ScriptError> {
    if let Some(number) = words.peek().and_then(|word| word.parse().ok()) {
        words.take();
        return Ok(Expect::DealNumber(number));
    }
    Ok(Expect::DealOver(over(words, "over, running or a number")?))
}

fn round(words: &mut Words<'_>) -> Result<Expect, ScriptError> {
    let number = words.number("the number of a round")?;
    let sharp = match words.peek() {
        None => None,
        Some(_) if words.take_if("sharp") => Some(true),
        Some(_) if words.take_if("plain") => Some(false),
        Some(word) => return Err(words.wrong(format!("`{word}` is neither sharp nor plain"))),
    };
    Ok(Expect::Round(number, sharp))
}

fn moves_of(which: Which, words: &mut Words<'_>, names: &Names) -> Result<Expect, ScriptError> {
    let seat = names.seat(words)?;
    if words.take_if("has") {
        return Ok(Expect::Moves(which, seat, Pattern(moves::one(words, names)?), true));
    }
    if words.take_if("not") {
        return Ok(Expect::Moves(which, seat, Pattern(moves::one(words, names)?), false));
    }
    if !words.take_if(":") {
        let right = "`legal Ben: draws, 7H`, `legal Ben has 7H` or `legal Ben not 7H`";
        return Err(words.wrong(format!("write {right}")));
    }
    Ok(Expect::MovesAre(which, seat, legal::list(words, names)?))
}

fn call(words: &mut Words<'_>, names: &Names) -> Result<Option<(Seat, CallIndex)>, ScriptError> {
    if words.take_if("none") {
        return Ok(None);
    }
    let seat = names.seat(words)?;
    let call = match names.only_call() {
        Some(call) if words.peek().is_none() => call,
        _ => names.call(words)?,
    };
    Ok(Some((seat, call)))
}
