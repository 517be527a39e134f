//! Conditions on the very moment at which something happens (`if`), shared by charges, triggers and
//! calls.

use serde::{Deserialize, Serialize};

use crate::card_set::KindSet;
use crate::limits::MAX_CARDS;
use crate::mau::conditions::{Conditions, has};
use crate::mau::deck::deck_kinds;
use crate::mau::never;
use crate::mau::rules::Rules;
use crate::mau::rules::check::{absent, span};
use crate::mau::rules::compile::kinds;
use crate::mau::rules::doc::{By, HouseRules, On, Span, States, Which};
use crate::mau::standing::Standing;
use crate::mau::state::{Phase, State};
use crate::mau::states::{self, Asked};
use crate::rules::Findings;
use crate::seat::{Direction, Seat};

/// Only if all of this is so just then, for whom it happens to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct IfRule {
    /// Only for this seat.
    #[serde(default, skip_serializing_if = "By::is_anyone")]
    pub by: By,
    /// Only if so many cards were drawn at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Span>,
    /// Only if one of these lies on top; empty: whatever does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub top: Vec<Which>,
    /// Only if a wish stands, or none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wish: Option<bool>,
    /// Only if a threat stands, or none does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub threat: Option<bool>,
    /// Only while the turn goes round that way.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub direction: Option<Direction>,
    /// Only while so many still play in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub playing: Option<Span>,
    /// Only while so many cards lie in the draw pile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pile: Option<Span>,
    /// Only in these turns of the seat, counted in each deal from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Span>,
    /// Only in these deals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deals: Option<Span>,
    /// Only while the seat has so many points in the match; whoever is below 0 counts as having none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Span>,
    /// Only if the seat has won so many deals of the match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won: Option<Span>,
    /// Only if the seat has won so many deals in a row, up to the last one that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub won_in_a_row: Option<Span>,
    /// Only if the seat was dealt so many cards in this deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dealt: Option<Span>,
    /// Only while all of these states hold.
    #[serde(default, rename = "while", skip_serializing_if = "Vec::is_empty")]
    pub held: Vec<String>,
    /// Only while none of these states holds.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unless: Vec<String>,
}

impl IfRule {
    /// Whether nothing is said.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// How the table must stand.
    pub(in crate::mau) fn conditions(&self, states: &States) -> Conditions {
        let &Self {
            by,
            direction,
            playing,
            pile,
            turns,
            deals,
            score,
            won,
            won_in_a_row,
            dealt,
            ..
        } = self;
        let states = Asked::compile(states, &self.held, &self.unless);
        let match_so_far = Standing { score, won, won_in_a_row, dealt };
        Conditions { by, direction, playing, pile, turns, deals, states, match_so_far }
    }

    /// Adds what can be proved wrong about it; `on` says what happens.
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

    /// Adds what of it never holds.
    pub(in crate::mau) fn warn(&self, doc: &HouseRules, field: &str, found: &mut Findings) {
        self.top.iter().for_each(|which| absent(doc, which, format!("{field}.top"), found));
        self.conditions(&doc.states).warn(doc, false, field, found);
        states::vain(doc, &self.held, &self.unless, field, found);
        for (key, message) in never::open(doc, self.wish, self.threat) {
            found.add("no_effect", format!("{field}.{key}"), message);
        }
        if let Some(message) = never::no_such_number(doc, self.drawn) {
            found.add("no_effect", format!("{field}.drawn"), message);
        }
    }
}

/// The same, with cards found by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::mau) struct Situation {
    pub(in crate::mau) drawn: Option<Span>,
    /// So many cards are in the hand.
    pub(in crate::mau) left: Option<Span>,
    pub(in crate::mau) top: Option<KindSet>,
    pub(in crate::mau) wish: Option<bool>,
    pub(in crate::mau) threat: Option<bool>,
    pub(in crate::mau) conditions: Conditions,
}

impl Situation {
    /// None where nothing is asked.
    pub(in crate::mau) fn compile(doc: &HouseRules, rule: &IfRule) -> Option<Self> {
        (!rule.is_empty()).then(|| Self {
            drawn: rule.drawn,
            left: None,
            top: lies(&rule.top),
            wish: rule.wish,
            threat: rule.threat,
            conditions: rule.conditions(&doc.states),
        })
    }

    /// Whether it is so for `seat`, which has just drawn so many cards.
    pub(in crate::mau) fn holds(
        &self,
        rules: &Rules,
        state: &State,
        seat: Seat,
        drawn: u8,
    ) -> bool {
        let threatened = matches!(state.phase, Phase::Threat | Phase::Target | Phase::Give);
        let is = |wanted: Option<bool>, is: bool| wanted.is_none_or(|wanted| wanted == is);
        has(self.drawn, drawn.into())
            && has(self.left, state.hands[seat.index()].len())
            && self.top.is_none_or(|top| state.discard_pile.top().is_some_and(|card| top.has(card)))
            && is(self.wish, state.wish.is_some())
            && is(self.threat, threatened)
            && self.conditions.hold(rules, state, seat)
    }
}

/// What must lie on top; none where that may be anything.
pub(in crate::mau) fn lies(top: &[Which]) -> Option<KindSet> {
    (!top.is_empty()).then(|| kinds(top))
}
