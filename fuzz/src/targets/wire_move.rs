//! Fuzzes frames from clients: they are read, and the moves in them judged and made in positions of every
//! preset.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use stammtisch_engine::any::{AnyMatch, AnyRules, AnyRulesFile, GameId, Match, preset};
use stammtisch_engine::game::{Game, Status};
use stammtisch_engine::seat::Seat;
use stammtisch_engine::{each_game, file_of_each_game};
use stammtisch_table::wire::{ClientMessage, Command};

use super::Target;
use super::random::Random;

pub(super) const TARGET: Target = Target { name: "wire_move", seeds, run };

/// Positions kept for each preset.
const POSITIONS: usize = 12;

/// Messages that are not moves of any game.
const OTHERS: [&str; 3] = [
    r#"{"do":"say","phrase":"would_i_lie"}"#,
    r#"{"do":"start","first":2}"#,
    r#"{"do":"add_bot","seat":1,"bot":"regel"}"#,
];

fn seeds() -> Vec<Vec<u8>> {
    let frame = |command: serde_json::Value| {
        serde_json::json!({"type": "command", "no": 1, "base": 0, "command": command}).to_string()
    };
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap_or_default();
    let of = |(game, moves): (GameId, &'static str)| {
        moves.lines().map(move |mv| {
            let mut mv = read(mv);
            if let Some(fields) = mv.as_object_mut() {
                fields.insert("game".into(), game.name().into());
            }
            serde_json::json!({"do": "move", "move": mv})
        })
    };
    let moves = file_of_each_game!("../../seeds/moves/", ".jsonl").into_iter().flat_map(of);
    moves.chain(OTHERS.into_iter().map(read)).map(|command| frame(command).into_bytes()).collect()
}

fn run(input: &[u8]) {
    let Ok(ClientMessage::Command { command, .. }) = serde_json::from_slice(input) else { return };
    let Command::Move { mv } = command else { return };
    for game in positions() {
        for seat in (0..12).map(Seat) {
            let mut copy = game.clone();
            if copy.play(seat, mv, &mut |_| {}).is_ok() {
                drop(copy.view(None));
            }
        }
    }
}

fn positions() -> &'static [AnyMatch] {
    static POSITIONS_OF_ALL: OnceLock<Vec<AnyMatch>> = OnceLock::new();
    POSITIONS_OF_ALL.get_or_init(|| {
        let rules = preset::ids().filter_map(rules_of);
        let along = |rules: AnyRules| -> Vec<AnyMatch> {
            each_game!(AnyRules, rules, G: rules => {
                along_a_game::<G>(&rules).into_iter().map(AnyMatch::from).collect()
            })
        };
        rules.flat_map(along).collect()
    })
}

/// A preset at its greatest number of seats.
fn rules_of(id: &str) -> Option<AnyRules> {
    let file = preset::text(id).map(AnyRulesFile::read).and_then(Result::ok)?;
    let doc = file.resolve(&BTreeMap::new()).ok()?;
    doc.compile(doc.head().seats.max).ok()
}

/// Positions along a random game.
fn along_a_game<G: Game>(rules: &Arc<G::Rules>) -> Vec<Match<G>> {
    let mut game = Random::<G>::start(rules, 3);
    let mut found = Vec::new();
    while found.len() < POSITIONS && G::status(&game.state) == Status::Playing {
        found.push(Match { rules: rules.clone(), state: Box::new(game.state.clone()) });
        for _ in 0..5 {
            game.step();
        }
    }
    found
}
