//! Checks every choice of a rules file, and every two together, before anybody plays by them.

use std::collections::{BTreeMap, BTreeSet};

use super::document::Document;
use super::error::RuleError;
use super::file::RulesFile;
use super::options::with_required;
use super::text::Text;
use crate::limits::MAX_CHOICES_TRIED;

/// Chosen choices by option.
type Chosen = BTreeMap<String, String>;

impl<D: Document> RulesFile<D> {
    /// Everything that is wrong with the rules of this file with any choice of any option, and with
    /// any two choices together. A mistake that only certain choices cause names them.
    #[must_use]
    pub fn check(&self) -> Vec<RuleError> {
        let mut sweep = Sweep { file: self, known: BTreeSet::new(), found: Vec::new() };
        if !sweep.play(&Chosen::new()) {
            return sweep.in_order();
        }
        let single = self.single();
        let sound: Vec<_> = single.into_iter().filter(|chosen| sweep.play(chosen)).collect();
        for (index, one) in sound.iter().enumerate() {
            for other in &sound[..index] {
                sweep.extend(one, other);
            }
        }
        sweep.in_order()
    }

    /// What this file itself says that has no effect: not what a base or an option brings in, nor
    /// what takes effect through an option of the file; and what the base offers that does not go
    /// with the file. What takes effect only through an option of the base is reported with that
    /// choice. Only for sound rules.
    /// rules only.
    #[must_use]
    pub fn warnings(&self) -> Vec<RuleError> {
        let mut all = self.left_out().to_vec();
        all.extend(self.idle_fields());
        all
    }

    fn idle_fields(&self) -> Vec<RuleError> {
        let said = |chosen: &Chosen| self.resolve(chosen).map(|doc| doc.warnings());
        let Ok(mut found) = said(&Chosen::new()) else { return Vec::new() };
        found.retain(|warning| self.line_of(&warning.field).is_some());
        let others = self.single();
        if found.is_empty() || others.len() > MAX_CHOICES_TRIED {
            return Vec::new();
        }
        let mut brought: Vec<Option<Chosen>> = vec![None; found.len()];
        for chosen in others {
            let Ok(others) = said(&chosen) else { continue };
            let is_own = chosen.keys().any(|id| self.line_of(&format!("options.{id}")).is_some());
            let mut kept = Vec::new();
            for (warning, by) in found.into_iter().zip(brought) {
                let is_so = others.contains(&warning);
                if is_so || !is_own {
                    let by = by.or_else(|| (!is_so).then(|| chosen.clone()));
                    kept.push((warning, by));
                }
            }
            (found, brought) = kept.into_iter().unzip();
        }
        let placed = found.into_iter().zip(brought).map(|(mut warning, by)| {
            let line = self.line_of(&warning.field);
            if let Some(by) = by {
                let by: Vec<_> = by.iter().map(|(id, choice)| format!("{id} = {choice}")).collect();
                let by = by.join(", ");
                warning.german += &format!("; erst mit der Wahl {by} wirkt es");
                warning.message += &format!("; only with the choice {by} it does");
            }
            warning.at(line)
        });
        let mut placed: Vec<_> = placed.collect();
        placed.sort_by_key(|warning| warning.line);
        placed
    }

    /// Each choice other than the default, with what it requires.
    fn single(&self) -> Vec<Chosen> {
        let options = self.options();
        let each = options.iter().flat_map(|option| {
            let others = option.choices.iter().filter(|choice| choice.id != option.default);
            others.filter_map(|choice| {
                let only = BTreeMap::from([(option.id.clone(), choice.id.clone())]);
                with_required(options, option, only)
            })
        });
        each.collect()
    }
}

struct Sweep<'a, D> {
    file: &'a RulesFile<D>,
    /// Mistakes already reported, by code and field.
    known: BTreeSet<(&'static str, String)>,
    found: Vec<RuleError>,
}

impl<D: Document> Sweep<'_, D> {
    /// The mistakes found, in the order of their lines in the file.
    fn in_order(mut self) -> Vec<RuleError> {
        self.found.sort_by_key(|mistake| mistake.line);
        self.found
    }

    /// Tries choices; returns whether they give sound rules.
    fn play(&mut self, chosen: &Chosen) -> bool {
        let mistakes = match self.file.resolve(chosen) {
            Err(mistakes) => mistakes,
            Ok(doc) => {
                let mut mistakes = doc.check();
                if chosen.is_empty() && mistakes.is_empty() {
                    mistakes = doc.no_effect();
                }
                self.file.locate(chosen, mistakes)
            }
        };
        self.tell(chosen, mistakes)
    }

    /// Tries two sound choices together.
    fn extend(&mut self, one: &Chosen, other: &Chosen) {
        let mut both = one.clone();
        for (option, choice) in other {
            if *both.entry(option.clone()).or_insert_with(|| choice.clone()) != *choice {
                return;
            }
        }
        if both == *one || both == *other {
            return;
        }
        self.play(&both);
    }

    fn tell(&mut self, chosen: &Chosen, mistakes: Vec<RuleError>) -> bool {
        let sound = mistakes.is_empty();
        let with: Vec<_> = chosen.iter().map(|(id, choice)| format!("{id} = {choice}")).collect();
        for mistake in mistakes {
            if self.known.insert((mistake.code, mistake.field.clone())) {
                let before = if with.is_empty() {
                    Text::default()
                } else {
                    let with = with.join(", ");
                    (format!("mit {with}: "), format!("with {with}: ")).into()
                };
                self.found.push(mistake.told(&before, &Text::default()));
            }
        }
        sound
    }
}
