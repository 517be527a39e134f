//! What one viewer may know of a game: built up from an allowlist, never a redacted state.

pub use super::call_view::CallView;
use serde::Serialize;

use crate::card::Card;
use crate::card_set::{CardSet, KindSet};
use crate::game::GameView;
use crate::mau::calls::advice;
use crate::mau::event::Penalty;
use crate::mau::matches::Format;
use crate::mau::moves::{CallIndex, Move, Play};
use crate::mau::phase_view::phase;
pub use crate::mau::phase_view::{AskView, PhaseView};
use crate::mau::rules::Rules;
use crate::mau::rules::defaults::is_zero;
use crate::mau::state::State;
use crate::mau::wish::Wish;
use crate::mau::{plays, points};
use crate::seat::{Direction, Seat, SeatSet};

/// What everybody can see of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauPlayer"))]
pub struct PlayerView {
    /// The seat of this player.
    pub seat: Seat,
    /// Cards in the hand.
    pub cards: u8,
    /// Cards face down beside the hand, which nobody has seen.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub beside: u8,
    /// The place in which the seat went out of this deal.
    pub place: Option<u8>,
    /// Its calls made that still stand.
    pub called: Vec<CallIndex>,
    /// Its calls missed so far: they can still be made, and be caught where the rules say so.
    pub open: Vec<CallIndex>,
    /// Points of the match so far.
    pub score: i32,
    /// Whether it will miss its next turn.
    pub misses: bool,
    /// For how many turns it may not lay its last card; 0: it may.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u8>"))]
    pub barred: u8,
    /// Its cards, if its hand is open to everybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub open_hand: Option<CardSet>,
    /// Whether it no longer plays in this deal or match without having gone out.
    pub lost: bool,
    /// The number of its team, from 0; none where everybody plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub team: Option<u8>,
    /// The states that hold for this seat alone, by their indices in `named_rules` of the rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub states: Vec<u8>,
}

/// A game of the Mau-Mau family as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauView"))]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub viewer: Option<Seat>,
    /// Number of the deal, from 1.
    pub deal: u16,
    /// Points at which a race ends, or at which a player is knocked out.
    pub goal: Option<i32>,
    /// Deals in the match, where their number is fixed.
    pub deals: Option<u16>,
    /// Number of the round, from 1: in a round each seat deals once.
    pub round: u16,
    /// Rounds in the match, where their number is fixed.
    pub rounds: Option<u16>,
    /// Whether this deal is played sharp: the dealer against all others (VER-21).
    pub sharp: bool,
    /// The seat that dealt.
    pub dealer: Seat,
    /// The seat whose turn it is.
    pub turn: Seat,
    /// The direction of play.
    pub direction: Direction,
    /// The phase of the game.
    #[serde(flatten)]
    #[cfg_attr(feature = "ts", ts(flatten))]
    pub phase: PhaseView,
    /// The top card of the discard pile; none before the deal.
    pub top: Option<Card>,
    /// What the top card stands for, where it is wild.
    pub top_as: Option<Card>,
    /// The wish still to be met.
    pub wish: Option<Wish>,
    /// Cards that must still meet the wish.
    pub wish_cards: u8,
    /// Turns after which the wish ends, met or not; 0: turns do not end it.
    pub wish_turns: u8,
    /// Rounds of the table after which the wish ends; 0: rounds do not end it.
    pub wish_laps: u8,
    /// The states that hold for the whole table, by their indices in `named_rules` of the rules.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u8>>"))]
    pub states: Vec<u8>,
    /// Whether two-sided cards show their backs.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub turned: bool,
    /// Points in the pot.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<i32>"))]
    pub pot: i32,
    /// The factor on the card points of this deal; 0 if there is none.
    #[serde(default, skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u16>"))]
    pub factor: u16,
    /// Cards in the draw pile.
    pub draw_pile: u8,
    /// Everything in the discard pile, the top card included: all of it was laid openly.
    pub discards: CardSet,
    /// Cards set aside face down until the deal is over: their players have left.
    pub aside: u8,
    /// All seats in order.
    pub players: Vec<PlayerView>,
    /// The viewer's own hand; empty for a spectator.
    pub hand: CardSet,
    /// Cards the viewer has just drawn and may still lay.
    pub drawn: CardSet,
    /// The viewer's legal moves.
    pub legal: Vec<Move>,
    /// The viewer's calls: those it can make now, and those that have yet to come true.
    pub calls: Vec<CallView>,
    /// What the viewer may do irregularly: cheat, accuse, charge, catch in vain. Slips are not listed.
    #[serde(rename = "daring")]
    pub irregular: Vec<Move>,
    /// Whether the viewer may slip any other card of its hand in below a card that it lays, except
    /// with wild cards and claims.
    pub slips: bool,
    /// What claims do, for each kind that the viewer can claim with.
    pub claims: Vec<ClaimView>,
    /// Cards to draw on one's own turn.
    pub due: u8,
    /// Whether the fewest points win.
    pub fewest_wins: bool,
    /// How deals make a match.
    pub format: FormatView,
}

/// What a claim made with a card does.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauClaim"))]
pub struct ClaimView {
    /// The kind whose effects the card has.
    pub card: Card,
    /// Whether the card below is bought.
    pub buys: bool,
    /// The threat to others, if any.
    #[serde(rename = "harm")]
    pub penalty: Option<Penalty>,
}

/// How deals make a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MauFormat"))]
#[serde(rename_all = "snake_case")]
pub enum FormatView {
    /// One deal.
    Single,
    /// Until somebody has a number of points.
    Race,
    /// A fixed number of deals.
    Deals,
    /// A fixed number of rounds, in each of which each seat deals once.
    Rounds,
    /// Players drop out by points or by doing worst in a deal, until one is left.
    Knockout,
}

impl GameView for View {
    type Move = Move;

    fn viewer(&self) -> Option<Seat> {
        self.viewer
    }

    fn turn(&self) -> Seat {
        self.turn
    }

    fn legal(&self) -> &[Move] {
        &self.legal
    }

    fn irregular(&self) -> &[Move] {
        &self.irregular
    }

    fn clear_moves(&mut self) {
        self.legal.clear();
        self.irregular.clear();
    }
}

/// Builds the view of `viewer`.
pub(super) fn view(rules: &Rules, state: &State, viewer: Option<Seat>) -> View {
    let rules = rules.in_force_now(state);
    let viewer = viewer.filter(|seat| seat.0 < rules.seats);
    let (mut legal, mut irregular) = (Vec::new(), Vec::new());
    if let Some(seat) = viewer {
        super::legal::legal(rules, state, seat, &mut legal);
        super::irregular::irregular(rules, state, seat, &mut irregular);
    }
    let slips = irregular.iter().any(|mv| matches!(mv, Move::Play(Play { under: Some(_), .. })));
    irregular.retain(|mv| !matches!(mv, Move::Play(Play { under: Some(_), .. })));
    let calls = viewer.map_or_else(Vec::new, |seat| advice::calls(rules, state, seat, &legal));
    let top = state.discard_pile.top();
    let (wish_turns, wish_laps) = state.wish_lasts();
    View {
        viewer,
        deal: state.deal,
        goal: match rules.format {
            Format::Race { goal, .. } | Format::Knockout(goal) => Some(goal),
            _ => None,
        },
        deals: rules.moment(state.deal).last_deal,
        round: rules.round_of(state.deal),
        rounds: rules.rounds(),
        sharp: rules.is_sharp(state.deal),
        dealer: state.dealer,
        turn: state.turn,
        direction: state.direction,
        phase: phase(rules, state),
        top,
        top_as: top.and_then(|top| (top != state.face).then_some(state.face)),
        wish: state.wish,
        wish_cards: state.wish_cards(),
        wish_turns,
        wish_laps,
        states: rules.states_that_hold(&state.kept),
        turned: rules.is_turned(&state.kept),
        pot: state.pot,
        factor: state.kept.factor,
        draw_pile: state.draw_pile.len(),
        discards: state.discard_pile.as_slice().iter().copied().collect(),
        aside: state.aside.len() as u8,
        players: players(rules, state),
        hand: viewer.map_or(CardSet::EMPTY, |seat| state.hands[seat.index()]),
        drawn: if viewer == Some(state.in_course()) { state.drawn } else { CardSet::EMPTY },
        claims: claims(rules, state, legal.iter().chain(&irregular)),
        legal,
        calls,
        irregular,
        slips,
        due: rules.draw_count,
        fewest_wins: !rules.most_points_win(),
        format: match rules.format {
            Format::Single => FormatView::Single,
            Format::Race { .. } => FormatView::Race,
            Format::Deals(_) => FormatView::Deals,
            Format::Rounds { .. } => FormatView::Rounds,
            Format::Knockout(_) | Format::Dropout => FormatView::Knockout,
        },
    }
}

/// What the claims among these moves do, each kind once.
fn claims<'a>(
    rules: &Rules,
    state: &State,
    moves: impl Iterator<Item = &'a Move>,
) -> Vec<ClaimView> {
    let mut kinds = KindSet::EMPTY;
    for mv in moves {
        if let Move::Play(Play { card, stands_for, claim: true, .. }) = *mv {
            kinds = kinds.or(KindSet::of(plays::acting(rules, state, card, stands_for)));
        }
    }
    let claim = |card: Card| {
        let effect = &rules.effects[card.index()];
        let penalty = effect.threat.filter(|_| effect.threat_may).map(|rule| {
            let threat = &rules.threats[usize::from(rule)];
            threat.penalty(threat.draw, threat.misses)
        });
        ClaimView { card, buys: effect.buys, penalty }
    };
    kinds.map(claim).collect()
}

fn players(rules: &Rules, state: &State) -> Vec<PlayerView> {
    let teams = rules.teams();
    let one = |seat: Seat| player(rules, state, seat, teams.get(seat.index()).copied());
    Seat::first(rules.seats).map(one).collect()
}

fn player(rules: &Rules, state: &State, seat: Seat, team: Option<u8>) -> PlayerView {
    let those_in = |sets: &[SeatSet]| -> Vec<CallIndex> {
        let calls = sets.iter().zip(0..rules.calls.len() as u8);
        calls.filter(|(set, _)| set.has(seat)).map(|(_, call)| call).collect()
    };
    let mut called = those_in(&state.called);
    called.extend(those_in(&state.announced));
    called.extend(rules.last_call.filter(|_| state.kept.ready.has(seat)));
    called.sort_unstable();
    called.dedup();
    let place = state.places.as_slice().iter().position(|other| *other == seat);
    PlayerView {
        seat,
        cards: state.hands[seat.index()].len() as u8,
        beside: state.beside[seat.index()].len() as u8,
        place: place.map(|index| index as u8 + 1),
        called,
        open: those_in(&state.open),
        score: points::so_far(rules, state, seat),
        misses: state.misses.has(seat),
        barred: state.kept.barred[seat.index()],
        open_hand: state.kept.lies_open(seat).then(|| state.hands[seat.index()]),
        lost: state.lost.or(state.knocked_out).has(seat),
        states: if rules.doc.states.is_empty() {
            Vec::new()
        } else {
            rules.states_of(&state.kept, seat)
        },
        team,
    }
}
