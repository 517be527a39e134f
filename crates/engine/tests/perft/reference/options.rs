//! The options of a preset, for the references.

use std::collections::BTreeMap;

/// Choices for the options of a preset; options not named have their default.
#[derive(Clone, Debug, Default)]
pub(crate) struct Options(pub(crate) BTreeMap<String, String>);

impl Options {
    pub(crate) fn read(text: &str) -> Self {
        let pair = |pair: &str| {
            let (option, choice) = pair.split_once('=').expect("option=choice");
            (option.to_owned(), choice.to_owned())
        };
        Self(text.split_whitespace().map(pair).collect())
    }

    pub(crate) fn is(&self, option: &str, choice: &str) -> bool {
        self.0.get(option).is_some_and(|chosen| chosen == choice)
    }
}
