//! Shuffles are uniform: every order of a few cards, and every position of every card of whole
//! packs. `STAMMTISCH_LONG=1` shuffles ten million times.

use stammtisch_engine::chance::{Chance, Seed};

#[allow(clippy::disallowed_methods, reason = "whoever runs the tests says how long")]
fn times(usual: u64) -> u64 {
    if std::env::var_os("STAMMTISCH_LONG").is_some() { 10_000_000 } else { usual }
}

/// How far a chi-square is from its expected value, in standard deviations.
fn deviation(counts: &[u64], cells: usize, freedom: f64) -> f64 {
    let mean = counts.iter().sum::<u64>() as f64 / cells as f64;
    let chi: f64 = counts.iter().map(|count| (*count as f64 - mean).powi(2) / mean).sum();
    (chi - freedom) / (2.0 * freedom).sqrt()
}

/// The index of an order among all orders of that many cards.
fn rank(order: &[u8]) -> usize {
    (0..order.len()).fold(0, |rank, at| {
        let later = order[at + 1..].iter().filter(|card| **card < order[at]).count();
        rank * (order.len() - at) + later
    })
}

/// Shuffles as matches do: each from a seed of its own.
fn shuffled<const N: usize>(number: u64, cards: &mut [u8; N]) {
    *cards = std::array::from_fn(|at| at as u8);
    Chance::new(&Seed::from_number(number), 1).shuffle(cards);
}

fn orders<const N: usize>(all: usize, usual: u64) {
    let (mut counts, mut cards) = (vec![0; all], [0; N]);
    for number in 0..times(usual) {
        shuffled(number, &mut cards);
        counts[rank(&cards)] += 1;
    }
    let off = deviation(&counts, all, all as f64 - 1.0);
    assert!(off.abs() < 4.5, "{N} cards: {off} standard deviations");
}

#[test]
fn every_order_of_five_and_six_cards_is_equally_likely() {
    orders::<5>(120, 60_000);
    orders::<6>(720, 180_000);
}

fn places<const N: usize>(usual: u64) {
    let (mut counts, mut cards) = (vec![0; N * N], [0; N]);
    for number in 0..times(usual) {
        shuffled(number, &mut cards);
        for (place, card) in cards.iter().enumerate() {
            counts[place * N + usize::from(*card)] += 1;
        }
    }
    let off = deviation(&counts, N * N, (N as f64 - 1.0).powi(2));
    assert!(off.abs() < 4.5, "{N} cards: {off} standard deviations");
}

#[test]
fn every_card_of_a_pack_is_equally_likely_at_every_place() {
    places::<32>(10_000);
    places::<44>(10_000);
    places::<52>(10_000);
    places::<64>(10_000);
    places::<108>(10_000);
}

/// Both tests can fail: a swap that never leaves a card in place, a common mistake.
#[test]
fn a_shuffle_that_is_not_even_is_found() {
    let (mut counts, mut cards) = (vec![0; 120], [0; 5]);
    for number in 0..60_000 {
        cards = std::array::from_fn(|at| at as u8);
        let mut chance = Chance::new(&Seed::from_number(number), 1);
        for last in (1..cards.len()).rev() {
            cards.swap(last, chance.below(last as u32) as usize);
        }
        counts[rank(&cards)] += 1;
    }
    assert!(deviation(&counts, 120, 119.0) > 100.0, "{cards:?}");
}
