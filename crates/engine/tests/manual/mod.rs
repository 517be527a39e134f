//! A manual for rules files, checked against what the checker knows: every field, word and code is
//! explained, and its files, examples and recipes are valid.

use std::collections::BTreeSet;

use stammtisch_engine::rules::{Code, Document, RuleError, RulesFile};

/// A manual, and the preset that its examples build on.
pub(crate) struct Manual {
    pub(crate) text: &'static str,
    pub(crate) base: &'static str,
}

impl Manual {
    /// Whether the word occurs, alone or at the end of a field, between backticks or in an example.
    fn explains(&self, word: &str) -> bool {
        let forms = [
            format!("`{word}`"),
            format!(".{word}`"),
            format!("{{ {word} = "),
            format!("`\"{word}\"`"),
        ];
        forms.iter().any(|form| self.text.contains(form))
    }

    /// Explains all fields and words known to the checker, as in `cards.7.threat.then=misses`, and others.
    pub(crate) fn explains_all(&self, known: &BTreeSet<String>, others: &[&str]) {
        let last = |item: &String| item.rsplit(['.', '=']).next().map(str::to_owned);
        let others = others.iter().map(|word| (*word).to_owned());
        for word in known.iter().filter_map(last).chain(others) {
            assert!(word == "*" || self.explains(&word), "the manual does not explain `{word}`");
        }
    }

    /// Exactly these codes are in its table.
    pub(crate) fn explains_codes<'a>(&self, codes: impl Iterator<Item = &'a Code>) {
        let codes: Vec<_> = codes.map(|(code, _)| format!("| `{code}` | ")).collect();
        for code in &codes {
            assert!(self.text.contains(code), "the manual lacks {code}");
        }
        let (_, wrong) = self.text.split_once("| code | ").expect("a table of codes");
        let unknown: Vec<_> = wrong
            .lines()
            .filter(|line| line.starts_with("| `"))
            .filter(|line| !codes.iter().any(|code| line.starts_with(code)))
            .collect();
        assert!(unknown.is_empty(), "{unknown:?}");
    }

    /// Its files are valid; returns how many there are.
    pub(crate) fn files_hold<D: Document>(&self) -> usize {
        self.files().map(holds::<D>).count()
    }

    fn files(&self) -> impl Iterator<Item = &'static str> {
        let files = self.text.split("```toml\n").skip(1);
        files.filter_map(|rest| rest.split("```").next())
    }

    #[allow(dead_code, reason = "not every game has a schema")]
    /// Every file, example and recipe, as a file with the base.
    pub(crate) fn everything(&self) -> Vec<String> {
        let examples =
            self.lines(5).filter(|cells| cells[0].starts_with('`')).map(|cells| written(cells[4]));
        let all = examples
            .chain(self.recipes())
            .map(|text| if text.starts_with("base") { text } else { self.over_base(&text) });
        self.files().map(str::to_owned).chain(all).collect()
    }

    /// Each field in the tables has an example that can be read; returns how many there are.
    pub(crate) fn examples_are_read<D: Document>(&self) -> usize {
        let examples = self.lines(5).filter(|cells| cells[0].starts_with('`'));
        let read = |cells: Vec<&str>| {
            let example = &written(cells[4]);
            let text = if example.starts_with("base") {
                format!("{example}\n")
            } else {
                self.over_base(example)
            };
            let file = RulesFile::<D>::read(&text).and_then(|file| file.resolve(&[].into()));
            file.unwrap_or_else(|wrong| panic!("{example}: {}", wrong[0]));
        };
        examples.map(read).count()
    }

    /// Each recipe is valid as written; returns how many there are.
    pub(crate) fn recipes_hold<D: Document>(&self) -> usize {
        self.recipes().map(|written| does_something::<D>(&self.over_base(&written))).count()
    }

    fn recipes(&self) -> impl Iterator<Item = String> {
        let recipes = self.lines(2);
        let recipes =
            recipes.filter(|cells| cells[1].contains(" = ") && !cells[0].starts_with('`'));
        recipes.map(|cells| written(cells[1]))
    }

    fn over_base(&self, text: &str) -> String {
        format!("base = \"{}\"\n{text}\n", self.base)
    }

    /// The cells of the lines of all tables with this many columns.
    fn lines(&self, columns: usize) -> impl Iterator<Item = Vec<&'static str>> {
        let cells = |line: &'static str| {
            let inner = line.trim_start_matches("| ").trim_end_matches(" |");
            inner.split(" | ").collect::<Vec<_>>()
        };
        self.text
            .lines()
            .filter(|line| line.starts_with("| ") && !line.starts_with("|--"))
            .map(cells)
            .filter(move |cells| cells.len() == columns)
    }
}

fn holds<D: Document>(text: &str) {
    let found: Vec<RuleError> = match RulesFile::<D>::read(text) {
        Err(wrong) => wrong,
        Ok(file) => file.check(),
    };
    assert!(found.is_empty(), "{text}: {}", found[0]);
}

/// Checks that rules are valid and that the checker finds nothing without effect in them.
fn does_something<D: Document>(text: &str) {
    holds::<D>(text);
    let read = RulesFile::<D>::read(text).map(|file| file.warnings());
    let vain = read.unwrap_or_default().into_iter().find(|warning| warning.code == "no_effect");
    assert!(vain.is_none(), "{text}: {}", vain.map(|told| told.to_string()).unwrap_or_default());
}

/// The texts between backticks, one per line.
fn written(cell: &str) -> String {
    cell.split('`').skip(1).step_by(2).collect::<Vec<_>>().join("\n")
}
