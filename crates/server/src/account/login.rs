//! Login names.

use crate::limits::SHORTEST_LOGIN;
use crate::names;

/// A login name in its normalised form, or `None` if it cannot be one. The store compares login
/// names without regard to case.
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
