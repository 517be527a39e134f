//! The Mau-Mau family: one engine, driven by house rules that are data.
//!
//! `rules` is the document and its compiled tables; `setup` deals, `start` is the card turned up; `moves` are what a seat can do;
//! `legal` (with `say` and `jump_in`) and `daring` list what it may, in the `forms` of `plays`, as a list
//! or as a `move_set`, and `check` judges one move; `apply`
//! changes the state, with `lay`, `threat`, `exchange`, `hands`, `turn`, `draw`, `calls` and `cheat` behind it;
//! `advice` says which calls would be right; `info_set` is what one seat may be told about, `outlook` what it can do with a card,
//! `truth` all there is;
//! `withdraw` takes a seat out of the match; `score` counts; `event` and `view` are what happened and what one viewer knows.

mod advice;
mod apply;
mod asked;
mod calls;
mod cheat;
mod check;
mod daring;
mod draw;
pub mod event;
mod exchange;
pub mod fits;
mod forms;
mod hands;
pub mod info_set;
mod jump_in;
mod lay;
mod legal;
mod moment;
mod move_set;
pub mod moves;
pub mod outlook;
mod plays;
mod race;
mod ranking;
mod redeal;
pub mod refusal;
pub mod rules;
mod say;
mod score;
pub mod seen;
mod setup;
mod standing;
mod start;
mod state;
mod threat;
mod truth;
mod turn;
pub mod view;
pub mod wish;
mod withdraw;

use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::game::{Game, Opening, SheetNote, Standing, Status};
use crate::race::Race;
use crate::seat::{Seat, SeatSet};

pub use event::Event;
pub use info_set::InfoSet;
pub use move_set::MoveSet;
pub use moves::{Move, MoveList};
pub use refusal::Refusal;
pub use rules::Rules;
pub use seen::SeenEvent;
pub use setup::{Given, GivenError};
pub use state::{Phase, State};
pub use truth::Truth;
pub use view::View;
pub use wish::Wish;

/// The Mau-Mau family as a [`Game`].
#[derive(Clone, Copy, Debug)]
pub struct Mau;

impl Game for Mau {
    type HouseRules = rules::HouseRules;
    type Rules = Rules;
    type State = State;
    type Cards = CardSet;
    type Move = Move;
    type Moves = MoveList;
    type MoveSet = MoveSet;
    type Event = Event;
    type Seen = SeenEvent;
    type View = View;
    type Refusal = Refusal;

    const CAN_WITHDRAW: bool = true;
    const CAUGHT_IN_VAIN: Option<Refusal> = Some(Refusal::NothingToCatch);

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
                let dealer = setup::next_dealer(rules, state);
                setup::deal(rules, state, dealer, sink);
                Ok(())
            }
        }
    }

    #[inline]
    fn status(state: &State) -> Status {
        match (state.is_over(), state.match_over) {
            (false, _) => Status::Playing,
            (true, false) => Status::DealOver,
            (true, true) => Status::MatchOver,
        }
    }

    #[inline]
    fn to_act(rules: &Rules, state: &State) -> SeatSet {
        legal::to_act(rules.in_force(state.deal), state)
    }

    fn may_dare(rules: &Rules, state: &State) -> SeatSet {
        daring::may_dare(rules.in_force(state.deal), state)
    }

    fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveList) {
        moves.clear();
        legal::legal(rules.in_force(state.deal), state, seat, moves);
    }

    fn legal_set(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveSet) {
        moves.clear();
        legal::legal(rules.in_force(state.deal), state, seat, moves);
    }

    fn daring(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        daring::daring(rules.in_force(state.deal), state, seat, moves);
    }

    fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        check::check(rules.in_force(state.deal), state, seat, mv)
    }

    fn play_unchecked(
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        mv: Move,
        sink: &mut impl FnMut(Event),
    ) {
        apply::apply(rules.in_force(state.deal), state, seat, mv, sink);
    }

    fn withdraw(
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        sink: &mut impl FnMut(Event),
    ) -> bool {
        withdraw::withdraw(rules.in_force(state.deal), state, seat, sink)
    }

    fn standing(rules: &Rules, state: &State) -> Standing {
        ranking::standing(rules, state)
    }

    fn sheet_note(rules: &Rules, event: &Event) -> Option<SheetNote> {
        ranking::sheet_note(rules, event)
    }

    fn asked(rules: &Rules, state: &State) -> Option<(Seat, Move)> {
        asked::asked(rules.in_force(state.deal), state)
    }

    fn race(rules: &Rules, state: &State) -> Race {
        race::race(rules.in_force(state.deal), state)
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
        let held = state.hands.iter().flat_map(|hand| hand.cards());
        lying.chain(held).chain(state.slipped.cards()).chain(state.aside.cards()).collect()
    }

    fn digest(state: &State) -> u64 {
        state.digest()
    }
}
