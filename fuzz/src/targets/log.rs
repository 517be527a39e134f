//! Logs of tables as a store holds them, one line a piece: read and folded into a table.

use std::collections::BTreeMap;

use stammtisch_engine::any::{AnyRulesFile, preset};
use stammtisch_table::{BotHouse, Header, Record, Table};

use super::Target;

pub(super) const TARGET: Target = Target { name: "log", seeds, run };

const COMMON: &str = r#"{"format":4,"entry":"sat","seat":0,"player":"0000000000000000000000000000000a"}
{"format":4,"entry":"bot_added","seat":1,"bot":"regel","name":"Greta"}
{"format":4,"entry":"bot_added","seat":2,"bot":"regel","name":"Otto"}
{"format":4,"entry":"said","seat":0,"phrase":"hello"}
{"format":4,"entry":"started","seed":"0700000000000000000000000000000000000000000000000000000000000000","shuffle":"chacha20-fisher-yates-1","dealer":2}"#;

/// Moves of each game. An older format is read as well.
const MOVES: [&str; 2] = [MAU, MAXONAUT];

const MAU: &str = r#"{"format":2,"entry":"moved","seat":0,"move":{"game":"mau","move":"draw"}}
{"format":2,"entry":"moved","seat":0,"move":{"game":"mau","move":"pass"}}
{"format":3,"entry":"moved","seat":1,"move":{"game":"mau","move":"draw"},"by_bot":true}
{"format":3,"entry":"next_deal"}
{"format":4,"entry":"bot_took_over","seat":0,"bot":"regel","why":"absent"}
{"format":4,"entry":"returned","seat":0}"#;

const MAXONAUT: &str = r#"{"format":4,"entry":"moved","seat":2,"move":{"game":"maxonaut","move":"lay","cards":["3","6"]},"by_bot":true}
{"format":4,"entry":"said","seat":2,"phrase":"believe_me","by_bot":true}
{"format":4,"entry":"moved","seat":2,"move":{"game":"maxonaut","move":"announce","said":"63"},"by_bot":true}
{"format":4,"entry":"moved","seat":0,"move":{"game":"maxonaut","move":"believe"}}
{"format":4,"entry":"moved","seat":0,"move":{"game":"maxonaut","move":"lay","cards":["unseen"]}}
{"format":4,"entry":"moved","seat":0,"move":{"game":"maxonaut","move":"announce","said":"21"}}
{"format":4,"entry":"moved","seat":1,"move":{"game":"maxonaut","move":"doubt"},"by_bot":true}
{"format":4,"entry":"ready","seat":0}"#;

fn seeds() -> Vec<Vec<u8>> {
    let log = |id: &str| {
        let file = preset::text(id).map(AnyRulesFile::read).and_then(Result::ok)?;
        let rules = file.resolve(&BTreeMap::new()).ok()?;
        let header = serde_json::json!({
            "format": 4, "code": "ABCDEF", "chosen": {"base": id, "options": {}},
            "rules": rules.to_text(), "seats": 3, "host": "0000000000000000000000000000000a",
        });
        let of_game =
            |moves: &&str| moves.contains(&format!(r#""game":"{}""#, rules.game().name()));
        let moves = MOVES.iter().find(|moves| of_game(moves))?;
        Some(format!("{header}\n{COMMON}\n{moves}").into_bytes())
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
