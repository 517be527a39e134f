//! A running 64-bit checksum for states: FNV-1a over whole words, then mixed.

/// The sum so far.
#[derive(Clone, Copy)]
pub(crate) struct Digest(u64);

impl Digest {
    pub(crate) const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) const fn word(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
        // In FNV alone the high bits of a word never reach the low bits of the sum.
        self.0 ^= self.0 >> 29;
    }

    pub(crate) const fn wide(&mut self, word: u128) {
        self.word(word as u64);
        self.word((word >> 64) as u64);
    }

    /// Adds bytes, eight to a word.
    pub(crate) fn bytes(&mut self, bytes: &[u8]) {
        for word in bytes.chunks(8) {
            self.word(word.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    pub(crate) const fn sum(self) -> u64 {
        self.0
    }
}
