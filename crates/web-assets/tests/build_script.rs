//! Tests of the build script's parts, run as ordinary code.

#![allow(dead_code, unreachable_pub, missing_docs)]

#[path = "../build/hashed.rs"]
mod hashed;
#[path = "../build/node.rs"]
mod node;
#[path = "../build/pack.rs"]
mod pack;

use std::fs;

#[test]
fn vite_names_are_told_from_others() {
    assert!(hashed::is_hashed("/assets/index-Ab3_x-9Z.js"));
    assert!(hashed::is_hashed("/assets/index-DkJ3kd9a.css.map"));
    assert!(hashed::is_hashed("/assets/lib-CiPkc6i.css"));
    assert!(hashed::is_hashed("/assets/deed.svelte-B2wBfq57.js"));
    for path in ["/index.html", "/sw.js", "/assets/index.js", "/assets/Ab3_x-9Z.js", "/assets/-"] {
        assert!(!hashed::is_hashed(path), "{path}");
    }
}

#[test]
fn node_versions_are_compared_as_numbers() {
    assert_eq!(node::parse("v20.19.2\n"), Some((20, 19)));
    assert!(node::parse("v18.20.4") < Some(node::MINIMUM));
    assert!(node::parse("v20.9.0") < Some(node::MINIMUM));
    assert!(node::parse("v100.0.0") > Some(node::MINIMUM));
    assert_eq!(node::parse("gibberish"), None);
}

#[test]
fn the_advice_is_one_line_that_names_tool_version_and_switches() {
    let advice = node::advice("Node.js was not found");
    assert_eq!(advice.lines().count(), 1);
    for part in ["Node.js", "20.19", "npm", "apt-get install", "WEB_DIST=", "WEB_SKIP=1"] {
        assert!(advice.contains(part), "{part}: {advice}");
    }
}

#[test]
fn every_file_is_packed_and_leftovers_are_not() {
    let place = tempfile::tempdir().unwrap();
    let (dist, out) = (place.path().join("dist"), place.path().join("out"));
    fs::create_dir_all(dist.join("assets")).unwrap();
    fs::create_dir_all(out.join("packed")).unwrap();
    fs::write(out.join("packed/old"), "left over").unwrap();
    fs::write(dist.join("index.html"), "x").unwrap();
    fs::write(dist.join("assets/a-12345678.js"), "let a;".repeat(100)).unwrap();
    fs::write(dist.join("assets/b-12345678.png"), vec![0; 1000]).unwrap();

    pack::embed(&dist, &out, false).unwrap();

    let code = fs::read_to_string(out.join("files.rs")).unwrap();
    let paths: Vec<_> = code.lines().filter(|line| line.contains("File {")).collect();
    assert_eq!(paths.len(), 3, "{code}");
    assert!(paths[0].contains("\"/assets/a-12345678.js\"") && paths[0].contains("0.br"));
    assert!(paths[1].contains("\"/assets/b-12345678.png\"") && paths[1].contains("brotli: None"));
    assert!(paths[2].contains("\"/index.html\"") && paths[2].contains("gzip: None"));
    assert!(!out.join("packed/old").exists());
    assert!(fs::metadata(out.join("packed/0.br")).unwrap().len() < 100);
}

#[test]
fn a_missing_folder_is_named() {
    let place = tempfile::tempdir().unwrap();
    let error = pack::embed(&place.path().join("nowhere"), place.path(), false).unwrap_err();
    assert!(error.contains("nowhere"), "{error}");
}
