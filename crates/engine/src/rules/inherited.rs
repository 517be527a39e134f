//! Options inherited from a base that do not go with what the file itself says.

use std::collections::BTreeMap;

use super::document::Document;
use super::error::RuleError;
use super::file::RulesFile;
use super::options::{OptionRule, with_required};
use super::text::Text;

/// Text put before the mistake that a choice would cause.
const LEFT_OUT: (&str, &str) = (
    "die Grundlage bietet das an, hier fällt es weg: ",
    "the base offers this, and it is left out here: ",
);

impl<D: Document> RulesFile<D> {
    /// The choices that would make the sound rules unsound, with the first mistake each causes:
    /// option, choice, mistake. None if the rules are unsound without them.
    fn misfits(&self) -> Vec<(String, String, RuleError)> {
        let wrong_with = |chosen: &BTreeMap<String, String>| {
            let mistakes = match self.resolve(chosen) {
                Ok(doc) => doc.check(),
                Err(mistakes) => mistakes,
            };
            mistakes.into_iter().next()
        };
        if wrong_with(&BTreeMap::new()).is_some() {
            return Vec::new();
        }
        let options = self.options();
        let each = options.iter().flat_map(|option| {
            let others = option.choices.iter().filter(|choice| choice.id != option.default);
            others.map(move |choice| (option, choice))
        });
        each.filter_map(|(option, choice)| {
            let only = BTreeMap::from([(option.id.clone(), choice.id.clone())]);
            let chosen = with_required(options, option, only)?;
            let mistake = wrong_with(&chosen)?;
            let field = format!("options.{}.choices.{}", option.id, choice.id);
            let told = mistake.told(&LEFT_OUT.into(), &Text::default());
            let told = RuleError { code: "left_out", field, ..told };
            Some((option.id.clone(), choice.id.clone(), told))
        })
        .collect()
    }

    /// Removes the choices that do not go with the rest, options with nothing left to choose, and
    /// what requires any of them; records a mistake for each choice removed.
    pub(super) fn without_misfits(mut self) -> Self {
        let misfits = self.misfits();
        if misfits.is_empty() {
            return self;
        }
        let mut options = self.options().to_vec();
        for option in &mut options {
            let fits = |id: &str| !misfits.iter().any(|(of, it, _)| *of == option.id && it == id);
            option.choices.retain(|choice| fits(&choice.id));
        }
        let mistakes = misfits.into_iter().map(|(_, _, told)| told.at(self.line_of("base")));
        let left_out = mistakes.collect();
        self.replace_options(left_to_choose(options), left_out);
        self
    }
}

/// The options with something left to choose. Requiring the only choice left is dropped as
/// satisfied; an option that requires a choice that is gone is removed.
fn left_to_choose(mut options: Vec<OptionRule>) -> Vec<OptionRule> {
    loop {
        let (open, settled): (Vec<_>, Vec<_>) =
            options.into_iter().partition(|option| option.choices.len() > 1);
        let before = open.len();
        options = open.clone();
        for option in &mut options {
            option.requires.retain(|id, choice| {
                !settled.iter().any(|other| other.id == *id && other.default == *choice)
            });
        }
        options.retain(|option| {
            option.requires.iter().all(|(id, choice)| {
                let other = open.iter().find(|other| other.id == *id);
                other.is_some_and(|other| other.choices.iter().any(|one| one.id == *choice))
            })
        });
        if options.len() == before {
            return options;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::options::ChoiceRule;
    use super::*;

    fn option(id: &str, choices: &[&str], requires: &[(&str, &str)]) -> OptionRule {
        let name = || Text::from((id, id));
        let requires = requires.iter().map(|(id, choice)| ((*id).into(), (*choice).into()));
        let choice =
            |id: &&str| ChoiceRule { id: (*id).into(), name: name(), set: toml::Table::new() };
        OptionRule {
            id: id.into(),
            name: name(),
            default: choices[0].into(),
            requires: requires.collect(),
            choices: choices.iter().map(choice).collect(),
        }
    }

    #[test]
    fn what_requires_a_choice_that_is_gone_goes_and_what_requires_the_only_one_stays() {
        let options = vec![
            option("deck", &["32"], &[]),
            option("seven", &["two", "four"], &[("deck", "32")]),
            option("eight", &["skip", "plain"], &[("deck", "52")]),
            option("nine", &["again", "plain"], &[("eight", "plain")]),
        ];
        let left = left_to_choose(options);
        let ids: Vec<_> = left.iter().map(|option| option.id.as_str()).collect();
        assert_eq!(ids, ["seven"]);
        assert!(left[0].requires.is_empty());
    }
}
