//! What one viewer may know of a game: built up from an allowlist, never a redacted state.

use serde::Serialize;

use crate::game::GameView;
use crate::maxonaut::card::Card;
use crate::maxonaut::claim::{Claim, Said};
use crate::maxonaut::event::Why;
use crate::maxonaut::hand::Hand;
use crate::maxonaut::legal;
use crate::maxonaut::moves::{Move, MoveList, Source};
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::{Phase, PileCard, State, Trap};
use crate::maxonaut::worth::{self, WorthView};
use crate::seat::{Direction, Seat};

/// The phase of the game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxPhase"))]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum PhaseView {
    /// The seat to act believes or doubts the last announcement.
    Judge {
        /// Whether it may be let stand: a 21 may not, unless accepting it is allowed (MAX-36, MAX-O4).
        may_believe: bool,
        /// Points for letting it stand (MAX-O4), else 0.
        accept_costs: u8,
        /// Points for whichever of the two is wrong after a doubt.
        doubt_costs: u8,
    },
    /// The seat to act lays cards.
    Lay {
        /// Whether a round begins: then two cards from the hand are laid (MAX-14).
        opening: bool,
    },
    /// The seat to act announces a value.
    Announce {
        /// Where the cards just laid came from, in the order in which they were laid.
        laid: Vec<Source>,
    },
    /// Virus, bomb or both were turned up: the seat to act shows what helps or takes the points.
    Trap {
        /// Whether there is a virus, against which an odd number helps.
        virus: bool,
        /// Whether there is a bomb, against which a pair or a Maxonaut helps.
        bomb: bool,
        /// Points at stake.
        costs: u8,
    },
    /// The match is over.
    Over {
        /// The seat that has lost.
        loser: Seat,
        /// All seats with the fewest points.
        winners: Vec<Seat>,
    },
}

/// What everybody can see of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxPlayer"))]
pub struct PlayerView {
    /// The seat of this player.
    pub seat: Seat,
    /// Cards in the hand.
    pub cards: u8,
    /// Penalty points.
    pub points: u8,
}

/// One announcement of the round.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxAnnouncement"))]
pub struct AnnouncementView {
    /// The seat that announced it.
    pub seat: Seat,
    /// The value in the words used.
    pub said: Said,
    /// The value it counts as.
    pub claim: Claim,
    /// Where the cards laid before it came from, in the order in which they were laid.
    pub from: Vec<Source>,
}

/// A card face down on the discard pile, as far as the viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxLying"))]
pub struct LyingView {
    /// The seat that laid it; none: it was there at the start, or was turned up before.
    pub by: Option<Seat>,
    /// Where that player took it from.
    pub from: Option<Source>,
    /// The card, if the viewer knows it.
    pub card: Option<Card>,
}

/// The last time that cards were turned up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxReveal"))]
pub struct RevealView {
    /// The round in which it happened.
    pub round: u16,
    /// The seat that doubted.
    pub judge: Seat,
    /// The seat whose announcement it was.
    pub announcer: Seat,
    /// The value announced.
    pub claim: Claim,
    /// The cards turned up: first the top card, then the one below it, then the replacements of
    /// chance cards.
    pub cards: Vec<Card>,
    /// Their value, if it was compared; none: worth nothing, or virus or bomb decided.
    pub worth: Option<Claim>,
    /// Cards shown against virus or bomb.
    pub shown: Vec<Card>,
    /// Who got the points; none: not decided yet.
    pub penalty: Option<PenaltyView>,
}

/// Points noted after a reveal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxPenalty"))]
pub struct PenaltyView {
    /// The seat they were noted for.
    pub seat: Seat,
    /// How many points.
    pub points: u8,
    /// The reason.
    pub why: Why,
}

/// A game of Maxonaut as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxView"))]
pub struct View {
    /// The viewer's seat; none for a spectator.
    pub viewer: Option<Seat>,
    /// Number of the round, from 1.
    pub round: u16,
    /// The seat that started the round.
    pub starter: Seat,
    /// The seat to act.
    pub turn: Seat,
    /// The phase of the game.
    pub phase: PhaseView,
    /// The direction of play.
    pub direction: Direction,
    /// Points at which the match ends (MAX-34).
    pub limit: u8,
    /// All seats in order.
    pub players: Vec<PlayerView>,
    /// The viewer's own hand.
    pub hand: Hand,
    /// Cards in the draw pile.
    pub draw_pile: u8,
    /// Cards in the discard pile, face down; those turned up at the moment are not counted.
    pub discard_pile: u8,
    /// The two top cards of the discard pile, the top one first, as far as the viewer knows them;
    /// empty while the cards judged are turned up.
    pub top: Vec<LyingView>,
    /// The value of these two, as far as the viewer knows them.
    pub worth: WorthView,
    /// Cards below these two that the viewer knows, because they were turned up before or laid by
    /// the viewer. From bottom to top.
    pub known: Vec<Card>,
    /// The announcements of this round, oldest first; the last is the one to judge.
    pub history: Vec<AnnouncementView>,
    /// The last time that cards were turned up; while virus or bomb is pending, this time.
    pub reveal: Option<RevealView>,
    /// The viewer's legal moves.
    pub legal: Vec<Move>,
    /// While the viewer lays: the value that the two top cards would have after each of the legal
    /// moves, in their order; else empty.
    pub lay_worth: Vec<WorthView>,
    /// Slips of the tongue that the rules allow: announcements in the wrong form (MAX-O2).
    #[serde(rename = "daring")]
    pub irregular: Vec<Move>,
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
    let lying = state.discards.as_slice();
    let known_to = |lying: &PileCard| lying.is_known_to(viewer).then_some(lying.card);
    // While cards are turned up, those below them are not the ones announced.
    let judged = if state.phase == Phase::Trap { 0 } else { 2 };
    let (below, top) = lying.split_at(lying.len().saturating_sub(judged));
    let (mut legal, mut irregular) = (MoveList::new(), Vec::new());
    if let Some(seat) = viewer {
        legal::legal(rules, state, seat, &mut legal);
        legal::irregular(rules, state, seat, &mut irregular);
    }
    View {
        viewer,
        round: state.round,
        starter: state.starter,
        turn: state.turn,
        phase: phase(rules, state),
        direction: state.direction,
        limit: rules.limit,
        players: Seat::first(rules.seats)
            .map(|seat| PlayerView {
                seat,
                cards: state.hands[seat.index()].len(),
                points: state.points[seat.index()],
            })
            .collect(),
        hand: viewer.map_or(Hand::EMPTY, |seat| state.hands[seat.index()]),
        draw_pile: state.draw_pile.len() as u8,
        discard_pile: state.discards.len() as u8,
        top: top
            .iter()
            .rev()
            .map(|lying| LyingView {
                by: lying.by,
                from: lying.by.map(|_| lying.from),
                card: known_to(lying),
            })
            .collect(),
        worth: worth::of_top(state, viewer),
        known: below.iter().filter_map(known_to).collect(),
        history: state
            .history
            .iter()
            .map(|one| AnnouncementView {
                seat: one.seat,
                said: one.said,
                claim: one.said.claim(),
                from: one.from.into_iter().flatten().collect(),
            })
            .collect(),
        reveal: reveal(state),
        lay_worth: lay_worth(state, viewer, &legal),
        legal: legal.to_vec(),
        irregular,
    }
}

fn phase(rules: &Rules, state: &State) -> PhaseView {
    match state.phase {
        Phase::Judge => PhaseView::Judge {
            may_believe: state.last().is_some_and(|last| rules.may_believe(last)),
            accept_costs: state.last().map_or(0, |last| rules.accept_costs(last)),
            doubt_costs: state.last().map_or(0, |last| rules.doubt_costs(last)),
        },
        Phase::Lay => PhaseView::Lay { opening: state.is_opening() },
        Phase::Announce => PhaseView::Announce { laid: state.laid.into_iter().flatten().collect() },
        Phase::Trap => {
            let Trap { virus, bomb } = state.trap();
            let costs = state.last().map_or(0, |last| rules.doubt_costs(last));
            PhaseView::Trap { virus, bomb, costs }
        }
        Phase::Over { loser } => {
            PhaseView::Over { loser, winners: state.winners(rules.seats).collect() }
        }
    }
}

fn lay_worth(state: &State, viewer: Option<Seat>, legal: &[Move]) -> Vec<WorthView> {
    let lays = legal.iter().filter_map(|mv| match mv {
        Move::Lay { cards } => Some(*cards),
        _ => None,
    });
    lays.map(|lay| worth::after(state, viewer, lay)).collect()
}

fn reveal(state: &State) -> Option<RevealView> {
    let reveal = state.reveal.as_ref()?;
    Some(RevealView {
        round: reveal.round,
        judge: reveal.judge,
        announcer: reveal.announcer,
        claim: reveal.claim,
        cards: reveal.cards.to_vec(),
        worth: reveal.worth,
        shown: reveal.shown.into_iter().flat_map(|shown| shown.cards()).collect(),
        penalty: reveal.penalty.map(|(seat, points, why)| PenaltyView { seat, points, why }),
    })
}
