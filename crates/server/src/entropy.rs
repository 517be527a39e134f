//! Randomness, injected so that tests can reproduce it.

use stammtisch_engine::chance::Seed;
use stammtisch_store::{JoinCode, RulesCode};

/// Characters of codes: without 0 and O, 1, I and L, which people confuse.
const ALPHABET: &[u8; 31] = b"23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/// A source of unpredictable random bytes.
pub trait Entropy: Send + Sync + 'static {
    /// Fills `bytes`.
    fn fill(&self, bytes: &mut [u8]);
}

/// The operating system's source.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsEntropy;

impl Entropy for OsEntropy {
    /// # Panics
    /// If the system has no randomness to give: secrets must not be made without it.
    #[expect(clippy::expect_used, reason = "going on would deal cards that can be guessed")]
    fn fill(&self, bytes: &mut [u8]) {
        getrandom::fill(bytes).expect("the operating system gives random bytes");
    }
}

/// This many random bytes.
pub(crate) fn bytes<const N: usize>(entropy: &dyn Entropy) -> [u8; N] {
    let mut bytes = [0; N];
    entropy.fill(&mut bytes);
    bytes
}

/// A random seed for a match.
pub(crate) fn seed(entropy: &dyn Entropy) -> Seed {
    Seed(bytes(entropy))
}

/// A random table code, uniformly distributed.
pub(crate) fn code(entropy: &dyn Entropy) -> JoinCode {
    loop {
        if let Ok(code) = six(entropy).parse() {
            return code;
        }
    }
}

/// A random code for rules, uniformly distributed.
pub(crate) fn rules_code(entropy: &dyn Entropy) -> RulesCode {
    loop {
        if let Ok(code) = format!("R{}", six(entropy)).parse() {
            return code;
        }
    }
}

fn six(entropy: &dyn Entropy) -> String {
    let mut text = String::with_capacity(6);
    while text.len() < 6 {
        let [byte] = bytes(entropy);
        // 248 is the largest multiple of 31 that fits a byte: with larger values some characters
        // would be likelier than others.
        if byte < 248 {
            text.push(char::from(ALPHABET[usize::from(byte) % ALPHABET.len()]));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_have_no_look_alikes() {
        for _ in 0..2_000 {
            let code = code(&OsEntropy);
            assert!(!code.as_str().contains(['0', 'O', '1', 'I', 'L']), "{code}");
        }
    }
}
