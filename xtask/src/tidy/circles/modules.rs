//! The modules of a crate, and where the items that they name are declared.

use std::collections::{BTreeMap, BTreeSet};

use super::super::test_code;
use super::code::{self, Use};

/// The path of a module: `["mau", "deck"]`.
type Path = Vec<String>;

struct Module<'a> {
    file: &'a str,
    uses: Vec<Use>,
    /// The names it uses, with their paths.
    paths: Vec<Vec<String>>,
    /// The items declared in it.
    items: BTreeSet<String>,
}

/// The deepest chain of re-exports that is followed.
const DEEPEST: usize = 20;

/// All modules of a crate except tests.
#[derive(Default)]
pub(super) struct Modules<'a> {
    all: BTreeMap<Path, Module<'a>>,
    /// Modules that exist only for tests.
    of_tests: BTreeSet<Path>,
}

impl<'a> Modules<'a> {
    /// Adds a file, by its path below `src`.
    pub(super) fn add(&mut self, file: &'a str, code: &str) {
        let code = code::without_texts(code);
        let mut path: Path = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
        if matches!(path.last().map(String::as_str), Some("mod" | "lib" | "main")) {
            path.pop();
        }
        for name in modules_of_tests(&code) {
            self.of_tests.insert([path.as_slice(), &[name.to_owned()]].concat());
        }
        let (mut uses, rest) = code::uses(&code);
        // A re-exported name may be used here as well.
        for one in &mut uses {
            let named = |name: &String| test_code::has_word(&rest, name, |_| false);
            one.handed_on &= !one.name.as_ref().is_some_and(named);
        }
        let (paths, items) = (code::paths(&rest), code::items(&rest));
        self.all.insert(path, Module { file, uses, paths, items });
    }

    /// Which file names items of which other files. A module and the files in its folder count as one.
    pub(super) fn edges(&self) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
        let mut edges: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        for (path, module) in self.all.iter().filter(|(path, _)| !self.is_of_tests(path)) {
            let used = module.uses.iter().filter(|one| !one.handed_on);
            let used = used.map(|one| (&one.path, one.name.is_none()));
            let named = module.paths.iter().map(|named| (named, false));
            for (named, all_of_it) in used.chain(named) {
                let Some((at, is_module)) = self.find(path, named, 0) else { continue };
                let apart = !at.starts_with(path) && !path.starts_with(&at);
                if apart && (all_of_it || !is_module) && !self.is_of_tests(&at) {
                    edges.entry(module.file).or_default().insert(self.all[&at].file);
                }
            }
        }
        edges
    }

    fn is_of_tests(&self, path: &Path) -> bool {
        (1..=path.len()).any(|end| self.of_tests.contains(&path[..end]))
    }

    /// The module that declares the named item, and whether the name is that module itself; none: it is in
    /// another crate, or here.
    fn find(&self, from: &Path, named: &[String], depth: usize) -> Option<(Path, bool)> {
        let (first, rest) = named.split_first()?;
        match first.as_str() {
            "crate" => self.below(Path::new(), rest, depth),
            "self" => self.below(from.clone(), rest, depth),
            "super" => {
                let mut above = from.clone();
                above.pop();
                let more = rest.iter().take_while(|name| *name == "super").count();
                above.truncate(above.len().saturating_sub(more));
                self.below(above, &rest[more..], depth)
            }
            _ => {
                let child = [from.as_slice(), std::slice::from_ref(first)].concat();
                if self.all.contains_key(&child) {
                    return self.below(child, rest, depth);
                }
                self.handed(from, first, rest, depth)
            }
        }
    }

    fn below(&self, at: Path, rest: &[String], depth: usize) -> Option<(Path, bool)> {
        let Some((first, further)) = rest.split_first() else { return Some((at, true)) };
        let child = [at.as_slice(), std::slice::from_ref(first)].concat();
        if self.all.contains_key(&child) {
            return self.below(child, further, depth);
        }
        self.all.get(&at)?;
        Some(self.handed(&at, first, further, depth).unwrap_or((at, false)))
    }

    /// Looks up a name that a module has from elsewhere.
    fn handed(
        &self,
        at: &Path,
        name: &String,
        rest: &[String],
        depth: usize,
    ) -> Option<(Path, bool)> {
        if depth > DEEPEST {
            return None;
        }
        let uses = &self.all.get(at)?.uses;
        let named = uses.iter().find(|one| one.name.as_ref() == Some(name));
        if let Some(one) = named.filter(|one| one.path != std::slice::from_ref(name)) {
            return self.find(at, &[one.path.as_slice(), rest].concat(), depth + 1);
        }
        let globs = uses.iter().filter(|one| one.name.is_none());
        let globs = globs.filter_map(|one| self.find(at, &one.path, depth + 1));
        globs.filter(|(other, _)| other != at).find_map(|(other, _)| {
            if self.all[&other].items.contains(name) {
                return Some((other, false));
            }
            self.handed(&other, name, rest, depth + 1)
        })
    }
}

/// Modules in files of their own that exist only for tests.
fn modules_of_tests(code: &str) -> impl Iterator<Item = &str> {
    code.split("#[cfg(test)]").skip(1).filter_map(|after| {
        let item = after.trim_start().trim_start_matches("pub(crate) ");
        item.strip_prefix("mod ")?.split_once(';').map(|(name, _)| name.trim())
    })
}
