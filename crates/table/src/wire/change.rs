//! Changes by a host between matches, for everybody to read.

use serde::Serialize;

use super::text::Text;

/// What is different about the rules and the seats of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct RulesChange {
    /// More seats, or fewer; none: as many as before.
    pub seats: Option<SeatsChange>,
    /// Another set of rules, perhaps for another game; none: the same one.
    pub rules: Option<NameChange>,
    /// Options that are chosen otherwise; of another set of rules those that are not as usual there.
    pub options: Vec<OptionChange>,
    /// What a changed rules file says otherwise, in the words of the rules; else nothing.
    pub words: WordsChange,
}

/// Another number of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SeatsChange {
    /// How many there were.
    pub before: u8,
    /// How many there are.
    pub now: u8,
}

/// Another set of rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct NameChange {
    /// How people call the one before.
    pub before: Text,
    /// How people call this one.
    pub now: Text,
}

/// Another choice of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct OptionChange {
    /// How people call the option.
    pub name: Text,
    /// The choice before; none where it did not count.
    pub before: Option<Text>,
    /// The choice now.
    pub now: Text,
}

/// Sentences of the rules text that are not the same any more.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct WordsChange {
    /// In German.
    pub de: LinesChange,
    /// In English.
    pub en: LinesChange,
}

/// Sentences that came and went.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct LinesChange {
    /// Those that do not hold any more.
    pub gone: Vec<String>,
    /// Those that hold now.
    pub new: Vec<String>,
}
