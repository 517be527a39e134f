//! Cyclic dependencies between files: files that name each other in a circle can only be understood all at
//! once. So no circle may have more than a few files: what two of them need goes into a third one.
//!
//! A dependency is whatever a file names from another, by `use` or by a path, even through re-exports. A
//! module and the files in its folder count as one, and tests may use anything.

mod code;
mod graph;
mod modules;

use std::collections::BTreeMap;

use super::Findings;
use super::sources::Sources;
use super::test_code;
use modules::Modules;

/// Most files in one circle.
const MOST: usize = 3;

pub(crate) fn check(sources: &Sources) -> Findings {
    let mut findings = Findings::default();
    let mut crates: BTreeMap<&str, Modules<'_>> = BTreeMap::new();
    for file in sources.with_extension("rs").filter(|file| !test_code::is_test_file(file)) {
        if let Some((name, path)) = file.path.split_once("/src/") {
            crates.entry(name).or_default().add(path, test_code::code_of(file));
        }
    }
    for (name, modules) in &crates {
        for circle in graph::circles(&modules.edges()) {
            if circle.len() > MOST {
                let files = circle.join(", ");
                let count = circle.len();
                findings.violations.push(format!(
                    "{name}: {count} files name each other in a circle, at most {MOST} may: {files}"
                ));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn violations(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<_> =
            files.iter().map(|(path, text)| (format!("crates/a/src/{path}"), *text)).collect();
        let files: Vec<_> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        check(&Sources::of(&files)).violations
    }

    const ROUND: [(&str, &str); 5] = [
        ("lib.rs", "mod a;\nmod b;\nmod c;\nmod d;\n"),
        ("a.rs", "use crate::b::{self, B};\npub struct A(B);\n"),
        ("b.rs", "use super::c;\npub struct B(c::C);\n"),
        ("c.rs", "pub struct C(crate::d::D);\n"),
        ("d.rs", "use crate::a::A as Other;\npub struct D(Option<Box<Other>>);\n"),
    ];

    #[test]
    fn a_circle_of_many_files_is_found_however_they_are_named() {
        let found = violations(&ROUND);
        assert_eq!(
            found,
            [
                "crates/a: 4 files name each other in a circle, at most 3 may: a.rs, b.rs, c.rs, d.rs"
            ]
        );
        for (at, fine) in [
            (4, "// use crate::a::A;\npub struct D(&'static str);\n"),
            (4, "const TEXT: &str = \"use crate::a::A;\";\npub struct D;\n"),
            (4, "pub struct D;\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n"),
            (2, "use super::c;\npub struct B;\n"),
        ] {
            let mut files = ROUND;
            files[at].1 = fine;
            assert!(violations(&files).is_empty(), "{fine}");
        }
    }

    #[test]
    fn what_a_module_hands_on_is_named_where_it_stands() {
        let files = [
            ("lib.rs", "mod f;\nmod x;\nmod y;\nmod z;\n"),
            ("f/mod.rs", "mod one;\nmod two;\npub use one::One;\npub use two::*;\n"),
            ("f/one.rs", "use crate::x::X;\npub struct One(X);\n"),
            ("f/two.rs", "pub struct Two;\n"),
            ("x.rs", "use crate::y::Y;\npub struct X(Y);\n"),
            ("y.rs", "use crate::z::Z;\npub struct Y(Z);\n"),
            ("z.rs", "use crate::f::One;\npub struct Z(Option<Box<One>>);\n"),
        ];
        assert_eq!(violations(&files).len(), 1);
        let mut fine = files;
        fine[6].1 = "use crate::f::Two;\npub struct Z(Two);\n";
        assert!(violations(&fine).is_empty());
    }

    #[test]
    fn what_is_handed_on_counts_where_it_is_used_as_well() {
        let handing = |text: &'static str| {
            let mut files = ROUND;
            files[2].1 = text;
            violations(&files).len()
        };
        assert_eq!(handing("pub use crate::c::C;\npub struct B(C);\n"), 1);
        assert_eq!(handing("pub use crate::c::C;\npub struct B;\n"), 0);
    }

    #[test]
    fn a_module_and_its_folder_belong_together() {
        let files = [
            ("lib.rs", "mod f;\n"),
            ("f/mod.rs", "mod a;\nmod b;\nmod c;\nuse a::A;\npub struct F(Option<Box<A>>);\n"),
            ("f/a.rs", "use super::b::B;\npub struct A(B);\n"),
            ("f/b.rs", "use super::c::C;\npub struct B(C);\n"),
            ("f/c.rs", "use super::F;\npub struct C(F);\n"),
        ];
        assert!(violations(&files).is_empty());
    }
}
