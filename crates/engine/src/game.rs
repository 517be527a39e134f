//! The interface that every game implements: the trait `Game`. One test suite (`tests/contract`)
//! holds every game and every preset to its contract.

use crate::chance::{Chance, Seed};
use crate::limits::MAX_SEATS;
use crate::race::Race;
use crate::rules::{Document, Text};
use crate::seat::{Seat, SeatSet};

/// The status of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A deal is being played.
    Playing,
    /// A deal is over and another follows.
    DealOver,
    /// The match is over.
    MatchOver,
}

/// What is decided before a match: the seed, the first dealer, who writes left-handed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The seed that determines every shuffle.
    pub seed: Seed,
    /// The first dealer, or starter where nobody deals; none: drawn by lot from the seed.
    pub dealer: Option<Seat>,
    /// Seats whose players write left-handed: the starter may depend on it (ERF-04).
    pub left_handed: SeatSet,
}

impl Opening {
    /// A match from `seed` without left-handed players, with the first dealer drawn by lot.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed, dealer: None, left_handed: SeatSet::EMPTY }
    }
}

/// The kind of a move, as the table distinguishes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveKind {
    /// Part of a turn: only the seat that is asked can make it.
    Turn,
    /// Makes a call.
    Call {
        /// The index of the call.
        call: u8,
    },
    /// Catches a seat without its call.
    Catch {
        /// The seat caught.
        seat: Seat,
        /// The index of the call.
        call: u8,
    },
    /// Accuses a seat of cheating.
    Accuse {
        /// The seat accused.
        seat: Seat,
    },
    /// Answers a question that several seats may be asked at once.
    React,
    /// Charges a seat with an offence that the program cannot detect.
    Charge {
        /// The seat charged.
        seat: Seat,
        /// The index of the charge.
        charge: u8,
    },
}

/// How far a match has come, as everybody can see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// The seat whose turn it is; none while no deal is played.
    pub turn: Option<Seat>,
    /// The seats that have not gone out of the deal or the match.
    pub in_deal: SeatSet,
    /// Points so far, by seat.
    pub points: Vec<i32>,
    /// The winners of the match, once it is over.
    pub winners: Vec<Seat>,
    /// For each seat, how well it stands in the match: lower is better.
    pub rank: Vec<i32>,
}

/// What an event adds to the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetNote {
    /// A new line is started.
    Begun {
        /// The number of the deal or round.
        deal: u16,
        /// The seat that deals or starts.
        by: Seat,
        /// Whether the next match continues from that seat.
        leads: bool,
        /// The round of dealing (VER-05).
        round: u16,
        /// Whether the deal is a sharp one (VER-22).
        sharp: bool,
    },
    /// The line is complete.
    Ended {
        /// The points noted, by seat.
        points: [i32; MAX_SEATS],
    },
}

/// What the views of all games have in common.
pub trait GameView {
    /// One action of one seat.
    type Move: Copy + Into<MoveKind>;

    /// The viewer's seat; none for a spectator.
    fn viewer(&self) -> Option<Seat>;

    /// The seat whose turn it is.
    fn turn(&self) -> Seat;

    /// The viewer's honest moves.
    fn legal(&self) -> &[Self::Move];

    /// The viewer's irregular moves: see [`Game::irregular`].
    fn irregular(&self) -> &[Self::Move];

    /// Removes all moves.
    fn clear_moves(&mut self);

    /// Whether it is the viewer's turn and the game waits for it; laying out of turn does not count.
    fn has_turn(&self) -> bool {
        let is_step = |mv: &Self::Move| (*mv).into() == MoveKind::Turn;
        self.viewer() == Some(self.turn()) && self.legal().iter().any(is_step)
    }
}

/// The honest moves of a seat, which can be counted and looked up by index without being listed:
/// for callers that want any one of them, or only their number.
pub trait LegalSet: Default {
    /// The type of a move.
    type Move;

    /// How many moves there are.
    fn len(&self) -> u32;

    /// Whether there are no moves.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The move at `index` in the list of [`Game::legal`].
    fn nth(&self, index: u32) -> Option<Self::Move>;
}

/// A game: a pure fold of moves over a state.
///
/// Invariants, for every state reached by legal moves:
/// - `legal` and `irregular` together list exactly the moves that `check` allows, none twice, for seats
///   in `to_act` and `may_act_irregularly` and for no other;
/// - `legal_set` holds what `legal` lists, in the same order;
/// - `play` refuses exactly what `check` refuses, and then leaves the state as it was;
/// - the same seed and moves give the same state, events and digest, everywhere and always;
/// - no card is lost or created: `cards` is the same multiset from the first deal on;
/// - a seat that has withdrawn has no moves, is dealt no cards and wins nothing;
/// - a match ends within the limits of [`crate::limits`];
/// - whatever `resample` changes, `view`, `observe`, `legal` and `check` stay the same for that viewer,
///   and its result depends on chance and on what that viewer knows, not on what it replaces.
pub trait Game {
    /// House rules as people write them.
    type HouseRules: Document<Rules = Self::Rules>;
    /// Compiled rules.
    type Rules;
    /// The whole state, hidden cards included. It has no serialiser: it never leaves the process.
    type State: Clone;
    /// A multiset of cards.
    type Cards: Eq + std::fmt::Debug;
    /// One action of one seat.
    type Move: Copy + Eq + std::fmt::Debug + Into<MoveKind>;
    /// A list with capacity for all legal moves of a seat.
    type Moves: Default + std::ops::Deref<Target = [Self::Move]>;
    /// The legal moves of a seat without listing them.
    type MoveSet: LegalSet<Move = Self::Move>;
    /// What really happened in a step.
    type Event: Copy + Eq + std::fmt::Debug;
    /// What a viewer learns of an event.
    type Seen: Eq + std::fmt::Debug;
    /// What a viewer knows of a state.
    type View: Eq + std::fmt::Debug + GameView<Move = Self::Move>;
    /// Why a move is refused.
    type Refusal: Copy + Eq + std::fmt::Debug;

    /// Whether a match can go on without a seat: see [`Game::withdraw`].
    const CAN_WITHDRAW: bool = false;

    /// The refusal of a catch where no call is missed, in games that have catching.
    const CAUGHT_IN_VAIN: Option<Self::Refusal> = None;

    /// Opens a match and deals its first deal.
    fn start(
        rules: &Self::Rules,
        opening: Opening,
        sink: &mut dyn FnMut(Self::Event),
    ) -> Self::State;

    /// Deals the next deal after a deal has ended, if the match goes on.
    ///
    /// # Errors
    /// In any other [`Status`] than [`Status::DealOver`].
    fn next_deal(
        rules: &Self::Rules,
        state: &mut Self::State,
        sink: &mut dyn FnMut(Self::Event),
    ) -> Result<(), Self::Refusal>;

    /// The status of the match.
    fn status(state: &Self::State) -> Status;

    /// The seats that have a legal move: often several.
    fn to_act(rules: &Self::Rules, state: &Self::State) -> SeatSet;

    /// The seats that may make an irregular move: see [`Game::irregular`].
    fn may_act_irregularly(rules: &Self::Rules, state: &Self::State) -> SeatSet;

    /// Lists the honest moves of `seat`; `moves` is cleared first.
    fn legal(rules: &Self::Rules, state: &Self::State, seat: Seat, moves: &mut Self::Moves);

    /// Finds the honest moves of `seat` without listing them; `moves` is cleared first.
    fn legal_set(rules: &Self::Rules, state: &Self::State, seat: Seat, moves: &mut Self::MoveSet);

    /// Lists the irregular moves of `seat`, where the game has any: cheating, accusing others of
    /// it, and catching in vain. `moves` is cleared first.
    fn irregular(rules: &Self::Rules, state: &Self::State, seat: Seat, moves: &mut Vec<Self::Move>);

    /// Checks whether `seat` may make this move, implemented independently of [`Game::legal`].
    ///
    /// # Errors
    /// The reason why not. It depends only on what the seat may know.
    fn check(
        rules: &Self::Rules,
        state: &Self::State,
        seat: Seat,
        mv: Self::Move,
    ) -> Result<(), Self::Refusal>;

    /// Makes a move that [`Game::check`] allows, without events: the hot path. Any other corrupts the game.
    fn play_silently(rules: &Self::Rules, state: &mut Self::State, seat: Seat, mv: Self::Move);

    /// Makes a move that [`Game::check`] allows. Any other corrupts the game.
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
    /// As [`Game::check`]; the state is unchanged then.
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

    /// Takes `seat` out of the match: its cards are laid aside, and the others play on without it;
    /// if only one is left, that one has won (LIV-19). What was pending against that seat alone
    /// lapses. Returns whether that was possible: not in a game that needs all its seats, after the
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

    /// The names of the rules that events refer to by index.
    fn named_rules(rules: &Self::Rules) -> Vec<&Text> {
        let _ = rules;
        Vec::new()
    }

    /// For each seat, the number of its team, from 0; empty where everybody plays alone.
    fn teams(rules: &Self::Rules) -> Vec<u8> {
        let _ = rules;
        Vec::new()
    }

    /// Whether two-sided cards show their backs.
    fn is_turned(rules: &Self::Rules, state: &Self::State) -> bool {
        let _ = (rules, state);
        false
    }

    /// Which side the cards show from this event on, if it turns them over: their backs (true) or fronts.
    fn turned_over(event: &Self::Event) -> Option<bool> {
        let _ = event;
        None
    }

    /// How far the match has come, as everybody can see it.
    fn standing(rules: &Self::Rules, state: &Self::State) -> Standing;

    /// What `event` adds to the score sheet.
    fn sheet_note(rules: &Self::Rules, event: &Self::Event) -> Option<SheetNote>;

    /// The seat asked something out of turn, and the move made for it if it does not answer. None
    /// where every question is asked in turn.
    fn asked(rules: &Self::Rules, state: &Self::State) -> Option<(Seat, Self::Move)> {
        let _ = (rules, state);
        None
    }

    /// What several seats can be quick or late to do at the same moment: nothing, if only one may act.
    fn race(rules: &Self::Rules, state: &Self::State) -> Race {
        let _ = (rules, state);
        Race::default()
    }

    /// What `viewer` may know (none: a spectator), built up from nothing.
    fn view(rules: &Self::Rules, state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// What `viewer` learns of `event`.
    fn observe(rules: &Self::Rules, event: &Self::Event, viewer: Option<Seat>) -> Self::Seen;

    /// The same state with everything resampled that `viewer` cannot know.
    fn resample(
        rules: &Self::Rules,
        state: &Self::State,
        viewer: Option<Seat>,
        chance: &mut Chance,
    ) -> Self::State;

    /// All cards of the game, wherever they are.
    fn cards(state: &Self::State) -> Self::Cards;

    /// A 64-bit checksum of the whole state, which replays compare.
    fn digest(state: &Self::State) -> u64;
}
