//! A change of rules in words for people: the names of options, and the sentences that differ.

use std::collections::BTreeSet;

use stammtisch_engine::any::AnyRulesFile;
use stammtisch_engine::rules::Lang;
use stammtisch_rules_text as rules_text;

use super::rulebook::Rulebook;
use crate::limits::RULE_LINES_TOLD;
use crate::rules::RulesInForce;
use crate::wire::{
    Choice, ChosenRules, LinesChange, NameChange, OptionChange, OptionDifference, OptionInfo,
    RulesChange, RulesDifference, SeatsChange, Text, WordsChange,
};

impl RulesInForce {
    /// The differences from the rules before.
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

    /// The differences from the usual rules: the options, and the sentences of a rules file that do
    /// not hold in its base.
    pub(super) fn difference(&self) -> Option<RulesDifference> {
        // Options are told by name, so the sentences are compared with default options on both sides.
        let usual = |base: &str, file| {
            let chosen = ChosenRules { base: base.to_owned(), file, ..ChosenRules::default() };
            Rulebook::choose(&chosen, self.by.seats).ok()
        };
        let file = self.by.chosen.file.as_ref();
        let both = file.and_then(|text| {
            let base = AnyRulesFile::read(text).ok()?.base()?.to_owned();
            Some((usual(&base, None)?, usual("", Some(text.clone()))?))
        });
        let options = self.options_changed(None).into_iter();
        let words = |lang| {
            let lines = both.as_ref().map(|(base, own)| new_lines(own, base, lang));
            lines.unwrap_or_default()
        };
        let differs = RulesDifference {
            base: both.as_ref().map(|(base, _)| base.name()),
            options: options
                .map(|OptionChange { name, now, .. }| OptionDifference { name, now })
                .collect(),
            de: words(Lang::De),
            en: words(Lang::En),
        };
        let usual = differs.options.is_empty() && differs.de.is_empty() && differs.en.is_empty();
        (!usual).then_some(differs)
    }

    /// Options whose choice differs from the one before, or from the default.
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

    /// The choice made in an option, if the option applies with the other choices.
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
        let new = |of: &Self, beside: &Self| new_lines(&of.book, &beside.book, lang);
        LinesChange { gone: new(before, self), new: new(self, before) }
    }
}

/// The first sentences of some rules that do not hold in others.
fn new_lines(of: &Rulebook, beside: &Rulebook, lang: Lang) -> Vec<String> {
    let lines = |book: &Rulebook| {
        let sections = rules_text::explain(book.rules(), lang);
        sections.into_iter().flat_map(|section| section.lines)
    };
    let known: BTreeSet<_> = lines(beside).collect();
    lines(of).filter(|line| !known.contains(line)).take(RULE_LINES_TOLD).collect()
}
