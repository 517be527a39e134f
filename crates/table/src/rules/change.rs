//! In which words a change of rules is told: the names of options, and the sentences of the rules.

use std::collections::BTreeSet;

use stammtisch_engine::rules::Lang;
use stammtisch_rules_text as rules_text;

use crate::limits::RULE_LINES_TOLD;
use crate::rules::RulesInForce;
use crate::wire::{
    Choice, LinesChange, NameChange, OptionChange, OptionInfo, RulesChange, SeatsChange, Text,
    WordsChange,
};

impl RulesInForce {
    /// What is different from the rules before.
    pub(crate) fn changed_from(&self, before: &Self) -> RulesChange {
        let (was, is) = (before.by.seats, self.by.seats);
        let id = |rules: &Self| (rules.info.game.clone(), rules.info.id.clone());
        let other = id(self) != id(before) || self.info.name != before.info.name;
        let options = self.options_changed(if other { None } else { Some(before) });
        let own_words = !other
            && self.by.text != before.by.text
            && (options.is_empty() || self.by.chosen.file != before.by.chosen.file);
        let words = |lang| self.words_changed(before, lang);
        RulesChange {
            seats: (was != is).then_some(SeatsChange { before: was, now: is }),
            rules: other.then(|| NameChange {
                before: before.info.name.clone(),
                now: self.info.name.clone(),
            }),
            options,
            words: if own_words {
                WordsChange { de: words(Lang::De), en: words(Lang::En) }
            } else {
                WordsChange::default()
            },
        }
    }

    /// Options that are chosen otherwise than before, or than usual.
    fn options_changed(&self, before: Option<&Self>) -> Vec<OptionChange> {
        let mut changes = Vec::new();
        for option in &self.info.options {
            let Some(now) = self.choice_of(option) else { continue };
            let was = match before {
                Some(before) => before
                    .info
                    .options
                    .iter()
                    .find(|known| known.id == option.id)
                    .and_then(|known| before.choice_of(known)),
                None => option.choices.iter().find(|choice| choice.id == option.default),
            };
            if was.map(|choice| &choice.id) != Some(&now.id) {
                let was: Option<Text> =
                    was.filter(|_| before.is_some()).map(|choice| choice.name.clone());
                changes.push(OptionChange {
                    name: option.name.clone(),
                    before: was,
                    now: now.name.clone(),
                });
            }
        }
        changes
    }

    /// What is chosen in an option, if it counts beside the other choices.
    fn choice_of<'a>(&'a self, option: &'a OptionInfo) -> Option<&'a Choice> {
        let counts = option.requires.iter().all(|(other, choice)| self.chosen_in(other) == choice);
        let id = self.chosen_in(&option.id);
        option.choices.iter().find(|choice| counts && choice.id == id)
    }

    fn chosen_in(&self, option: &str) -> &str {
        let usual = || self.info.options.iter().find(|known| known.id == option);
        let chosen = self.by.chosen.options.get(option).map(String::as_str);
        chosen.or_else(|| usual().map(|known| known.default.as_str())).unwrap_or_default()
    }

    fn words_changed(&self, before: &Self, lang: Lang) -> LinesChange {
        let lines = |rules: &Self| -> Vec<String> {
            let sections = rules_text::explain(rules.book.rules(), lang);
            sections.into_iter().flat_map(|section| section.lines).collect()
        };
        let (was, is) = (lines(before), lines(self));
        let without = |lines: &[String], others: &[String]| {
            let others: BTreeSet<_> = others.iter().collect();
            let differ = lines.iter().filter(|line| !others.contains(line));
            differ.take(RULE_LINES_TOLD).cloned().collect()
        };
        LinesChange { gone: without(&was, &is), new: without(&is, &was) }
    }
}
