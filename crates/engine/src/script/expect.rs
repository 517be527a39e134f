//! Reading assertions.

use crate::mau::moves::CallIndex;
use crate::seat::{Seat, SeatSet};

use super::error::ScriptError;
use super::event;
use super::header::direction;
use super::legal::{self, Pattern};
use super::moves;
use super::names::Names;
use super::step::Expect;
use super::words::Words;

const KNOWN: &str = "hand, cards, top, wish, turn, dealer, penalty, direction, draw, discarded, \
                     legal, open, called, event, no event, out, in, place, points, score, \
                     winners, deal, match, rules";

/// Reads what follows `expect`.
pub(super) fn read(words: &mut Words<'_>, names: &Names) -> Result<Expect, ScriptError> {
    let what = words.need("what is expected")?;
    let expect = match what {
        "hand" => {
            let seat = names.seat(words)?;
            words.take_if(":");
            let none = words.take_if("none");
            let cards = words.cards();
            if words.peek().is_some() || (cards.is_empty() && !none) {
                // The error of a word that is no card, or is missing.
                words.card()?;
            }
            if crate::card::Card::all().any(|kind| cards.iter().filter(|c| **c == kind).count() > 3)
            {
                return Err(words.wrong("no deck has a card more than three times"));
            }
            Expect::Hand(seat, cards.into_iter().collect())
        }
        "cards" => Expect::Cards(names.seat(words)?, words.number("a number of cards")?),
        "top" => Expect::Top(words.card()?),
        "wish" => Expect::Wish(if words.take_if("none") { None } else { Some(words.suit()?) }),
        "turn" => Expect::Turn(names.seat(words)?),
        "dealer" => Expect::Dealer(names.seat(words)?),
        "penalty" => {
            let none = words.take_if("none");
            Expect::Penalty(if none { None } else { Some(words.number("a number or none")?) })
        }
        "direction" => Expect::Direction(direction(words)?),
        "points" => Expect::Points(names.seat(words)?, words.number("a number of points")?),
        "score" => Expect::Score(names.seat(words)?, words.number("a number of points")?),
        "out" => Expect::Out(names.seat(words)?, true),
        "in" => Expect::Out(names.seat(words)?, false),
        "place" => Expect::Place(names.seat(words)?, words.number("a place, from 1")?),
        "winners" => Expect::Winners(winners(words, names)?),
        "deal" => deal(words)?,
        "match" => Expect::MatchOver(over(words, "over or running")?),
        "legal" => legal(words, names)?,
        "open" => Expect::Open(call(words, names)?),
        "called" => Expect::Called(call(words, names)?),
        "draw" => Expect::DrawPile(words.number("a number of cards")?),
        "discarded" => Expect::Discarded(words.number("a number of cards")?),
        "event" => Expect::Event(event::read(words, names)?, true),
        "no" if words.take_if("event") => Expect::Event(event::read(words, names)?, false),
        _ => return Err(words.wrong(format!("`{what}` cannot be expected; there are: {KNOWN}"))),
    };
    words.end()?;
    Ok(expect)
}

fn winners(words: &mut Words<'_>, names: &Names) -> Result<SeatSet, ScriptError> {
    let mut seats = SeatSet::EMPTY;
    if words.take_if("none") {
        return Ok(seats);
    }
    loop {
        seats.add(names.seat(words)?);
        words.take_if(",");
        if words.peek().is_none() {
            return Ok(seats);
        }
    }
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

fn legal(words: &mut Words<'_>, names: &Names) -> Result<Expect, ScriptError> {
    let seat = names.seat(words)?;
    if words.take_if("has") {
        return Ok(Expect::Legal(seat, Pattern(moves::one(words, names)?), true));
    }
    if words.take_if("not") {
        return Ok(Expect::Legal(seat, Pattern(moves::one(words, names)?), false));
    }
    if !words.take_if(":") {
        let right = "`legal Ben: draws, 7H`, `legal Ben has 7H` or `legal Ben not 7H`";
        return Err(words.wrong(format!("write {right}")));
    }
    Ok(Expect::LegalAre(seat, legal::list(words, names)?))
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
