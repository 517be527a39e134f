//! Logs of tables as a store holds them, one line a piece: read and folded into a table.

use stammtisch_engine::mau::rules::{RulesFile, preset, to_text};
use stammtisch_table::{BotHouse, Header, Record, Table};

use super::Target;

pub(super) const TARGET: Target = Target { name: "log", seeds, run };

const ENTRIES: &str = r#"{"format":2,"entry":"sat","seat":0,"player":"0000000000000000000000000000000a"}
{"format":2,"entry":"bot_added","seat":1,"bot":"regel","name":"Greta"}
{"format":2,"entry":"bot_added","seat":2,"bot":"regel","name":"Otto"}
{"format":2,"entry":"started","seed":"0700000000000000000000000000000000000000000000000000000000000000","shuffle":"chacha20-fisher-yates-1","dealer":2}
{"format":2,"entry":"moved","seat":0,"move":{"game":"mau","move":"draw"}}
{"format":2,"entry":"moved","seat":0,"move":{"game":"mau","move":"pass"}}
{"format":2,"entry":"moved","seat":1,"move":{"game":"mau","move":"draw"},"by_bot":true}
{"format":2,"entry":"next_deal"}
{"format":2,"entry":"bot_took_over","seat":0,"bot":"regel","why":"absent"}
{"format":2,"entry":"returned","seat":0}"#;

fn seeds() -> Vec<Vec<u8>> {
    let header = |id: &str| {
        let file = preset::text(id).map(RulesFile::read).and_then(Result::ok)?;
        let rules = to_text(&file.resolve(&std::collections::BTreeMap::new()).ok()?);
        let header = serde_json::json!({
            "format": 2, "code": "ABCDEF", "chosen": {"base": id, "options": {}}, "rules": rules,
            "seats": 3, "host": "0000000000000000000000000000000a",
        });
        Some(format!("{header}\n{ENTRIES}").into_bytes())
    };
    preset::ids().filter_map(header).collect()
}

fn run(input: &[u8]) {
    let mut lines = input.split(|byte| *byte == b'\n');
    let Some(Ok(header)) = lines.next().map(Header::from_bytes) else { return };
    let Ok(mut table) = Table::open(header, BotHouse::default()) else { return };
    let records = lines.map_while(|line| Record::from_bytes(line).ok());
    if table.replay(records.map(|record| (record, None))).is_ok() {
        drop(table.public_view());
        drop(table.questions());
    }
}
