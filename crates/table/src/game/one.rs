//! A match of one game: its rules and its state, which belong together.

use std::sync::Arc;

use stammtisch_engine::game::{Game, Opening, Status};
use stammtisch_engine::seat::{Seat, SeatSet};
use stammtisch_playscript::lesson::Prepared;
use stammtisch_rules_text::{AboutCard, InWords};
use stammtisch_rules_text::{Reason, SeatNames};

use super::truth::GameTruth;
use crate::refusal::Refusal;

pub(crate) struct Match<G: Game> {
    pub(super) rules: Arc<G::Rules>,
    pub(super) state: Box<G::State>,
}

impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        Self { rules: self.rules.clone(), state: self.state.clone() }
    }
}

impl<G: Game<Event: Into<GameTruth>, Refusal: Into<Refusal>>> Match<G> {
    pub(super) fn start(
        rules: &Arc<G::Rules>,
        opening: Opening,
        sink: &mut impl FnMut(GameTruth),
    ) -> Self {
        let state = G::start(rules, opening, &mut |event| sink(event.into()));
        Self { rules: rules.clone(), state: Box::new(state) }
    }

    pub(super) fn prepared(
        rules: &Arc<G::Rules>,
        lesson: &Prepared<G>,
        sink: &mut impl FnMut(GameTruth),
    ) -> Self {
        let state = lesson.begin(rules, &mut |event| sink(event.into()));
        Self { rules: rules.clone(), state: Box::new(state) }
    }

    pub(super) fn next_deal(&mut self, sink: &mut impl FnMut(GameTruth)) -> Result<(), Refusal> {
        let sink = &mut |event: G::Event| sink(event.into());
        G::next_deal(&self.rules, &mut self.state, sink).map_err(Into::into)
    }

    pub(super) fn play(
        &mut self,
        seat: Seat,
        mv: G::Move,
        sink: &mut impl FnMut(GameTruth),
    ) -> Result<(), Refusal> {
        let sink = &mut |event: G::Event| sink(event.into());
        G::play(&self.rules, &mut self.state, seat, mv, sink).map_err(Into::into)
    }

    pub(super) fn withdraw(&mut self, seat: Seat, sink: &mut impl FnMut(GameTruth)) -> bool {
        G::withdraw(&self.rules, &mut self.state, seat, &mut |event: G::Event| sink(event.into()))
    }

    pub(super) fn check(&self, seat: Seat, mv: G::Move) -> Result<(), Refusal> {
        G::check(&self.rules, &self.state, seat, mv).map_err(Into::into)
    }

    pub(super) fn why(
        &self,
        seat: Seat,
        mv: G::Move,
        names: SeatNames<'_>,
    ) -> Option<Reason<Refusal>>
    where
        G: InWords,
    {
        let Reason { refusal, text } = G::why(&self.rules, &self.state, seat, mv, names)?;
        Some(Reason { refusal: refusal.map(Into::into), text })
    }

    pub(super) fn about(
        &self,
        viewer: Option<Seat>,
        card: &str,
        names: SeatNames<'_>,
    ) -> Option<AboutCard>
    where
        G: InWords,
    {
        G::about(&self.rules, &self.state, viewer, card, names)
    }

    pub(super) fn status(&self) -> Status {
        G::status(&self.state)
    }

    pub(super) fn to_act(&self) -> SeatSet {
        G::to_act(&self.rules, &self.state)
    }

    pub(super) fn may_act_irregularly(&self) -> SeatSet {
        G::may_act_irregularly(&self.rules, &self.state)
    }

    pub(super) fn view(&self, viewer: Option<Seat>) -> G::View {
        G::view(&self.rules, &self.state, viewer)
    }

    pub(super) fn seen(&self, event: &G::Event, viewer: Option<Seat>) -> G::Seen {
        G::observe(&self.rules, event, viewer)
    }

    pub(super) fn digest(&self) -> u64 {
        G::digest(&self.state)
    }
}
