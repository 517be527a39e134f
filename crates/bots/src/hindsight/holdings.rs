//! Who could have held which card, given what a seat knew: like [odds](super::odds), but for any card and at
//! any moment.

use std::collections::{BTreeMap, BTreeSet};

use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::seat::Seat;

use super::game::{HindsightGame, remember};
use super::played_match::PlayedMatch;
use super::worlds::{Worlds, sample};

/// How likely each seat held a card, or one of its rank.
#[derive(Clone, Debug, PartialEq)]
pub struct Holding {
    /// The card or the rank, in its written form.
    pub what: String,
    /// By seat, from 0 to 1; the viewer's own share is certain.
    pub shares: Vec<f64>,
}

/// What a seat could know about all hands.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Holdings {
    /// The number of worlds that were sampled.
    pub worlds: u32,
    /// By card.
    pub cards: Vec<Holding>,
    /// By rank: at least one card of it. Cards without a rank are listed here as well; empty in games without
    /// ranks.
    pub ranks: Vec<Holding>,
}

/// What `viewer` could know about all hands after a step of the film; none if no later step was played.
#[must_use]
pub fn holdings<G: HindsightGame>(
    course: &PlayedMatch<G>,
    after_step: u32,
    viewer: Seat,
    worlds: Worlds,
    seed: &Seed,
) -> Option<Holdings> {
    let rules = &*course.rules;
    let mut memory = G::memory(rules);
    let mut steps = course.steps.iter();
    let state = loop {
        let step = steps.next()?;
        if step.number > after_step {
            break &*step.before;
        }
        remember::<G>(&mut memory, rules, step);
    };
    let seats = G::standing(rules, state).points.len();
    let hands = |world: &G::State| {
        let open = G::open(rules, world, course.ended);
        let of = |seat| G::hand(&open, seat).into_iter().collect::<BTreeSet<_>>();
        Seat::first(seats as u8).map(of).collect::<Vec<_>>()
    };
    let of = (course.ended, rules, &memory);
    let mut chance = Chance::stream(seed, u64::from(after_step) << 8 | u64::from(viewer.0));
    let sample = sample::<G, _>(of, (state, viewer), worlds, &hands, &mut chance);
    let mut table = Table { seats, all: 0.0, held: BTreeMap::new() };
    sample.each(|weight, hands| {
        table.all += weight;
        for (seat, hand) in hands.iter().enumerate() {
            let ranks: BTreeSet<_> = hand.iter().filter_map(|card| G::rank(*card)).collect();
            hand.iter().for_each(|card| table.add(card.to_string(), seat, weight));
            ranks.into_iter().for_each(|rank| table.add(rank, seat, weight));
        }
    });
    let pack: Vec<G::Card> = G::kinds(rules);
    let named = |card: &G::Card| G::rank(*card).unwrap_or_else(|| card.to_string());
    let mut ranks: Vec<String> = pack.iter().map(named).collect();
    ranks.dedup();
    ranks.truncate(if pack.iter().any(|card| G::rank(*card).is_some()) { ranks.len() } else { 0 });
    Some(Holdings {
        worlds: sample.worlds(),
        cards: pack.iter().map(|card| table.of(card.to_string())).collect(),
        ranks: ranks.into_iter().map(|rank| table.of(rank)).collect(),
    })
}

/// By what is held and by seat: the total weight of the worlds in which the seat holds it.
struct Table {
    seats: usize,
    all: f64,
    held: BTreeMap<String, Vec<f64>>,
}

impl Table {
    fn add(&mut self, what: String, seat: usize, weight: f64) {
        let held = self.held.entry(what).or_insert_with(|| vec![0.0; self.seats]);
        if let Some(held) = held.get_mut(seat) {
            *held += weight;
        }
    }

    fn of(&self, what: String) -> Holding {
        let held = self.held.get(&what).cloned().unwrap_or_else(|| vec![0.0; self.seats]);
        let share = |held: f64| if self.all > 0.0 { held / self.all } else { 0.0 };
        Holding { what, shares: held.into_iter().map(share).collect() }
    }
}
