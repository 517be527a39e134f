//! Generates docs/protocol-reference.md, the reference of the wire protocol, from the declarations in
//! web/src/lib/wire and the comments in the code.

mod codes;
mod declared;
mod meant;
mod page;
mod unions;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::tidy::{Findings, Source, Sources, games};
use declared::Declared;
use meant::Meanings;
use page::Page;

const DOCUMENT: &str = "docs/protocol-reference.md";

const DECLARATIONS: &str = "web/src/lib/wire/";

const HEAD: &str = "\
# Everything that travels

Made by `cargo xtask reference` from the comments in the code: change them there. What the messages mean \
together stands in [the protocol](protocol.md); here is [an example](protocol-example.md).

A field holds what its type says; `number` is a whole number unless something else is said. A field \
of which it says \"may be left out\" is not there where it has nothing to say; one of type `null` is \
always there. Where a table begins with the name of a field in backticks, that field tells apart \
which of the forms a message has. New fields and new values may come: leave out what you do not know.
";

/// The parts of the page: their titles, and where their types are declared. Each game is a part.
fn parts(sources: &Sources) -> Vec<(String, String)> {
    let of = |title: &str, place: &str| (title.to_owned(), place.to_owned());
    let mut parts = vec![
        of("The connection to a table", "crates/table/src/wire/"),
        of("Games, seats, cards and wishes", "crates/engine/src/"),
    ];
    parts.extend(games::all(sources).iter().map(|game| {
        (game.said.trim_end_matches('.').to_owned(), format!("crates/engine/src/{}/", game.module))
    }));
    parts.push(of("Plain HTTP", "crates/table/src/wire/http/"));
    parts
}

/// Writes the page, and the code types for the client.
pub(crate) fn write(root: &Path) -> Result<bool> {
    let sources = Sources::read(root)?;
    for (path, text) in [(DOCUMENT, made(&sources).0), (unions::FILE, unions::text(&sources))] {
        fs::write(root.join(path), text).context(path)?;
        println!("reference: {path}");
    }
    Ok(true)
}

/// Checks that both files are up to date, and that everything has a meaning.
pub(crate) fn check(sources: &Sources) -> Findings {
    let (text, mut violations) = made(sources);
    for (path, text) in [(DOCUMENT, text), (unions::FILE, unions::text(sources))] {
        if sources.iter().find(|file| file.path == path).is_none_or(|file| file.text != text) {
            violations.push(format!("{path} is out of date: run `cargo xtask reference`"));
        }
    }
    Findings { violations }
}

/// The page, and everything without a meaning.
fn made(sources: &Sources) -> (String, Vec<String>) {
    let mut meanings = Meanings::default();
    for file in sources.with_extension("rs").filter(|file| file.path.starts_with("crates/")) {
        meanings.read(&file.path, &file.text);
    }
    let mut violations = Vec::new();
    let types: Vec<Declared> = declarations(sources)
        .filter_map(|file| {
            let declared = declared::read(&file.text);
            if declared.is_none() {
                violations.push(format!("{}: this declaration is not understood", file.path));
            }
            declared
        })
        .collect();
    let known = types.iter().map(|declared| declared.name.as_str()).collect();
    let text = HEAD.to_owned();
    let mut page = Page { known, meanings: &meanings, text, silent: Vec::new() };
    let parts = parts(sources);
    let home = |declared: &Declared| part(&parts, meanings.home(&declared.name));
    for (at, (title, _)) in parts.iter().enumerate() {
        page.text.push_str(&format!("\n## {title}\n"));
        let here = types.iter().filter(|declared| home(declared) == Some(at));
        here.for_each(|declared| page.declared(declared));
    }
    let homeless = types.iter().filter(|declared| home(declared).is_none());
    let homeless =
        homeless.map(|declared| format!("{DOCUMENT} has no place for {}", declared.name));
    violations.extend(homeless);
    let Page { mut text, mut silent, .. } = page;
    text.push_str(&codes::text(sources, &mut silent));
    violations
        .extend(silent.iter().map(|what| format!("{what} has no comment that says what it means")));
    (text, violations)
}

fn declarations(sources: &Sources) -> impl Iterator<Item = &Source> {
    sources.with_extension("ts").filter(|file| file.path.starts_with(DECLARATIONS))
}

/// The index of the part that a file belongs to: the one with the longest matching path.
fn part(parts: &[(String, String)], path: Option<&str>) -> Option<usize> {
    let fits = |at: &usize| path.is_some_and(|path| path.starts_with(&parts[*at].1));
    (0..parts.len()).filter(fits).max_by_key(|&at| parts[at].1.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "#[cfg_attr(feature = \"ts\", derive(ts_rs::TS), ts(export))]\npub enum Talk {\n    \
                        /// \"Hello.\"\n    Hello,\n}\n";

    fn violations(code: &str, declaration: &str, page: Option<&str>) -> Vec<String> {
        let mut files = vec![
            ("crates/table/src/wire/talk.rs", code),
            ("web/src/lib/wire/Talk.ts", declaration),
        ];
        files.extend(page.map(|page| (DOCUMENT, page)));
        let codes = unions::text(&Sources::of(&files));
        files.push((unions::FILE, &codes));
        check(&Sources::of(&files)).violations
    }

    #[test]
    fn the_page_is_what_the_code_says_and_the_code_says_something() {
        let declaration = "/**\n * What is said.\n */\nexport type Talk = \"hello\";";
        let declaration_of_two =
            "/**\n * What is said.\n */\nexport type Talk = \"hello\" | \"bye\";";
        assert_eq!(violations(CODE, declaration, None).len(), 1);
        let files =
            [("crates/table/src/wire/talk.rs", CODE), ("web/src/lib/wire/Talk.ts", declaration)];
        let (page, _) = made(&Sources::of(&files));
        assert!(page.contains("### Talk\n\nWhat is said."), "{page}");
        assert_eq!(violations(CODE, declaration, Some(&page)), Vec::<String>::new());
        assert_eq!(violations(CODE, declaration_of_two, Some(&page)).len(), 3);
        assert_eq!(violations(CODE, "export type Talk = ?;", Some(&page)).len(), 2);
        assert_eq!(violations("", declaration, Some(&page)).len(), 2);
        let without_codes = Sources::of(&[files[0], files[1], (DOCUMENT, &page)]);
        assert_eq!(
            check(&without_codes).violations,
            ["web/src/lib/net/codes.ts is out of date: run `cargo xtask reference`"]
        );
    }
}
