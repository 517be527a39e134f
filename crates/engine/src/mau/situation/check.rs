//! Static checks of `if` conditions: what can be proved wrong about them, and what never holds.

use crate::limits::MAX_CARDS;
use crate::mau::deck::deck_kinds;
use crate::mau::rules::checking::{absent, span};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{HouseRules, On};
use crate::mau::situation::rule::IfRule;
use crate::mau::{states, upper_bounds};
use crate::rules::Findings;

impl IfRule {
    /// Adds what can be proved wrong about it; `on` is the event it belongs to.
    pub(in crate::mau) fn check(
        &self,
        doc: &HouseRules,
        on: Option<On>,
        code: &'static str,
        field: &str,
        found: &mut Findings,
    ) {
        if let Some(drawn) = self.drawn {
            let field = format!("{field}.drawn");
            span(code, drawn, (1, MAX_CARDS as u16), &field, found);
            if !matches!(on, Some(On::Draws | On::DrawsPenalty)) {
                let message = (
                    "gezogen wird nur bei `on = \"draws\"` und \"draws_penalty\"",
                    "cards are drawn only with `on = \"draws\"` and \"draws_penalty\"",
                );
                found.add(code, field, message);
            }
        }
        self.conditions(&doc.states).check(doc, code, field, found);
        states::asked(&doc.states, &self.held, &self.unless, code, field, found);
        if !self.top.is_empty() && kinds(&self.top).and(deck_kinds(doc)).is_empty() {
            let message = (
                "keine davon ist im Spiel, also kommt es nie dazu",
                "none of these is in the deck, so this never comes about",
            );
            found.add(code, format!("{field}.top"), message);
        }
    }

    /// Warns of conditions that never hold.
    pub(in crate::mau) fn warn(&self, doc: &HouseRules, field: &str, found: &mut Findings) {
        self.top.iter().for_each(|which| absent(doc, which, format!("{field}.top"), found));
        self.conditions(&doc.states).warn(doc, false, field, found);
        states::vain(doc, &self.held, &self.unless, field, found);
        for (key, message) in upper_bounds::open(doc, self.wish, self.threat) {
            found.add("no_effect", format!("{field}.{key}"), message);
        }
        if let Some(message) = upper_bounds::no_such_number(doc, self.drawn) {
            found.add("no_effect", format!("{field}.drawn"), message);
        }
    }
}
