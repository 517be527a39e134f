//! What is wrong with a rules file.

use std::fmt;

/// One mistake in a rules file: where, what, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleError {
    /// The stable code, one of [`CODES`].
    pub code: &'static str,
    /// The field, as in `cards.7.threat.draw`; empty for the file as a whole. A mistake in what an
    /// option sets names option and choice: `options.seven.choices.two.set.cards.7.threat.draw`.
    pub field: String,
    /// The line in the file, from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong and what would be right.
    pub message: String,
}

/// Every code, with what it says. Codes are stable: programs and rules files rely on them.
pub const CODES: &[(&str, &str)] = &[
    ("too_long", "The text is longer than a rules file may be."),
    ("not_toml", "The text is no TOML."),
    ("too_deep", "Tables stand in tables deeper than any rule needs."),
    ("bad_format", "The file names another version of the format, or none."),
    ("unknown_base", "There is no preset of the name in `base`."),
    ("base_loop", "A base has a base, and so on without end."),
    ("unknown_field", "A table has a key that the format does not know."),
    ("missing_field", "A table lacks a key that it needs."),
    ("unknown_value", "A text is none of the words that can stand there."),
    ("bad_value", "A value is of the wrong kind or out of range."),
    ("bad_text", "A name or a sentence is empty, too long or not on one line."),
    ("bad_id", "A short name has other characters than lower-case letters, digits, `-` and `_`."),
    ("bad_seats", "Nobody can sit down like this, or more than a table holds."),
    ("bad_packs", "No pack at all, or too many."),
    ("bad_jokers", "A pack has no, one or two jokers."),
    ("bad_lowest", "The lowest rank leaves only aces."),
    ("bad_hand", "A hand without cards, or a bound that cannot be read."),
    ("deck_too_small", "With so many seats the deck cannot be dealt."),
    ("deck_too_large", "The deck has more cards than a table holds."),
    ("deck_changes", "A deal has another deck than the one before."),
    ("no_start_effect", "A card is to take effect at the start but has none that could."),
    ("no_start_card", "No card may be left as the one turned up."),
    ("nothing_fits", "Cards fit by nothing at all."),
    ("never_fits", "A card of the deck can never be laid."),
    ("bad_fit", "Values are not so far apart."),
    ("bad_draw", "So many cards cannot be drawn."),
    ("bad_limit", "A hand may hold fewer cards than are dealt, or more than there are."),
    ("bad_together", "So many cards cannot be laid together."),
    ("bad_wish", "A wish stands for no card, or for too many."),
    ("empty_threat", "A threat does nothing to its victim."),
    ("bad_victim", "A threat cannot hit whom it names, or not like this."),
    ("bad_answer", "An answer cannot do this to a threat of this kind."),
    ("unreachable_answer", "An answer can never be given."),
    ("too_many_calls", "There are more calls than a table shows."),
    ("bad_call", "A call falls due with more cards left than allowed."),
    ("unreachable_call", "A call can never fall due."),
    ("nothing_last", "No card may be the last one, so nobody can ever go out."),
    ("bad_points", "Points out of range, or not written as a number."),
    ("bad_match", "No deal at all, or a target that nobody can play for."),
    ("no_target", "A race has no target for some number of seats."),
    ("bad_kitty", "A point costs nothing, or too much."),
    ("bad_when", "What differs for some seats, rounds or deals cannot differ like this."),
    ("never_holds", "A condition can never hold."),
    ("bad_option", "An option or one of its choices cannot be offered like this."),
    ("unknown_option", "An option was chosen that the file does not offer."),
    ("unknown_choice", "An option has no choice of that name."),
    ("contradiction", "Two fields exclude each other."),
];

impl RuleError {
    /// A mistake in `field`.
    pub(super) fn new(
        code: &'static str,
        field: impl Into<String>,
        message: impl Into<String>,
    ) -> Self {
        debug_assert!(CODES.iter().any(|(known, _)| *known == code), "unlisted code {code}");
        Self { code, field: field.into(), line: None, message: message.into() }
    }

    /// The same mistake at a line.
    pub(super) fn at(mut self, line: Option<usize>) -> Self {
        self.line = line;
        self
    }
}

impl fmt::Display for RuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        if !self.field.is_empty() {
            write!(f, "{}: ", self.field)?;
        }
        write!(f, "{} [{}]", self.message, self.code)
    }
}

impl std::error::Error for RuleError {}
