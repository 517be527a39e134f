//! What clients learn about rules: names, options and generated text, never the rules themselves.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A text in both languages.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Text {
    /// German.
    pub de: String,
    /// English.
    pub en: String,
}

/// A ruleset and the options chosen in it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(deny_unknown_fields)]
pub struct ChosenRules {
    /// The preset's id.
    pub base: String,
    /// Option id to choice id; what is not named keeps its default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
}

/// One choice of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Choice {
    /// The id.
    pub id: String,
    /// How people call it.
    pub name: Text,
}

/// An option a table may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
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
}

/// A call of the rules in force, such as "Mau"; its place in the list is its call index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct CallInfo {
    /// The id.
    pub id: String,
    /// What is said.
    pub name: Text,
    /// Cards left in the hand when it is due.
    pub at: u8,
    /// Whether the others can catch who leaves it out.
    pub can_catch: bool,
}

/// A ruleset as the start page and the lobby show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct RulesInfo {
    /// The preset's id.
    pub id: String,
    /// Which game it is: `mau`.
    pub game: String,
    /// How people call it.
    pub name: Text,
    /// One sentence about it.
    pub about: Text,
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
}

/// One section of a rules text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TextSection {
    /// The heading.
    pub title: String,
    /// Sentences, one rule each.
    pub lines: Vec<String>,
}

/// The rules in force in words, generated from the compiled rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct RulesText {
    /// The name of the ruleset.
    pub title: String,
    /// The sections in reading order.
    pub sections: Vec<TextSection>,
}
