//! The trait of games that scripts can be written for: its cards, the meaning of its lines, and words for
//! events.

use stammtisch_engine::seat::Seat;
use std::fmt::{Debug, Display};

use serde::de::DeserializeOwned;

use stammtisch_engine::game::Game;
use stammtisch_engine::seat::{Direction, SeatSet};

use super::beginning::{Beginning, NoScript};
use super::card_kind::Kind;
use super::error::ScriptError;
use super::event_kinds::Kinds;
use super::header::Header;
use super::lines::Line;
use super::names::Names;
use super::words::Words;

/// A game that scripts can be written for.
pub(super) trait Scripted:
    Game<Refusal: Display + DeserializeOwned> + Sized + 'static
{
    /// A kind of card.
    type Card: Kind;
    /// The content of the header lines that only this game has.
    type Lines<'a>: Default;
    /// The beginning of the match.
    type Deal: Clone + Debug;
    /// One or several moves, as an entry in a list of moves.
    type Pattern: Clone + Debug;
    /// An expectation that only this game has.
    type Expect: Clone + Debug;

    /// The first words of the header lines that only this game has.
    const LINES: &'static [&'static str];
    /// The names of the phases.
    const PHASES: &'static [&'static str];
    /// Everything that can be expected, for error messages.
    const EXPECTED: &'static str;
    /// How to expect a list of moves, for error messages.
    const LISTS: &'static str;
    /// The first words of the events.
    const EVENTS: Kinds;

    /// Reads what follows the first word of one of [`Scripted::LINES`].
    fn line<'a>(
        lines: &mut Self::Lines<'a>,
        first: &str,
        words: &mut Words<'a>,
        names: &Names,
    ) -> Result<(), ScriptError>;

    /// Reads how the match begins. Errors without a line of their own are reported at `last`.
    fn deal(
        header: &Header<'_>,
        lines: &Self::Lines<'_>,
        rules: &Self::Rules,
        last: Line<'_>,
    ) -> Result<Self::Deal, ScriptError>;

    /// Begins the match.
    fn begin(
        deal: &Self::Deal,
        rules: &Self::Rules,
        sink: &mut dyn FnMut(Self::Event),
    ) -> Self::State;

    /// Reads one move.
    fn read_move(words: &mut Words<'_>, table: Table<'_, Self>) -> Result<Self::Move, ScriptError>;

    /// Reads one or several moves.
    fn read_pattern(
        words: &mut Words<'_>,
        table: Table<'_, Self>,
    ) -> Result<Self::Pattern, ScriptError>;

    /// Whether a move is one of those that the pattern means.
    fn means(pattern: &Self::Pattern, mv: Self::Move) -> bool;

    /// Reads what follows `expect` and `what`, if only this game has it.
    fn read_expect(
        what: &str,
        words: &mut Words<'_>,
        table: Table<'_, Self>,
    ) -> Result<Option<Self::Expect>, ScriptError>;

    /// Compares an expectation with the position.
    fn compare(expect: &Self::Expect, moment: &Moment<'_, Self>) -> Compared;

    /// The facts that every game has.
    fn facts(rules: &Self::Rules, state: &Self::State) -> Facts;

    /// A move in the words of scripts.
    fn move_words(mv: Self::Move, table: Table<'_, Self>) -> String;

    /// A pattern of moves in the words of scripts.
    fn pattern_words(pattern: &Self::Pattern, table: Table<'_, Self>) -> String;

    /// An event in words: its kind, the seat, then the rest.
    fn event_words(event: &Self::Event, table: Table<'_, Self>) -> String;

    /// Whether an event came by chance, so that no script can prescribe it.
    fn is_chance(event: &Self::Event) -> bool;

    /// The position at the beginning of a deal that was played, as header lines, after the rules and the
    /// seats; `events` are all events of the deal so far.
    fn beginning(
        rules: &Self::Rules,
        state: &Self::State,
        events: &[Self::Event],
        names: &Names,
    ) -> Result<Beginning, NoScript>;

    /// The code of a refusal.
    fn code(refusal: Self::Refusal) -> &'static str;

    /// The whole game, including hidden cards, for people to read.
    fn show(table: Table<'_, Self>, state: &Self::State) -> String;
}

/// The facts that every game has.
pub(super) struct Facts {
    pub(super) turn: Seat,
    /// One of [`Scripted::PHASES`].
    pub(super) phase: &'static str,
    pub(super) direction: Direction,
    /// The number of cards in each hand, by seat.
    pub(super) cards: Vec<u32>,
    /// The number of cards in the draw pile.
    pub(super) draw_pile: u8,
    /// The winners, once the match is over.
    pub(super) winners: SeatSet,
}

/// The rules in force and the names at the table.
pub(super) struct Table<'a, G: Scripted> {
    pub(super) rules: &'a G::Rules,
    pub(super) names: &'a Names,
}

impl<G: Scripted> Clone for Table<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Scripted> Copy for Table<'_, G> {}

impl<'a, G: Scripted> Table<'a, G> {
    pub(super) fn of(self, seat: Seat) -> &'a str {
        self.names.of(seat)
    }
}

/// A game at the time of a line.
pub(super) struct Moment<'a, G: Scripted> {
    pub(super) table: Table<'a, G>,
    pub(super) state: &'a G::State,
    /// The events of the last step.
    pub(super) events: &'a [G::Event],
}

/// What is expected and what is found; equal if the line is right.
pub(super) type Compared = (String, String);
