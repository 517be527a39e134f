//! What one viewer may know of a game: built up from an allowed list, never a cleaned state.

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

/// Where the game stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxPhase"))]
#[serde(tag = "phase", rename_all = "snake_case")]
pub enum PhaseView {
    /// The seat to act believes or doubts the last announcement.
    Judge {
        /// Whether it can be let stand: a 21 cannot, unless it may be accepted (MAX-36, MAX-O4).
        may_believe: bool,
        /// Points that letting it stand costs (MAX-O4), else 0.
        accept_costs: u8,
        /// Points that the one of the two who is wrong gets after a doubt.
        doubt_costs: u8,
    },
    /// The seat to act lays cards.
    Lay {
        /// Whether a round begins: then two cards of the hand (MAX-14).
        opening: bool,
    },
    /// The seat to act announces a value.
    Announce {
        /// Where the cards came from that it has just laid, in the order in which they were laid.
        laid: Vec<Source>,
    },
    /// Virus, bomb or both lie open: the seat to act shows what helps or takes the points.
    Trap {
        /// Whether a virus lies there: an odd number helps.
        virus: bool,
        /// Whether a bomb lies there: a pair or a Maxonaut helps.
        bomb: bool,
        /// Points at stake.
        costs: u8,
    },
    /// The match is over.
    Over {
        /// Who has lost.
        loser: Seat,
        /// All who have the fewest points.
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
    /// In which words.
    pub said: Said,
    /// The value it counts as.
    pub claim: Claim,
    /// Where the cards came from that were laid before it, in the order in which they were laid.
    pub from: Vec<Source>,
}

/// A card face down on the discard pile, as far as the viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxLying"))]
pub struct LyingView {
    /// Who laid it; none: it has lain there since the start, or was turned up before.
    pub by: Option<Seat>,
    /// Where its player took it from.
    pub from: Option<Source>,
    /// Which card it is, if the viewer knows.
    pub card: Option<Card>,
}

/// The last time that cards were turned up.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxReveal"))]
pub struct RevealView {
    /// In which round.
    pub round: u16,
    /// Who doubted.
    pub judge: Seat,
    /// Whose announcement.
    pub announcer: Seat,
    /// What was announced.
    pub claim: Claim,
    /// The cards turned up: first the top card, then the one below it, then those that came
    /// instead of a chance card.
    pub cards: Vec<Card>,
    /// What they are worth, if that was compared; none: nothing, or virus or bomb decided.
    pub worth: Option<Claim>,
    /// Cards shown against virus or bomb.
    pub shown: Vec<Card>,
    /// Who got the points; none: that is not decided yet.
    pub penalty: Option<PenaltyView>,
}

/// Points noted after a reveal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxPenalty"))]
pub struct PenaltyView {
    /// The seat that they were noted for.
    pub seat: Seat,
    /// How many points.
    pub points: u8,
    /// What they were noted for.
    pub why: Why,
}

/// A game of Maxonaut as one viewer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxView"))]
pub struct View {
    /// Whose eyes these are; none for a spectator.
    pub viewer: Option<Seat>,
    /// Number of the round, from 1.
    pub round: u16,
    /// Who began the round.
    pub starter: Seat,
    /// The seat to act.
    pub turn: Seat,
    /// Where the game stands.
    pub phase: PhaseView,
    /// The way play goes round.
    pub direction: Direction,
    /// Points at which the match ends (MAX-34).
    pub limit: u8,
    /// All seats in order.
    pub players: Vec<PlayerView>,
    /// The viewer's own hand.
    pub hand: Hand,
    /// Cards in the draw pile.
    pub draw_pile: u8,
    /// Cards in the discard pile, face down; those turned up now do not count.
    pub discard_pile: u8,
    /// The two top cards of the discard pile, the top one first, as far as the viewer knows them;
    /// empty while the cards that were judged lie open.
    pub top: Vec<LyingView>,
    /// What these two are worth, as far as the viewer knows them.
    pub worth: WorthView,
    /// Cards below these two that the viewer knows: turned up before, or laid by itself. From
    /// bottom to top.
    pub known: Vec<Card>,
    /// The announcements of this round, oldest first; the last is the one to judge.
    pub history: Vec<AnnouncementView>,
    /// The last time that cards were turned up; while virus or bomb lie open, this time.
    pub reveal: Option<RevealView>,
    /// The viewer's legal moves.
    pub legal: Vec<Move>,
    /// While the viewer lays: what the two top cards would be worth after each of the legal moves,
    /// in their order; else empty.
    pub lay_worth: Vec<WorthView>,
    /// Slips of the tongue that the rules let happen: announcements in the wrong form (MAX-O2).
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

/// The view of `viewer`.
pub(super) fn view(rules: &Rules, state: &State, viewer: Option<Seat>) -> View {
    let lying = state.discards.as_slice();
    let known_to = |lying: &PileCard| lying.is_known_to(viewer).then_some(lying.card);
    // While cards lie open, what lies below them is not what counts.
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
