//! Checks `expect` lines of Maxonaut against the position.

use crate::game::{Compared, Facts, Moment};
use crate::look::both;
use crate::show::{cards, list, or_none};
use stammtisch_engine::game::Game;
use stammtisch_engine::maxonaut::value::value;
use stammtisch_engine::maxonaut::view::{PhaseView, View};
use stammtisch_engine::maxonaut::worth::WorthView;
use stammtisch_engine::maxonaut::{ArrangedDeal, Card, Claim, Maxonaut, Rules, State};
use stammtisch_engine::seat::{Seat, SeatSet};

use super::event::source;
use super::expect::Expect;
use super::{Table, event};

/// The names of all phases.
pub(super) const PHASES: [&str; 6] = ["judge", "opening", "lay", "announce", "trap", "over"];

/// The facts that every game has.
pub(super) fn facts(rules: &Rules, state: &State) -> Facts {
    let view = Maxonaut::view(rules, state, None);
    let winners = match &view.phase {
        PhaseView::Over { winners, .. } => winners.iter().copied().collect(),
        _ => SeatSet::EMPTY,
    };
    Facts {
        turn: view.turn,
        phase: phase(&view),
        direction: view.direction,
        cards: view.players.iter().map(|player| u32::from(player.cards)).collect(),
        draw_pile: view.draw_pile,
        winners,
    }
}

/// Compares an expectation with the position.
pub(super) fn compare(expect: &Expect, moment: &Moment<'_, Maxonaut>) -> Compared {
    let Moment { table, state, .. } = *moment;
    let view_of = |viewer| Maxonaut::view(table.rules, state, viewer);
    let (view, truth) = (view_of(None), ArrangedDeal::of(table.rules, state));
    match expect {
        Expect::Hand(seat, wanted) => (in_order(wanted), in_order(&truth.hands[seat.index()])),
        Expect::Top(wanted) => (cards(wanted), cards(top(&truth))),
        Expect::Worth(wanted) => both(or_nothing(*wanted), or_nothing(worth(&truth))),
        Expect::Discarded(count) => both(count, truth.discard_pile.len().saturating_sub(2)),
        Expect::Bottom(wanted) => {
            (cards(wanted), cards(truth.discard_pile.iter().take(wanted.len().max(1))))
        }
        Expect::Stake(points) => both(points, or_none(stake(&view))),
        Expect::Laid(wanted) => (wanted.clone(), laid(&view)),
        Expect::Starter(seat) => both(table.of(*seat), table.of(view.starter)),
        Expect::Round(number) => both(number, view.round),
        Expect::Said(wanted) => {
            both(or_none(*wanted), or_none(view.history.last().map(|last| last.said)))
        }
        Expect::History(wanted) => (wanted.clone(), history(&view, table)),
        Expect::Reveal(wanted) => {
            (cards(wanted), cards(view.reveal.map(|reveal| reveal.cards).unwrap_or_default()))
        }
        Expect::Points(seat, points) => both(points, view.players[seat.index()].points),
        Expect::Seen(viewer, wanted) => {
            let seen = moment.events.iter().map(|one| Maxonaut::observe(table.rules, one, *viewer));
            let seen: Vec<String> = seen.map(|one| event::seen(&one, table)).collect();
            let found = if seen.contains(wanted) {
                wanted.clone()
            } else {
                format!("these events: {}", seen.join("; "))
            };
            (wanted.clone(), found)
        }
        Expect::KnowsTop(viewer, wanted) => {
            let top = view_of(*viewer).top;
            (known(wanted.iter().copied()), known(top.iter().rev().map(|lying| lying.card)))
        }
        Expect::KnowsBelow(viewer, wanted) => (cards(wanted), cards(view_of(*viewer).known)),
        Expect::KnowsWorth(viewer, wanted) => (wanted.clone(), known_worth(&view_of(*viewer))),
        Expect::Loser(wanted) => {
            let lost = match view.phase {
                PhaseView::Over { loser, .. } => Some(loser),
                _ => None,
            };
            let name = |seat: &Seat| table.of(*seat);
            (or_none(wanted.as_ref().map(name)), or_none(lost.as_ref().map(name)))
        }
    }
}

const fn phase(view: &View) -> &'static str {
    match view.phase {
        PhaseView::Judge { .. } => "judge",
        PhaseView::Lay { opening: true } => "opening",
        PhaseView::Lay { .. } => "lay",
        PhaseView::Announce { .. } => "announce",
        PhaseView::Trap { .. } => "trap",
        PhaseView::Over { .. } => "over",
    }
}

/// The points for whichever of the two is wrong, or for the seat that turned up a trap.
const fn stake(view: &View) -> Option<u8> {
    match view.phase {
        PhaseView::Judge { doubt_costs: points, .. } | PhaseView::Trap { costs: points, .. } => {
            Some(points)
        }
        _ => None,
    }
}

/// The sources of the cards that have been laid in this turn.
fn laid(view: &View) -> String {
    match &view.phase {
        PhaseView::Announce { laid } => cards(laid.iter().map(|from| source(*from))),
        _ => "no announcement is due".into(),
    }
}

/// Cards as text, sorted since their order does not matter.
fn in_order(hand: &[Card]) -> String {
    let mut hand = hand.to_vec();
    hand.sort_unstable();
    cards(hand)
}

/// The two top cards, the upper one last.
pub(super) fn top(truth: &ArrangedDeal) -> &[Card] {
    let pile = &truth.discard_pile;
    &pile[pile.len().saturating_sub(2)..]
}

/// The value of the two top cards.
pub(super) fn worth(truth: &ArrangedDeal) -> Option<Claim> {
    match *top(truth) {
        [one, other] => value(one, other),
        _ => None,
    }
}

pub(super) fn or_nothing(worth: Option<Claim>) -> String {
    worth.map_or_else(|| "nothing".into(), |claim| claim.to_string())
}

fn known(top: impl Iterator<Item = Option<Card>>) -> String {
    cards(top.map(|card| card.map_or_else(|| "?".into(), |card| card.to_string())))
}

fn known_worth(view: &View) -> String {
    match view.worth {
        WorthView::Unknown => "unknown".into(),
        WorthView::Value { claim } => claim.to_string(),
        WorthView::Nothing => "nothing".into(),
        WorthView::Trap => "trap".into(),
        WorthView::Chance => "chance".into(),
    }
}

/// The announcements of the round.
pub(super) fn history(view: &View, table: Table<'_>) -> String {
    list(view.history.iter().map(|one| {
        let from: String = one.from.iter().map(|from| format!(" {}", source(*from))).collect();
        format!("{} {}{from}", table.of(one.seat), one.said)
    }))
}
