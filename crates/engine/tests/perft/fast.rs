//! Perft by the engine itself, the fast way.

use std::collections::BTreeMap;
use std::rc::Rc;

use stammtisch_engine::game::Game;
use stammtisch_engine::seat::Seat;

use crate::reference::Options;

/// A game of the engine that can begin with given cards.
pub(crate) trait Played: Game {
    /// The given cards.
    type Deal;
    /// The game before the first move, under the preset `id` with these options.
    fn begin(id: &str, options: &Options, deal: &Self::Deal) -> (Self::Rules, Self::State);
    /// All moves of all seats that are counted.
    fn moves(rules: &Self::Rules, state: &Self::State, moves: &mut Vec<(Seat, Self::Move)>);
    /// A move in the notation of the reference.
    fn text(rules: &Self::Rules, mv: Self::Move) -> String;
}

pub(crate) struct Fast<P: Played> {
    rules: Rc<P::Rules>,
    state: P::State,
}

impl<P: Played> Fast<P> {
    pub(crate) fn start(id: &str, options: &Options, deal: &P::Deal) -> Self {
        let (rules, state) = P::begin(id, options, deal);
        Self { rules: Rc::new(rules), state }
    }

    pub(crate) fn count(&self, depth: u32) -> u64 {
        count::<P>(&self.rules, &self.state, depth)
    }

    /// The counts by first move.
    pub(crate) fn divide(&self, depth: u32) -> BTreeMap<String, u64> {
        let ways = |(seat, mv)| {
            let next = after::<P>(&self.rules, &self.state, seat, mv);
            (self.text(seat, mv), count::<P>(&self.rules, &next, depth - 1))
        };
        moves::<P>(&self.rules, &self.state).into_iter().map(ways).collect()
    }

    /// All moves of all seats now, in order.
    pub(crate) fn moves(&self) -> Vec<String> {
        let all = moves::<P>(&self.rules, &self.state).into_iter();
        let mut texts: Vec<String> = all.map(|(seat, mv)| self.text(seat, mv)).collect();
        texts.sort_unstable();
        texts
    }

    pub(crate) fn after(&self, text: &str) -> Self {
        let all = moves::<P>(&self.rules, &self.state);
        let found = all.into_iter().find(|(seat, mv)| self.text(*seat, *mv) == text);
        let (seat, mv) = found.unwrap_or_else(|| panic!("`{text}` is none of {:?}", self.moves()));
        let state = after::<P>(&self.rules, &self.state, seat, mv);
        Self { state, rules: Rc::clone(&self.rules) }
    }

    fn text(&self, seat: Seat, mv: P::Move) -> String {
        format!("{} {}", seat.0, P::text(&self.rules, mv))
    }
}

pub(crate) fn moves<P: Played>(rules: &P::Rules, state: &P::State) -> Vec<(Seat, P::Move)> {
    let mut moves = Vec::new();
    P::moves(rules, state, &mut moves);
    moves
}

pub(crate) fn after<P: Played>(
    rules: &P::Rules,
    state: &P::State,
    seat: Seat,
    mv: P::Move,
) -> P::State {
    let mut next = state.clone();
    P::play_silently(rules, &mut next, seat, mv);
    next
}

fn count<P: Played>(rules: &P::Rules, state: &P::State, depth: u32) -> u64 {
    let mut lists = vec![Vec::new(); depth as usize];
    count_with::<P>(rules, state, &mut lists)
}

/// Counts the paths that are as long as `lists`, into which moves are listed.
fn count_with<P: Played>(
    rules: &P::Rules,
    state: &P::State,
    lists: &mut [Vec<(Seat, P::Move)>],
) -> u64 {
    let Some((list, deeper)) = lists.split_first_mut() else { return 1 };
    list.clear();
    P::moves(rules, state, list);
    if deeper.is_empty() {
        return list.len() as u64;
    }
    let below = |(seat, mv): &(Seat, P::Move)| {
        count_with::<P>(rules, &after::<P>(rules, state, *seat, *mv), deeper)
    };
    list.iter().map(below).sum()
}
