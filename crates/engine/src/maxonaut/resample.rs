//! Resampling the cards hidden from a viewer, for the leak test and for search.

use arrayvec::ArrayVec;

use crate::chance::{Chance, Seed};
use crate::limits::MAX_CARDS;
use crate::maxonaut::Maxonaut;
use crate::maxonaut::card::Card;
use crate::maxonaut::rules::Rules;
use crate::maxonaut::state::{PileCard, State};
use crate::seat::Seat;

/// The same state with other cards wherever `viewer` does not know them: the other hands, the draw
/// pile, and every card of the discard pile that the viewer has not laid from its hand or seen
/// turned up.
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
    // In order of kind, wherever they lay: the result depends only on the view and on chance.
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

/// The place of a card unknown to `viewer`.
#[derive(Clone, Copy)]
enum Place {
    /// The nth card of a hand, in the order of its cards.
    Hand(Seat, usize),
    Lying(usize),
    DrawPile(usize),
}

impl Maxonaut {
    /// Exchanges two cards whose places `viewer` does not know, at least one of them in a hand or
    /// on the discard pile. Each exchange is as likely as its reverse, and repeated exchanges lead
    /// from any state that [`resample`](crate::game::Game::resample) can deal to any other (except
    /// for future chance): a step of a random walk over all possible states.
    pub fn exchange(rules: &Rules, state: &mut State, viewer: Option<Seat>, chance: &mut Chance) {
        let hands =
            Seat::first(rules.seats).filter(|seat| Some(*seat) != viewer).flat_map(|seat| {
                (0..usize::from(state.hands[seat.index()].len()))
                    .map(move |nth| Place::Hand(seat, nth))
            });
        let unknown = |(at, lying): (usize, &PileCard)| {
            (!lying.is_known_to(viewer)).then_some(Place::Lying(at))
        };
        let mut places: ArrayVec<Place, MAX_CARDS> = hands.collect();
        places.extend(state.discards.iter().enumerate().filter_map(unknown));
        if places.is_empty() {
            return;
        }
        let one = places[chance.below(places.len() as u32) as usize];
        places.extend((0..state.draw_pile.len()).map(Place::DrawPile));
        let other = places[chance.below(places.len() as u32) as usize];
        let (Some(first), Some(second)) = (state.card_at(one), state.card_at(other)) else {
            return;
        };
        // Exchanging two cards of the same hand changes nothing.
        state.put(one, first, second);
        state.put(other, second, first);
    }
}

impl State {
    fn card_at(&self, place: Place) -> Option<Card> {
        match place {
            Place::Hand(seat, nth) => self.hands[seat.index()].cards().nth(nth),
            Place::Lying(at) => self.discards.get(at).map(|lying| lying.card),
            Place::DrawPile(at) => self.draw_pile.get(at).copied(),
        }
    }

    fn put(&mut self, place: Place, before: Card, card: Card) {
        match place {
            Place::Hand(seat, _) => {
                let hand = &mut self.hands[seat.index()];
                hand.take(before);
                hand.add(card);
            }
            Place::Lying(at) => self.discards[at].card = card,
            Place::DrawPile(at) => self.draw_pile[at] = card,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::any::preset;
    use crate::game::{Game, Opening};
    use crate::maxonaut::moves::MoveList;
    use crate::maxonaut::rules::RulesFile;

    fn rules() -> Rules {
        let file = preset::text("maxonaut").and_then(|text| RulesFile::read(text).ok());
        let file = file.unwrap_or_else(|| panic!("a preset"));
        let document = file.resolve(&BTreeMap::new()).unwrap_or_else(|_| panic!("its defaults"));
        Rules::compile(&document, 3).unwrap_or_else(|_| panic!("rules"))
    }

    /// The match after this many moves, each time the first legal one.
    fn after(rules: &Rules, moves: usize) -> State {
        let mut state = Maxonaut::start(rules, Opening::new(Seed::from_number(4)), &mut |_| {});
        for _ in 0..moves {
            let turn = Maxonaut::standing(rules, &state).turn;
            let seat = turn.unwrap_or_else(|| panic!("nobody has the turn"));
            let mut legal = MoveList::default();
            Maxonaut::legal(rules, &state, seat, &mut legal);
            let mv = legal.iter().next().copied().unwrap_or_else(|| panic!("a move"));
            Maxonaut::play_silently(rules, &mut state, seat, mv);
        }
        state
    }

    /// A long walk meets every card in a hand, and on the pile, as often as resampling does.
    #[test]
    fn exchanges_go_everywhere_and_touch_nothing_that_is_known() {
        let rules = rules();
        for moves in [0, 5, 8] {
            let state = after(&rules, moves);
            let (viewer, mut chance) = (Some(Seat(0)), Chance::new(&Seed::from_number(1), 7));
            let unknown = |lying: &&PileCard| !lying.is_known_to(viewer);
            assert!(moves == 0 || state.discards.iter().any(|lying| unknown(&lying)), "{moves}");
            let (mut walked, mut dealt) = (BTreeMap::new(), BTreeMap::new());
            let mut world = state.clone();
            for _ in 0..40_000 {
                Maxonaut::exchange(&rules, &mut world, viewer, &mut chance);
                assert_eq!(Maxonaut::cards(&world), Maxonaut::cards(&state));
                assert_eq!(world.hands[0], state.hands[0]);
                for (now, before) in world.discards.iter().zip(&state.discards) {
                    assert!(!before.is_known_to(viewer) || now.card == before.card);
                }
                let anew = resample(&rules, &state, viewer, &mut chance);
                for (world, met) in [(&world, &mut walked), (&anew, &mut dealt)] {
                    let lying = world.discards.iter().rev().find(unknown);
                    let lying = lying.map(|lying| (true, lying.card.index()));
                    let held = world.hands[1].cards().map(|card| (false, card.index()));
                    held.chain(lying).for_each(|place| *met.entry(place).or_insert(0_i32) += 1);
                }
            }
            assert!(!dealt.is_empty(), "{moves}");
            for (place, times) in dealt {
                let met = walked.get(&place).copied().unwrap_or(0);
                assert!(
                    (met - times).abs() < times / 5 + 300,
                    "{moves}, {place:?}: {met}, {times}"
                );
            }
        }
    }
}
