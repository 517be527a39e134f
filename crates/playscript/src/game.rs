//! What a game adds to the frame: its cards, what its lines mean, and words for what happens.

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
    /// What its own lines of the header say.
    type Lines<'a>: Default;
    /// How the match begins.
    type Deal: Clone + Debug;
    /// One or several moves, as they stand in a list of moves.
    type Pattern: Clone + Debug;
    /// What must be so, where no other game knows of it.
    type Expect: Clone + Debug;

    /// First words of its own lines in the header.
    const LINES: &'static [&'static str];
    /// Names of the phases.
    const PHASES: &'static [&'static str];
    /// Everything that can be expected.
    const EXPECTED: &'static str;
    /// How a list of moves is expected.
    const LISTS: &'static str;
    /// First words of the events.
    const EVENTS: Kinds;

    /// Reads what follows the first word of one of [`Scripted::LINES`].
    fn line<'a>(
        lines: &mut Self::Lines<'a>,
        first: &str,
        words: &mut Words<'a>,
        names: &Names,
    ) -> Result<(), ScriptError>;

    /// How the match begins. Errors without a line of their own stand at `last`.
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

    /// Whether a move is one of those.
    fn means(pattern: &Self::Pattern, mv: Self::Move) -> bool;

    /// Reads what follows `expect` and `what`, if only this game knows of it.
    fn read_expect(
        what: &str,
        words: &mut Words<'_>,
        table: Table<'_, Self>,
    ) -> Result<Option<Self::Expect>, ScriptError>;

    /// Compares what must be so with what is.
    fn compare(expect: &Self::Expect, moment: &Moment<'_, Self>) -> Compared;

    /// What every game can say of itself.
    fn facts(rules: &Self::Rules, state: &Self::State) -> Facts;

    /// A move as scripts write it.
    fn move_words(mv: Self::Move, table: Table<'_, Self>) -> String;

    /// Moves as scripts write them.
    fn pattern_words(pattern: &Self::Pattern, table: Table<'_, Self>) -> String;

    /// What happened: the kind of the event, the seat, then what else is to say.
    fn event_words(event: &Self::Event, table: Table<'_, Self>) -> String;

    /// Whether an event came by chance, so that no script can prescribe it.
    fn is_chance(event: &Self::Event) -> bool;

    /// How a deal that was played lay when it began, as lines of the header, after the rules and the
    /// seats; `events` is everything that has happened in it so far.
    fn beginning(
        rules: &Self::Rules,
        state: &Self::State,
        events: &[Self::Event],
        names: &Names,
    ) -> Result<Beginning, NoScript>;

    /// The code of a refusal.
    fn code(refusal: Self::Refusal) -> &'static str;

    /// The whole game, hidden cards included, for people.
    fn show(table: Table<'_, Self>, state: &Self::State) -> String;
}

/// What every game can say of itself.
pub(super) struct Facts {
    pub(super) turn: Seat,
    /// One of [`Scripted::PHASES`].
    pub(super) phase: &'static str,
    pub(super) direction: Direction,
    /// Cards in the hands, by seat.
    pub(super) cards: Vec<u32>,
    /// Cards in the draw pile.
    pub(super) draw_pile: u8,
    /// Who has won, once the match is over.
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

/// A game at the moment of a line.
pub(super) struct Moment<'a, G: Scripted> {
    pub(super) table: Table<'a, G>,
    pub(super) state: &'a G::State,
    /// What the last step brought.
    pub(super) events: &'a [G::Event],
}

/// What is expected and what is found; equal if the line is right.
pub(super) type Compared = (String, String);
