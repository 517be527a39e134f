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
    const RIGHT: &str = "a card, draws, bears, passes, calls or catches";
    let Some(verb) = words.peek() else {
        return Err(words.wrong(format!("say what is done: {RIGHT}")));
    };
    let simple = match verb {
        "draws" => Some(Move::Draw),
        "bears" => Some(Move::Bear),
        "passes" => Some(Move::Pass),
        _ => None,
    };
    if let Some(mv) = simple {
        words.take();
        return Ok(mv);
    }
    if words.take_if("calls") {
        return Ok(Move::Call { call: names.call(words)? });
    }
    if words.take_if("catches") {
        let seat = names.seat(words)?;
        let named = words.peek().is_some_and(|word| word != "!" && word != ",");
        let call = match names.only_call() {
            Some(call) if !named => call,
            _ => names.call(words)?,
        };
        return Ok(Move::Catch { seat, call });
    }
    let with_verb = words.take_if("lays");
    if !with_verb && super::words::card(verb).is_none() {
        return Err(
            words.wrong(format!("`{verb}` is no move: write {RIGHT}, as in `7H` or `draws`"))
        );
    }
    let card = words.card()?;
    let wish = if words.take_if("wish") { Some(words.suit()?) } else { None };
    Ok(Move::Play { card, wish })
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
