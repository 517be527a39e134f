//! What clients learn about rules: names, options and generated text, never the rules themselves.

use super::text::Text;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::http::Mistake;

use super::deck::DeckLook;

impl From<stammtisch_rules_text::NamedCause> for CauseInfo {
    fn from(cause: stammtisch_rules_text::NamedCause) -> Self {
        Self { id: cause.id, text: cause.text.into() }
    }
}

/// A ruleset, of the house or people's own, and the options chosen in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChosenRules {
    /// The id of a preset or of rules in the library; empty where the rules are in `file`.
    #[serde(default)]
    pub base: String,
    /// Option id to choice id; what is not named keeps its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A rules file of one's own, as TOML. It is never sent back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub file: Option<String>,
}

impl ChosenRules {
    /// What others are told of it.
    pub(crate) fn without_file(&self) -> Self {
        Self { base: self.base.clone(), options: self.options.clone(), file: None }
    }
}

/// One choice of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Choice {
    /// The id.
    pub id: String,
    /// How people call it.
    pub name: Text,
}

/// An option a table may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionInfo {
    /// The id.
    pub id: String,
    /// How people call it.
    pub name: Text,
    /// The choices, at least two.
    pub choices: Vec<Choice>,
    /// The choice the preset makes.
    pub default: String,
    /// Counts only while these other options have these choices: option id to choice id.
    pub requires: BTreeMap<String, String>,
    /// Whether it is the form of play: one of its choices is a single game (LIV-16, LIV-22).
    pub form: bool,
}

/// A call of the rules in force, such as "Mau"; its place in the list is its call index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CallInfo {
    /// The id.
    pub id: String,
    /// What is said.
    pub name: Text,
    /// Cards left in the hand when it is due; none: it is due whatever is left.
    pub at: Option<u8>,
    /// Who sees to it.
    pub enforced: Enforced,
    /// Cards drawn for catching somebody who has not left it out; 0: that is refused.
    pub false_catch: u8,
}

/// Why something happened: the part of the rules that made it happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CauseInfo {
    /// Where it stands in a rules file, as events name it: `calls.mau`.
    pub id: String,
    /// A few words, for after a colon. Of a cause that is not here there is nothing to say.
    pub text: Text,
}

/// Who sees to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Enforced {
    /// Nobody: it is a courtesy.
    Nobody,
    /// Nobody, but the player is to be reminded.
    Reminder,
    /// The table says it for the player.
    Automatic,
    /// The table, by a penalty.
    Table,
    /// The other players, by catching.
    Others,
}

/// A ruleset as the start page and the lobby show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesInfo {
    /// The id of the preset or of the rules in the library, or the one in the rules file.
    pub id: String,
    /// Which game it is, as `mau`.
    pub game: String,
    /// How people call it.
    pub name: Text,
    /// One sentence about it.
    pub about: Text,
    /// How long a match goes on, in a few words: at a table with the seats it has, else with those
    /// recommended.
    pub length: Text,
    /// Fewest seats.
    pub seats_min: u8,
    /// Most seats.
    pub seats_max: u8,
    /// Seats recommended.
    pub seats_default: u8,
    /// The options.
    pub options: Vec<OptionInfo>,
    /// The calls.
    pub calls: Vec<CallInfo>,
    /// What players can charge each other with, by its number.
    pub charges: Vec<Text>,
    /// The names of the rules that events speak of by their number.
    pub named_rules: Vec<Text>,
    /// What events name as their cause, in words; told at a table only.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CauseInfo>>"))]
    pub causes: Vec<CauseInfo>,
    /// A mark by which somebody recognises special cards known from another table: the same
    /// wherever the rules for cards are the same.
    pub cards_mark: String,
    /// Whether cheating is part of the game.
    pub cheating: bool,
    /// Whether it matters with which hand somebody writes: it says who begins.
    pub writing_hand: bool,
    /// Whether a match goes on without the seat of somebody who has left.
    pub lays_aside: bool,
    /// The bots that can play it, the weakest first.
    pub bots: Vec<String>,
    /// What the deck looks like; left out where it is the usual one of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<Box<DeckLook>>,
    /// What is not as usual, at a table; left out where everything is.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub differs: Option<RulesDifference>,
    /// What a rules file of one's own says without any effect; told only where it is checked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Mistake>>"))]
    pub warnings: Vec<Mistake>,
}

/// What is different about the rules of a table, in a few sentences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesDifference {
    /// How people call the rules that a rules file changes; none without such a file.
    pub base: Option<Text>,
    /// The options chosen that are not as usual.
    pub options: Vec<OptionDifference>,
    /// What else is different, in German: sentences of the rules that do not hold in the base.
    pub de: Vec<String>,
    /// The same in English.
    pub en: Vec<String>,
}

/// An option that is not chosen as usual.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionDifference {
    /// How people call the option.
    pub name: Text,
    /// The choice.
    pub now: Text,
}

/// One section of a rules text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TextSection {
    /// The heading.
    pub title: String,
    /// Sentences, one rule each.
    pub lines: Vec<String>,
}

/// The rules in force in words, generated from the compiled rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesText {
    /// The name of the ruleset.
    pub title: String,
    /// How long a match goes on, in a few words.
    pub length: String,
    /// The sections in reading order.
    pub sections: Vec<TextSection>,
    /// What each card of the deck does.
    pub cards: Vec<CardText>,
    /// The same by the names on their backs; left out where cards have one side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CardText>>"))]
    pub backs: Vec<CardText>,
    /// What the deck looks like; left out where it is the usual one of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<Box<DeckLook>>,
}

/// What is to be said of a card as things stand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct CardAbout {
    /// What it does by the rules in force, one thing each.
    pub lines: Vec<Text>,
    /// What can be done with it now, where the reader holds it and that can be told.
    pub now: Option<CardNow>,
}

/// What can be done with a card now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct CardNow {
    /// Whether it can be laid, or would fit if it were the reader's turn.
    pub fits: bool,
    /// Why, or why not.
    pub text: Text,
}

/// What cards of the same kind do, by the rules in force.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CardText {
    /// The cards that this speaks of, as the game writes them: `7H`, or `virus`.
    pub cards: Vec<String>,
    /// What they are called together.
    pub name: String,
    /// Whether the rules say anything of them that they do not say of every card.
    pub special: bool,
    /// Sentences, one thing each.
    pub lines: Vec<String>,
    /// What it means to make use of one, where its player may choose to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub claim: Option<String>,
}
