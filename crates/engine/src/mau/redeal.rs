//! Dealing anew what a viewer cannot know: the heart of the leak test, and of search.

use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::{Chance, Seed};
use crate::mau::rules::Rules;
use crate::mau::state::State;
use crate::pile::Pile;
use crate::seat::Seat;

/// The same state with other hands and another draw pile, as far as `viewer` cannot tell.
pub(super) fn redeal(
    rules: &Rules,
    state: &State,
    viewer: Option<Seat>,
    chance: &mut Chance,
) -> State {
    let mut other = state.clone();
    // When a deal is over all hands lie open.
    let hidden = |seat: &Seat| !state.is_over() && Some(*seat) != viewer;
    let mut pool = Pile::default();
    state.draw_pile.as_slice().iter().for_each(|card| pool.push(*card));
    for seat in Seat::first(rules.seats).filter(hidden) {
        state.hands[seat.index()].cards().for_each(|card| pool.push(card));
    }
    chance.shuffle(pool.as_mut_slice());
    for seat in Seat::first(rules.seats).filter(hidden) {
        let count = state.hands[seat.index()].len();
        other.hands[seat.index()] = (0..count).map_while(|_| pool.pop()).collect();
    }
    if hidden(&state.turn) && !state.drawn.is_empty() {
        other.drawn = pick(other.hands[state.turn.index()], state.drawn.len(), chance);
    }
    other.draw_pile = pool;
    other.seed = fresh_seed(chance);
    other.chance = Chance::new(&other.seed, other.deal);
    other
}

/// So many cards of a hand, any of them.
fn pick(hand: CardSet, count: u32, chance: &mut Chance) -> CardSet {
    let mut cards: Vec<Card> = hand.cards().collect();
    chance.shuffle(&mut cards);
    cards.into_iter().take(count as usize).collect()
}

fn fresh_seed(chance: &mut Chance) -> Seed {
    let mut bytes = [0; 32];
    bytes.iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    Seed(bytes)
}
