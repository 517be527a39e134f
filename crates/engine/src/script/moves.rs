//! Reading moves.

use serde::Deserialize;
use serde::de::value::{Error as Unknown, StrDeserializer};

use crate::mau::{Move, Refusal};
use crate::seat::Seat;

use super::error::ScriptError;
use super::names::Names;
use super::step::What;
use super::words::Words;

/// Reads what follows the name of a seat: a move, and the refusal expected for it.
pub(super) fn step(seat: Seat, words: &mut Words<'_>, names: &Names) -> Result<What, ScriptError> {
    let mv = one(words, names)?;
    Ok(What::Move { seat, mv, refusal: refusal(words)? })
}

/// Reads one move.
pub(super) fn one(words: &mut Words<'_>, names: &Names) -> Result<Move, ScriptError> {
    const RIGHT: &str =
        "a card, draws, bears, passes, deals, targets, gives, calls, catches or accuses";
    let Some(verb) = words.peek() else {
        return Err(words.wrong(format!("say what is done: {RIGHT}")));
    };
    if let Some(mv) = with_verb(words, names)? {
        return Ok(mv);
    }
    if !words.take_if("lays") && super::words::card(verb).is_none() {
        return Err(
            words.wrong(format!("`{verb}` is no move: write {RIGHT}, as in `7H` or `draws`"))
        );
    }
    lay(words)
}

/// A move that is not laying a card, if one stands here.
fn with_verb(words: &mut Words<'_>, names: &Names) -> Result<Option<Move>, ScriptError> {
    let Some(verb) = words.peek() else { return Ok(None) };
    let verbs =
        ["draws", "bears", "passes", "deals", "targets", "gives", "calls", "catches", "accuses"];
    let Some(verb) = verbs.into_iter().find(|known| known.eq_ignore_ascii_case(verb)) else {
        return Ok(None);
    };
    words.take();
    Ok(Some(match verb {
        "draws" | "bears" if words.take_if("short") => {
            Move::DrawShort { missing: words.number("a number of cards not taken")? }
        }
        "draws" => Move::Draw,
        "bears" => Move::Bear,
        "passes" => Move::Pass,
        "deals" => Move::DealHands { cards: words.number("a number of cards")? },
        "targets" => Move::Target { seat: names.seat(words)? },
        "gives" => Move::Give { card: words.card()? },
        "calls" => Move::Call { call: names.call(words)? },
        "catches" => catch(words, names)?,
        _ => Move::Accuse { seat: names.seat(words)? },
    }))
}

fn catch(words: &mut Words<'_>, names: &Names) -> Result<Move, ScriptError> {
    let seat = names.seat(words)?;
    let named = words.peek().is_some_and(|word| word != "!" && word != ",");
    let call = match names.only_call() {
        Some(call) if !named => call,
        _ => names.call(words)?,
    };
    Ok(Move::Catch { seat, call })
}

/// A card and what is said about it, in any order.
fn lay(words: &mut Words<'_>) -> Result<Move, ScriptError> {
    let card = words.card()?;
    let (mut stands_for, mut wish, mut claim, mut under) = (None, None, None, None);
    loop {
        let again = if words.take_if("as") {
            stands_for.replace(words.card()?).is_some()
        } else if words.take_if("wish") {
            wish.replace(words.wish()?).is_some()
        } else if words.take_if("under") {
            under.replace(words.card()?).is_some()
        } else if ["claims", "announces", "buys"].into_iter().any(|word| words.take_if(word)) {
            claim.replace(()).is_some()
        } else {
            return Ok(Move::Play { card, stands_for, wish, claim: claim.is_some(), under });
        };
        if again {
            return Err(words.wrong("this is said twice about one card"));
        }
    }
}

/// Reads `! code` at the end of a line.
pub(super) fn refusal(words: &mut Words<'_>) -> Result<Option<Refusal>, ScriptError> {
    if !words.take_if("!") {
        words.end()?;
        return Ok(None);
    }
    let code = words.need("the code of the refusal")?;
    let refusal = Refusal::deserialize(StrDeserializer::<Unknown>::new(code));
    words.end()?;
    refusal.map(Some).map_err(|error| words.wrong(format!("no refusal has this code: {error}")))
}
