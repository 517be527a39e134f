//! What one viewer may know of a game: built up from an allowed list, never a cleaned state.

use serde::Serialize;

use crate::card::{Card, Suit};
use crate::card_set::CardSet;
use crate::mau::event::Ending;
use crate::mau::moves::{CallIndex, Move, MoveList};
use crate::mau::rules::{Format, Rules};
use crate::mau::state::{Phase, State};
use crate::seat::{Direction, Seat, SeatSet};

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauPhase"))]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum PhaseView {
    /// The seat to act lays or draws.
    Turn,
    /// A threat stands against the seat to act.
    Threat {
        /// Cards to draw if borne.
        draw: u8,
        /// Whether bearing it costs the turn.
        miss: bool,
    },
    /// The seat to act has drawn: it lays or hands over.
    Drawn,
    /// The deal is over.
    DealOver {
        /// How it ended.
        ending: Ending,
        /// Points noted in this deal, by seat.
        points: Vec<i32>,
        /// What every seat still held, by seat.
        hands: Vec<CardSet>,
        /// Winners of the match, when this deal ended it; else empty.
        winners: Vec<Seat>,
        /// Whether the match goes on with another deal.
        goes_on: bool,
    },
}

/// What everybody can see of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauPlayer"))]
pub struct PlayerView {
    /// Which seat.
    pub seat: Seat,
    /// Cards in the hand.
    pub cards: u8,
    /// The place in which the seat went out of this deal.
    pub place: Option<u8>,
    /// Calls made that still stand.
    pub called: Vec<CallIndex>,
    /// Calls left out so far: they can still be made, and caught where the rules say so.
    pub open: Vec<CallIndex>,
    /// Points of the match so far.
    pub score: i32,
}

/// A game of the Mau-Mau family as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauView"))]
pub struct View {
    /// Whose eyes these are; none for a spectator.
    pub viewer: Option<Seat>,
    /// Number of the deal, from 1.
    pub deal: u16,
    /// Points at which the match ends, where it is a race.
    pub goal: Option<i32>,
    /// Deals in the match, where their number is fixed.
    pub deals: Option<u16>,
    /// Who dealt.
    pub dealer: Seat,
    /// Whose turn it is.
    pub turn: Seat,
    /// The way the turn goes round.
    pub direction: Direction,
    /// Where the game stands.
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub phase: PhaseView,
    /// The top card of the discard pile.
    pub top: Card,
    /// The suit wished that has not been met yet.
    pub wish: Option<Suit>,
    /// Cards in the draw pile.
    pub draw_pile: u8,
    /// Everything in the discard pile, the top card included: all of it was laid openly.
    pub discards: CardSet,
    /// All seats in order.
    pub players: Vec<PlayerView>,
    /// The viewer's own hand; empty for a spectator.
    pub hand: CardSet,
    /// Cards the viewer has just drawn and may still lay.
    pub drawn: CardSet,
    /// The viewer's legal moves.
    pub legal: Vec<Move>,
}

/// Builds what `viewer` may know.
pub(super) fn view(rules: &Rules, state: &State, viewer: Option<Seat>) -> View {
    let viewer = viewer.filter(|seat| seat.0 < rules.seats);
    let mut legal = MoveList::new();
    if let Some(seat) = viewer {
        super::legal::legal(rules, state, seat, &mut legal);
    }
    let own_turn = viewer == Some(state.turn);
    View {
        viewer,
        deal: state.deal,
        goal: match rules.format {
            Format::Race(goal) => Some(goal),
            Format::Single | Format::Deals(_) => None,
        },
        deals: match rules.format {
            Format::Deals(deals) => Some(deals),
            Format::Single => Some(1),
            Format::Race(_) => None,
        },
        dealer: state.dealer,
        turn: state.turn,
        direction: state.direction,
        phase: phase(rules, state),
        top: state.top(),
        wish: state.wish,
        draw_pile: state.draw_pile.len(),
        discards: state.discard_pile.as_slice().iter().copied().collect(),
        players: Seat::first(rules.seats).map(|seat| player(rules, state, seat)).collect(),
        hand: viewer.map_or(CardSet::EMPTY, |seat| state.hands[seat.index()]),
        drawn: if own_turn { state.drawn } else { CardSet::EMPTY },
        legal: legal.to_vec(),
    }
}

fn phase(rules: &Rules, state: &State) -> PhaseView {
    let seats = usize::from(rules.seats);
    match state.phase {
        Phase::Turn => PhaseView::Turn,
        Phase::Threat { rule, draw, .. } => {
            PhaseView::Threat { draw, miss: rules.threats[usize::from(rule)].misses }
        }
        Phase::Drawn => PhaseView::Drawn,
        Phase::Over(ending) => PhaseView::DealOver {
            ending,
            points: state.points[..seats].to_vec(),
            hands: state.hands[..seats].to_vec(),
            winners: state.winners.collect(),
            goes_on: !state.match_over,
        },
    }
}

fn player(rules: &Rules, state: &State, seat: Seat) -> PlayerView {
    let those_in = |sets: &[SeatSet]| -> Vec<CallIndex> {
        let calls = sets.iter().zip(0..rules.calls.len() as u8);
        calls.filter(|(set, _)| set.has(seat)).map(|(_, call)| call).collect()
    };
    let mut called = those_in(&state.called);
    called.extend(those_in(&state.announced));
    called.sort_unstable();
    let place = state.places.as_slice().iter().position(|other| *other == seat);
    PlayerView {
        seat,
        cards: state.hands[seat.index()].len() as u8,
        place: place.map(|index| index as u8 + 1),
        called,
        open: those_in(&state.open),
        score: state.scores[seat.index()],
    }
}
