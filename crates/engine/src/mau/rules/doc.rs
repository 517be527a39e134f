//! The house rules document as people write it: every field typed, every parameter inside its variant.
//!
//! The engine does not run on it: [`super::Rules`] is compiled from it once.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use super::which::{Colour, Group, Which};
pub use crate::mau::beside::rule::{BesideRule, Joins, PenaltyFor};
pub use crate::mau::calls::rule::{CallRule, Due, Enforced, Speaker};
pub use crate::mau::cards::rule::{CardRule, ReverseRule, Way, WishOf, WishRule, WithTwo};
pub use crate::mau::charges::rule::{Against, ChargeRule, ChargeUntil, Decided, ErrorsRule};
pub use crate::mau::cheat::rule::{
    Accuser, CheatRule, CheatThen, CheatWindow, LaterRule, MovedHands,
};
use crate::mau::conditions::Conditions;
pub use crate::mau::deal::rule::{
    DealRule, HandBy, HandChoice, LaidBy, NextDealer, PutBack, Start, StartLaid, Starter,
};
pub use crate::mau::deck::face::{Article, FaceRule, Ink, Symbol};
pub use crate::mau::deck::rule::{BackRule, DeckRule, Packs, Piles};
pub use crate::mau::dormant::rule::DormantRule;
pub use crate::mau::draw::rule::{
    DrawRule, DrawThen, DrawWhen, EmptyPile, HandLimit, Keeps, LimitThen,
};
pub use crate::mau::effects::hits::Hits;
pub use crate::mau::effects::rule::{DealEnd, EffectRule, Extreme, MatchEnd, Per, Picker};
pub use crate::mau::end::rule::{Blocked, EndRule, LastGift, LastThreat, PlayUntil};
pub use crate::mau::fit::rule::{FitRule, LastResort};
pub use crate::mau::lay::rule::{Acts, JumpIn, LayRule, Together};
pub use crate::mau::lay::throw_in::{ThrowInRule, ThrowThen, ThrowUntil, Thrower};
pub use crate::mau::matches::rule::{KittyRule, KittyTo, LastRound, MatchRule};
pub use crate::mau::patterns::row_by::RowBy;
pub use crate::mau::patterns::rule::{PatternRule, RowRule, SumRule};
pub use crate::mau::points::rule::{PointsRule, PointsTo, RoundRule, Ties};
pub use crate::mau::situation::rule::IfRule;
pub use crate::mau::states::rule::{Lasts, StateOf, StateRule, States};
pub use crate::mau::teams::rule::{Seating, TeamOut, TeamsOf, TeamsRule};
pub use crate::mau::threat::rule::{
    AnswerAction, AnswerMust, AnswerRule, AnswersOf, ClosingRule, ThreatRule, ThreatThen, Victim,
};
pub use crate::mau::triggers::by::By;
pub use crate::mau::triggers::hand_rule::{Alike, HandRule, Shown};
pub use crate::mau::triggers::rule::{Counted, On, TriggerRule};
pub use crate::mau::when::rule::WhenRule;
pub use crate::mau::when::span::Span;
pub use crate::rules::{SeatsRule, Text};

/// The version of this format. Logs keep the whole document; `upcast` converts older ones.
pub const FORMAT: u32 = 2;

/// A complete set of house rules of the Mau-Mau family.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// Version of the format, [`FORMAT`].
    pub format: u32,
    /// Short name for commands and links: lower-case letters, digits, `-`.
    pub id: String,
    /// The name people use.
    pub name: Text,
    /// A description in one sentence.
    pub about: Text,
    /// How many seats can play.
    pub seats: SeatsRule,
    /// The cards.
    pub deck: DeckRule,
    /// Dealing.
    pub deal: DealRule,
    /// What fits on what.
    pub fit: FitRule,
    /// Drawing.
    pub draw: DrawRule,
    /// Laying more than one card, or out of turn.
    #[serde(default, skip_serializing_if = "LayRule::is_plain")]
    pub lay: LayRule,
    /// What a rank (`"7"`, `"J"`) or a single card (`"KH"`) does; the single card wins.
    #[serde(default)]
    pub cards: BTreeMap<Which, CardRule>,
    /// States that hold until something switches them, by a short name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub states: States,
    /// Cards that do nothing for a time, by a short name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub dormant: BTreeMap<String, DormantRule>,
    /// What happens when cards come to lie in a certain way, by a short name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub patterns: BTreeMap<String, PatternRule>,
    /// Triggers: what happens when some event happens, by a short name.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub triggers: BTreeMap<String, TriggerRule>,
    /// What must be called, by a short name for notation; in the order of these names.
    #[serde(default)]
    pub calls: BTreeMap<String, CallRule>,
    /// Offences that players charge each other with, by a short name for notation.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub charges: BTreeMap<String, ChargeRule>,
    /// The penalties for further errors.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub errors: Option<ErrorsRule>,
    /// Cheating, where it is part of the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cheat: Option<CheatRule>,
    /// Penalty cards that are not taken into the hand at once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beside: Option<BesideRule>,
    /// How a deal ends.
    pub end: EndRule,
    /// What the cards left in the hands count.
    pub points: PointsRule,
    /// How deals make a match.
    #[serde(rename = "match")]
    pub matches: MatchRule,
    /// What a point costs, for the score sheet at the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kitty: Option<KittyRule>,
    /// Teams; without them everybody plays alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub teams: Option<TeamsRule>,
    /// What differs for some numbers of seats, rounds or deals; later entries win.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub when: Vec<WhenRule>,
}

impl HouseRules {
    /// Named rules, each with its field, numbered as `Event::RuleApplied` reports them: patterns,
    /// then triggers, then states.
    pub fn named(&self) -> impl Iterator<Item = (String, &Text)> {
        let patterns =
            self.patterns.iter().map(|(id, rule)| (format!("patterns.{id}"), &rule.name));
        let triggers =
            self.triggers.iter().map(|(id, rule)| (format!("triggers.{id}"), &rule.name));
        let states = self.states.iter().map(|(id, rule)| (format!("states.{id}"), &rule.name));
        patterns.chain(triggers).chain(states)
    }

    /// The short names of patterns and triggers, in the order of [`Self::named`].
    pub fn rule_ids(&self) -> impl Iterator<Item = &String> {
        self.patterns.keys().chain(self.triggers.keys())
    }

    /// The effects of patterns and triggers, in the order of [`Self::named`].
    pub fn effects(&self) -> impl Iterator<Item = &EffectRule> {
        let of_patterns = self.patterns.values().map(|rule| &rule.does);
        of_patterns.chain(self.triggers.values().map(|rule| &rule.does))
    }

    /// Whether points are noted or paid before a deal is over.
    pub(in crate::mau) fn notes_points(&self) -> bool {
        let notes = |does: &EffectRule| does.points != 0 || does.pays != 0 || does.pays_in != 0;
        self.effects().any(notes)
    }

    /// Whether any rule asks about this state.
    pub(in crate::mau) fn asks_for_state(&self, id: &String) -> bool {
        let of_cards = self.dormant.values().map(|rule| [&rule.held, &rule.unless]);
        let of_patterns = self.patterns.values().map(|rule| [&rule.held, &rule.unless]);
        let of_triggers = self.triggers.values().map(|rule| [&rule.held, &rule.unless]);
        let of_charges = self.charges.values().map(|rule| [&rule.held, &rule.unless]);
        let of_calls = self.calls.values().map(|rule| [&rule.only_if.held, &rule.only_if.unless]);
        let of_patches = self.when.iter().map(|rule| [&rule.held, &rule.unless]);
        let all = of_cards.chain(of_patterns).chain(of_triggers);
        let mut all = all.chain(of_charges).chain(of_calls).chain(of_patches);
        all.any(|lists| lists.iter().any(|ids| ids.contains(id)))
    }

    /// The conditions on the table of all dormant cards, patterns, triggers, charges and calls.
    pub(in crate::mau) fn conditions(&self) -> impl Iterator<Item = Conditions> {
        let of_cards = self.dormant.values().map(|rule| rule.conditions(&self.states));
        let of_patterns = self.patterns.values().map(|rule| rule.conditions(&self.states));
        let of_triggers = self.triggers.values().map(|rule| rule.conditions(&self.states));
        let of_charges = self.charges.values().map(|rule| rule.conditions(&self.states));
        let of_calls = self.calls.values().map(|rule| rule.only_if.conditions(&self.states));
        of_cards.chain(of_patterns).chain(of_triggers).chain(of_charges).chain(of_calls)
    }

    /// Every threat: those of single cards, then those of patterns. Threats are numbered in this order.
    pub fn threats(&self) -> impl Iterator<Item = &ThreatRule> {
        let of_cards = self.cards.values().filter_map(|rule| rule.threat.as_ref());
        of_cards.chain(self.patterns.values().filter_map(|rule| rule.does.threat.as_ref()))
    }
}
