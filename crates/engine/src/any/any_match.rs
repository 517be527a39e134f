//! A running match of any game (`AnyMatch`).

use std::sync::Arc;

use super::{AnyEvent, AnyMove, AnyRefusal, AnyRules, AnySeen, AnyView, PlayError};
use crate::chance::Chance;
use crate::game::{Game, Opening, SheetNote, Standing, Status};
use crate::race::Race;
use crate::seat::{Seat, SeatSet};
use crate::{each_game, each_pair, sum_of_games};

/// A match of one game: its rules and its state.
pub struct Match<G: Game> {
    /// The rules in force.
    pub rules: Arc<G::Rules>,
    /// The whole state, hidden cards included.
    pub state: Box<G::State>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self { rules: self.rules.clone(), state: self.state.clone() }
    }
}

impl<G: Game> Match<G> {
    fn start(rules: &Arc<G::Rules>, opening: Opening, sink: &mut dyn FnMut(G::Event)) -> Self {
        let state = Box::new(G::start(rules, opening, sink));
        Self { rules: rules.clone(), state }
    }

    fn next_deal(&mut self, sink: &mut dyn FnMut(G::Event)) -> Result<(), G::Refusal> {
        G::next_deal(&self.rules, &mut self.state, sink)
    }

    fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        sink: &mut dyn FnMut(G::Event),
    ) -> Result<(), G::Refusal> {
        G::play(&self.rules, &mut self.state, seat, mv, sink)
    }

    fn check(&self, seat: Seat, mv: G::Move) -> Result<(), G::Refusal> {
        G::check(&self.rules, &self.state, seat, mv)
    }

    fn withdraw(&mut self, seat: Seat, sink: &mut dyn FnMut(G::Event)) -> bool {
        G::withdraw(&self.rules, &mut self.state, seat, sink)
    }

    fn status(&self) -> Status {
        G::status(&self.state)
    }

    fn to_act(&self) -> SeatSet {
        G::to_act(&self.rules, &self.state)
    }

    fn may_act_irregularly(&self) -> SeatSet {
        G::may_act_irregularly(&self.rules, &self.state)
    }

    fn asked(&self) -> Option<(Seat, G::Move)> {
        G::asked(&self.rules, &self.state)
    }

    fn race(&self) -> Race {
        G::race(&self.rules, &self.state)
    }

    fn standing(&self) -> Standing {
        G::standing(&self.rules, &self.state)
    }

    fn is_turned(&self) -> bool {
        G::is_turned(&self.rules, &self.state)
    }

    fn sheet_note(&self, event: &G::Event) -> Option<SheetNote> {
        G::sheet_note(&self.rules, event)
    }

    fn view(&self, viewer: Option<Seat>) -> Box<G::View> {
        Box::new(G::view(&self.rules, &self.state, viewer))
    }

    fn observe(&self, event: &G::Event, viewer: Option<Seat>) -> G::Seen {
        G::observe(&self.rules, event, viewer)
    }

    fn resample(&self, viewer: Option<Seat>, chance: &mut Chance) -> Self {
        let state = Box::new(G::resample(&self.rules, &self.state, viewer, chance));
        Self { rules: self.rules.clone(), state }
    }

    fn digest(&self) -> u64 {
        G::digest(&self.state)
    }
}

sum_of_games! {
    /// A running match, hidden cards included, so it cannot be serialised.
    #[derive(Clone)]
    pub enum AnyMatch(Match)
}

/// Converts the result of a move of any game.
fn played<R: Into<AnyRefusal>>(result: Result<(), R>) -> Result<(), PlayError> {
    result.map_err(|refusal| PlayError::Refused(refusal.into()))
}

impl AnyMatch {
    /// Opens a match and deals its first deal: see [`Game::start`].
    pub fn start(rules: &AnyRules, opening: Opening, sink: &mut dyn FnMut(AnyEvent)) -> Self {
        each_game!(AnyRules, rules, G: rules => {
            Match::<G>::start(rules, opening, &mut |event| sink(event.into())).into()
        })
    }

    /// Deals the next deal: see [`Game::next_deal`].
    ///
    /// # Errors
    /// As there.
    pub fn next_deal(&mut self, sink: &mut dyn FnMut(AnyEvent)) -> Result<(), PlayError> {
        each_game!(Self, self, game => played(game.next_deal(&mut |event| sink(event.into()))))
    }

    /// Makes a move if it is legal.
    ///
    /// # Errors
    /// The reason why not; the state is unchanged then.
    pub fn play(
        &mut self,
        seat: Seat,
        mv: AnyMove,
        sink: &mut dyn FnMut(AnyEvent),
    ) -> Result<(), PlayError> {
        each_pair!((Self, self), (AnyMove, mv), (game, mv) => {
            played(game.play(seat, mv, &mut |event| sink(event.into())))
        })
        .unwrap_or(Err(PlayError::OtherGame))
    }

    /// Checks whether `seat` may make this move.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, seat: Seat, mv: AnyMove) -> Result<(), PlayError> {
        each_pair!((Self, self), (AnyMove, mv), (game, mv) => played(game.check(seat, mv)))
            .unwrap_or(Err(PlayError::OtherGame))
    }

    /// Takes a seat out of the match; returns whether the game can do that now.
    pub fn withdraw(&mut self, seat: Seat, sink: &mut dyn FnMut(AnyEvent)) -> bool {
        each_game!(Self, self, game => game.withdraw(seat, &mut |event| sink(event.into())))
    }

    /// The status of the match.
    #[must_use]
    pub fn status(&self) -> Status {
        each_game!(Self, self, game => game.status())
    }

    /// The seats that have a legal move.
    #[must_use]
    pub fn to_act(&self) -> SeatSet {
        each_game!(Self, self, game => game.to_act())
    }

    /// The seats that may make an irregular move: see [`Game::irregular`].
    #[must_use]
    pub fn may_act_irregularly(&self) -> SeatSet {
        each_game!(Self, self, game => game.may_act_irregularly())
    }

    /// The seat asked out of turn, and the move made for it if it does not answer: see [`Game::asked`].
    #[must_use]
    pub fn asked(&self) -> Option<(Seat, AnyMove)> {
        each_game!(Self, self, game => game.asked().map(|(seat, mv)| (seat, mv.into())))
    }

    /// What several seats can be quick or late to do.
    #[must_use]
    pub fn race(&self) -> Race {
        each_game!(Self, self, game => game.race())
    }

    /// The refusal told to a seat that catches in vain: see [`Game::CAUGHT_IN_VAIN`].
    #[must_use]
    pub fn caught_in_vain(&self) -> Option<AnyRefusal> {
        each_game!(Self, self, G: _ => <G as Game>::CAUGHT_IN_VAIN.map(Into::into))
    }

    /// Whether two-sided cards show their backs.
    #[must_use]
    pub fn is_turned(&self) -> bool {
        each_game!(Self, self, game => game.is_turned())
    }

    /// How far the match has come, as everybody can see it.
    #[must_use]
    pub fn standing(&self) -> Standing {
        each_game!(Self, self, game => game.standing())
    }

    /// What an event of this match adds to the score sheet.
    #[must_use]
    pub fn sheet_note(&self, event: &AnyEvent) -> Option<SheetNote> {
        each_pair!((Self, self), (AnyEvent, event), (game, event) => game.sheet_note(event))
            .flatten()
    }

    /// What `viewer` may know (none: a spectator).
    #[must_use]
    pub fn view(&self, viewer: Option<Seat>) -> AnyView {
        each_game!(Self, self, game => game.view(viewer).into())
    }

    /// What `viewer` (none: a spectator) learns of an event of this match; none if it is of another game.
    #[must_use]
    pub fn observe(&self, event: &AnyEvent, viewer: Option<Seat>) -> Option<AnySeen> {
        each_pair!((Self, self), (AnyEvent, event), (game, event) => game.observe(event, viewer).into())
    }

    /// The same match with everything resampled that the viewer cannot know.
    #[must_use]
    pub fn resample(&self, viewer: Option<Seat>, chance: &mut Chance) -> Self {
        each_game!(Self, self, game => game.resample(viewer, chance).into())
    }

    /// A checksum for replays: see [`Game::digest`].
    #[must_use]
    pub fn digest(&self) -> u64 {
        each_game!(Self, self, game => game.digest())
    }
}
