//! What clients are told about rules: names, options and generated text, never the rules themselves.

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

/// The rules chosen for a table: a preset, an entry of the library or a rules file, and its options.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct ChosenRules {
    /// The id of a preset or of an entry of the library; empty where the rules are in `file`.
    #[serde(default)]
    pub base: String,
    /// Option id to choice id; options that are not named keep their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// A custom rules file, as TOML. It is never sent back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub file: Option<String>,
}

impl ChosenRules {
    /// What others are told: everything but the file.
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
    /// Its name for people.
    pub name: Text,
}

/// An option that a table may choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionInfo {
    /// The id.
    pub id: String,
    /// Its name for people.
    pub name: Text,
    /// The choices, at least two.
    pub choices: Vec<Choice>,
    /// The choice that the rules make by default.
    pub default: String,
    /// The option applies only while these other options have these choices: option id to choice id.
    pub requires: BTreeMap<String, String>,
    /// Whether it is the form of play: one of its choices is a single game (LIV-16, LIV-22).
    pub form: bool,
}

/// A call of the rules in force, such as "Mau"; its position in the list is its call index.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CallInfo {
    /// The id.
    pub id: String,
    /// The words to say.
    pub name: Text,
    /// Cards left in the hand when the call is due; none: it is due however many are left.
    pub at: Option<u8>,
    /// Who enforces the call.
    pub enforced: Enforced,
    /// Cards drawn for catching somebody who has not left the call out; 0: such a catch is refused.
    pub false_catch: u8,
}

/// The cause of an event: the part of the rules that made it happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CauseInfo {
    /// Its place in a rules file, as events name it: `calls.mau`.
    pub id: String,
    /// A few words, to be put after a colon. A cause that is not in the list needs no words.
    pub text: Text,
}

/// Who enforces a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Enforced {
    /// Nobody: the call is a courtesy.
    Nobody,
    /// Nobody, but the player is to be reminded.
    Reminder,
    /// The table makes the call for the player.
    Automatic,
    /// The table, with a penalty.
    Table,
    /// The other players, by catching.
    Others,
}

/// A ruleset as the start page and the lobby show it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesInfo {
    /// The id of the preset or of the entry of the library, or the `id` in the rules file.
    pub id: String,
    /// The game, such as `mau`.
    pub game: String,
    /// Its name for people.
    pub name: Text,
    /// A one-sentence description.
    pub about: Text,
    /// How long a match lasts, in a few words: with the number of seats of the table, otherwise
    /// with the recommended one.
    pub length: Text,
    /// Fewest seats.
    pub seats_min: u8,
    /// Most seats.
    pub seats_max: u8,
    /// Recommended number of seats.
    pub seats_default: u8,
    /// The options.
    pub options: Vec<OptionInfo>,
    /// The calls.
    pub calls: Vec<CallInfo>,
    /// What players can accuse each other of, by charge index.
    pub charges: Vec<Text>,
    /// The names of the rules that events refer to by index.
    pub named_rules: Vec<Text>,
    /// The causes that events name, in words; only at a table.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CauseInfo>>"))]
    pub causes: Vec<CauseInfo>,
    /// A digest of the rules for single cards, by which a client recognises cards known from
    /// another table: the same wherever these rules are the same.
    pub cards_mark: String,
    /// Whether cheating is part of the game.
    pub cheating: bool,
    /// Whether it matters which hand a player writes with: it decides who begins.
    pub writing_hand: bool,
    /// Whether a match can go on without the seat of somebody who has left.
    pub lays_aside: bool,
    /// The bots that can play the game, the weakest first.
    pub bots: Vec<String>,
    /// What the deck looks like; left out where it is the usual one of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<Box<DeckLook>>,
    /// How the rules of a table differ from the usual ones; left out where they do not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub differs: Option<RulesDifference>,
    /// What a custom rules file says without effect; only when the file is checked.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Mistake>>"))]
    pub warnings: Vec<Mistake>,
}

/// How the rules of a table differ from the usual ones, in a few sentences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesDifference {
    /// The name of the rules that a custom rules file changes; none without such a file.
    pub base: Option<Text>,
    /// The options that do not have their default choice.
    pub options: Vec<OptionDifference>,
    /// Other differences, in German: sentences of the rules that do not hold in the base.
    pub de: Vec<String>,
    /// The same in English.
    pub en: Vec<String>,
}

/// An option that does not have its default choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct OptionDifference {
    /// The name of the option.
    pub name: Text,
    /// The choice made.
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

/// The rules in force, in words, generated from the compiled rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesText {
    /// The name of the ruleset.
    pub title: String,
    /// How long a match lasts, in a few words.
    pub length: String,
    /// The sections in reading order.
    pub sections: Vec<TextSection>,
    /// What each card of the deck does.
    pub cards: Vec<CardText>,
    /// What each card does by the name on its back; left out where cards have one side.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<CardText>>"))]
    pub backs: Vec<CardText>,
    /// What the deck looks like; left out where it is the usual one of the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub deck: Option<Box<DeckLook>>,
}

/// What there is to say about a card in the present position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct CardAbout {
    /// What it does by the rules in force, one thing per sentence.
    pub lines: Vec<Text>,
    /// What can be done with it now, where the reader holds it and that can be told.
    pub now: Option<CardNow>,
}

/// What can be done with a card in the present position.
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
    /// The cards described, as the game writes them: `7H`, or `virus`.
    pub cards: Vec<String>,
    /// Their common name.
    pub name: String,
    /// Whether the rules say anything about them that does not hold for every card.
    pub special: bool,
    /// Sentences, one thing each.
    pub lines: Vec<String>,
    /// What claiming the effect of such a card means, where its player may choose to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub claim: Option<String>,
}
