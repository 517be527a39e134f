//! The contract that every game of the house keeps: the trait `Game`. One suite (`tests/contract`)
//! holds every game and every preset to it.

use crate::chance::{Chance, Seed};
use crate::limits::MAX_SEATS;
use crate::race::Race;
use crate::rules::{Document, Text};
use crate::seat::{Seat, SeatSet};

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A deal is being played.
    Playing,
    /// A deal is over and another follows.
    DealOver,
    /// The match is over.
    MatchOver,
}

/// What chance and the table decide before a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// From which every shuffle follows.
    pub seed: Seed,
    /// Who deals first, or begins where nobody deals; none: drawn by lot from the seed.
    pub dealer: Option<Seat>,
    /// Seats whose players write with the left hand: who begins may depend on it (ERF-04).
    pub left_handed: SeatSet,
}

impl Opening {
    /// A match from `seed` in which nobody writes with the left hand and the first dealer is drawn
    /// by lot.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed, dealer: None, left_handed: SeatSet::EMPTY }
    }
}

/// What a move is to whoever runs the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// A step of a turn: only the seat that is asked can make it.
    Turn,
    /// Says something that must be said.
    Call {
        /// Which of the calls.
        call: u8,
    },
    /// Catches a seat without its call.
    Catch {
        /// Who is caught.
        seat: Seat,
        /// Which of the calls.
        call: u8,
    },
    /// Accuses a seat of cheating.
    Accuse {
        /// Who is accused.
        seat: Seat,
    },
    /// Answers a question that several may be asked at once.
    React,
    /// Charges a seat with an offence that no program sees.
    Charge {
        /// Who is charged.
        seat: Seat,
        /// Which of the charges.
        charge: u8,
    },
}

/// How far a match is, as everybody can see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Whose turn it is; none while no deal is played.
    pub turn: Option<Seat>,
    /// Who has not gone out of the deal or the match.
    pub in_deal: SeatSet,
    /// Points so far, by seat.
    pub points: Vec<i32>,
    /// Who has won the match, once it is over.
    pub winners: Vec<Seat>,
    /// For each seat how well it has done in the match: less is better.
    pub rank: Vec<i32>,
}

/// What an event writes on the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetNote {
    /// A new line begins.
    Begun {
        /// The number of the deal or round.
        deal: u16,
        /// Who deals or begins.
        by: Seat,
        /// Whether the next match goes on from that seat.
        leads: bool,
        /// The round of dealing (VER-05).
        round: u16,
        /// Whether the deal is a sharp one (VER-22).
        sharp: bool,
    },
    /// The line is complete.
    Ended {
        /// What was noted, by seat.
        points: [i32; MAX_SEATS],
    },
}

/// What is alike in what viewers know of any game.
pub trait GameView {
    /// One action of one seat.
    type Move: Copy + Into<MoveKind>;

    /// Whose view it is; none: a spectator's.
    fn viewer(&self) -> Option<Seat>;

    /// Whose turn it is.
    fn turn(&self) -> Seat;

    /// The viewer's honest moves.
    fn legal(&self) -> &[Self::Move];

    /// What the viewer may do outside the rules: see [`Game::irregular`].
    fn irregular(&self) -> &[Self::Move];

    /// Takes all moves out: nothing is left to do.
    fn clear_moves(&mut self);

    /// Whether the game waits for the viewer: laying out of turn is open to others as well.
    fn has_turn(&self) -> bool {
        let is_step = |mv: &Self::Move| (*mv).into() == MoveKind::Turn;
        self.viewer() == Some(self.turn()) && self.legal().iter().any(is_step)
    }
}

/// The honest moves of a seat, counted and found one by one without being written out: for whoever
/// wants any one of them, or only to know how many there are.
pub trait LegalSet: Default {
    /// One of them.
    type Move;

    /// How many moves there are.
    fn len(&self) -> u32;

    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move at `index` of what [`Game::legal`] lists.
    fn nth(&self, index: u32) -> Option<Self::Move>;
}

/// A game of the house: a pure fold of moves over a state.
///
/// What must hold, for every state reached by legal moves:
/// - `legal` and `irregular` together list exactly the moves that `check` allows, none twice, for seats
///   in `to_act` and `may_act_irregularly` and for no other;
/// - `legal_set` holds what `legal` lists, in the same order;
/// - `play` refuses exactly what `check` refuses, and then leaves the state as it was;
/// - the same seed and moves give the same state, events and digest, everywhere and always;
/// - no card is lost or made: `cards` is the same multiset from the first deal on;
/// - who has withdrawn has no move, is dealt no card and wins nothing;
/// - a match ends within the bounds of [`crate::limits`];
/// - whatever `resample` changes, `view`, `observe`, `legal` and `check` stay the same for that
///   viewer, and what it makes follows from chance and what that viewer knows, not from what it
///   replaces.
pub trait Game {
    /// House rules as people write them.
    type HouseRules: Document<Rules = Self::Rules>;
    /// Compiled rules.
    type Rules;
    /// Everything, hidden cards included. It has no serialiser: it never leaves the process.
    type State: Clone;
    /// Cards of which only the number of each kind matters.
    type Cards: Eq + std::fmt::Debug;
    /// One action of one seat.
    type Move: Copy + Eq + std::fmt::Debug + Into<MoveKind>;
    /// A list with room for all legal moves of a seat.
    type Moves: Default + std::ops::Deref<Target = [Self::Move]>;
    /// The legal moves of a seat without a list of them.
    type MoveSet: LegalSet<Move = Self::Move>;
    /// The truth about a step.
    type Event: Copy + Eq + std::fmt::Debug;
    /// What a viewer learns of an event.
    type Seen: Eq + std::fmt::Debug;
    /// What a viewer knows of a state.
    type View: Eq + std::fmt::Debug + GameView<Move = Self::Move>;
    /// Why a move is refused.
    type Refusal: Copy + Eq + std::fmt::Debug;

    /// Whether a match can go on without a seat: see [`Game::withdraw`].
    const CAN_WITHDRAW: bool = false;

    /// Why a catch is refused where nothing is left out, in a game that knows catching.
    const CAUGHT_IN_VAIN: Option<Self::Refusal> = None;

    /// Opens a match and deals its first deal.
    fn start(
        rules: &Self::Rules,
        opening: Opening,
        sink: &mut dyn FnMut(Self::Event),
    ) -> Self::State;

    /// Deals again after a deal has ended and the match goes on.
    ///
    /// # Errors
    /// In any other [`Status`] than [`Status::DealOver`].
    fn next_deal(
        rules: &Self::Rules,
        state: &mut Self::State,
        sink: &mut dyn FnMut(Self::Event),
    ) -> Result<(), Self::Refusal>;

    /// Where the match stands.
    fn status(state: &Self::State) -> Status;

    /// The seats that have a legal move: often several.
    fn to_act(rules: &Self::Rules, state: &Self::State) -> SeatSet;

    /// The seats that may make a move outside the rules: see [`Game::irregular`].
    fn may_act_irregularly(rules: &Self::Rules, state: &Self::State) -> SeatSet;

    /// Lists the honest moves of `seat`; `moves` is cleared first.
    fn legal(rules: &Self::Rules, state: &Self::State, seat: Seat, moves: &mut Self::Moves);

    /// Finds the honest moves of `seat` without writing them out; `moves` is cleared first.
    fn legal_set(rules: &Self::Rules, state: &Self::State, seat: Seat, moves: &mut Self::MoveSet);

    /// Lists the irregular moves of `seat`, where the game knows such a thing: cheating, accusing
    /// others of it, and catching in vain. `moves` is cleared first.
    fn irregular(rules: &Self::Rules, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Says whether `seat` may make this move: an implementation apart from [`Game::legal`].
    ///
    /// # Errors
    /// The reason why not. It depends only on what the seat may know.
    fn check(
        rules: &Self::Rules,
        state: &Self::State,
        seat: Seat,
        mv: Self::Move,
    ) -> Result<(), Self::Refusal>;

    /// Makes a move that [`Game::check`] allows and tells nobody: the hot path. Any other gives a wrong game.
    fn play_silently(rules: &Self::Rules, state: &mut Self::State, seat: Seat, mv: Self::Move);

    /// Makes a move that [`Game::check`] allows. Any other gives a wrong game.
    fn play_unchecked(
        rules: &Self::Rules,
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        sink: &mut dyn FnMut(Self::Event),
    );

    /// Makes a move if it is legal.
    ///
    /// # Errors
    /// As [`Game::check`]; the state is untouched then.
    fn play(
        rules: &Self::Rules,
        state: &mut Self::State,
        seat: Seat,
        mv: Self::Move,
        sink: &mut dyn FnMut(Self::Event),
    ) -> Result<(), Self::Refusal> {
        Self::check(rules, state, seat, mv)?;
        Self::play_unchecked(rules, state, seat, mv, sink);
        Ok(())
    }

    /// Takes `seat` out of the match: its cards are laid aside, and the others go on as if it were
    /// not there; whom they leave alone has won (LIV-19). What stood against that seat alone
    /// lapses. Says whether that was possible: not in a game that needs all its seats, after the
    /// match, or a second time; nothing has changed then.
    fn withdraw(
        rules: &Self::Rules,
        state: &mut Self::State,
        seat: Seat,
        sink: &mut dyn FnMut(Self::Event),
    ) -> bool {
        let _ = (rules, state, seat, sink);
        false
    }

    /// The names of the rules that events speak of by their number.
    fn named_rules(rules: &Self::Rules) -> Vec<&Text> {
        let _ = rules;
        Vec::new()
    }

    /// By seat: the number of its team, from 0; empty where everybody plays alone.
    fn teams(rules: &Self::Rules) -> Vec<u8> {
        let _ = rules;
        Vec::new()
    }

    /// Whether cards that have two sides show their backs.
    fn is_turned(rules: &Self::Rules, state: &Self::State) -> bool {
        let _ = (rules, state);
        false
    }

    /// Which side cards show from this event on, where it turns them over: their backs, or their fronts.
    fn turned_over(event: &Self::Event) -> Option<bool> {
        let _ = event;
        None
    }

    /// How far the match is, as everybody can see it.
    fn standing(rules: &Self::Rules, state: &Self::State) -> Standing;

    /// What `event` writes on the score sheet.
    fn sheet_note(rules: &Self::Rules, event: &Self::Event) -> Option<SheetNote>;

    /// Who is asked for something outside the course of turns, and what is done for that seat if it
    /// does not answer. Nobody, where every question is asked in turn.
    fn asked(rules: &Self::Rules, state: &Self::State) -> Option<(Seat, Self::Move)> {
        let _ = (rules, state);
        None
    }

    /// What several seats can be quick or late about at the same moment: nothing, where whoever may
    /// act is the only one.
    fn race(rules: &Self::Rules, state: &Self::State) -> Race {
        let _ = (rules, state);
        Race::default()
    }

    /// What `viewer` may know (none: a spectator), built up from nothing.
    fn view(rules: &Self::Rules, state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// What `viewer` learns of `event`.
    fn observe(rules: &Self::Rules, event: &Self::Event, viewer: Option<Seat>) -> Self::Seen;

    /// The same state with everything dealt anew that `viewer` cannot know.
    fn resample(
        rules: &Self::Rules,
        state: &Self::State,
        viewer: Option<Seat>,
        chance: &mut Chance,
    ) -> Self::State;

    /// All cards of the game, wherever they lie.
    fn cards(state: &Self::State) -> Self::Cards;

    /// A number that two states share only if they are the same state: a checkpoint for replays.
    fn digest(state: &Self::State) -> u64;
}
