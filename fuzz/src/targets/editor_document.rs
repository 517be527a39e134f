//! Fuzzes what the editor in the browser can produce: documents of anything the schema offers, on top of any
//! preset, written as a file; then treated like any rules file.

use serde_json::{Map, Value, json};
use stammtisch_engine::any::preset;
use stammtisch_engine::chance::{Chance, Seed};
use stammtisch_engine::rules::Lang;

use super::{Target, rules_file};

pub(super) const TARGET: Target = Target { name: "editor_document", seeds, run };

/// The number of documents generated from the schema.
const SEEDS: u64 = 240;

/// The greatest nesting depth of tables.
const DEEPEST: u32 = 7;

fn run(input: &[u8]) {
    let Ok(document) = serde_json::from_slice::<Map<String, Value>>(input) else { return };
    // What TOML cannot express never leaves the editor.
    let Ok(file) = toml::to_string(&document) else { return };
    (rules_file::TARGET.run)(file.as_bytes());
}

fn seeds() -> Vec<Vec<u8>> {
    let schema = stammtisch_rules_text::file_schema(Lang::De);
    let bases: Vec<_> = preset::bases().collect();
    let seed = |n: u64| {
        let mut made = Made { schema: &schema, chance: Chance::stream(&Seed::from_number(n), 0) };
        let base = bases[made.below(bases.len())];
        let mut document = made.table(&schema, DEEPEST);
        for head in ["format", "game", "sources", "tags", "region"] {
            document.remove(head);
        }
        document.insert("base".into(), json!(base));
        document.insert("id".into(), json!("made-up"));
        json!(document).to_string().into_bytes()
    };
    (0..SEEDS).map(seed).collect()
}

/// Generates documents, value by value.
struct Made<'a> {
    schema: &'a Value,
    chance: Chance,
}

impl Made<'_> {
    fn below(&mut self, count: usize) -> usize {
        self.chance.below(u32::try_from(count).unwrap_or(u32::MAX)) as usize
    }

    /// A table with a few of its fields, and all that it requires.
    fn table(&mut self, node: &Value, depth: u32) -> Map<String, Value> {
        let known: Vec<_> = node["properties"].as_object().into_iter().flatten().collect();
        let needed = node["x-needed"].as_array().cloned().unwrap_or_default();
        let mut table = Map::new();
        for (key, field) in &known {
            let is_needed = needed.iter().any(|need| need == *key);
            if is_needed || self.below(known.len()) < 2 {
                table.insert((*key).clone(), self.value(field, depth));
            }
        }
        table
    }

    fn value(&mut self, node: &Value, depth: u32) -> Value {
        let Some(depth) = depth.checked_sub(1) else { return json!("none") };
        let schema = self.schema;
        if let Some(reference) = node["$ref"].as_str() {
            let name = reference.rsplit('/').next().unwrap_or_default();
            return self.value(&schema["$defs"][name], depth);
        }
        if let Some(word) = node.get("const") {
            return word.clone();
        }
        for either in ["oneOf", "anyOf", "enum"] {
            let Some(all) = node[either].as_array().filter(|all| !all.is_empty()) else { continue };
            let one = &all[self.below(all.len())];
            return if either == "enum" { one.clone() } else { self.value(one, depth) };
        }
        match node["type"].as_str() {
            Some("boolean") => json!(self.below(2) == 0),
            Some("integer") => json!([0, 1, 2, 3, 5, 52, 255, -1][self.below(8)]),
            Some("array") => {
                (0..self.below(3)).map(|_| self.value(&node["items"], depth)).collect()
            }
            Some("object") if node.get("properties").is_some() => {
                Value::Object(self.table(node, depth))
            }
            Some("object") => self.entries(node, depth),
            _ => json!(["7", "J", "joker", "red-7", "KH", "3-", "every 2", "mau"][self.below(8)]),
        }
    }

    /// A table whose keys are chosen by people.
    fn entries(&mut self, node: &Value, depth: u32) -> Value {
        let by_pattern = node["patternProperties"].as_object().and_then(|all| all.values().next());
        let of = by_pattern.unwrap_or(&node["additionalProperties"]);
        let keys = ["7", "A", "joker", "10H", "any", "klopfen", "2"];
        let mut table = Map::new();
        for _ in 0..=self.below(2) {
            let key = keys[self.below(keys.len())];
            table.insert(key.into(), self.value(of, depth));
        }
        Value::Object(table)
    }
}
