//! Doc comments of enum values, and the files that types are declared in: the TypeScript exporter leaves both
//! out, so they are read from the code, which rustfmt has formatted uniformly.

use std::collections::BTreeMap;

use crate::tidy::games;

/// What the code says about types, by their names on the wire.
#[derive(Default)]
pub(super) struct Meanings {
    /// The meanings of enum values, by their plain names.
    values: BTreeMap<String, BTreeMap<String, String>>,
    /// The file of each type.
    homes: BTreeMap<String, String>,
    /// Types with a variant for each game.
    sums: Vec<String>,
    /// The games, by their plain names.
    games: BTreeMap<String, String>,
}

impl Meanings {
    /// Notes the types in a file that are exported.
    pub(super) fn read(&mut self, path: &str, text: &str) {
        let (mut attributes, mut open): (_, Option<String>) = (String::new(), None);
        let mut doc = Vec::new();
        let mut own_name = None;
        let mut in_sum = false;
        for line in text.lines() {
            if line == "sum_of_games! {" {
                in_sum = true;
                continue;
            }
            in_sum &= line != "}";
            let line = if in_sum { line.strip_prefix("    ").unwrap_or(line) } else { line };
            if let Some(game) = games::listed(line) {
                self.games.insert(plain(game.name), game.said.into());
            }
            if let Some(name) = &open {
                if line == "}" {
                    open = None;
                } else if let Some(said) = line.strip_prefix("    /// ") {
                    doc.push(said.trim());
                } else if let Some(rest) = line.strip_prefix("    #[serde(rename = \"") {
                    own_name = rest.split('"').next();
                } else if let Some(variant) = variant(line) {
                    let known = self.values.entry(name.clone()).or_default();
                    let travels = own_name.take().unwrap_or(variant);
                    known.insert(plain(travels), doc.join(" "));
                    doc.clear();
                }
            } else if let Some((kind, name)) =
                item(line).filter(|_| attributes.contains("ts_rs::TS"))
            {
                let renamed = attributes.split_once("export, rename = \"");
                let renamed = renamed.and_then(|(_, rest)| rest.split('"').next());
                let name = renamed.unwrap_or(name).to_owned();
                self.homes.insert(name.clone(), path.into());
                if in_sum {
                    self.sums.push(name.clone());
                }
                open = (kind == "enum" && !in_sum).then_some(name);
                doc.clear();
            } else if line.starts_with("#[") {
                attributes.push_str(line);
            } else if !line.starts_with("///") {
                attributes.clear();
            }
        }
    }

    /// The file in which a type is declared.
    pub(super) fn home(&self, name: &str) -> Option<&str> {
        self.homes.get(name).map(String::as_str)
    }

    /// The meanings of a type's values; if the type is not known, those of the only other enum with exactly
    /// these values, in case they are inlined in another type.
    pub(super) fn of(&self, name: &str, values: &[&str]) -> Option<&BTreeMap<String, String>> {
        let has = |known: &BTreeMap<String, String>| {
            values.iter().all(|value| known.contains_key(&plain(value)))
        };
        let sum = self.sums.iter().any(|sum| sum == name);
        let own = if sum { Some(&self.games) } else { self.values.get(name) };
        let own = own.filter(|known| has(known));
        own.or_else(|| self.values.values().find(|known| known.len() == values.len() && has(known)))
    }
}

/// The plain form of a name: `DrawShort` and `draw_short` are the same.
pub(super) fn plain(name: &str) -> String {
    name.chars().filter(|c| *c != '_').map(|c| c.to_ascii_lowercase()).collect()
}

/// The item that a line begins: `enum` or `struct`, and its name.
fn item(line: &str) -> Option<(&str, &str)> {
    let (kind, rest) = line.strip_prefix("pub ")?.split_once(' ')?;
    let name = rest.split(|c: char| !c.is_alphanumeric()).next()?;
    matches!(kind, "enum" | "struct").then_some((kind, name))
}

fn variant(line: &str) -> Option<&str> {
    let line = line.strip_prefix("    ").filter(|line| line.starts_with(char::is_uppercase))?;
    line.split(|c: char| !c.is_alphanumeric()).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_known_by_the_name_of_their_type_as_it_travels() {
        let mut meanings = Meanings::default();
        meanings.read(
            "moves.rs",
            "/// A move.\n#[cfg_attr(feature = \"ts\", derive(ts_rs::TS), ts(export, rename = \"MauMove\"))]\n\
             pub enum Move {\n    /// Take fewer\n    /// cards.\n    DrawShort {\n        /// How many.\n        \
             missing: u8,\n    },\n    /// Pass.\n    #[serde(x)]\n    Pass,\n    /// Wait.\n    \
             #[serde(rename = \"stay\")]\n    Wait,\n}\n",
        );
        let known = meanings.of("MauMove", &["draw_short"]).unwrap();
        assert_eq!(known[&plain("draw_short")], "Take fewer cards.");
        assert_eq!(known[&plain("pass")], "Pass.");
        assert_eq!(known["stay"], "Wait.");
        assert_eq!(meanings.home("MauMove"), Some("moves.rs"));
        meanings.read("list.rs", "        \"A game.\" Mau $crate::mau::Mau,\n");
        meanings.read(
            "play.rs",
            "sum_of_games! {\n    /// Any.\n    #[cfg_attr(feature = \"ts\", derive(ts_rs::TS), ts(export, rename = \"GameMove\"))]\n    \
             pub enum AnyMove(MoveOf)\n}\n",
        );
        assert_eq!(meanings.home("GameMove"), Some("play.rs"));
        assert_eq!(meanings.of("GameMove", &["mau"]).unwrap()["mau"], "A game.");
        assert!(meanings.of("Other", &["pass"]).is_none());
        assert!(meanings.of("Other", &["pass", "draw_short", "stay"]).is_some());
    }
}
