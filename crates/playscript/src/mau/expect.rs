//! Parses `expect` lines that only the Mau-Mau family has.

use crate::cards::cards_or_none;
use crate::error::ScriptError;
use crate::expect::over;
use crate::words::Words;
use stammtisch_engine::card::Card;
use stammtisch_engine::card_set::CardSet;
use stammtisch_engine::limits::MAX_PACKS;
use stammtisch_engine::mau::Wish;
use stammtisch_engine::mau::event::Penalty;
use stammtisch_engine::mau::moves::CallIndex;
use stammtisch_engine::seat::{Seat, SeatSet};

use super::{Table, calls, card};

/// Everything that can be expected, for error messages.
pub(super) const KNOWN: &str = "hand, cards, beside, top, face, wish, turn, phase, choice, dealer, penalty, harm, \
                     author, pending, misses, lost, face-up, direction, draw, discarded, slipped, legal, \
                     daring, open, called, event, no event, out, in, place, points, score, kitty, state, \
                     winners, losers, match-losers, deal, round, match, rules";

/// The unit of how long a wish stands: until this many cards have met it, or for turns or rounds of the
/// table.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Lasts {
    Cards,
    Turns,
    Laps,
}

impl Lasts {
    /// The word written after the number.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Cards => "",
            Self::Turns => " turns",
            Self::Laps => " laps",
        }
    }
}

/// An expectation that only Mau-Mau has.
#[derive(Clone, Debug)]
pub(crate) enum Expect {
    Hand(Seat, CardSet),
    /// The number of cards face down beside the hand.
    Beside(Seat, u8),
    Top(Option<Card>),
    /// The card that the top card counts as.
    Face(Card),
    /// The wish in force, and how long it stays, if given.
    Wish(Option<Wish>, Option<(u8, Lasts)>),
    /// The fewest and most cards that the dealer may choose.
    Choice(u8, u8),
    Dealer(Seat),
    /// The number of cards to draw if the threat is accepted.
    Penalty(Option<u8>),
    /// Everything that accepting the threat does.
    Harm(Option<Penalty>),
    /// The seat whose threat stands.
    Author(Seat),
    /// The seats that are asked after the one asked now.
    Pending(SeatSet),
    /// The seats whose hands lie open to all.
    FaceUp(SeatSet),
    /// The seats that miss their next turn.
    Misses(SeatSet),
    /// The seats that play no further without having gone out.
    Lost(SeatSet),
    /// The losers of the deal that is over.
    Losers(SeatSet),
    /// The losers of the match that is over.
    MatchLosers(SeatSet),
    Points(Seat, i32),
    Score(Seat, i32),
    /// The factor on the card points of this deal.
    Factor(u16),
    /// The points in the pot.
    Pot(i32),
    /// What a seat pays at the end of the match, in cents; negative: what it gets; none: nobody pays
    /// anything.
    Kitty(Option<(Seat, i64)>),
    /// A state of the table, whether it holds, and for which seat, if given.
    State(u8, bool, Option<Seat>),
    /// The number of the round, and whether it is sharp, if given.
    Round(u16, Option<bool>),
    /// Whether a seat is out of this deal, or still in it.
    Out(Seat, bool),
    Place(Seat, u8),
    DealOver(bool),
    DealNumber(u16),
    /// A seat that left out a call and can still make up for it; none: there is no such seat.
    Open(Option<(Seat, CallIndex)>),
    /// A seat whose call stands; none: there is no such seat.
    Called(Option<(Seat, CallIndex)>),
    /// The number of cards below the top card.
    Discarded(u8),
    /// The cards that were slipped in unseen.
    Slipped(CardSet),
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
            Expect::Hand(seat, cards(words)?)
        }
        "beside" => Expect::Beside(names.seat(words)?, words.number("a number of cards")?),
        "top" if words.take_if("none") => Expect::Top(None),
        "top" => Expect::Top(Some(words.card()?)),
        "face" => Expect::Face(words.card()?),
        "wish" => wish(words)?,
        "choice" => choice(words)?,
        "dealer" => Expect::Dealer(names.seat(words)?),
        "penalty" => {
            let none = words.take_if("none");
            Expect::Penalty(if none { None } else { Some(words.number("a number or none")?) })
        }
        "harm" => Expect::Harm(penalty(words)?),
        "author" => Expect::Author(names.seat(words)?),
        "pending" => Expect::Pending(names.seats(words)?),
        "face-up" => Expect::FaceUp(names.seats(words)?),
        "misses" => Expect::Misses(names.seats(words)?),
        "lost" => Expect::Lost(names.seats(words)?),
        "losers" => Expect::Losers(names.seats(words)?),
        "match-losers" => Expect::MatchLosers(names.seats(words)?),
        "points" => Expect::Points(names.seat(words)?, words.number("a number of points")?),
        "score" => Expect::Score(names.seat(words)?, words.number("a number of points")?),
        "factor" => Expect::Factor(words.number("how many times the deal counts")?),
        "pot" => Expect::Pot(words.number("a number of points")?),
        "kitty" if words.take_if("none") => Expect::Kitty(None),
        "kitty" => {
            let seat = names.seat(words)?;
            Expect::Kitty(Some((seat, words.number("a number of cents")?)))
        }
        "state" => state(words, table)?,
        "out" => Expect::Out(names.seat(words)?, true),
        "in" => Expect::Out(names.seat(words)?, false),
        "place" => Expect::Place(names.seat(words)?, words.number("a place, from 1")?),
        "deal" => deal(words)?,
        "round" => round(words)?,
        "open" => Expect::Open(call(words, table)?),
        "called" => Expect::Called(call(words, table)?),
        "discarded" => Expect::Discarded(words.number("a number of cards")?),
        "slipped" => Expect::Slipped(cards(words)?),
        _ => return Ok(None),
    }))
}

/// Reads cards to the end of the line; `none` means no card.
fn cards(words: &mut Words<'_>) -> Result<CardSet, ScriptError> {
    let cards = cards_or_none(words)?;
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
    let wish = card::read_wish(words)?;
    let lasts = if words.take_if("for") {
        let number = words.number("a number of cards, turns or laps")?;
        let what = if words.take_if("turns") {
            Lasts::Turns
        } else if words.take_if("laps") {
            Lasts::Laps
        } else {
            Lasts::Cards
        };
        Some((number, what))
    } else {
        None
    };
    Ok(Expect::Wish(Some(wish), lasts))
}

/// Reads `dark on`, `dark off`, `king on Anna`.
fn state(words: &mut Words<'_>, table: Table<'_>) -> Result<Expect, ScriptError> {
    let states = || table.rules.doc().states.keys().map(String::as_str);
    let known = || match states().collect::<Vec<_>>().as_slice() {
        [] => "these rules know no states".to_owned(),
        states => format!("these rules know {}", states.join(", ")),
    };
    let Some(name) = words.take() else {
        return Err(words.wrong(format!("name the state; {}", known())));
    };
    let place = states().position(|state| state.eq_ignore_ascii_case(name));
    let place = place.ok_or_else(|| words.wrong(format!("no state `{name}`; {}", known())))?;
    let first = table.rules.doc().rule_ids().count();
    let on = words.take_if("on");
    if !on && !words.take_if("off") {
        return Err(words.wrong("say `on` or `off`"));
    }
    let whose = if words.peek().is_none() { None } else { Some(table.names.seat(words)?) };
    Ok(Expect::State((first + place) as u8, on, whose))
}

fn choice(words: &mut Words<'_>) -> Result<Expect, ScriptError> {
    let min = words.number("the fewest cards")?;
    words.take_if("to");
    Ok(Expect::Choice(min, words.number("the most cards")?))
}

/// Reads a number of cards to draw, and the rest of the penalty.
fn penalty(words: &mut Words<'_>) -> Result<Option<Penalty>, ScriptError> {
    if words.take_if("none") {
        return Ok(None);
    }
    let mut penalty =
        Penalty { draw: words.number("a number of cards, or none")?, ..Penalty::default() };
    while let Some(word) = words.take() {
        match word {
            "miss" => {
                let turns = words.peek().and_then(|word| word.parse().ok());
                if turns.is_some() {
                    words.take();
                }
                (penalty.miss, penalty.misses) = (true, turns.unwrap_or(1));
            }
            "swap" => penalty.swap = true,
            "give" => penalty.give = true,
            "take" => penalty.take = true,
            "closing" => penalty.closing = true,
            "until" => penalty.until = true,
            "spent" => penalty.spent = true,
            _ => {
                let right = "miss, swap, give, take, closing, until, spent";
                return Err(words.wrong(format!("`{word}` is no harm: {right}")));
            }
        }
    }
    Ok(Some(penalty))
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

fn call(words: &mut Words<'_>, table: Table<'_>) -> Result<Option<(Seat, CallIndex)>, ScriptError> {
    if words.take_if("none") {
        return Ok(None);
    }
    let seat = table.names.seat(words)?;
    let call = match calls::only(table) {
        Some(call) if words.peek().is_none() => call,
        _ => calls::read(words, table)?,
    };
    Ok(Some((seat, call)))
}
