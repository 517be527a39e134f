//! A rules file: the rules, the options it offers, and resolving both to house rules.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use toml::{Table, Value};

use super::deserialize::{to_text, typed_file};
use super::document::{Document, Layer};
use super::error::RuleError;
use super::fields::{has, set_by};
use super::line_numbers::{Places, join};
use super::merge::merge;
use super::options::{self, ChoiceRule, OptionRule};
use super::origin::Origin;
use super::serde_errors::without_brackets;
use super::source::Source;
use super::suggest::there_is_no;
use super::text::Text;

/// A rules file that has been read: its options are valid, its rules are checked when they are resolved.
#[derive(Clone, Debug)]
pub struct RulesFile<D> {
    table: Table,
    options: Vec<OptionRule>,
    origin: Origin,
    base: Option<String>,
    /// Mistakes for the choices of the base's options that are not offered here.
    left_out: Vec<RuleError>,
    places: Places,
    document: PhantomData<D>,
}

impl<D: Document> RulesFile<D> {
    /// Reads a rules file (the text of a preset or a user), and its `base` if it names one.
    ///
    /// # Errors
    /// Everything that is wrong with the text and its options; [`RulesFile::resolve`] finds the
    /// rest.
    pub fn read(text: &str) -> Result<Self, Vec<RuleError>> {
        Self::of(Source::read(text)?)
    }

    /// As [`RulesFile::read`], for a text known to be TOML.
    pub(crate) fn of(mut source: Source) -> Result<Self, Vec<RuleError>> {
        let origin = Origin::take(&mut source.table, &source.places);
        let base = source.table.get("base").and_then(Value::as_str).map(str::to_owned);
        // A file with options of its own is responsible for what goes together.
        let inherits = base.is_some() && !source.table.contains_key("options");
        let (mut table, places) = source.over_bases::<D>()?;
        let options = table.remove("options");
        let file = Self {
            table,
            options: Vec::new(),
            origin: Origin::default(),
            base,
            left_out: Vec::new(),
            places,
            document: PhantomData,
        };
        match (options::read(options), origin) {
            (Ok(options), Ok(origin)) => {
                let file = Self { options, origin, ..file };
                Ok(if inherits { file.without_misfits() } else { file })
            }
            (Ok(_), Err(mistakes)) => Err(mistakes),
            (Err(wrong), origin) => {
                let mut mistakes = file.locate(&BTreeMap::new(), wrong);
                mistakes.extend(origin.err().unwrap_or_default());
                Err(mistakes)
            }
        }
    }

    /// Where the rules come from, according to this file and not to its bases.
    #[must_use]
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The id of the rules that it builds on; none if it stands alone.
    #[must_use]
    pub fn base(&self) -> Option<&str> {
        self.base.as_deref()
    }

    /// What the base offers and this file does not, because it does not go with what the file says.
    pub(super) fn left_out(&self) -> &[RuleError] {
        &self.left_out
    }

    pub(super) fn replace_options(&mut self, options: Vec<OptionRule>, left_out: Vec<RuleError>) {
        self.options = options;
        self.left_out = left_out;
    }

    /// The options offered.
    #[must_use]
    pub fn options(&self) -> &[OptionRule] {
        &self.options
    }

    /// The house rules with these choices; options not named keep their default.
    ///
    /// # Errors
    /// An unknown option or choice, an unknown or missing field, a value of the wrong type.
    pub fn resolve(&self, chosen: &BTreeMap<String, String>) -> Result<D, Vec<RuleError>> {
        self.resolve_with(chosen, &Table::new())
    }

    /// The house rules with these choices, and a last patch applied on top.
    ///
    /// # Errors
    /// As [`RulesFile::resolve`].
    pub fn resolve_with(
        &self,
        chosen: &BTreeMap<String, String>,
        patch: &Table,
    ) -> Result<D, Vec<RuleError>> {
        let mut table = self.table.clone();
        for (_, choice) in self.in_force(chosen)? {
            merge(&mut table, &choice.set, D::DECISIONS);
        }
        let mut patch = patch.clone();
        D::upcast(&mut patch, Layer::Patch);
        merge(&mut table, &patch, D::DECISIONS);
        typed_file(&table).map_err(|mistakes| {
            // Mistakes in the patch have no line in this file.
            let (foreign, own): (Vec<_>, Vec<_>) =
                mistakes.into_iter().partition(|mistake| set_by(&patch, &mistake.field));
            let own = self.locate(chosen, own);
            own.into_iter().chain(foreign).collect()
        })
    }

    /// Compiles the rules with these choices for this number of seats.
    ///
    /// # Errors
    /// As [`RulesFile::resolve`], and every contradiction in the rules, each with its line.
    pub fn compile(
        &self,
        chosen: &BTreeMap<String, String>,
        seats: u8,
    ) -> Result<D::Rules, Vec<RuleError>> {
        let doc = self.resolve(chosen)?;
        doc.compile(seats).map_err(|mistakes| self.locate(chosen, mistakes))
    }

    /// This file with these choices made permanent; the other options stay open.
    ///
    /// # Errors
    /// An unknown option or choice.
    pub fn with_choices(&self, chosen: &BTreeMap<String, String>) -> Result<Self, Vec<RuleError>> {
        let settled = |id: &str, choice: &str| chosen.get(id).is_some_and(|made| made == choice);
        let mut file = Self { options: Vec::new(), ..self.clone() };
        self.in_force(chosen)?;
        for option in &self.options {
            let mut open = option.clone();
            open.requires.retain(|id, choice| !settled(id, choice));
            match chosen.get(&option.id) {
                // An option that depends on another open option stays open itself.
                Some(made) if open.requires.is_empty() => {
                    let choice = option.choice(made).map_err(|mistake| vec![mistake])?;
                    merge(&mut file.table, &choice.set, D::DECISIONS);
                }
                Some(made) => file.options.push(OptionRule { default: made.clone(), ..open }),
                None => file.options.push(open),
            }
        }
        // Removes options that require a choice no longer possible, and options that require those.
        loop {
            let ids: Vec<_> = file.options.iter().map(|option| option.id.clone()).collect();
            file.options.retain(|option| option.requires.keys().all(|id| ids.contains(id)));
            if file.options.len() == ids.len() {
                return Ok(file);
            }
        }
    }

    /// The rules with no option applied.
    ///
    /// # Errors
    /// As [`RulesFile::resolve`].
    pub fn plain(&self) -> Result<D, Vec<RuleError>> {
        typed_file(&self.table).map_err(|mistakes| self.locate(&BTreeMap::new(), mistakes))
    }

    /// The whole file as TOML: complete rules and their options.
    ///
    /// # Errors
    /// As [`RulesFile::plain`].
    pub fn to_text(&self) -> Result<String, Vec<RuleError>> {
        let mut text = to_text(&self.plain()?);
        if !self.options.is_empty() {
            let options = BTreeMap::from([("options", &self.options)]);
            text += "\n";
            text += &toml::to_string(&options).unwrap_or_default();
        }
        Ok(text)
    }

    /// Whether `option` is in force: all options that it requires have the required choice.
    #[must_use]
    pub fn counts(&self, option: &OptionRule, chosen: &BTreeMap<String, String>) -> bool {
        option.requires.iter().all(|(id, choice)| {
            let other = self.options.iter().find(|other| other.id == *id);
            other.is_some_and(|other| chosen.get(id).unwrap_or(&other.default) == choice)
        })
    }

    /// The choices in force, in the order of the options.
    fn in_force(
        &self,
        chosen: &BTreeMap<String, String>,
    ) -> Result<Vec<(&OptionRule, &ChoiceRule)>, Vec<RuleError>> {
        let known: Vec<_> = self.options.iter().map(|option| option.id.as_str()).collect();
        let unknown = chosen.keys().filter(|id| !known.contains(&id.as_str())).map(|id| {
            let message = there_is_no(("die Option", "option"), id, &known);
            RuleError::new("unknown_option", format!("options.{id}"), message)
        });
        let mut mistakes: Vec<_> = unknown.collect();
        let mut choices = Vec::new();
        for option in &self.options {
            match option.choice(chosen.get(&option.id).unwrap_or(&option.default)) {
                Ok(choice) if self.counts(option, chosen) => choices.push((option, choice)),
                Ok(_) => {}
                Err(mistake) => mistakes.push(mistake),
            }
        }
        if mistakes.is_empty() { Ok(choices) } else { Err(mistakes) }
    }

    /// The line on which this file itself sets exactly this field.
    pub(super) fn line_of(&self, field: &str) -> Option<usize> {
        self.places.line(field)
    }

    /// The mistakes with their lines in this text. A mistake in what a choice sets is attributed to
    /// the choice.
    pub(super) fn locate(
        &self,
        chosen: &BTreeMap<String, String>,
        mistakes: Vec<RuleError>,
    ) -> Vec<RuleError> {
        let choices = self.in_force(chosen).unwrap_or_default();
        let in_brackets = |mistake: RuleError| {
            let table = mistake.field.rsplit_once('.').map_or("", |(table, _)| table);
            let headed = mistake.code != "unknown_field" || self.places.is_headed(table);
            if headed { mistake } else { without_brackets(mistake) }
        };
        mistakes.into_iter().map(|found| self.place(&choices, in_brackets(found))).collect()
    }

    fn place(&self, choices: &[(&OptionRule, &ChoiceRule)], mistake: RuleError) -> RuleError {
        let code = mistake.code;
        debug_assert!(D::CODES.iter().any(|(known, _)| *known == code), "unlisted code {code}");
        let set = |option: &OptionRule, choice: &ChoiceRule| {
            format!("options.{}.choices.{}.set", option.id, choice.id)
        };
        let base = || self.places.line("base");
        let also = D::related(mistake.code).iter().map(|field| (*field).to_owned());
        for field in std::iter::once(mistake.field.clone()).chain(also) {
            // The choice applied last is the one that counts.
            for (option, choice) in choices.iter().rev() {
                if has(&choice.set, &field) {
                    let set = set(option, choice);
                    let field = join(&set, &field);
                    let Some((_, line)) = self.places.nearest(&field, &set) else {
                        let after = (
                            "; diese Option kommt aus der Grundlage, und `options = []` lässt \
                             deren Optionen weg",
                            "; this option comes from the base, and `options = []` leaves its \
                             options out",
                        );
                        let told = mistake.told(&Text::default(), &after.into());
                        return RuleError { field, ..told }.at(base());
                    };
                    return RuleError { field, ..mistake }.at(Some(line));
                }
            }
            if let Some(line) = self.places.line(&field) {
                return mistake.at(Some(line));
            }
        }
        // Not written anywhere: takes the nearest enclosing table, in the choice or in the file.
        let field = mistake.field.clone();
        let own =
            self.places.nearest(&field, "").map(|(length, line)| (length, line, field.clone()));
        let in_choices = choices.iter().filter_map(|(option, choice)| {
            let set = set(option, choice);
            let field = join(&set, &field);
            let (length, line) = self.places.nearest(&field, &set)?;
            Some((length - set.len() - 1, line, field))
        });
        match in_choices.chain(own).max_by_key(|(length, _, _)| *length) {
            Some((_, line, field)) => RuleError { field, ..mistake }.at(Some(line)),
            None => mistake.at(base()),
        }
    }
}
