//! What a viewer can say about the value of cards known at least in part: help for learners.

use serde::Serialize;

use crate::maxonaut::card::Card;
use crate::maxonaut::claim::Claim;
use crate::maxonaut::moves::{Laid, Lay};
use crate::maxonaut::state::State;
use crate::maxonaut::value::value;
use crate::seat::Seat;

/// The value of two cards, as far as a viewer knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, rename = "MaxWorth"))]
#[serde(tag = "worth", rename_all = "snake_case")]
pub enum WorthView {
    /// At least one of the two is unknown.
    Unknown,
    /// Both are known, with this value.
    Value {
        /// The best reading.
        claim: Claim,
    },
    /// Both are known and worth nothing: every announcement on them is a lie (MAX-28).
    Nothing,
    /// One is known to be a virus or a bomb: it hits whoever turns it up, whatever is announced.
    Trap,
    /// One is known to be chance: its replacements decide (MAX-32).
    Chance,
}

/// The value of the two top cards; unknown while cards are turned up, which have left the pile.
pub(super) fn of_top(state: &State, viewer: Option<Seat>) -> WorthView {
    if !state.turned_up().is_empty() {
        return WorthView::Unknown;
    }
    after(state, viewer, Lay::None)
}

/// The value of the two top cards after `lay` by the viewer.
pub(super) fn after(state: &State, viewer: Option<Seat>, lay: Lay) -> WorthView {
    let laid = lay.cards().rev().map(|laid| match laid {
        Laid::Hand(card) => Some(card),
        Laid::Unseen => None,
    });
    let lying = state.discards.iter().rev();
    let known = lying.map(|lying| lying.is_known_to(viewer).then_some(lying.card));
    let mut top = laid.chain(known);
    of(top.next().flatten(), top.next().flatten())
}

/// The value of two cards, as far as they are known.
pub(super) fn of(one: Option<Card>, other: Option<Card>) -> WorthView {
    let either =
        |kinds: &[Card]| [one, other].into_iter().flatten().any(|card| kinds.contains(&card));
    match (one, other) {
        _ if either(&[Card::VIRUS, Card::BOMB]) => WorthView::Trap,
        _ if either(&[Card::CHANCE]) => WorthView::Chance,
        (Some(one), Some(other)) => {
            value(one, other).map_or(WorthView::Nothing, |claim| WorthView::Value { claim })
        }
        _ => WorthView::Unknown,
    }
}
