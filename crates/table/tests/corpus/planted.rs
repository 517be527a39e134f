//! Rules changed behind the back of stored matches: the rules in force are the text in the header,
//! so another text is another rule without a new version.

use crate::matches::Stored;

/// A change to the rules in the headers of matches.
#[derive(Debug)]
pub(crate) struct Change {
    from: &'static str,
    to: &'static str,
}

const fn change(from: &'static str, to: &'static str) -> Change {
    Change { from, to }
}

/// Ten changes, in all games.
pub(crate) const CHANGES: [Change; 10] = [
    change(r"[deal]\nhand = 6", r"[deal]\nhand = 5"),
    change(r"\ncount = 1\nthen", r"\ncount = 2\nthen"),
    change(r"rank = true", r"rank = false"),
    change(r"[cards.7.threat]\ndraw = 2", r"[cards.7.threat]\ndraw = 3"),
    change(r"pass_on = 2", r"pass_on = 3"),
    change(r"penalty = 1", r"penalty = 2"),
    change(r"again = true", r"again = false"),
    change(r"multiples = 5", r"multiples = 0"),
    change(r"slip = true", r"slip = false"),
    change(r"hand = 4", r"hand = 3"),
];

impl Change {
    /// Whether the match was played by the rule that changes.
    pub(crate) fn is_in(&self, stored: &Stored) -> bool {
        stored.header.contains(self.from)
    }

    /// The match with the changed rule.
    pub(crate) fn of(&self, stored: &Stored) -> Stored {
        let mut changed = stored.clone();
        changed.header = stored.header.replace(self.from, self.to);
        changed
    }
}
