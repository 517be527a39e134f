//! Dealing anew what a viewer cannot know: the heart of the leak test, and of search.

use arrayvec::ArrayVec;

use crate::chance::{Chance, Seed};
use crate::limits::MAX_CARDS;
use crate::maxonaut::card::Card;
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::State;
use crate::seat::Seat;

/// The same state with other cards wherever `viewer` does not know which lie there: other hands,
/// the draw pile, and all of the discard pile that it has not laid from its hand or seen turned up.
pub(super) fn resample(
    rules: &Rules,
    state: &State,
    viewer: Option<Seat>,
    chance: &mut Chance,
) -> State {
    let mut other = state.clone();
    let hidden = |seat: &Seat| Some(*seat) != viewer;
    let mut pool: ArrayVec<Card, MAX_CARDS> = state.draw_pile.clone();
    for seat in Seat::first(rules.seats).filter(hidden) {
        pool.extend(state.hands[seat.index()].cards());
    }
    let unknown = state.discards.iter().filter(|lying| !lying.is_known_to(viewer));
    pool.extend(unknown.map(|lying| lying.card));
    // By kind, wherever they lay: what comes of it follows from the view and chance alone.
    pool.sort_unstable_by_key(|card| card.index());
    chance.shuffle(&mut pool);
    for lying in other.discards.iter_mut().filter(|lying| !lying.is_known_to(viewer)) {
        lying.card = pool.pop().unwrap_or(lying.card);
    }
    for seat in Seat::first(rules.seats).filter(hidden) {
        let count = state.hands[seat.index()].len();
        other.hands[seat.index()] = (0..count).map_while(|_| pool.pop()).collect();
    }
    other.draw_pile = pool;
    other.seed = Seed(std::array::from_fn(|_| chance.below(256) as u8));
    other.chance = Chance::new(&other.seed, 1);
    other
}
