//! Merges one document into another: a file into its base, an option's choice into the file.

use toml::{Table, Value};

/// The value that removes a key.
const NONE: &str = "none";

/// Merges `patch` into `base`: tables merge key by key, everything else replaces. The text `"none"`
/// removes a key. The value of a key in `decisions` is one decision: it is replaced, never mixed
/// with a different one.
pub(crate) fn merge(base: &mut Table, patch: &Table, decisions: &[&str]) {
    for (key, value) in patch {
        let whole = decisions.contains(&key.as_str());
        match (base.get_mut(key), value) {
            (_, Value::String(text)) if text == NONE => {
                base.remove(key);
            }
            (Some(Value::Table(below)), Value::Table(above)) if whole => decide(below, above),
            (Some(Value::Table(below)), Value::Table(above)) => merge(below, above, decisions),
            (_, Value::Table(above)) if !whole => {
                let mut fresh = Table::new();
                merge(&mut fresh, above, decisions);
                base.insert(key.clone(), Value::Table(fresh));
            }
            _ => {
                base.insert(key.clone(), value.clone());
            }
        }
    }
}

/// Replaces one decision by another. The same decision keeps what is not given again, such as
/// `rounds.last` with a new `rounds.count`, but each of its values is replaced as a whole.
fn decide(below: &mut Table, above: &Table) {
    let kept = below.keys().eq(above.keys());
    for (key, value) in above {
        match (below.get_mut(key), value) {
            (Some(Value::Table(known)), Value::Table(value)) if kept => {
                known.extend(value.clone());
            }
            _ => {
                below.insert(key.clone(), value.clone());
            }
        }
    }
    below.retain(|key, _| above.contains_key(key));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn merged(base: &str, patch: &str) -> Table {
        let mut table: Table = base.parse().expect("base");
        merge(&mut table, &patch.parse().expect("patch"), &["match", "do"]);
        table
    }

    #[test]
    fn tables_merge_and_everything_else_replaces() {
        let got = merged("a = {x = 1, y = [1]}\nb = 1", "a = {y = [2], z = 3}");
        assert_eq!(got, "a = {x = 1, y = [2], z = 3}\nb = 1".parse().expect("toml"));
    }

    #[test]
    fn the_same_decision_keeps_what_is_not_said_anew() {
        assert_eq!(
            merged(
                "match = {rounds = {count = 4, last = 'sharp'}}",
                "match = {rounds = {count = 5}}"
            ),
            "match = {rounds = {count = 5, last = 'sharp'}}".parse().expect("toml")
        );
        assert_eq!(
            merged("match = {race = {target = {2 = 10}}}", "match = {race = {target = {any = 9}}}"),
            "match = {race = {target = {any = 9}}}".parse().expect("toml")
        );
        assert_eq!(
            merged("do = {pass_on = 2}", "do = {send_back = 1}"),
            "do = {send_back = 1}".parse().expect("toml")
        );
        assert_eq!(
            merged("do = {pass_on = 2}", "do = 'cancel'"),
            "do = 'cancel'".parse().expect("toml")
        );
    }

    #[test]
    fn none_takes_a_key_away_and_decisions_replace_whole() {
        assert_eq!(merged("a = {x = 1}", "a = 'none'"), Table::new());
        assert_eq!(
            merged("match = {race = {target = {any = 9}}}", "match = {deals = {count = 3}}"),
            "match = {deals = {count = 3}}".parse().expect("toml")
        );
    }
}
