//! Names and languages as people type them.

use unicode_normalization::UnicodeNormalization;

/// Longest name, in characters that take room of their own.
const LONGEST: usize = 24;

/// Longest name in bytes, whatever the characters.
const MOST_BYTES: usize = 96;

/// A name as it is shown, or nothing if it cannot be one.
///
/// Characters of the same look become the same (NFKC), white space is one blank; control
/// characters, invisible ones and those that turn the direction of writing are refused, because
/// with them one player can look like another.
pub(crate) fn name(typed: &str) -> Option<String> {
    if typed.len() > 4 * MOST_BYTES || typed.chars().any(is_unfit) {
        return None;
    }
    let same: String = typed.nfkc().collect();
    let name = same.split_whitespace().collect::<Vec<_>>().join(" ");
    let wide = name.chars().filter(|c| !unicode_normalization::char::is_combining_mark(*c)).count();
    let fits = (1..=LONGEST).contains(&wide) && name.len() <= MOST_BYTES;
    (fits && !name.chars().any(is_unfit)).then_some(name)
}

/// A language of the house; anything else is German.
pub(crate) fn lang(tag: &str) -> &'static str {
    if tag.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("en")) { "en" } else { "de" }
}

fn is_unfit(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{180E}'
            | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
            | '\u{3164}' | '\u{FE00}'..='\u{FE0E}' | '\u{FEFF}' | '\u{FFA0}'
            | '\u{FFF0}'..='\u{FFFF}' | '\u{E0000}'..='\u{E0FFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_people_have_are_taken_as_they_are() {
        for text in ["Ö", "Anna-Lena", "José María", "李小龍", "O'Neill", "J. R. R.", "🃏 Karl"]
        {
            assert_eq!(name(text).as_deref(), Some(text));
        }
    }

    #[test]
    fn blanks_and_look_alikes_become_one_form() {
        assert_eq!(name("  Anna \u{3000} B  ").as_deref(), Some("Anna B"));
        assert_eq!(name("\u{FF21}nna").as_deref(), Some("Anna"));
        assert_eq!(name("e\u{301}").as_deref(), Some("é"));
    }

    #[test]
    fn what_cannot_be_a_name_is_refused() {
        let marks = format!("a{}", "\u{301}".repeat(200));
        let long = "x".repeat(25);
        for text in ["", "  ", "a\nb", "a\u{7}", "a\u{202E}b", "\u{200B}", &long, &marks] {
            assert_eq!(name(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_language_is_german_or_english() {
        assert_eq!(
            (lang("en-GB"), lang("EN"), lang("de"), lang("fr"), lang("")),
            ("en", "en", "de", "de", "de")
        );
    }
}
