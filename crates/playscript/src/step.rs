//! The body of a script: moves, deals, seats taken out, and `expect` lines.

use super::expect::Expect;
use stammtisch_engine::game::Game;
use stammtisch_engine::seat::Seat;

use super::error::ScriptError;
use super::game::{Scripted, Table};
use super::lines::{COMMON, Line};
use super::names::Names;
use super::words::Words;
use super::{expect, refusal};

/// A line of the body.
#[derive(Clone, Debug)]
pub(super) struct ScriptStep<G: Scripted> {
    pub(super) line: usize,
    pub(super) text: String,
    pub(super) what: What<G>,
}

/// The meaning of a line of the body.
#[derive(Clone, Debug)]
pub(super) enum What<G: Scripted> {
    /// A seat moves; if there is a code, the move is refused with it.
    Move { seat: Seat, mv: <G as Game>::Move, refusal: Option<<G as Game>::Refusal> },
    /// A seat is taken out of the match.
    Withdraw { seat: Seat },
    /// The next deal is dealt.
    NextDeal { refusal: Option<<G as Game>::Refusal> },
    /// Something is expected to be true.
    Expect(Expect<G>),
}

/// Reads a line of the body.
pub(super) fn read<G: Scripted>(
    line: Line<'_>,
    table: Table<'_, G>,
) -> Result<ScriptStep<G>, ScriptError> {
    let mut words = Words::of(line);
    let what = if words.take_if("expect") {
        What::Expect(expect::read(&mut words, table)?)
    } else if words.take_if("next") {
        if !words.take_if("deal") {
            return Err(line.wrong("write `next deal`"));
        }
        What::NextDeal { refusal: refusal::read(&mut words)? }
    } else {
        let first = words.need("a word")?;
        let seat = table.names.find(first).ok_or_else(|| no_line::<G>(line, first, table.names))?;
        if G::CAN_WITHDRAW && words.take_if("withdraws") {
            words.end()?;
            What::Withdraw { seat }
        } else {
            let mv = G::read_move(&mut words, table)?;
            What::Move { seat, mv, refusal: refusal::read(&mut words)? }
        }
    };
    Ok(ScriptStep { line: line.number, text: line.text.to_owned(), what })
}

/// The error for a line whose first word means nothing.
pub(super) fn no_line<G: Scripted>(line: Line<'_>, first: &str, names: &Names) -> ScriptError {
    let names = names.all();
    let lines = [&COMMON, G::LINES, &["rule", "expect", "next deal"]].concat().join(", ");
    line.wrong(format!(
        "a line does not begin with `{first}`; it begins with the name of a seat ({names}) or one \
         of: {lines}"
    ))
}
