//! The Mau-Mau family: one engine, driven by house rules that are data.
//!
//! Each dimension of the rules has a folder: `deck`, `deal`, `fit`, `draw`, `lay`, `cards`,
//! `threat`, `dormant`, `patterns`, `triggers`, `calls`, `charges`, `cheat`, `beside`, `end`,
//! `points`, `teams`, `matches`, `when`. In each of them `rule` is how people write it, `check` the
//! static checks, `compiled` what the engine runs on, `in_force` what others may ask of the rules
//! at a table, and `play` how a step carries it out and which moves it allows.
//! `effects` is what patterns and triggers bring about; `rules` is the document as a whole and its
//! compiled tables.
//!
//! Outside the dimensions: `opening` clears the table, `arranged_deal` sets up given cards; `moves` are
//! what a seat can do; `legal` and `irregular` list what a seat may do, in the `forms` of `plays`,
//! as a list or as a `move_set`, and `check` judges one move; a `step` changes the state: `apply`
//! makes a move, `turn` is what follows it, `withdraw` takes a seat out of the match; `digest` is
//! the checksum of a state; `race`, `ranking` and `asked` answer what every game is asked;
//! `info_set` is what a player's information set is built from, `outlook` what a seat can do with a
//! card, `truth` the whole state, `film` what is shown of it once the match is over; `event` and
//! `view` are what happened and what one viewer knows, `cause` why it happened.

mod apply;
mod arranged_deal;
mod asked;
mod beside;
pub mod call_view;
mod calls;
mod cards;
pub mod cause;
mod charges;
mod cheat;
mod check;
mod conditions;
mod deal;
mod deck;
mod digest;
mod dimension;
mod dimensions;
mod dormant;
mod draw;
mod effects;
mod end;
pub mod event;
mod film;
pub mod fit;
mod forms;
pub mod info_set;
mod irregular;
mod lay;
mod legal;
mod listener;
mod matches;
mod move_set;
pub mod moves;
mod observe;
mod opening;
pub mod outlook;
pub(crate) mod patterns;
mod phase;
mod phase_view;
mod plays;
mod points;
mod race;
mod ranking;
pub mod refusal;
mod resample;
pub mod rules;
pub mod seen;
pub mod seen_answer;
mod sink;
mod situation;
mod standing;
mod state;
mod states;
mod step;
mod teams;
mod threat;
pub(crate) mod triggers;
mod truth;
mod turn;
mod upper_bounds;
pub mod view;
mod when;
pub mod wish;
mod withdraw;

use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::game::{Game, Opening, SheetNote, Standing, Status};
use crate::race::Race;
use crate::rules::Text;
use crate::seat::{Seat, SeatSet};

pub use arranged_deal::{ArrangedDeal, ArrangedDealError};
pub use cause::Cause;
pub use effects::Prospect;
pub use event::Event;
pub use film::Open;
pub use info_set::InfoSet;
pub use move_set::MoveSet;
pub use moves::{Move, MoveList, Play};
pub use phase::Phase;
pub use refusal::Refusal;
pub use rules::Rules;
pub use seen::SeenEvent;
pub use state::State;
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

    fn start(rules: &Rules, opening: Opening, sink: &mut dyn FnMut(Event)) -> State {
        let mut state = State::open(rules, opening);
        let dealer = state.dealer;
        state.begin_deal(dealer);
        sink::deal(rules.in_force(state.deal), &mut state, sink);
        state
    }

    fn next_deal(
        rules: &Rules,
        state: &mut State,
        sink: &mut dyn FnMut(Event),
    ) -> Result<(), Refusal> {
        match Self::status(state) {
            Status::Playing => Err(Refusal::DealNotOver),
            Status::MatchOver => Err(Refusal::MatchOver),
            Status::DealOver => {
                let (dealer, begins) = (state.next_dealer(rules), state.next_starter(rules));
                let before = state.looked_back_on(rules);
                state.begin_deal(dealer);
                (state.kept.begins, state.kept.before) = (begins, before);
                sink::deal(rules.in_force(state.deal), state, sink);
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
        legal::to_act(rules.in_force_now(state), state)
    }

    fn may_act_irregularly(rules: &Rules, state: &State) -> SeatSet {
        irregular::may_act_irregularly(rules.in_force_now(state), state)
    }

    fn legal(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveList) {
        moves.clear();
        legal::legal(rules.in_force_now(state), state, seat, moves);
    }

    fn legal_set(rules: &Rules, state: &State, seat: Seat, moves: &mut MoveSet) {
        moves.clear();
        legal::legal(rules.in_force_now(state), state, seat, moves);
    }

    fn irregular(rules: &Rules, state: &State, seat: Seat, moves: &mut Vec<Move>) {
        irregular::irregular(rules.in_force_now(state), state, seat, moves);
    }

    fn check(rules: &Rules, state: &State, seat: Seat, mv: Move) -> Result<(), Refusal> {
        check::check(rules.in_force_now(state), state, seat, mv)
    }

    fn play_unchecked(
        rules: &Rules,
        state: &mut State,
        seat: Seat,
        mv: Move,
        sink: &mut dyn FnMut(Event),
    ) {
        sink::apply(rules.in_force_now(state), state, seat, mv, sink);
    }

    fn play_silently(rules: &Rules, state: &mut State, seat: Seat, mv: Move) {
        sink::apply_silently(rules.in_force_now(state), state, seat, mv);
    }

    fn withdraw(rules: &Rules, state: &mut State, seat: Seat, sink: &mut dyn FnMut(Event)) -> bool {
        sink::withdraw(rules.in_force_now(state), state, seat, sink)
    }

    fn named_rules(rules: &Rules) -> Vec<&Text> {
        rules.doc().named().map(|(_, name)| name).collect()
    }

    fn teams(rules: &Rules) -> Vec<u8> {
        rules.teams()
    }

    fn is_turned(rules: &Rules, state: &State) -> bool {
        rules.is_turned(&state.kept)
    }

    fn turned_over(event: &Event) -> Option<bool> {
        if let Event::TurnedOver { back, .. } = *event { Some(back) } else { None }
    }

    fn standing(rules: &Rules, state: &State) -> Standing {
        ranking::standing(rules, state)
    }

    fn sheet_note(rules: &Rules, event: &Event) -> Option<SheetNote> {
        ranking::sheet_note(rules, event)
    }

    fn asked(rules: &Rules, state: &State) -> Option<(Seat, Move)> {
        asked::asked(rules.in_force_now(state), state)
    }

    fn race(rules: &Rules, state: &State) -> Race {
        race::race(rules.in_force_now(state), state)
    }

    fn view(rules: &Rules, state: &State, viewer: Option<Seat>) -> View {
        view::view(rules, state, viewer)
    }

    fn observe(rules: &Rules, event: &Event, viewer: Option<Seat>) -> SeenEvent {
        event.observe(viewer, rules)
    }

    fn resample(rules: &Rules, state: &State, viewer: Option<Seat>, chance: &mut Chance) -> State {
        resample::resample(rules, state, viewer, chance)
    }

    fn cards(state: &State) -> CardSet {
        let piles = [&state.draw_pile, &state.discard_pile];
        let lying = piles.into_iter().flat_map(|pile| pile.as_slice().iter().copied());
        let held = state.hands.iter().chain(&state.beside).flat_map(|cards| cards.cards());
        lying.chain(held).chain(state.slipped.cards()).chain(state.aside.cards()).collect()
    }

    fn digest(state: &State) -> u64 {
        state.digest()
    }
}
