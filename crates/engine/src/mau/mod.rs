//! The Mau-Mau family: one engine, driven by house rules that are data.
//!
//! `rules` is the document and its compiled tables; `setup` deals; `moves` are what a seat can do;
//! `legal` and `check` say what it may; `apply` changes the state, with `turn`, `draw` and `calls`
//! behind it; `score` counts; `event` and `view` are what happened and what one viewer knows.

mod apply;
mod calls;
mod check;
mod draw;
pub mod event;
pub mod explain;
mod legal;
pub mod moves;
mod redeal;
pub mod refusal;
pub mod rules;
mod score;
mod setup;
mod state;
mod turn;
pub mod view;

use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::game::{Game, Opening, Status};
use crate::seat::{Seat, SeatSet};

pub use event::{Event, SeenEvent};
pub use moves::{Move, MoveList};
pub use refusal::Refusal;
pub use rules::Rules;
pub use setup::{Given, GivenError};
pub use state::State;
pub use view::View;

/// The Mau-Mau family as a [`Game`].
#[derive(Clone, Copy, Debug)]
pub struct Mau;

impl Game for Mau {
    type Rules = Rules;
    type State = State;
    type Move = Move;
    type Moves = MoveList;
    type Event = Event;
    type Seen = SeenEvent;
    type View = View;
    type Refusal = Refusal;

    fn start(rules: &Rules, opening: Opening, sink: &mut impl FnMut(Event)) -> State {
        let mut state = setup::open(rules, opening);
        let dealer = state.dealer;
        setup::deal(rules, &mut state, dealer, sink);
        state
    }

    fn next_deal(
        rules: &Rules,
        state: &mut State,
        sink: &mut impl FnMut(Event),
    ) -> Result<(), Refusal> {
        match Self::status(state) {
            Status::Playing => Err(Refusal::DealNotOver),
            Status::MatchOver => Err(Refusal::MatchOver),
            Status::DealOver => {
                let dealer = setup::next_dealer(state);
                setup::deal(rules, state, dealer, sink);
                Ok(())
            }
        }
    }

    fn status(state: &State) -> Status {
        match (state.is_over(), state.match_over) {
            (false, _) => Status::Playing,
            (true, false) => Status::DealOver,
            (true, true) => Status::MatchOver,
        }
    }

    fn to_act(rules: &Rules, state: &State) -> SeatSet {
        legal::to_act(rules, state)
    }

    fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveList) {
        legal::legal(rules, state, seat, moves);
    }

    fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        check::check(rules, state, seat, mv)
    }

    fn play_unchecked(
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        mv: Move,
        sink: &mut impl FnMut(Event),
    ) {
        apply::apply(rules, state, seat, mv, sink);
    }

    fn view(rules: &Rules, state: &State, viewer: Option<Seat>) -> View {
        view::view(rules, state, viewer)
    }

    fn seen(rules: &Rules, event: &Event, viewer: Option<Seat>) -> SeenEvent {
        event.seen_by(viewer, rules.seats)
    }

    fn redeal(rules: &Rules, state: &State, viewer: Option<Seat>, chance: &mut Chance) -> State {
        redeal::redeal(rules, state, viewer, chance)
    }

    fn cards(state: &State) -> CardSet {
        let piles = [&state.draw_pile, &state.discard_pile];
        let lying = piles.into_iter().flat_map(|pile| pile.as_slice().iter().copied());
        lying.chain(state.hands.iter().flat_map(|hand| hand.cards())).collect()
    }

    fn digest(state: &State) -> u64 {
        state.digest()
    }
}
