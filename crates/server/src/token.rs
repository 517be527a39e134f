//! Secret tokens that identify somebody: 256 random bits, written as 64 hexadecimal digits.

use stammtisch_store::TokenHash;

use crate::entropy::{self, Entropy};

/// A token as its holder has it. The store knows only its hash.
pub(crate) struct Token([u8; 32]);

impl Token {
    pub(crate) fn draw(entropy: &dyn Entropy) -> Self {
        Self(entropy::bytes(entropy))
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        let mut token = [0; 32];
        for (index, byte) in token.iter_mut().enumerate() {
            *byte = u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()?;
        }
        Some(Self(token))
    }

    pub(crate) fn text(&self) -> String {
        self.0.iter().map(|byte| format!("{byte:02x}")).collect()
    }

    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash::of(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_survives_its_text_and_nothing_else_is_one() {
        let token = Token([0xa7; 32]);
        assert_eq!(Token::read(&token.text()).map(|read| read.0), Some(token.0));
        let (short, long) = ("a7".repeat(31), "a7".repeat(33));
        let signed = format!("+{}", "7".repeat(63));
        for text in ["", &short, &long, &signed, &"g".repeat(64), &"ä".repeat(32)] {
            assert!(Token::read(text).is_none(), "{text}");
        }
    }
}
