//! Login names.

use crate::limits::SHORTEST_LOGIN;
use crate::names;

/// A name to log in with, in one form. Nothing if it cannot be one. The store compares them
/// whatever the case of their letters.
pub(crate) fn login(typed: &str) -> Option<String> {
    names::name(typed).filter(|name| name.chars().count() >= SHORTEST_LOGIN)
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
