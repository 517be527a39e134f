//! Tests of the software bill of materials, against this repository's lock files.

use super::crates::read_tree;
use super::{packages, write};
use serde_json::Value;
use std::fs;

/// The document of this repository.
fn ours() -> Value {
    let text = write(&crate::root(), None).unwrap();
    assert_eq!(text, write(&crate::root(), None).unwrap(), "the same twice");
    serde_json::from_str(&text).unwrap()
}

fn named<'a>(document: &'a Value, name: &str) -> Vec<&'a Value> {
    let components = document["components"].as_array().unwrap();
    components.iter().filter(|component| component["name"] == name).collect()
}

/// The version and the checksum of a crate in the lock file.
fn locked(name: &str) -> (String, String) {
    let lock: toml::Value =
        toml::from_str(&fs::read_to_string(crate::root().join("Cargo.lock")).unwrap()).unwrap();
    let packages = lock["package"].as_array().unwrap();
    let package = packages.iter().find(|it| it["name"].as_str() == Some(name)).unwrap();
    let text = |key: &str| package[key].as_str().unwrap().to_owned();
    (text("version"), text("checksum"))
}

#[test]
fn it_names_what_is_in_the_binary_as_the_lock_files_do() {
    let document = ours();
    assert_eq!(document["specVersion"], "1.6");
    let whole = &document["metadata"]["component"];
    assert_eq!(whole["name"], "stammtisch");
    assert_eq!(whole["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(named(&document, "stammtisch-engine").len(), 1);

    for name in ["tokio", "rsa", "webauthn_rp"] {
        let (version, checksum) = locked(name);
        let [part] = named(&document, name)[..] else { panic!("{name} is not there once") };
        assert_eq!(part["version"], version.as_str());
        assert_eq!(part["purl"], format!("pkg:cargo/{name}@{version}"));
        assert_eq!(part["hashes"][0]["content"], checksum.as_str());
        assert!(part["licenses"][0]["expression"].as_str().unwrap().contains("MIT"), "{part}");
        assert_eq!(part["scope"], "required");
    }
    assert_eq!(named(&document, "sqlite").len(), 1, "the C library inside libsqlite3-sys");

    let lock = fs::read_to_string(crate::root().join("web/package-lock.json")).unwrap();
    let lock: Value = serde_json::from_str(&lock).unwrap();
    let [svelte] = named(&document, "svelte")[..] else { panic!("svelte is not there once") };
    assert_eq!(svelte["version"], lock["packages"]["node_modules/svelte"]["version"]);
    assert_eq!(svelte["hashes"][0]["content"].as_str().unwrap().len(), 128);
}

#[test]
fn it_names_nothing_that_only_tests_and_tools_need() {
    let document = ours();
    // For tests and benches; for development tools; a driver that only features of tests would bring; for
    // Windows; for building; for testing and building the client.
    let strangers = [
        ["criterion", "proptest", "tempfile"],
        ["xtask", "allocation-counter", "futures-macro"],
        ["sqlx-mysql", "sqlx-postgres", "rand_pcg"],
        ["windows-sys", "cc", "pkg-config"],
        ["vite", "eslint", "playwright-core"],
    ];
    for name in strangers.as_flattened() {
        assert!(named(&document, name).is_empty(), "{name} is not in the binary");
    }
}

#[test]
fn all_that_is_needed_is_named_and_somebody_needs_it() {
    let document = ours();
    let list = |key: &str, name: &str| -> Vec<String> {
        let all = document[key].as_array().unwrap().iter();
        all.map(|one| one[name].as_str().unwrap().to_owned()).collect()
    };
    let root = document["metadata"]["component"]["bom-ref"].as_str().unwrap();
    let mut named = list("components", "bom-ref");
    named.push(root.to_owned());
    let mut told = list("dependencies", "ref");
    let mut needed = vec![root.to_owned()];
    for one in document["dependencies"].as_array().unwrap() {
        let needs = one["dependsOn"].as_array().unwrap().iter();
        needed.extend(needs.map(|need| need.as_str().unwrap().to_owned()));
    }
    for list in [&mut named, &mut told, &mut needed] {
        list.sort();
    }
    let once = named.len();
    named.dedup();
    needed.dedup();
    assert_eq!(named.len(), once, "each is named once");
    assert_eq!(named, told);
    assert_eq!(named, needed);
}

#[test]
fn what_only_a_macro_needs_does_not_run() {
    let tree = read_tree(
        "0 stammtisch v0.1.0 (/home/a b/cli)\n\
         1 serde v1.0.0\n\
         2 serde_derive v1.0.0 (proc-macro)\n\
         3 syn v2.0.0\n\
         4 memchr v2.0.0\n\
         1 memchr v2.0.0\n\
         1 serde v1.0.0 (*)\n",
    )
    .unwrap();
    let names: Vec<_> = tree.running().unwrap().into_iter().map(|id| id.0.as_str()).collect();
    assert_eq!(names, ["memchr", "serde", "stammtisch"]);
    assert_eq!(tree.needs.len(), 5);
    for odd in ["serde v1.0.0", "1 serde", "1 serde 1.0.0"] {
        assert!(read_tree(odd).is_err(), "{odd}");
    }
}

#[test]
fn packages_are_looked_for_as_node_does() {
    let client = packages::read(
        r#"{ "packages": {
            "": { "version": "1", "dependencies": { "a": "1" }, "devDependencies": { "d": "1" } },
            "node_modules/a": {
                "version": "1.0.0+x", "integrity": "sha512-AAE=",
                "dependencies": { "@s/b": "2" }, "optionalDependencies": { "elsewhere": "1" }
            },
            "node_modules/@s/b": { "version": "1.0.0" },
            "node_modules/a/node_modules/@s/b": { "version": "2.0.0", "dependencies": { "c": "1" } },
            "node_modules/c": { "version": "3.0.0" },
            "node_modules/d": { "version": "4.0.0" }
        } }"#,
    )
    .unwrap();
    assert_eq!(client.needs, ["pkg:npm/a@1.0.0%2Bx"]);
    let found: Vec<_> = client.parts.keys().map(String::as_str).collect();
    assert_eq!(found, ["pkg:npm/%40s/b@2.0.0", "pkg:npm/a@1.0.0%2Bx", "pkg:npm/c@3.0.0"]);
    assert_eq!(client.parts["pkg:npm/a@1.0.0%2Bx"].hash, Some(("SHA-512", "0001".to_owned())));
    assert!(
        packages::read(
            r#"{ "packages": { "": { "version": "1", "dependencies": { "a": "1" } } } }"#
        )
        .is_err()
    );
}

/// The packages that a source file imports.
fn imported(text: &str) -> impl Iterator<Item = &str> {
    let names =
        |before: &'static str| text.split(before).skip(1).filter_map(|rest| rest.split_once('\''));
    let all = ["from '", "import '", "import('"].into_iter().flat_map(names);
    all.map(|(name, _)| name).filter(|name| !name.starts_with('.'))
}

#[test]
fn what_the_client_imports_stands_among_its_dependencies() {
    let manifest = fs::read_to_string(crate::root().join("web/package.json")).unwrap();
    let manifest: Value = serde_json::from_str(&manifest).unwrap();
    let mut folders = vec![crate::root().join("web/src")];
    let mut found = 0;
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() {
                folders.push(path);
            } else if [".ts", ".svelte"].iter().any(|end| name.ends_with(end))
                && !name.contains("test")
            {
                for import in imported(&fs::read_to_string(&path).unwrap()) {
                    let parts = if import.starts_with('@') { 2 } else { 1 };
                    let package =
                        import.splitn(parts + 1, '/').take(parts).collect::<Vec<_>>().join("/");
                    assert!(
                        !manifest["dependencies"][&package].is_null(),
                        "{name} imports {package}"
                    );
                    found += 1;
                }
            }
        }
    }
    assert!(found > 10, "{found}");
}
