//! Finds what a Rust file names: its `use` lines, and paths in its code.

use std::collections::BTreeSet;

/// A `use` of one name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Use {
    pub(super) path: Vec<String>,
    /// The name it has here; none: a glob import.
    pub(super) name: Option<String>,
    /// Whether it is only re-exported, and not used here.
    pub(super) handed_on: bool,
}

/// The `use` lines of code without comments and string literals, and the code without these lines.
pub(super) fn uses(code: &str) -> (Vec<Use>, String) {
    let (mut found, mut rest, mut from) = (Vec::new(), String::new(), 0);
    while let Some(at) = next_use(code, from) {
        let before = code[from..at].trim_end();
        let line = &before[before.rfind([';', '{', '}', ']']).map_or(0, |end| end + 1)..];
        let end = code[at..].find(';').map_or(code.len(), |end| at + end);
        let handed_on = line.trim_start().starts_with("pub");
        let tree = code.get(at + 4..end).unwrap_or_default();
        if !before.ends_with("#[cfg(test)]") {
            leaves(&[], tree, &mut |path, name| found.push(Use { path, name, handed_on }));
        }
        rest.push_str(&code[from..at]);
        from = end;
    }
    rest.push_str(&code[from..]);
    (found, rest)
}

/// Where the next `use` begins; not counting `use<…>` in a type.
fn next_use(code: &str, from: usize) -> Option<usize> {
    code[from..].match_indices("use ").map(|(at, _)| from + at).find(|at| {
        let before = code[..*at].chars().next_back();
        before.is_none_or(|before| !before.is_alphanumeric() && !"_:.'".contains(before))
    })
}

/// Reports every name in a tree such as `a::{b, c::{self, d as e}, f::*}`.
fn leaves(above: &[String], tree: &str, tell: &mut impl FnMut(Vec<String>, Option<String>)) {
    let tree = tree.trim();
    let group = tree.find('{');
    let step = tree.find("::");
    if let Some(group) = group
        && step.is_none_or(|step| group < step)
    {
        let inner = tree[group + 1..].rsplit_once('}').map_or("", |(inner, _)| inner);
        return parts(inner).into_iter().for_each(|part| leaves(above, part, tell));
    }
    if let Some(step) = step {
        let path = [above, &[tree[..step].trim().to_owned()]].concat();
        return leaves(&path, &tree[step + 2..], tell);
    }
    let (name, known) = tree.split_once(" as ").map_or((tree, tree), |(name, known)| (name, known));
    let (name, known) = (name.trim(), known.trim());
    match name {
        "" => {}
        "*" => tell(above.to_vec(), None),
        "self" => {
            let last = above.last().cloned().unwrap_or_default();
            let known = if known == "self" { last } else { known.to_owned() };
            tell(above.to_vec(), Some(known));
        }
        _ => tell([above, &[name.to_owned()]].concat(), Some(known.to_owned())),
    }
}

/// The parts between the commas of the outermost group.
fn parts(inner: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut from) = (Vec::new(), 0_usize, 0);
    for (at, mark) in inner.char_indices() {
        match mark {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                parts.push(&inner[from..at]);
                from = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&inner[from..]);
    parts
}

/// All paths of at least two names.
pub(super) fn paths(code: &str) -> Vec<Vec<String>> {
    let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let words = code.split(|c: char| !is_name(c));
    let path = |word: &str| -> Vec<String> {
        let names = word.split("::").take_while(|name| !name.is_empty() && !name.contains(':'));
        names.map(str::to_owned).collect()
    };
    words.filter(|word| word.contains("::")).map(path).filter(|path| path.len() > 1).collect()
}

/// The names of declared items.
pub(super) fn items(code: &str) -> BTreeSet<String> {
    const KINDS: [&str; 7] = ["struct", "enum", "trait", "type", "fn", "const", "static"];
    let words: Vec<&str> = code
        .split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .filter(|word| !word.is_empty())
        .collect();
    let declared = words.windows(2).filter(|pair| KINDS.contains(&pair[0]));
    declared.map(|pair| pair[1].to_owned()).collect()
}

/// The code with blanks in place of comments and string literals.
pub(super) fn without_texts(code: &str) -> String {
    let mut plain = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let skipped = skipped(rest, plain.chars().next_back());
        let end = if skipped == 0 { first.len_utf8() } else { skipped };
        plain.push_str(if skipped == 0 { &rest[..end] } else { " " });
        rest = &rest[end..];
    }
    plain
}

/// The length of the comment or literal that begins here; 0: there is none.
fn skipped(rest: &str, before: Option<char>) -> usize {
    let to = |mark: &str, from: usize| {
        rest[from..].find(mark).map_or(rest.len(), |end| from + end + mark.len())
    };
    if rest.starts_with("//") {
        return rest.find('\n').unwrap_or(rest.len());
    }
    if rest.starts_with("/*") {
        return to("*/", 2);
    }
    let in_a_name = before.is_some_and(|before| before.is_alphanumeric() || before == '_');
    if rest.starts_with('r') && !in_a_name {
        let marks = rest[1..].bytes().take_while(|byte| *byte == b'#').count();
        if rest[1 + marks..].starts_with('"') {
            return to(&format!("\"{}", "#".repeat(marks)), 2 + marks);
        }
    }
    if rest.starts_with('"') {
        let mut escaped = false;
        let end = rest.char_indices().skip(1).find(|(_, mark)| {
            let ends = *mark == '"' && !escaped;
            escaped = *mark == '\\' && !escaped;
            ends
        });
        return end.map_or(rest.len(), |(at, _)| at + 1);
    }
    if rest.starts_with('\'') {
        // A lifetime has no closing quote.
        let mut marks = rest.char_indices().skip(1);
        return match (marks.next(), marks.next()) {
            (Some((_, '\\')), Some(_)) => to("'", 3),
            (Some(_), Some((at, '\''))) => at + 1,
            _ => 0,
        };
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_of_a_use_is_found() {
        let code = "use a::{self, b::{C, D as E}, f::*};\npub(crate) use crate::x::Y;\nfn g() -> impl Iterator + use<> { h::i() }\n#[cfg(test)]\nuse z::Z;\n";
        let (found, rest) = uses(code);
        let of = |path: &str, name: Option<&str>, handed_on| Use {
            path: path.split("::").map(str::to_owned).collect(),
            name: name.map(str::to_owned),
            handed_on,
        };
        let wanted = [
            of("a", Some("a"), false),
            of("a::b::C", Some("C"), false),
            of("a::b::D", Some("E"), false),
            of("a::f", None, false),
            of("crate::x::Y", Some("Y"), true),
        ];
        assert_eq!(found, wanted);
        assert_eq!(paths(&rest), [["h", "i"]]);
    }

    #[test]
    fn comments_and_texts_name_nothing() {
        let code = "// a::b\nlet c = \"d::e\\\"f::g\"; /* h::i */ r#\"j::k\"# 'l' '\\'' x::y<'a>";
        assert_eq!(paths(&without_texts(code)), [["x", "y"]]);
    }
}
