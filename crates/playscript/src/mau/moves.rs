//! Parses moves of the Mau-Mau family.

use crate::card_kind::Kind;
use crate::error::ScriptError;
use crate::words::Words;
use stammtisch_engine::mau::{Move, Play};

use super::{Card, Table, calls, card};

/// Reads one move.
pub(super) fn one(words: &mut Words<'_>, table: Table<'_>) -> Result<Move, ScriptError> {
    const RIGHT: &str = "a card, draws, bears, passes, deals, wishes, targets, gives, calls, catches, accuses, charges, admits, denies, convicts, acquits, reacts, declines, adds, picks, left or right";
    let Some(verb) = words.peek() else {
        return Err(words.wrong(format!("say what is done: {RIGHT}")));
    };
    if let Some(mv) = with_verb(words, table)? {
        return Ok(mv);
    }
    if !words.take_if("lays") && Card::named(verb).is_none() {
        return Err(
            words.wrong(format!("`{verb}` is no move: write {RIGHT}, as in `7H` or `draws`"))
        );
    }
    lay(words)
}

/// Reads a move other than laying a card, if there is one here.
fn with_verb(words: &mut Words<'_>, table: Table<'_>) -> Result<Option<Move>, ScriptError> {
    let Some(verb) = words.peek() else { return Ok(None) };
    let verbs = [
        "draws", "bears", "passes", "deals", "wishes", "targets", "gives", "calls", "catches",
        "accuses", "charges", "admits", "denies", "convicts", "acquits", "reacts", "declines",
        "adds", "picks", "left", "right",
    ];
    let Some(verb) = verbs.into_iter().find(|known| known.eq_ignore_ascii_case(verb)) else {
        return Ok(None);
    };
    words.take();
    Ok(Some(match verb {
        "draws" | "bears" if words.take_if("short") => {
            Move::DrawShort { missing: words.number("a number of cards not taken")? }
        }
        "draws" => Move::Draw,
        "bears" => Move::Accept,
        "passes" => Move::Pass,
        "deals" => Move::DealHands { cards: words.number("a number of cards")? },
        "wishes" if words.take_if("none") => Move::Wish { wish: None },
        "wishes" => Move::Wish { wish: Some(card::read_wish(words)?) },
        "targets" => Move::Target { seat: table.names.seat(words)? },
        "gives" => Move::Give { card: words.card()? },
        "calls" => Move::Call { call: calls::read(words, table)? },
        "catches" => catch(words, table)?,
        "charges" => Move::Charge {
            seat: table.names.seat(words)?,
            charge: calls::read_charge(words, table)?,
        },
        "admits" | "convicts" => Move::Judge { guilty: true },
        "adds" | "picks" => Move::AddRule { rule: added(words, table)? },
        // The direction in which hands are passed: left is the yes of that question.
        "reacts" | "left" => Move::React { yes: true },
        "declines" | "right" => Move::React { yes: false },
        "denies" | "acquits" => Move::Judge { guilty: false },
        _ => Move::Accuse { seat: table.names.seat(words)? },
    }))
}

/// A named rule by its short name.
fn added(words: &mut Words<'_>, table: Table<'_>) -> Result<u8, ScriptError> {
    let name = words.take().unwrap_or_default();
    let place = table.rules.doc().rule_ids().position(|id| id == name);
    place
        .map(|place| place as u8)
        .ok_or_else(|| words.wrong(format!("`{name}` is no pattern or trigger of these rules")))
}

fn catch(words: &mut Words<'_>, table: Table<'_>) -> Result<Move, ScriptError> {
    let seat = table.names.seat(words)?;
    let named = words.peek().is_some_and(|word| word != "!" && word != ",");
    let call = match calls::only(table) {
        Some(call) if !named => call,
        _ => calls::read(words, table)?,
    };
    Ok(Move::Catch { seat, call })
}

/// Reads a card and what is said about it, in any order.
fn lay(words: &mut Words<'_>) -> Result<Move, ScriptError> {
    let card = words.card()?;
    let (mut stands_for, mut wish, mut claim, mut under) = (None, None, None, None);
    loop {
        let again = if words.take_if("as") {
            stands_for.replace(words.card()?).is_some()
        } else if words.take_if("wish") {
            wish.replace(card::read_wish(words)?).is_some()
        } else if words.take_if("under") {
            under.replace(words.card()?).is_some()
        } else if ["claims", "announces", "buys"].into_iter().any(|word| words.take_if(word)) {
            claim.replace(()).is_some()
        } else {
            return Ok(Move::Play(Play { card, stands_for, wish, claim: claim.is_some(), under }));
        };
        if again {
            return Err(words.wrong("this is said twice about one card"));
        }
    }
}
