//! Rules files written in older formats, and by older versions in the present one, as users have
//! them on disk: they are read, they are valid, and they mean what they meant.
//!
//! Beside each is what it meant when it was stored, written in full by `rules show` and without its
//! options. Neither is ever rewritten: if this fails, rules have changed without a new format.

use stammtisch_engine::any::{AnyRulesFile, from_text};

/// A file, by game, format and name; its text and its full meaning.
struct Former {
    name: &'static str,
    text: &'static str,
    full: &'static str,
}

macro_rules! former {
    ($($name:literal)+) => {
        [$(Former {
            name: $name,
            text: include_str!(concat!("../data/rules/former/", $name, ".toml")),
            full: include_str!(concat!("../data/rules/former/", $name, ".full")),
        }),+]
    };
}

const FORMER: [Former; 8] = former! {
    "mau_1/live"
    "mau_1/schule"
    "mau_2/erftschmiede"
    "mau_2/live"
    "mau_2/plain"
    "mau_2/schule"
    "mau_2/verschaerft"
    "maxonaut_1/maxonaut"
};

fn read(name: &str, text: &str) -> AnyRulesFile {
    AnyRulesFile::read(text).unwrap_or_else(|wrong| panic!("{name}: {}", wrong[0]))
}

#[test]
fn files_of_all_former_formats_are_read_and_mean_what_they_meant() {
    for Former { name, text, full } in FORMER {
        let file = read(name, text);
        let wrong = file.check();
        assert!(wrong.is_empty(), "{name}: {}", wrong[0]);
        let doc = file.plain().unwrap_or_else(|wrong| panic!("{name}: {}", wrong[0]));
        let meant = from_text(full).unwrap_or_else(|wrong| panic!("{name}: {}", wrong[0]));
        assert!(doc == meant, "{name} means something else now");
        for seats in doc.head().seats.min..=doc.head().seats.max {
            assert!(doc.compile(seats).is_ok(), "{name} for {seats}");
        }
    }
}

/// A file with a base says less than a whole one.
#[test]
fn a_file_over_a_former_file_is_read_as_well() {
    for Former { name, text, .. } in FORMER {
        let over = AnyRulesFile::read_over("base = './below.toml'\nid = 'over'\n", &[text]);
        let over = over.unwrap_or_else(|wrong| panic!("{name}: {}", wrong[0]));
        assert!(over.check().is_empty(), "{name}");
        assert_eq!(over.options().len(), read(name, text).options().len(), "{name}");
    }
}
