//! Cleans and checks names and languages as people type them.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use crate::limits::{LONGEST_NAME, LONGEST_NAME_BYTES};

/// A name as it is shown, or `None` if it cannot be one.
///
/// Compatible characters are normalised (NFKC), and white space becomes one blank; control
/// characters, invisible ones and those that change the writing direction are refused, because with
/// them one player can look like another. Joiners stay where they are visible: between emoji, and
/// within scripts whose letters change their form with them.
pub(crate) fn name(typed: &str) -> Option<String> {
    if typed.len() > 4 * LONGEST_NAME_BYTES || has_unfit(typed) {
        return None;
    }
    let same: String = typed.nfkc().collect();
    let name = same.split_whitespace().collect::<Vec<_>>().join(" ");
    let has_room = |c: &char| !is_joiner(*c) && !is_combining_mark(*c);
    let wide = name.chars().filter(has_room).count();
    let fits = (1..=LONGEST_NAME).contains(&wide) && name.len() <= LONGEST_NAME_BYTES;
    (fits && !has_unfit(&name)).then_some(name)
}

/// The supported language for a tag; anything but English is German.
pub(crate) fn lang(tag: &str) -> &'static str {
    if tag.get(..2).is_some_and(|start| start.eq_ignore_ascii_case("en")) { "en" } else { "de" }
}

fn has_unfit(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    let shows = |at: usize| {
        let before = at.checked_sub(1).and_then(|at| chars.get(at));
        let (Some(&before), Some(&after)) = (before, chars.get(at + 1)) else { return false };
        let emoji = (is_emoji(before) || before == '\u{FE0F}') && is_emoji(after);
        (emoji && chars.get(at) == Some(&'\u{200D}'))
            || (takes_joiners(before) && takes_joiners(after))
    };
    chars.iter().enumerate().any(|(at, &c)| is_unfit(c) && !(is_joiner(c) && shows(at)))
}

const fn is_joiner(c: char) -> bool {
    matches!(c, '\u{200C}' | '\u{200D}')
}

const fn is_emoji(c: char) -> bool {
    matches!(c, '\u{2190}'..='\u{21FF}' | '\u{2600}'..='\u{27BF}' | '\u{2B00}'..='\u{2BFF}'
        | '\u{1F000}'..='\u{1FAFF}')
}

/// Arabic, and the scripts of India and Sri Lanka.
const fn takes_joiners(c: char) -> bool {
    matches!(c, '\u{0620}'..='\u{06FF}' | '\u{0750}'..='\u{077F}' | '\u{0900}'..='\u{0DFF}')
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
    fn joiners_are_taken_where_they_show_and_nowhere_else() {
        for text in [
            "👩\u{200D}👩\u{200D}👧\u{200D}👦",
            "🏳\u{FE0F}\u{200D}🌈",
            "نرگس\u{200C}ها",
            "क्\u{200D}ष",
        ] {
            assert_eq!(name(text).as_deref(), Some(text), "{text:?}");
        }
        for text in ["An\u{200C}na", "An\u{200D}na", "\u{200D}👩", "👩\u{200D}", "👩\u{200D}a"]
        {
            assert_eq!(name(text), None, "{text:?}");
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
