//! Login names.

use crate::names;

/// Shortest one, in characters.
const SHORTEST: usize = 3;

/// A name to log in with, in one form. Nothing if it cannot be one. The store compares them
/// whatever the case of their letters.
pub(crate) fn login(typed: &str) -> Option<String> {
    names::name(typed).filter(|name| name.chars().count() >= SHORTEST)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_login_has_one_form() {
        assert_eq!(login(" Änne  \u{FF21} ").as_deref(), Some("Änne A"));
        for text in ["", "ab", "a\u{200B}bc", &"x".repeat(25)] {
            assert_eq!(login(text), None, "{text:?}");
        }
    }
}
