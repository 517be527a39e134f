//! Maxonaut, the bluffing game: hidden cards, ever higher announcements, believe or doubt.
//!
//! `rules` is the document and what is compiled from it; `card`, `claim`, `hand` and `value` are
//! the cards, the ladder and the value of cards; `setup` opens a match, `arranged_deal` one with given
//! cards; `moves` are what a seat can do; `legal` lists what it may do and `check` judges one move;
//! a `step` changes the state: `apply` makes a move, using `draw`, `reveal` and `penalty`; `event`
//! and `view` are what happened and what one viewer knows, `info_set` is a seat's information set,
//! `worth` what it can say about the value of cards, `film` what is shown once the match is over.

mod apply;
mod arranged_deal;
pub mod card;
mod check;
pub mod claim;
mod digest;
mod draw;
pub mod event;
mod film;
pub mod hand;
pub mod info_set;
mod legal;
mod move_set;
pub mod moves;
mod penalty;
mod ranking;
pub mod refusal;
mod resample;
mod reveal;
pub mod rules;
pub mod seen;
mod setup;
mod state;
mod step;
pub mod value;
pub mod view;
pub mod worth;

use crate::chance::Chance;
use crate::game::{Game, Opening, SheetNote, Standing, Status};
use crate::seat::{Seat, SeatSet};
use step::Step;

pub use arranged_deal::{ArrangedDeal, ArrangedDealError};
pub use card::Card;
pub use claim::{Claim, Said};
pub use event::Event;
pub use film::{Open, TruthView};
pub use hand::{CardCounts, Hand};
pub use info_set::InfoSet;
pub use move_set::MoveSet;
pub use moves::{Laid, Lay, Move, MoveList, Shown, Source};
pub use refusal::Refusal;
pub use rules::Rules;
pub use seen::SeenEvent;
pub use state::{State, Trap};
pub use view::View;

/// Maxonaut as a [`Game`]: a match is one deal of many rounds.
#[derive(Clone, Copy, Debug)]
pub struct Maxonaut;

impl Game for Maxonaut {
    type HouseRules = rules::HouseRules;
    type Rules = Rules;
    type State = State;
    type Cards = CardCounts;
    type Move = Move;
    type Moves = MoveList;
    type MoveSet = MoveSet;
    type Event = Event;
    type Seen = SeenEvent;
    type View = View;
    type Refusal = Refusal;

    fn start(rules: &Rules, opening: Opening, sink: &mut dyn FnMut(Event)) -> State {
        let mut state = State::open(rules, opening);
        let starter = state.starter;
        Step::new(rules, &mut state, sink).begin_round(starter);
        state
    }

    fn next_deal(_: &Rules, state: &mut State, _: &mut dyn FnMut(Event)) -> Result<(), Refusal> {
        // Hands are kept from round to round (MAX-11), so there is no next deal.
        Err(if state.is_over() { Refusal::MatchOver } else { Refusal::DealNotOver })
    }

    fn status(state: &State) -> Status {
        if state.is_over() { Status::MatchOver } else { Status::Playing }
    }

    fn to_act(_: &Rules, state: &State) -> SeatSet {
        legal::to_act(state)
    }

    fn may_act_irregularly(rules: &Rules, state: &State) -> SeatSet {
        legal::may_act_irregularly(rules, state)
    }

    fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveList) {
        legal::legal(rules, state, seat, moves);
    }

    fn legal_set(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveSet) {
        legal::legal_set(rules, state, seat, moves);
    }

    fn irregular(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        legal::irregular(rules, state, seat, moves);
    }

    fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        check::check(rules, state, seat, mv)
    }

    fn play_unchecked(
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        mv: Move,
        sink: &mut dyn FnMut(Event),
    ) {
        Step::new(rules, state, sink).apply(seat, mv);
    }

    fn play_silently(rules: &Rules, state: &mut State, seat: Seat, mv: Move) {
        Step::new(rules, state, &mut |_| {}).apply(seat, mv);
    }

    fn standing(rules: &Rules, state: &State) -> Standing {
        ranking::standing(rules, state)
    }

    fn sheet_note(_: &Rules, event: &Event) -> Option<SheetNote> {
        ranking::sheet_note(event)
    }

    fn view(rules: &Rules, state: &State, viewer: Option<Seat>) -> View {
        view::view(rules, state, viewer)
    }

    fn observe(rules: &Rules, event: &Event, viewer: Option<Seat>) -> SeenEvent {
        event.observe(viewer, rules.seats)
    }

    fn resample(rules: &Rules, state: &State, viewer: Option<Seat>, chance: &mut Chance) -> State {
        resample::resample(rules, state, viewer, chance)
    }

    fn cards(state: &State) -> CardCounts {
        let held = state.hands.iter().flat_map(|hand| hand.cards());
        let lying = state.discards.iter().map(|lying| lying.card);
        let open = state.turned_up().iter().copied();
        state.draw_pile.iter().copied().chain(held).chain(lying).chain(open).collect()
    }

    fn digest(state: &State) -> u64 {
        state.digest()
    }
}
