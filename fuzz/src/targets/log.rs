//! Fuzzes logs of tables as a store holds them, one line per entry: they are read and folded into a table.

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyRulesFile, preset};
use stammtisch_engine::file_of_each_game;
use stammtisch_table::{BotHouse, Header, Record, Table};

use super::Target;

pub(super) const TARGET: Target = Target { name: "log", seeds, run };

const COMMON: &str = r#"{"format":4,"entry":"sat","seat":0,"player":"0000000000000000000000000000000a"}
{"format":4,"entry":"bot_added","seat":1,"bot":"regel","name":"Greta"}
{"format":4,"entry":"bot_added","seat":2,"bot":"regel","name":"Otto"}
{"format":4,"entry":"said","seat":0,"phrase":"hello"}
{"format":4,"entry":"started","seed":"0700000000000000000000000000000000000000000000000000000000000000","shuffle":"chacha20-fisher-yates-1","dealer":2}"#;

fn seeds() -> Vec<Vec<u8>> {
    let log = |id: &str| {
        let file = preset::text(id).map(AnyRulesFile::read).and_then(Result::ok)?;
        let rules = file.resolve(&BTreeMap::new()).ok()?;
        let header = serde_json::json!({
            "format": 4, "code": "ABCDEF", "chosen": {"base": id, "options": {}},
            "rules": rules.to_text(), "seats": 3, "host": "0000000000000000000000000000000a",
        });
        // The moves of the game. An older format is read as well.
        let all = file_of_each_game!("../../seeds/logs/", ".jsonl");
        let (_, moves) = all.into_iter().find(|(game, _)| *game == rules.game())?;
        Some(format!("{header}\n{COMMON}\n{}", moves.trim_end()).into_bytes())
    };
    preset::ids().filter_map(log).collect()
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
