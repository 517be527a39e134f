//! The Mau-Mau family in scripts.
//!
//! `card` and `calls` hold names, `lines` and `deal` the beginning, `moves` and `pattern` the moves, `expect`
//! and `look` the expectations; `event` and `show` put things into words, and `write` gives the beginning of
//! a deal that was played.

mod calls;
mod card;
mod deal;
mod event;
mod expect;
mod lines;
mod look;
mod moves;
mod pattern;
mod show;
mod write;

use stammtisch_engine::card::Card;
use stammtisch_engine::mau::{Event, Mau, Move, Refusal, Rules, State};

use super::beginning::{Beginning, NoScript};
use super::error::ScriptError;
use super::event_kinds::Kinds;
use super::game::{Compared, Facts, Moment, Scripted};
use super::header::Header;
use super::lines::Line;
use super::names::Names;
use super::words::Words;

use deal::Deal;
use expect::Expect;
use lines::Lines;
use pattern::Pattern;

/// The rules in force and the names at the table.
type Table<'a> = super::game::Table<'a, Mau>;

impl Scripted for Mau {
    type Card = Card;
    type Lines<'a> = Lines<'a>;
    type Deal = Deal;
    type Pattern = Pattern;
    type Expect = Expect;

    const LINES: &'static [&'static str] = &lines::FIRST;
    const PHASES: &'static [&'static str] = &look::PHASES;
    const EXPECTED: &'static str = expect::KNOWN;
    const LISTS: &'static str = "`legal Ben: draws, 7H`, `legal Ben has 7H` or `legal Ben not 7H`";
    const EVENTS: Kinds = event::KINDS;

    fn line<'a>(
        lines: &mut Lines<'a>,
        first: &str,
        words: &mut Words<'a>,
        names: &Names,
    ) -> Result<(), ScriptError> {
        lines.read(first, words, names)
    }

    fn deal(
        header: &Header<'_>,
        lines: &Lines<'_>,
        rules: &Rules,
        last: Line<'_>,
    ) -> Result<Deal, ScriptError> {
        Deal::of(header, lines, rules, last)
    }

    fn begin(deal: &Deal, rules: &Rules, sink: &mut dyn FnMut(Event)) -> State {
        deal.start(rules, sink)
    }

    fn read_move(words: &mut Words<'_>, table: Table<'_>) -> Result<Move, ScriptError> {
        moves::one(words, table)
    }

    fn read_pattern(words: &mut Words<'_>, table: Table<'_>) -> Result<Pattern, ScriptError> {
        moves::one(words, table).map(Pattern)
    }

    fn means(pattern: &Pattern, mv: Move) -> bool {
        pattern.means(mv)
    }

    fn read_expect(
        what: &str,
        words: &mut Words<'_>,
        table: Table<'_>,
    ) -> Result<Option<Expect>, ScriptError> {
        expect::read(what, words, table)
    }

    fn compare(expect: &Expect, moment: &Moment<'_, Self>) -> Compared {
        look::compare(expect, moment)
    }

    fn facts(rules: &Rules, state: &State) -> Facts {
        look::facts(rules, state)
    }

    fn move_words(mv: Move, table: Table<'_>) -> String {
        show::mv(mv, table)
    }

    fn pattern_words(pattern: &Pattern, table: Table<'_>) -> String {
        show::mv(pattern.0, table)
    }

    fn event_words(event: &Event, table: Table<'_>) -> String {
        event::words(event, table)
    }

    fn is_chance(event: &Event) -> bool {
        write::is_chance(event)
    }

    fn beginning(
        rules: &Rules,
        state: &State,
        events: &[Event],
        names: &Names,
    ) -> Result<Beginning, NoScript> {
        write::beginning(rules, state, events, names)
    }

    fn code(refusal: Refusal) -> &'static str {
        refusal.code()
    }

    fn show(table: Table<'_>, state: &State) -> String {
        show::state(table, state)
    }
}

#[cfg(test)]
mod tests;
