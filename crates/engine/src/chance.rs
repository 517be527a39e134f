//! Randomness: one seed for a match, one numbered ChaCha stream for each deal, and our own frozen
//! procedure from random words to an order of cards.
//!
//! Library shuffles change between releases; replays must not. Test vectors pin every step.

use std::fmt;
use std::str::FromStr;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The name of this procedure as recorded in logs. Another procedure gets another name.
pub const SHUFFLE: &str = "chacha20-fisher-yates-1";

/// The 256-bit secret that determines every shuffle of a match.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a number, for simulations and scripts: the number, little-endian, then zeros.
    #[must_use]
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }
}

/// Seeds must not leak into program logs: they determine all hands.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// 64 hexadecimal digits, the form in which a log keeps its seed.
impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The error for text that is not a seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed has 64 hexadecimal digits")]
pub struct ParseSeedError;

impl FromStr for Seed {
    type Err = ParseSeedError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return Err(ParseSeedError);
        }
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16)
                .map_err(|_| ParseSeedError)?;
        }
        Ok(Self(bytes))
    }
}

/// A stream of random words. It keeps generated words that are not used yet, so that the many small
/// shuffles of a deal share one block.
#[derive(Clone)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// The stream of deal number `deal`, from 1, for all its shuffles in turn, so that any deal can
    /// be reproduced without playing those before it. Stream 0 is for what a game decides before
    /// its first deal.
    #[must_use]
    pub fn new(seed: &Seed, deal: u16) -> Self {
        Self::stream(seed, u64::from(deal))
    }

    /// The numbered stream of `seed`.
    #[must_use]
    pub fn stream(seed: &Seed, stream: u64) -> Self {
        let mut rng = ChaCha20Rng::from_seed(seed.0);
        rng.set_stream(stream);
        Self(rng)
    }

    /// The seed it was made from.
    pub(crate) fn seed(&self) -> Seed {
        Seed(self.0.get_seed())
    }

    /// How many words have been drawn, for the digest of a state.
    pub(crate) fn position(&self) -> u128 {
        self.0.get_word_pos()
    }

    /// A uniformly random number below `bound`: Lemire's multiplication with rejection
    /// (arXiv:1805.10941). `bound` 0 counts as 1.
    #[inline]
    pub fn below(&mut self, bound: u32) -> u32 {
        let bound = bound.max(1);
        loop {
            let wide = u64::from(self.0.next_u32()) * u64::from(bound);
            let low = wide as u32;
            // Only values below a remainder modulo `bound` are rejected, so the division is seldom needed.
            if low >= bound || low >= bound.wrapping_neg() % bound {
                return (wide >> 32) as u32;
            }
        }
    }

    /// Shuffles `cards`: Fisher-Yates from the last place to the second.
    pub fn shuffle<T>(&mut self, cards: &mut [T]) {
        for last in (1..cards.len()).rev() {
            cards.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Card;

    /// The second of two shuffles in deal number `deal`, so that the vectors also pin how the
    /// stream continues.
    fn order(seed: u64, deal: u16, count: usize) -> String {
        let mut chance = Chance::new(&Seed::from_number(seed), deal);
        let mut cards: Vec<Card> = Card::all().take(count).collect();
        chance.shuffle(&mut cards);
        chance.shuffle(&mut cards);
        cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    /// Frozen: a change here breaks the replay of every game ever played.
    #[test]
    fn shuffles_are_frozen_by_test_vectors() {
        let file = include_str!("../tests/data/shuffle.txt");
        let mut seen = 0;
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let (key, cards) = line.split_once(": ").expect("key: cards");
            let n: Vec<u64> = key.split(' ').map(|word| word.parse().expect("number")).collect();
            assert_eq!(order(n[0], n[1] as u16, n[2] as usize), cards, "{key}");
            seen += 1;
        }
        assert_eq!(seen, 6);
    }

    #[test]
    fn every_place_is_equally_likely_for_every_card() {
        let mut counts = [[0_u32; 6]; 6];
        let seed = Seed::from_number(7);
        for stream in 0..36_000 {
            let mut cards: Vec<Card> = Card::all().take(6).collect();
            Chance::stream(&seed, stream).shuffle(&mut cards);
            for (place, card) in cards.iter().enumerate() {
                counts[place][card.index()] += 1;
            }
        }
        // 36 cells of mean 6000, 25 degrees of freedom: chi-square above 60 has p < 0.0001.
        let chi: f64 =
            counts.iter().flatten().map(|n| (f64::from(*n) - 6000.0).powi(2) / 6000.0).sum();
        assert!(chi < 60.0, "chi-square {chi}");
    }

    #[test]
    fn a_seed_reads_back_its_text_and_hides_in_debug_output() {
        let seed = Seed::from_number(0x1234_5678_9abc_def0);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert_eq!(format!("{seed:?}"), "Seed(hidden)");
        for bad in ["", "00", &"g".repeat(64), &"ä".repeat(32)] {
            assert_eq!(bad.parse::<Seed>(), Err(ParseSeedError));
        }
    }
}
