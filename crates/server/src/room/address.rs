//! How a table is addressed: by its code, and also by the key of its link if it can be found by
//! that link only.

use sha2::{Digest, Sha256};
use stammtisch_store::{JoinCode, TokenHash};
use stammtisch_table::KEY_LENGTH;

/// Length of a code, in characters.
const CODE_LENGTH: usize = 6;

/// The code, and perhaps the key, by which somebody has named a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Address {
    pub(crate) code: JoinCode,
    pub(crate) key: Option<TokenHash>,
}

impl Address {
    /// Reads an address from a link or as typed; `None` if it cannot name a table.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let (code, key) = text.split_at_checked(CODE_LENGTH)?;
        let is_key = key.len() == KEY_LENGTH && key.bytes().all(|c| c.is_ascii_alphanumeric());
        if !is_key && !key.is_empty() {
            return None;
        }
        let code = code.parse().ok()?;
        Some(Self { code, key: is_key.then(|| hash(key)) })
    }
}

/// The hash of a key, which is all that the store keeps of it.
pub(crate) fn hash(key: &str) -> TokenHash {
    TokenHash::from_bytes(Sha256::digest(key.to_ascii_uppercase()).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_may_have_a_key_behind_it_and_nothing_else() {
        let key = "ABCDEFGHJKMNPQRSTUVW";
        let read = |text: &str| Address::read(text).map(|address| address.key.is_some());
        assert_eq!(read("k7qx2m"), Some(false));
        assert_eq!(read(&format!("K7QX2M{key}")), Some(true));
        let same = |a: &str, b: &str| Address::read(a) == Address::read(b);
        assert!(same(&format!("k7qx2m{}", key.to_lowercase()), &format!("K7QX2M{key}")));
        for text in ["", "K7QX2", "K7QX2MA", "ÄÄÄ", "K7QX2Ä", &format!("K7QX2M{key}A")] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(read(&format!("K7QX2M{}", "-".repeat(KEY_LENGTH))), None);
    }
}
