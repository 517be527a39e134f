//! What a host changed about rules and seats between matches (`RulesChange`), for everybody to read.

use serde::Serialize;

use super::text::Text;

/// What has changed about the rules and the seats of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct RulesChange {
    /// The new number of seats; none: as many as before.
    pub seats: Option<SeatsChange>,
    /// The new ruleset, perhaps of another game; none: the same one.
    pub rules: Option<NameChange>,
    /// Options whose choice has changed; with a new ruleset, those that differ from its defaults.
    pub options: Vec<OptionChange>,
    /// How the rules text changed with a new rules file; otherwise empty.
    pub words: WordsChange,
}

/// A new number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SeatsChange {
    /// How many there were before.
    pub before: u8,
    /// How many there are now.
    pub now: u8,
}

/// A new ruleset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct NameChange {
    /// The name of the previous ruleset.
    pub before: Text,
    /// The name of the new one.
    pub now: Text,
}

/// A new choice for an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct OptionChange {
    /// The name of the option.
    pub name: Text,
    /// The previous choice; none where the option did not apply, or with a new ruleset.
    pub before: Option<Text>,
    /// The new choice.
    pub now: Text,
}

/// Sentences of the rules text that were removed or added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct WordsChange {
    /// In German.
    pub de: LinesChange,
    /// In English.
    pub en: LinesChange,
}

/// Sentences removed and added.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct LinesChange {
    /// Those that no longer hold.
    pub gone: Vec<String>,
    /// Those that are new.
    pub new: Vec<String>,
}
